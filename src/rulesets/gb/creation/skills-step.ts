import type { Block, Desk, Entry } from "../../../core/creation/procedure.js";
import { markOf, onShelf } from "../../../core/creation/shelf.js";
import { signed, t } from "../../../core/text/i18n.js";
import { abilityLabel } from "../labels.js";
import { abilityModifier } from "../rules/checks/abilities.js";
import { skillTotal } from "../rules/checks/checks.js";
import { maxRanks } from "../rules/character/creation.js";
import type { GbDraft } from "./draft.js";
import { listed } from "./entries.js";
import { number, spentNote, word } from "./fields.js";
import { chosen, pointsAllowed, scoresOf } from "./figures.js";

/** Skills: those of the compendia and of the sheet, with their ranks. */
export function skillBlocks(draft: GbDraft, desk: Desk): readonly Block[] {
  const have = chosen(draft, desk, "gbSkill");
  const spent = have.reduce((sum, { ranks }) => sum + ranks, 0);
  const allowed = pointsAllowed(draft);
  const known = new Set(have.map(({ entry }) => markOf(entry)));
  const other = onShelf(desk, "gbSkill").filter((entry) => !known.has(markOf(entry)));
  const rows = [
    ...have.map(({ key, entry, ranks }) => ({ key, entry, ranks })),
    ...other.map((entry) => ({ key: entry.id, entry, ranks: 0 })),
  ].sort((a, b) => a.entry.name.localeCompare(b.entry.name));
  return [
    { kind: "fields", fields: [number("skillPoints", allowed, 0, 999, { hint: word("suggestion") })] },
    spentNote("spent.ranks", spent, allowed),
    ...(rows.length === 0 ? [{ kind: "note", text: word("noSkills") } as const] : [skillTable(draft, rows)]),
  ];
}

function skillTable(
  draft: GbDraft,
  rows: readonly { readonly key: string; readonly entry: Entry; readonly ranks: number }[],
): Block {
  const scores = scoresOf(draft);
  return {
    kind: "table",
    caption: word("step.skills"),
    head: [word("column.ability"), word("column.ranks", { n: maxRanks(draft.level) }), word("column.total")],
    rows: rows.map(({ key, entry, ranks }) => {
      const { ability, misc } = listed(entry);
      const modifier = abilityModifier(scores[ability]);
      const label = word("ranksIn", { name: entry.name });
      return {
        name: entry.name,
        cells: [
          `${t(abilityLabel(ability))}\u00A0${signed(modifier)}`,
          number(`ranks/${key}`, ranks, 0, 30, { label, step: 0.5 }),
          signed(skillTotal({ ability, abilityMod: modifier, ranks, misc })),
        ],
      };
    }),
  };
}
