import type { Explained, Line, Modifier } from "../../../core/attack/procedure.js";
import type { Text } from "../../../core/text.js";
import { pool, poolParts } from "../rules/pool.js";
import type { Pool, PoolDice, PoolModifier } from "../rules/pool.js";
import { REASONS, isReason } from "../rules/reasons.js";

/** WP-14 — a reason for dice as a line of a roll: bonus dice above 0, malus dice below; dice that count say so. */
export function lineOf({ id, kind, count }: PoolModifier): Modifier {
  return {
    id,
    value: kind === "malus" ? -count : count,
    rule: REASONS[id],
    facts: kind === "dice" ? { counts: 1 } : {},
  };
}

/** WP-04 — the dice of a line; one added by hand is bonus or malus dice. */
function diceOf({ value, facts }: Pick<Modifier, "value" | "facts">): PoolDice {
  if (facts.counts === 1) return { kind: "dice", count: value };
  return { kind: value < 0 ? "malus" : "bonus", count: Math.abs(value) };
}

/** WP-04 — the pool that a base and the lines that are on come to. */
export function poolOf(base: number, lines: readonly Line[]): Pool {
  return pool(poolParts(base, lines.filter(({ on }) => on).map(diceOf)));
}

/** Id of the line that holds the dice a roll of a fight starts from. */
export const BASE = "base";

/** Id of what the keeper is asked about where somebody acts who is in no state to. */
export const UNABLE = "unable";

/** Name and explanation of a line, from itself alone: an old card says what it said. */
export function explain({ id, facts = {} }: Pick<Modifier, "id"> & Partial<Pick<Modifier, "facts">>): {
  readonly name: Text;
  readonly source: Text;
} {
  if (id === BASE) return explainBase(String(facts.trait ?? ""));
  if (id === UNABLE)
    return { name: { key: "GARDIEN.WARP.FIGHT.unable" }, source: { key: "GARDIEN.WARP.FIGHT.unable" } };
  const reason = isReason(id) ? id : "advantage";
  return {
    name: { key: `GARDIEN.WARP.DICE.${reason}.name` },
    source: { key: `GARDIEN.WARP.DICE.${reason}.source` },
  };
}

/** WP-48, WP-49 — the trait that was called upon, or what anybody has. */
function explainBase(trait: string): { readonly name: Text; readonly source: Text } {
  const base = "GARDIEN.WARP.FIGHT.base";
  return trait
    ? { name: { key: `${base}.named`, data: { name: trait } }, source: { key: `${base}.trait` } }
    : { name: { key: `${base}.untrained` }, source: { key: `${base}.anybody` } };
}

/** What a line adds, in dice: bonus, malus, or dice that count. */
export function amountOf(line: Pick<Modifier, "value" | "facts">): Text {
  const { kind, count } = diceOf(line);
  const form = Math.abs(count) === 1 ? "one" : "other";
  const sign = kind === "malus" || count < 0 ? "−" : "+";
  return { key: `GARDIEN.WARP.DIE.${kind}.${form}`, data: { count: `${sign}${Math.abs(count)}` } };
}

/** The same with what the line brings, for the sums of windows and cards. */
export function explainDice(modifier: Modifier): Explained {
  return { ...explain(modifier), amount: amountOf(modifier) };
}
