import type { Block, Desk, Entry } from "../../../core/creation/procedure.js";
import { markOf, onShelf, pickedOf } from "../../../core/creation/shelf.js";
import { creationOptions } from "../data/options.js";
import { occupationLabel, rootLabel } from "../labels.js";
import { masteryCost } from "../rules/character/prices.js";
import { rootValues } from "../rules/character/roots.js";
import { referenceScore } from "../rules/checks/scores.js";
import { MOST_MASTERY, ROOTS, type Root } from "../rules/vocabulary.js";
import { TRADES, type RpgDraft } from "./draft.js";
import { learnedOf, listed } from "./entries.js";
import { choice, word } from "./fields.js";
import { poolOf, reckoned, sheetOf, valuesOf } from "./reckoning.js";

/** A skill that may be bought: picked, on the sheet, or still on the shelf. */
interface Row {
  /** It stays the same when the first degree is bought and the last given back, so that the keyboard stays with it. */
  readonly key: string;
  readonly entry: Entry;
  readonly mastery: number;
}

/** RP-21, RP-29 — the skills by Racine, and the degrees that points buy. */
export function skillBlocks(draft: RpgDraft, desk: Desk): readonly Block[] {
  const rows = rowsOf(draft, desk);
  const trades = [
    { value: "", label: word("noTrade") },
    ...TRADES.map((id) => ({ value: id, label: { key: occupationLabel(id) } })),
  ];
  const { pointsSpent: spent } = reckoned(draft, desk);
  const allowed = poolOf(desk);
  return [
    { kind: "tally", text: word("spent.points", { spent, allowed }), spent, allowed },
    {
      kind: "fields",
      fields: [{ ...choice("trade", draft.trade, trades), hint: word("tradeHint"), wide: true }],
    },
    ...(rows.length === 0 ? [{ kind: "note", text: word("noSkills") } as const] : []),
    ...ROOTS.flatMap((root) => rootTable(root, rows, draft, desk)),
  ];
}

function rowsOf(draft: RpgDraft, desk: Desk): readonly Row[] {
  const have = pickedOf(draft.items, desk, "rpgSkill");
  const known = new Set(have.map(({ entry }) => markOf(entry)));
  const offered = new Map(onShelf(desk, "rpgSkill").map((entry) => [markOf(entry), entry]));
  const other = [...offered.values()].filter((entry) => !known.has(markOf(entry)));
  return [
    ...have.map(({ key, entry, mastery }) => {
      const like = entry.owned ? undefined : offered.get(markOf(entry));
      return { key: like?.id ?? key, entry, mastery };
    }),
    ...other.map((entry) => ({ key: entry.id, entry, mastery: 0 })),
  ].sort((a, b) => a.entry.name.localeCompare(b.entry.name, game.i18n.lang));
}

function rootTable(root: Root, all: readonly Row[], draft: RpgDraft, desk: Desk): readonly Block[] {
  const rows = all.filter(({ entry }) => listed(entry).root === root);
  if (rows.length === 0) return [];
  const value = rootValues(valuesOf(draft, desk))[root];
  return [
    {
      kind: "table",
      titled: true,
      caption: word("rootOf", { root: { key: rootLabel(root) }, n: value }),
      head: [word("column.mastery"), word("column.next"), word("column.score")],
      rows: rows.map((row) => ({
        name: row.entry.name,
        cells: [
          {
            path: `mastery/${row.key}`,
            kind: "pips",
            label: word("masteryOf", { name: row.entry.name }),
            value: row.mastery,
            min: 0,
            max: MOST_MASTERY,
          },
          nextPrice(row),
          String(scoreOf(row, value, desk)),
        ],
      })),
    },
  ];
}

/** RP-29 — what the next degree costs. */
function nextPrice({ mastery }: Row): string {
  const { mostMastery, costFactor } = creationOptions();
  return mastery >= mostMastery ? "—" : String(masteryCost(mastery, mastery + 1, costFactor));
}

/** RP-22 — the score to come; whoever does not have a skill relies on its Racine (RP-15). */
export function scoreOf({ entry, mastery }: Row, root: number, desk: Desk): number {
  const { owned, system } = entry;
  const lost = owned ? sheetOf(desk).pointsLost(system["sightBased"] === true) : 0;
  const override = owned && typeof system["scoreOverride"] === "number" ? system["scoreOverride"] : null;
  return referenceScore({ root, mastery: mastery + learnedOf(entry), lost, override });
}
