import { prototypeOf } from "../core/foundry/tokens.js";
import type { ConversionProcedure, Preview, PreviewTable } from "../core/convert/conversion.js";
import { signed, t } from "../core/text/i18n.js";
import { abilityLabel } from "../rulesets/gb/labels.js";
import { abilityModifier } from "../rulesets/gb/rules/checks/abilities.js";
import { ABILITIES } from "../rulesets/gb/rules/vocabulary.js";
import { readD20d100 } from "./d20d100-reader.js";
import { writeD20d100 } from "./d20d100-writer.js";
import { readGb } from "./gb-reader.js";
import { writeGb } from "./gb-writer.js";
import { toGb } from "./rules/d20d100-to-gb.js";
import type { D20Figures, GbFigures } from "./rules/figures.js";
import { toD20d100 } from "./rules/gb-to-d20d100.js";
import type { Remark } from "./rules/remarks.js";
import { shelved, type Shelved } from "./shelf.js";
import { linkedToken, looseToken, type Written } from "./things.js";
import { chanceText, NOTHING, scoreTable, sentences } from "./words.js";

const NAME_FIELD = "name";

/** Somebody of gb as they are in d20d100. */
export async function beginFromGb(source: Actor | null): Promise<ConversionProcedure> {
  const shelf = await shelved("d20d100-skills");
  return procedure(source, (actor) => {
    const from = readGb(actor);
    if (!from) return null;
    const { figures, remarks } = toD20d100(from);
    return { written: writeD20d100(figures, shelf), tables: d20Tables(figures, shelf), remarks };
  });
}

/** Somebody of d20d100 as they are in gb. */
export function beginFromD20d100(source: Actor | null): Promise<ConversionProcedure> {
  return Promise.resolve(
    procedure(source, (actor) => {
      const from = readD20d100(actor);
      if (!from) return null;
      const { figures, remarks } = toGb(from);
      return { written: writeGb(figures), tables: gbTables(figures), remarks };
    }),
  );
}

interface Made {
  readonly written: Written;
  readonly tables: readonly PreviewTable[];
  readonly remarks: readonly Remark[];
}

function procedure(source: Actor | null, make: (actor: Actor) => Made | null): ConversionProcedure {
  return {
    answers: { [NAME_FIELD]: source?.name ?? "" },
    fields: () => [{ id: NAME_FIELD, kind: "line", label: t("GARDIEN.CONVERT.FIELD.name") }],
    preview: (answers) => {
      const made = source && make(source);
      return made ? previewOf(source, made, answers[NAME_FIELD] ?? "") : NOTHING;
    },
  };
}

/** The new actor bears the picture of the old one, and its token's; what was noted of it is copied. */
function previewOf(source: Actor, { written, tables, remarks }: Made, typed: string): Preview {
  const name = typed.trim() || source.name;
  const { texture } = prototypeOf(source);
  const { prototypeToken } = written.type.endsWith("Investigator") ? linkedToken(name) : looseToken(name);
  return {
    tables: tables.filter(({ rows }) => rows.length > 0),
    ...sentences(remarks),
    actor: {
      type: written.type,
      items: written.items,
      name,
      img: source.img,
      prototypeToken: { ...prototypeToken, ...(texture.src !== null && { texture: { src: texture.src } }) },
      system: foundry.utils.mergeObject(
        written.system,
        foundry.utils.expandObject({ [written.notesAt]: proseOf(source), keeperNotes: source.system.keeperNotes }),
      ),
    },
    notesAt: written.notesAt,
  };
}

/** All that was written of somebody, wherever their sheet keeps it. */
function proseOf({ system }: Actor): string {
  const {
    special = "",
    notes = "",
    details = {},
  } = system as {
    special?: string;
    notes?: string;
    details?: { description?: string; history?: string; notes?: string };
  };
  const { description = "", history = "", notes: more = "" } = details;
  return [description, history, special, notes, more].join("");
}

function d20Tables({ scores, skills, weapons }: D20Figures, shelf: readonly Shelved[]): readonly PreviewTable[] {
  const called = (key: string, name: string) => shelf.find(({ system }) => system["key"] === key)?.name ?? name;
  return [
    scoreTable(scores),
    weaponTable(weapons),
    skillTable(skills.map(({ key, name, total }) => ({ name: called(key, name), total }))),
  ];
}

function gbTables({ abilities, skills, weapons, bab }: GbFigures): readonly PreviewTable[] {
  const column = (id: string) => t(`GARDIEN.CONVERT.COLUMN.${id}`);
  return [
    {
      title: t("GARDIEN.CONVERT.TABLE.abilities"),
      columns: ["", column("score"), column("modifier")],
      rows: [
        ...ABILITIES.flatMap((id) => {
          const value = abilities[id];
          return value === null ? [] : [[t(abilityLabel(id)), String(value), signed(abilityModifier(value))]];
        }),
        [t("GARDIEN.CONVERT.FACT.bab"), "", signed(bab)],
      ],
    },
    weaponTable(weapons),
    skillTable(skills),
  ];
}

/** Weapons keep what they do to whom they hit. */
function weaponTable(weapons: D20Figures["weapons"] | GbFigures["weapons"]): PreviewTable {
  return {
    title: t("GARDIEN.CONVERT.TABLE.weapons"),
    columns: ["", t("GARDIEN.CONVERT.COLUMN.damage")],
    rows: weapons.map(({ name, damage }) => [name, damage]),
  };
}

/** GB-01, DD-06 — a d20 skill succeeds as often in either. */
function skillTable(skills: readonly { readonly name: string; readonly total: number }[]): PreviewTable {
  const column = (id: string) => t(`GARDIEN.CONVERT.COLUMN.${id}`);
  return {
    title: t("GARDIEN.CONVERT.TABLE.skills"),
    columns: ["", column("modifier"), column("chance")],
    rows: skills.map(({ name, total }) => [name, signed(total), chanceText(total)]),
  };
}
