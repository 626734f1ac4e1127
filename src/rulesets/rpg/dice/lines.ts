import type { Explained, Modifier } from "../../../core/play/contract/modifiers.js";
import type { DifficultyPart } from "../rules/attack/attack.js";

/** What adds to a die of a test or to damage, with the rule it comes from. */
export const LINE_RULES = {
  difficulty: "RP-08",
  defense: "RP-25",
  circumstances: "RP-41",
  aimed: "RP-48",
  margin: "RP-43",
  halfMargin: "RP-44",
  bareMargin: "RP-45",
  shield: "RP-44",
  damageBonus: "RP-51",
  spell: "RP-79",
} as const satisfies Record<string, `RP-${string}`>;
export type LineId = keyof typeof LINE_RULES;

/** One part of a sum. */
export function lineOf(id: LineId, value: number): Modifier {
  return { id, value, rule: LINE_RULES[id], facts: {} };
}

/** RP-41, RP-48 — what an attack's FD is made of. */
export function attackLines(parts: readonly DifficultyPart[]): readonly Modifier[] {
  return parts.map(({ id, value }) => lineOf(id, value));
}

/** Name and explanation of a line, from itself alone: an old card says what it said. */
export function explain({ id }: Pick<Modifier, "id">): Explained {
  const known = Object.hasOwn(LINE_RULES, id) ? id : "difficulty";
  const words = {
    name: { key: `GARDIEN.RPG.LINE.${known}.name` },
    source: { key: `GARDIEN.RPG.LINE.${known}.source` },
  };
  return id === "defense" ? { ...words, secret: true } : words;
}
