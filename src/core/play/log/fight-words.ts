import type { Text } from "../../text/text.js";
import type { CardFact } from "../contract/card-parts.js";
import type { WindowChoice } from "../contract/situation.js";

type Where = Pick<WindowChoice, "hint" | "ofTarget" | "group" | "shown">;

/**
 * Makes the texts of one ruleset's fights, for its windows and cards.
 * @param area language key above them, e.g. `GARDIEN.RPG.FIGHT`
 */
export function fightWords(area: string) {
  const fight = (key: string, data: Readonly<Record<string, string | number | Text>> = {}): Text => ({
    key: `${area}.${key}`,
    data,
  });
  const placed = (id: string, where: Where) => ({ id, key: "", label: fight(`choice.${id}`), ...where });
  const fact = (id: string, value: Text, rule: string): CardFact => ({
    ...{ label: fight(`fact.${id}`), value, rule, audience: "all" as const },
  });
  return {
    /** Returns a text of the area, with its data. */
    fight,
    /** Returns a text that is a name: of an item, an actor, a place. */
    named: (name: string): Text => fight("named", { name }),
    /** Returns a choice from a list. */
    listChoice: (id: string, value: string, options: WindowChoice["options"], where: Where): WindowChoice => ({
      ...placed(id, where),
      value,
      options,
    }),
    /** Returns a choice of yes or no. */
    flagChoice: (id: string, on: boolean, where: Where): WindowChoice => ({
      ...placed(id, where),
      kind: "flag",
      value: on ? "1" : "0",
      options: [],
    }),
    /** Returns a fact of a card that everybody may read. */
    fact,
    /** Returns a fact for readers who may know the target's numbers. */
    numbers: (id: string, value: Text, rule: string): CardFact => ({ ...fact(id, value, rule), audience: "numbers" }),
  };
}
