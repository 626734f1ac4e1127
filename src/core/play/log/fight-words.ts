import type { Text } from "../../text/text.js";
import type { CardFact } from "../contract/card-parts.js";
import type { WindowChoice } from "../contract/situation.js";

type Where = Pick<WindowChoice, "hint" | "ofTarget" | "group" | "shown">;

/**
 * The words of the fights of one ruleset, and what its windows and cards say with them.
 * @param area where the ruleset keeps them, e.g. `GARDIEN.RPG.FIGHT`
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
    /** A word of fights, with what it is about. */
    fight,
    /** What somebody named: an item, a person, a place of a table. */
    named: (name: string): Text => fight("named", { name }),
    /** A list to choose from. */
    listChoice: (id: string, value: string, options: WindowChoice["options"], where: Where): WindowChoice => ({
      ...placed(id, where),
      value,
      options,
    }),
    /** Something that holds or does not. */
    flagChoice: (id: string, on: boolean, where: Where): WindowChoice => ({
      ...placed(id, where),
      kind: "flag",
      value: on ? "1" : "0",
      options: [],
    }),
    /** A fact of a card that everybody at the table may read. */
    fact,
    /** A fact for those who may know the target's numbers. */
    numbers: (id: string, value: Text, rule: string): CardFact => ({ ...fact(id, value, rule), audience: "numbers" }),
  };
}
