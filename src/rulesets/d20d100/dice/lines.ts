import type { Line, Modifier } from "../../../core/play/contract/modifiers.js";
import type { Text } from "../../../core/text/text.js";
import { characteristicLabel } from "../labels.js";
import { CHARACTERISTICS } from "../rules/vocabulary.js";

/** What a roll of 1d20 or of damage is made of, with the rule it comes from. */
export const LINE_RULES = {
  skill: "DD-01",
  listen: "DD-79",
  moveSilently: "DD-80",
  characteristic: "DD-60",
  jet: "DD-65",
  reflexes: "DD-65",
  multiplier: "DD-64",
  situation: "DD-01",
  wounds: "DD-92",
  armour: "DD-73",
  synergy: "DD-88",
  cooperation: "DD-89",
  attentive: "DD-114",
  memory: "DD-77",
  sixthSense: "DD-62",
  effort: "DD-68",
  initiative: "DD-113",
  row: "DD-44",
  shot: "DD-56",
  burst: "DD-58",
  recoil: "DD-54",
  range: "DD-142",
  charge: "DD-159",
  helpless: "DD-162",
  held: "DD-138",
  shotInGrapple: "DD-138",
  defensive: "DD-153",
  pulled: "DD-105",
  unfamiliar: "DD-125",
  vehicle: "DD-128",
  fromBehind: "DD-161",
  silentHold: "DD-164",
  disarm: "DD-160",
  grapple: "DD-137",
  damageBonus: "DD-45",
} as const satisfies Record<string, `DD-${string}`>;
export type LineId = keyof typeof LINE_RULES;

/** One part of a sum. `rule` where it is another than the line's own, e.g. of a skill of its own kind. */
export function lineOf(id: LineId, value: number, facts: Modifier["facts"] = {}): Modifier {
  return { id, value, rule: LINE_RULES[id], facts };
}

/** Parts of a sum as they count where nobody has a hand in them. */
export function counted(modifiers: readonly Modifier[]): readonly Line[] {
  return modifiers.map((modifier) => ({ ...modifier, on: true, by: "rules", reason: "" }));
}

/** Name and explanation of a line, from itself alone: an old card says what it said. A characteristic goes by its own name. */
export function explain({ id, facts = {} }: Pick<Modifier, "id"> & Partial<Pick<Modifier, "facts">>): {
  readonly name: Text;
  readonly source: Text;
} {
  const known = Object.hasOwn(LINE_RULES, id) ? id : "situation";
  const characteristic = CHARACTERISTICS.find((one) => id === "characteristic" && one === facts["characteristic"]);
  return {
    name: { key: characteristic ? characteristicLabel(characteristic) : `GARDIEN.D20D100.LINE.${known}.name` },
    source: { key: `GARDIEN.D20D100.LINE.${known}.source` },
  };
}
