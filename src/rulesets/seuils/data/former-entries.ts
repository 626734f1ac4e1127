import type { FormerEntries } from "../../../core/text/former-entries.js";

/** Journals, tables and macros that told English alone. */
export const FORMER_ENTRIES: readonly FormerEntries[] = [
  {
    pack: "seuils-tables",
    type: "RollTable",
    was: "seuE",
    is: "seuF",
    ends: "Trouvaille00 Route0000000 Gravite00000 Croise000000",
  },
  {
    pack: "seuils-rules",
    type: "JournalEntry",
    was: "seuRulesEnglish0",
    is: "seuReglesFrancai",
    pages: { was: "seuRulesEnPag", is: "seuReglesFrPg", count: 8 },
  },
];
