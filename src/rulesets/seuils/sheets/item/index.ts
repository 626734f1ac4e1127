export { cardContext } from "./item-cards.js";
export { clicks } from "./item-clicks.js";
export { dress } from "../style.js";
