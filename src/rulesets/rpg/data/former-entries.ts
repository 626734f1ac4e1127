import type { FormerEntries } from "../../../core/text/former-entries.js";

/** Journals, tables and macros that told English alone. */
export const FORMER_ENTRIES: readonly FormerEntries[] = [
  {
    pack: "rpg-tables",
    type: "RollTable",
    was: "rpgE",
    is: "rpgF",
    ends: "CrBras000000 CrTete000000 CrJambes0000 CrTronc00000 Maladresse00 LoDragon0000 LoHumain0000 LoPieuvre000 LoQuadru0000 LoSerpent000 LoAraignee00 Croise000000",
  },
  {
    pack: "rpg-macros",
    type: "Macro",
    was: "rpmE",
    is: "rpmF",
    ends: "Asphyxie0000 Bataille0000 FinAventure0 Explosion000 Chute0000000 TestLibre000 ChanceMillio Opposition00 OrdreAction0",
  },
  {
    pack: "rpg-rules",
    type: "JournalEntry",
    was: "rpgRulesEnglish0",
    is: "rpgReglesFrancai",
    pages: { was: "rpgRulesEnPag", is: "rpgReglesFrPg", count: 11 },
  },
];
