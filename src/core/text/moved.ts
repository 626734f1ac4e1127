/**
 * Each language once had journals, tables and macros of its own. Links to those that told English lead to the entry that
 * is read in every language since.
 */
interface Moved {
  readonly pack: string;
  readonly type: string;
  /** How ids began, and begin. */
  readonly was: string;
  readonly is: string;
  /** What they end with, then as now. */
  readonly ends: string;
}

const TABLES: readonly Moved[] = [
  { pack: "tables", type: "RollTable", was: "gbTableLieuAngl0", is: "gbTableLieuFran0", ends: "" },
  { pack: "tables", type: "RollTable", was: "gbTableGraviAngl", is: "gbTableGraviFran", ends: "" },
  {
    pack: "warp-tables",
    type: "RollTable",
    was: "warpE",
    is: "warpF",
    ends: "Motivat0000 Secret00000 TraiCen0000 Defaut00000 TraiAnn0000 TraiSpe0000 TraiTec0000 Compte00000 Destin00000 Croise00000",
  },
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
    pack: "seuils-tables",
    type: "RollTable",
    was: "seuE",
    is: "seuF",
    ends: "Trouvaille00 Route0000000 Gravite00000 Croise000000",
  },
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
];

/** Packs of rules: their journals' ids, how the ids of their pages began and begin, and how many there are. */
const BOOKS = [
  ["rules", "gbRulesEnglish00", "gbReglesFrancais", "gbRulesEnPage", "gbReglesFrPage", 11],
  ["warp-rules", "warpRulesEnglish", "warpReglesFranca", "warpRulesEnP", "warpReglesFrP", 11],
  ["rpg-rules", "rpgRulesEnglish0", "rpgReglesFrancai", "rpgRulesEnPag", "rpgReglesFrPg", 11],
  ["seuils-rules", "seuRulesEnglish0", "seuReglesFrancai", "seuRulesEnPag", "seuReglesFrPg", 8],
  ["d20d100-rules", "ddRulesEnglish00", "ddReglesFrancais", "ddRulesEPage", "ddRulesFPage", 15],
] as const;
const ID_LENGTH = 16;

/** Has links to what is gone lead where it is told now. */
export function leadMoved(): void {
  Object.assign(CONFIG.compendium.uuidRedirects, movedAddresses());
}

/** Where the addresses of what is gone lead now. */
export function movedAddresses(): Readonly<Record<string, string>> {
  const at = (pack: string, type: string, id: string) => `Compendium.gardien.${pack}.${type}.${id}`;
  const tables = TABLES.flatMap(({ pack, type, was, is, ends }) =>
    ends.split(" ").map((end) => [at(pack, type, was + end), at(pack, type, is + end)]),
  );
  const books = BOOKS.flatMap(([pack, was, is, wasPage, isPage, pages]) => {
    const [from, to] = [at(pack, "JournalEntry", was), at(pack, "JournalEntry", is)];
    const page = (begins: string, i: number) =>
      `JournalEntryPage.${begins}${String(i + 1).padStart(ID_LENGTH - begins.length, "0")}`;
    return [
      [from, to],
      ...Array.from({ length: pages }, (_, i) => [`${from}.${page(wasPage, i)}`, `${to}.${page(isPage, i)}`]),
    ];
  });
  return Object.fromEntries([...tables, ...books]) as Record<string, string>;
}
