export { cardContext } from "./item-cards.js";
export { click } from "./item-clicks.js";
export { dress } from "./style.js";
