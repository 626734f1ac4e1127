import type { Modifier } from "../../../core/play/contract/modifiers.js";
import type { Text } from "../../../core/text/text.js";
import { abilityLabel } from "../labels.js";
import { ABILITIES } from "../rules/vocabulary.js";

const base = "GARDIEN.GB.DEED.line";

const KNOWN = [
  "ranks",
  "base",
  "misc",
  "armor",
  "fatigue",
  "endurance",
  "hazard",
  "caster",
  "free",
  "freeUnsaid",
] as const;

/** Name and explanation of a number in a deed's roll, from its facts alone: an old card says what it said. */
export function explain({ id, facts }: Modifier): { readonly name: Text; readonly source: Text } {
  const ability = ABILITIES.find((one) => one === id);
  if (ability) {
    const name = { key: abilityLabel(ability) };
    return { name, source: { key: "GARDIEN.GB.ATTACK.line.ability.source", data: { ability: name, ...facts } } };
  }
  const known = KNOWN.find((one) => one === id) ?? "misc";
  return { name: { key: `${base}.${known}.name` }, source: { key: `${base}.${known}.source`, data: facts } };
}

/** The numbers that count: a zero explains nothing. */
export function counted(modifiers: readonly Modifier[]): readonly Modifier[] {
  return modifiers.filter(({ value }) => value !== 0);
}

export function sumOf(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { value }) => sum + value, 0);
}
