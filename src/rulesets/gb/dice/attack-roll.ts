import type { Text } from "../../../core/text/text.js";
import { attackBonus } from "../rules/attack/attack.js";
import { GbRoll } from "./gb-roll.js";

/** GB-15 — an attack: `1d20` and every modifier. What it does to a target is the verdict's affair, for it depends on the target. */
export class GbAttackRoll extends GbRoll {
  /** Sum of the modifiers that count. */
  get bonus(): number {
    return attackBonus(this.remembered.lines.filter(({ on }) => on).map(({ value }) => value));
  }

  /** GB-18 — the extreme face, if one fell. */
  get natural(): "hit" | "miss" | undefined {
    if (this.face === 20) return "hit";
    return this.face === 1 ? "miss" : undefined;
  }

  protected override get title(): Text {
    return { key: "GARDIEN.GB.ATTACK.roll" };
  }
}
