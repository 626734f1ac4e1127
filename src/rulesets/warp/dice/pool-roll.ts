import { flag, oneOf, record, whole, type Read } from "../../../core/shape/shape.js";
import type { Line } from "../../../core/play/contract/modifiers.js";
import type { GardienRollOptions, ShownDie } from "../../../core/dice/gardien-roll.js";
import { say } from "../../../core/text/text.js";
import type { Text } from "../../../core/text/text.js";
import { splitFaces } from "../rules/checks/faces.js";
import type { Pool } from "../rules/checks/pool.js";
import { amountOf, poolOf } from "./line-dice.js";
import { WarpRoll } from "./warp-roll.js";

/** What a pool can be rolled for; the table of rolls, as far as it names pools. */
export const POOL_ROLLS = [
  "check",
  "initiative",
  "attack",
  "defence",
  "rangedDefence",
  "power",
  "resistance",
  "fate",
  "obstacle",
] as const;
export type PoolRoll = (typeof POOL_ROLLS)[number];

const OPTIONS = record({
  what: oneOf(POOL_ROLLS),
  /** WP-06 — dice before any line. */
  base: whole,
  /** WP-36…WP-38 — optional rules in force for this roll. */
  rules: record({
    ...{ criticalFailure: flag, everUpward: flag, irresistibleSixes: flag },
    sixesScope: oneOf(["kept", "all"]),
  }),
});
/** What a pool remembers besides its dice; with its lines it is all that the dice are read by. */
export type PoolRollOptions = GardienRollOptions & Read<typeof OPTIONS>;

/** WP-01…WP-04 — a pool of six-sided dice whose lines explain how many there are and which of them count. */
export class WarpPoolRoll extends WarpRoll {
  /** The pool that its base and lines come to. */
  get pool(): Pool {
    const { base, lines } = this.remembered;
    return poolOf(base, lines);
  }

  /** Faces in the order they fell; undefined until then, and when they are not the dice that its lines come to. */
  override get faces(): readonly number[] | undefined {
    const { pool } = this;
    const faces = pool.formula === this.formula ? super.faces : undefined;
    return faces?.length === pool.roll ? faces : undefined;
  }

  protected override get remembered(): PoolRollOptions {
    return { ...super.remembered, ...OPTIONS.read(this.options) };
  }

  protected override get shown(): readonly ShownDie[] {
    const { faces } = this;
    if (!faces) return [];
    const { kept, dropped } = splitFaces(this.pool, faces);
    const die = (counts: boolean) => (value: number) => ({ faces: 6, value, counts });
    return [...kept.map(die(true)), ...dropped.map(die(false))];
  }

  protected override get title(): Text {
    return { key: `GARDIEN.WARP.ROLL.${this.remembered.what}` };
  }

  protected override amountOf(line: Line): string {
    return say(amountOf(line));
  }
}
