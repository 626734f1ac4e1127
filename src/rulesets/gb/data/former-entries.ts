import type { FormerEntries } from "../../../core/text/former-entries.js";

/** Journals, tables and macros that told English alone. */
export const FORMER_ENTRIES: readonly FormerEntries[] = [
  { pack: "tables", type: "RollTable", was: "gbTableLieuAngl0", is: "gbTableLieuFran0" },
  { pack: "tables", type: "RollTable", was: "gbTableGraviAngl", is: "gbTableGraviFran" },
  {
    pack: "rules",
    type: "JournalEntry",
    was: "gbRulesEnglish00",
    is: "gbReglesFrancais",
    pages: { was: "gbRulesEnPage", is: "gbReglesFrPage", count: 11 },
  },
];
