import type { FormerEntries } from "../../../core/text/former-entries.js";

/** Journals, tables and macros that told English alone. */
export const FORMER_ENTRIES: readonly FormerEntries[] = [
  {
    pack: "d20d100-tables",
    type: "RollTable",
    was: "ddrE",
    is: "ddrF",
    ends: "Desastre0000 Profession00 Rumeur000000 Poches000000 FolieLong000 FolieTemp000 Croise000000",
  },
  {
    pack: "d20d100-macros",
    type: "Macro",
    was: "ddmE",
    is: "ddmF",
    ends: "Strangled000 SanityReq000 Request00000 Burning00000 Harm00000000 FalseAlarm00 FirstAid0000 Check0000000 Assist000000 Keeper000000 Attentive000 Oppose000000",
  },
  {
    pack: "d20d100-rules",
    type: "JournalEntry",
    was: "ddRulesEnglish00",
    is: "ddReglesFrancais",
    pages: { was: "ddRulesEPage", is: "ddRulesFPage", count: 15 },
  },
];
