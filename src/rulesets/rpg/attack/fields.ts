import type { CardFact, WindowChoice } from "../../../core/attack/procedure.js";
import type { Text } from "../../../core/text.js";

const FIGHT = "GARDIEN.RPG.FIGHT";

/** A word of fights, with what it is about. */
export function fight(key: string, data: Readonly<Record<string, string | number | Text>> = {}): Text {
  return { key: `${FIGHT}.${key}`, data };
}

/** What somebody named: an item, a place of a table of the keeper's own. */
export function named(name: string): Text {
  return fight("named", { name });
}

type Where = Pick<WindowChoice, "hint" | "ofTarget" | "group">;

/** A list to choose from. */
export function listChoice(id: string, value: string, options: WindowChoice["options"], where: Where): WindowChoice {
  return { id, key: "", label: fight(`choice.${id}`), value, options, ...where };
}

/** A fact of a card that everybody at the table may read. */
export function fact(id: string, value: Text, rule: string): CardFact {
  return { label: fight(`fact.${id}`), value, rule, audience: "all" };
}
