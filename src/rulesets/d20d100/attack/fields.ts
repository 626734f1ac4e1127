import type { CardFact, WindowChoice } from "../../../core/attack/procedure.js";
import type { Text } from "../../../core/text.js";

/** Where the words of fights are. */
export const FIGHT = "GARDIEN.D20D100.FIGHT";

/** A word of fights, with what it is about. */
export function fight(key: string, data: Readonly<Record<string, string | number | Text>> = {}): Text {
  return { key: `${FIGHT}.${key}`, data };
}

/** What somebody named: an item, a person. */
export function named(name: string): Text {
  return fight("named", { name });
}

type Where = Pick<WindowChoice, "hint" | "ofTarget" | "group" | "shown">;

const placed = (id: string, where: Where) => ({ id, key: "", label: fight(`choice.${id}`), ...where });

/** A list to choose from. */
export function listChoice(id: string, value: string, options: WindowChoice["options"], where: Where): WindowChoice {
  return { ...placed(id, where), value, options };
}

/** Something that holds or does not. */
export function flagChoice(id: string, on: boolean, where: Where): WindowChoice {
  return { ...placed(id, where), kind: "flag", value: on ? "1" : "0", options: [] };
}

/** A fact of a card that everybody at the table may read. */
export function fact(id: string, value: Text, rule: string): CardFact {
  return { label: fight(`fact.${id}`), value, rule, audience: "all" };
}

/** A fact for those who may know the target's numbers. */
export function numbers(id: string, value: Text, rule: string): CardFact {
  return { ...fact(id, value, rule), audience: "numbers" };
}
