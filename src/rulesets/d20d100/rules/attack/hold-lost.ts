import type { Hold } from "./holds.js";

/** DD-137, DD-138 — how somebody stands who and another hold each other no more: pinned they stay as long as anybody holds them. */
export function letGo(one: Hold, by: string): Hold {
  const grappling = one.grappling.filter((name) => name !== by);
  return {
    ...one,
    grappling,
    immobilised: one.immobilised && grappling.length > 0,
    strangled: one.strangled?.by === by ? null : one.strangled,
  };
}

/**
 * DD-137, DD-139 — whom somebody who goes down holds no more: everybody, but for a hold around their neck, which whoever
 * has it keeps up until they are dead.
 */
export function lostWith({ grappling, strangled }: Hold, dead: boolean): readonly string[] {
  return grappling.filter((name) => dead || name !== strangled?.by);
}
