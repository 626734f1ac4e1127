import type { Explained, Modifier } from "../../../core/play/contract/modifiers.js";
import type { Text } from "../../../core/text/text.js";
import type { PoolModifier } from "../rules/checks/pool.js";
import { REASONS, isReason } from "../rules/checks/reasons.js";
import { amountOf } from "./line-dice.js";
import { nameTold } from "../data/items/names-kept.js";

/** WP-14 — a reason for dice as a line of a roll: bonus dice above 0, malus dice below; dice that count say so. */
export function lineOf({ id, kind, count }: PoolModifier): Modifier {
  return {
    id,
    value: kind === "malus" ? -count : count,
    rule: REASONS[id],
    facts: kind === "dice" ? { counts: 1 } : {},
  };
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
  if (id === BASE) return explainBase(nameTold(facts, "trait"));
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

/** The same with what the line brings, for the sums of windows and cards. */
export function explainDice(modifier: Modifier): Explained {
  return { ...explain(modifier), amount: amountOf(modifier) };
}
