export { dressDice } from "./dice-so-nice.js";
export { integratePiles } from "./item-piles.js";
export { showInHud } from "./token-action-hud.js";

/** Offers the checks of the table to Quench; they are fetched for it alone. */
export async function registerBatches(quench: unknown): Promise<void> {
  await (await import("../check/quench.js")).registerBatches(quench);
}
