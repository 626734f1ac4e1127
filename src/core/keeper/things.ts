import type { HandsRule } from "./contract.js";

/** Whether an item can go from hand to hand. */
export function isGiven(item: Item, { things, grown }: HandsRule): boolean {
  if (!things.includes(item.type)) return false;
  return !grown?.values.includes(String(foundry.utils.getProperty(item, grown.path)));
}
