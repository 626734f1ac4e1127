import type { Line, Modifier } from "../../../core/attack/procedure.js";
import type { Text } from "../../../core/text.js";
import { pool, poolParts } from "../rules/pool.js";
import type { Pool, PoolModifier } from "../rules/pool.js";

/** The rule that each named reason for dice comes from. */
const RULES = {
  tangent: "WP-40",
  advantage: "WP-14",
  hindrance: "WP-14",
  experience: "WP-15",
  flaws: "WP-06",
  wounded: "WP-57",
  armour: "WP-62",
  extraActions: "WP-39",
  extraActionsDice: "WP-39",
  outnumbering: "WP-68",
  surprise: "WP-69",
  betterWeapon: "WP-70",
  betterPosition: "WP-71",
  edge: "WP-72",
  predictable: "WP-56",
  recoil: "WP-89",
  tactic: "WP-90",
  strike: "WP-113",
  desperate: "WP-73",
  preReaction: "WP-115",
  effectBonus: "WP-14",
  effectMalus: "WP-14",
  effectDice: "WP-14",
  seriousWounds: "WP-75",
} as const;
type Reason = keyof typeof RULES;

function isReason(id: string): id is Reason {
  return Object.hasOwn(RULES, id);
}

/** WP-14 — a reason for dice as a line of a roll: bonus dice above 0, malus dice below; dice that count say so. */
export function lineOf({ id, kind, count }: PoolModifier): Modifier {
  return {
    id,
    value: kind === "malus" ? -count : count,
    rule: isReason(id) ? RULES[id] : "",
    facts: kind === "dice" ? { counts: 1 } : {},
  };
}

/** WP-04 — the dice of a line; one added by hand is bonus or malus dice. */
function modifierOf({ id, value, facts }: Line): PoolModifier {
  if (facts.counts === 1) return { id, kind: "dice", count: value };
  return { id, kind: value < 0 ? "malus" : "bonus", count: Math.abs(value) };
}

/** WP-04 — the pool that a base and the lines that are on come to. */
export function poolOf(base: number, lines: readonly Line[]): Pool {
  return pool(poolParts(base, lines.filter(({ on }) => on).map(modifierOf)));
}

/** Name and explanation of a line, from its id alone: an old card says what it said. */
export function explain({ id }: Pick<Modifier, "id">): { readonly name: Text; readonly source: Text } {
  const reason = isReason(id) ? id : "advantage";
  return {
    name: { key: `GARDIEN.WARP.DICE.${reason}.name` },
    source: { key: `GARDIEN.WARP.DICE.${reason}.source` },
  };
}

/** What a line adds, in dice: bonus, malus, or dice that count. */
export function amountOf(line: Line): Text {
  const { kind, count } = modifierOf(line);
  const form = Math.abs(count) === 1 ? "one" : "other";
  const sign = kind === "malus" || count < 0 ? "−" : "+";
  return { key: `GARDIEN.WARP.DIE.${kind}.${form}`, data: { count: `${sign}${Math.abs(count)}` } };
}
