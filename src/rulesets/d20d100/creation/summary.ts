import type { Block, Desk } from "../../../core/creation/procedure.js";
import { pickedOf } from "../../../core/creation/shelf.js";
import { signed } from "../../../core/text/i18n.js";
import { benchmarkOf } from "../rules/checks/benchmarks.js";
import { traitName } from "../data/items/trait-name.js";
import { GEAR_TYPES, type D20d100Draft } from "./draft.js";
import { word } from "./fields.js";
import { bodyBlock, combatBlock, jetsBlock, scoresBlock } from "./figures-step.js";
import { thingNote, traitNote } from "./offer.js";
import { families } from "./skills-steps.js";
import { skillRows, type SkillRow } from "./skill-rows.js";
import { chosenText } from "./traits-step.js";
import { weaponNote } from "./weapon-line.js";

/** The investigator to come: every figure, every skill column by column, traits and weapons. */
export function summary(draft: D20d100Draft, desk: Desk): readonly Block[] {
  return [
    scoresBlock(draft),
    jetsBlock(draft, desk),
    bodyBlock(draft, desk),
    combatBlock(draft, desk),
    traitsBlock(draft, desk),
    ...families(
      skillRows(draft, desk).filter(({ kept }) => kept),
      skillTable,
    ),
    thingsBlock(draft, desk),
  ];
}

function traitsBlock(draft: D20d100Draft, desk: Desk): Block {
  return {
    kind: "table",
    titled: true,
    caption: word("step.traits"),
    head: [word("column.effect")],
    rows: pickedOf(draft.items, desk, "d20d100Trait").map((one) => ({
      name: traitName(one.entry.name, chosenText(one, draft, desk)),
      cells: [traitNote(one.entry, desk)],
    })),
  };
}

/** DD-40, DD-41 — the columns of the creation sheet. */
function skillTable(rows: readonly SkillRow[]) {
  return {
    head: ["base", "trait", "professional", "secondary", "total", "level"].map((id) => word(`column.${id}`)),
    rows: rows.map(({ name, columns: { base, trait, professional, secondary }, total }) => ({
      name,
      cells: [
        signed(base),
        added(trait),
        added(professional),
        added(secondary),
        signed(total),
        word(`benchmark.${benchmarkOf(total)}`),
      ],
    })),
  };
}

function added(points: number): string {
  return points === 0 ? "—" : signed(points);
}

function thingsBlock(draft: D20d100Draft, desk: Desk): Block {
  const ofWeapon = weaponNote(draft, desk);
  return {
    kind: "table",
    titled: true,
    caption: word("step.weapons"),
    head: [word("column.figures")],
    rows: pickedOf(draft.items, desk, ...GEAR_TYPES).map(({ entry }) => ({
      name: entry.name,
      cells: [entry.type === "d20d100Weapon" ? ofWeapon(entry) : thingNote(entry)],
    })),
  };
}
