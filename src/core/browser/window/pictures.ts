import { rulesetOf } from "../../rulesets.js";
import type { Entry } from "../index/entry.js";

const icon = (name: string) => `systems/gardien/assets/icons/${name}.svg`;

/** Pictures of what comes without one. */
const PAPERS: Readonly<Record<string, string>> = {
  ...{
    RollTable: icon("d6"),
    JournalEntry: icon("open-book"),
    JournalEntryPage: icon("open-book"),
    Macro: icon("command"),
    Adventure: icon("map"),
  },
  ...{ Actor: icon("creature"), Item: icon("gear") },
};

/** The picture of an entry; of one that has none, that of its kind. */
export function imageOf({ img, document, type }: Entry): string {
  const ruleset = rulesetOf(type);
  const own = document === "Actor" ? ruleset?.actors[type] : ruleset?.items[type];
  return img || (own?.img ?? PAPERS[document] ?? "");
}
