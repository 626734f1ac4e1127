export { cardContext } from "./item-cards.js";
export { change, clicks } from "./item-clicks.js";
export { dress } from "../style.js";
