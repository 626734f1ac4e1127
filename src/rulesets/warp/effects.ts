import type { EffectRules } from "../../core/ruleset.js";

const TARGET = "GARDIEN.EFFECT.TARGET";

/** WP-04, WP-14 — what a keeper's own effect may add bonus or malus dice to: attacks, defences, powers, actions, one trait. */
export const EFFECTS: EffectRules = {
  targets: [
    ...["attack", "defence", "checks"].map((id) => ({ id, name: `${TARGET}.${id}` })),
    ...["power", "resistance"].map((id) => ({ id, name: `GARDIEN.WARP.EFFECT.${id}` })),
  ],
  items: [{ type: "warpTrait", id: "trait" }],
  unit: "GARDIEN.WARP.EFFECT.dice",
  most: 10,
};
