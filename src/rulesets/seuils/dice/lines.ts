import { oneOf } from "../../../core/shape/shape.js";
import type { Explained, Modifier } from "../../../core/play/contract/modifiers.js";
import type { Text } from "../../../core/text/text.js";
import { characteristicLabel } from "../labels.js";
import { CHARACTERISTICS, type Characteristic } from "../rules/vocabulary.js";
import { amountOf } from "./amount.js";

/** What adds dice to a roll or takes them away, with the rule it comes from. */
export const LINE_RULES = {
  wounds: "SE-58",
  fever: "SE-66",
  venom: "SE-77",
  free: "SE-06",
  projectile: "SE-34",
  thrown: "SE-35",
  missile: "SE-36",
  shield: "SE-37",
  pack: "SE-77",
  ambush: "SE-77",
  margin: "SE-27",
  charge: "SE-77",
  armour: "SE-43",
  extraDice: "SE-40",
} as const satisfies Record<string, `SE-${string}`>;
export type LineId = keyof typeof LINE_RULES;

/** SE-06 — dice that a roll has more, or fewer. */
export function diceLine(id: LineId, value: number): Modifier {
  return { id, value, rule: LINE_RULES[id], facts: {} };
}

/** What a roll starts from, as its first line: with the others it is all that the roll is made of. */
export const BASE = "base";

/** SE-21…SE-23, SE-29 — the dice of a Caractéristique that a roll of a fight starts from. */
export function baseLine(characteristic: Characteristic, value: number, rule: `SE-${string}`): Modifier {
  return { id: BASE, value, rule, facts: { characteristic } };
}

/** SE-06 — successes that its result has more, or fewer. */
export function successLine(id: LineId, value: number): Modifier {
  return { ...diceLine(id, value), facts: { successes: 1 } };
}

/** Name and explanation of a line, from itself alone: an old card says what it said. */
export function explain({ id, facts }: Pick<Modifier, "id"> & Partial<Modifier>): {
  readonly name: Text;
  readonly source: Text;
} {
  if (id === BASE) {
    const characteristic = oneOf(CHARACTERISTICS, "agilite").read(facts?.characteristic);
    return { name: { key: characteristicLabel(characteristic) }, source: { key: "GARDIEN.SEUILS.LINE.base.source" } };
  }
  const known = Object.hasOwn(LINE_RULES, id) ? id : "wounds";
  return { name: { key: `GARDIEN.SEUILS.LINE.${known}.name` }, source: { key: `GARDIEN.SEUILS.LINE.${known}.source` } };
}

/** The same with what the line adds, for the sums of windows and cards. */
export function explainAmount(modifier: Modifier): Explained {
  return { ...explain(modifier), amount: amountOf(modifier) };
}
