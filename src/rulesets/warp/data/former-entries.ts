import type { FormerEntries } from "../../../core/text/former-entries.js";

/** Journals, tables and macros that told English alone. */
export const FORMER_ENTRIES: readonly FormerEntries[] = [
  {
    pack: "warp-tables",
    type: "RollTable",
    was: "warpE",
    is: "warpF",
    ends: "Motivat0000 Secret00000 TraiCen0000 Defaut00000 TraiAnn0000 TraiSpe0000 TraiTec0000 Compte00000 Destin00000 Croise00000",
  },
  {
    pack: "warp-rules",
    type: "JournalEntry",
    was: "warpRulesEnglish",
    is: "warpReglesFranca",
    pages: { was: "warpRulesEnP", is: "warpReglesFrP", count: 11 },
  },
];
