export { dressDice } from "./dice-so-nice.js";
export { estimateHealth } from "./health-estimate.js";
export { integratePiles } from "./item-piles.js";
export { showInHud } from "./token-action-hud.js";
