import { rowOf } from "../../../core/creation/boxes.js";
import type { Block, Cell, Desk, Entry } from "../../../core/creation/procedure.js";
import { onShelf, pickedOf } from "../../../core/creation/shelf.js";
import { signed } from "../../../core/text/i18n.js";
import { d20d100Options } from "../data/options.js";
import { characteristicLabel, familyLabel } from "../labels.js";
import { benchmarkOf } from "../rules/checks/benchmarks.js";
import { CHARACTERISTICS, SKILL_FAMILIES, type CharacteristicKey } from "../rules/vocabulary.js";
import type { D20d100Draft } from "./draft.js";
import { isNamedByOwner, professionCharacteristics } from "./entries.js";
import { choice, number, picker, text, word } from "./fields.js";
import { spendingOf } from "./problems.js";
import { modifiersOf } from "./scores.js";
import { skillRows, type SkillRow } from "./skill-rows.js";

/** What a skill has at most by some table's leave. */
const MOST_POINTS = 40;

/** DD-37, DD-38, DD-41 — the skills of the profession, and its points. */
export function professionalBlocks(draft: D20d100Draft, desk: Desk): readonly Block[] {
  const { professionalSkillMin: min, professionalSkillMax: max } = d20d100Options();
  const { professionalPoints: allowed, professionalLeft: left, ticked } = spendingOf(draft, desk);
  const profession = desk.shelf.get(draft.professionFrom);
  const spent = allowed - left;
  return [
    { kind: "tally", text: word("spent.professional", { spent, allowed, n: ticked, min, max }), spent, allowed },
    {
      kind: "fields",
      caption: profession?.name ?? word("step.professional"),
      ...(profession && { empty: { path: "propose", value: profession.id, label: word("propose") } }),
      fields: [characteristicField(draft, profession)],
    },
    ...families(skillRows(draft, desk), professionalTable),
    ...namedBlocks(draft, desk),
  ];
}

/** DD-37 — the characteristic that points come from, those of the profession first. */
function characteristicField(draft: D20d100Draft, profession: Entry | undefined) {
  const modifiers = modifiersOf(draft);
  const proposed = profession ? professionCharacteristics(profession) : [];
  const others = CHARACTERISTICS.filter((id) => !proposed.includes(id));
  const option = (id: CharacteristicKey) => ({
    value: id,
    label: word(proposed.includes(id) ? "characteristicProposed" : "characteristicOf", {
      name: { key: characteristicLabel(id) },
      n: signed(modifiers[id]),
    }),
  });
  return choice("characteristic", draft.characteristic, [
    { value: "", label: word("noCharacteristic") },
    ...[...proposed, ...others].map(option),
  ]);
}

/** DD-39, DD-41 — the other skills, and the points that Intelligence gives. */
export function secondaryBlocks(draft: D20d100Draft, desk: Desk): readonly Block[] {
  const { secondaryPoints: allowed, secondaryLeft: left } = spendingOf(draft, desk);
  const rows = skillRows(draft, desk).filter(({ professional }) => !professional);
  const spent = allowed - left;
  return [
    { kind: "tally", text: word("spent.secondary", { spent, allowed }), spent, allowed },
    ...families(rows, secondaryTable),
    ...namedBlocks(draft, desk),
  ];
}

/** The skills family by family, in the order of the form. */
export function families(
  rows: readonly SkillRow[],
  table: (rows: readonly SkillRow[]) => Pick<Extract<Block, { kind: "table" }>, "head" | "rows">,
): readonly Block[] {
  return SKILL_FAMILIES.flatMap((family): readonly Block[] => {
    const own = rows.filter((row) => row.family === family);
    if (own.length === 0) return [];
    return [{ kind: "table", titled: true, caption: { key: familyLabel(family) }, ...table(own) }];
  });
}

function professionalTable(rows: readonly SkillRow[]) {
  return {
    head: [
      word("column.ticked"),
      word("column.start"),
      word("column.points"),
      word("column.total"),
      word("column.level"),
    ],
    rows: rows.map((row) => ({
      name: row.name,
      cells: [
        { path: `tick/${row.key}`, kind: "flag", label: word("tickOf", { name: row.name }), value: row.professional },
        signed(startOf(row)),
        row.professional ? pointsField(row) : "—",
        ...totalCells(row),
      ] as readonly Cell[],
    })),
  };
}

function secondaryTable(rows: readonly SkillRow[]) {
  return {
    head: [word("column.start"), word("column.points"), word("column.total"), word("column.level")],
    rows: rows.map((row) => ({
      name: row.name,
      cells: [signed(startOf(row)), pointsField(row), ...totalCells(row)] as readonly Cell[],
    })),
  };
}

/** DD-40 — what a skill starts at: its base and what traits add. */
function startOf({ columns: { base, trait } }: SkillRow): number {
  return base + trait;
}

function pointsField({ key, name, points }: SkillRow) {
  return number(`points/${key}`, points, 0, MOST_POINTS, { label: word("pointsIn", { name }) });
}

/** DD-41 — a total and the word for it. */
function totalCells({ total }: SkillRow): readonly Cell[] {
  return [signed(total), word(`benchmark.${benchmarkOf(total)}`)];
}

/** DD-72 — languages and arts, which somebody takes as many of as they like, and names. */
function namedBlocks(draft: D20d100Draft, desk: Desk): readonly Block[] {
  const offered = onShelf(desk, "d20d100Skill").filter(isNamedByOwner);
  const have = pickedOf(draft.items, desk, "d20d100Skill").filter(({ entry }) => isNamedByOwner(entry));
  if (offered.length + have.length === 0) return [];
  return [
    {
      kind: "chosen",
      caption: word("named"),
      empty: word("nothingYet"),
      remove: "remove",
      rows: have.map((one) => ({
        ...rowOf(one, ""),
        fields: [
          text(`label/${one.key}`, one.label === "…" ? "" : one.label, {
            label: word("field.label", { name: one.entry.name }),
          }),
        ],
      })),
    },
    picker("named", offered, () => ""),
  ];
}
