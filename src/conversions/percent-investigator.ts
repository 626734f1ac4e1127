import type { Answers, ConversionField, ConversionProcedure, Preview } from "../core/convert/conversion.js";
import { evaluate } from "../core/play/roll/roll.js";
import { tellRoll } from "../core/play/roll/tell-roll.js";
import { signed, t } from "../core/text/i18n.js";
import { typeAlone } from "../core/text/type-alone.js";
import { d20d100Options } from "../rulesets/d20d100/data/options.js";
import { RESULT_FORMULA } from "../rulesets/d20d100/rules/character/creation.js";
import { asConverted, type ConvertedFigures } from "../rulesets/d20d100/rules/character/skills.js";
import { convertCharacter, experienceFor, type ConvertedCharacter } from "./rules/d100-character.js";
import type { ConvertedWeapon } from "./rules/d100-weapons.js";
import { detailOf, type ConvertedSkill } from "./rules/d100-skills.js";
import { readPaste } from "./rules/paste.js";
import { byKey, copyOf, knownOf, shelved, type Shelved } from "./shelf.js";
import { icon, linkedToken, ONE_DAMAGE } from "./things.js";
import { chanceText, factTable, NOTHING, percentText, scoreTable, sentences } from "./words.js";

/** Rows that everybody has (DD-47). */
const BARE_HANDS = ["boxingRow", "grappleRow"] as const;

/** DD-13, D-61 — an investigator of a game of percentages, pasted (section I2). PER is rolled when the window opens. */
export async function beginInvestigator(): Promise<ConversionProcedure> {
  const [skills, weapons, rolled] = await Promise.all([
    shelved("d20d100-skills"),
    shelved("d20d100-weapons"),
    evaluate({ roll: "Roll", formula: RESULT_FORMULA, options: {} }),
  ]);
  await tellRoll(rolled, t("GARDIEN.CONVERT.FIELD.perception")); // opening it again to throw again is seen
  return {
    answers: { name: "", text: "", perception: String(rolled.total), base: "keep" },
    fields,
    preview: (answers) => preview(answers, skills, weapons),
  };
}

function fields(): readonly ConversionField[] {
  const key = (id: string) => t(`GARDIEN.CONVERT.FIELD.${id}`);
  return [
    { id: "text", kind: "lines", label: key("text"), hint: t("GARDIEN.CONVERT.HINT.investigator") },
    { id: "name", kind: "line", label: key("name"), hint: t("GARDIEN.CONVERT.HINT.name") },
    {
      id: "perception",
      kind: "number",
      label: key("perception"),
      hint: t("GARDIEN.CONVERT.HINT.perception"),
      min: 0,
      max: 99,
    },
    {
      id: "base",
      kind: "choice",
      label: key("base"),
      options: (["keep", "recompute"] as const).map((value) => ({ value, label: t(`GARDIEN.CONVERT.BASE.${value}`) })),
    },
  ];
}

function preview(answers: Answers, skills: readonly Shelved[], weapons: readonly Shelved[]): Preview {
  const { text = "", name = "", perception = "", base = "keep" } = answers;
  if (text.trim() === "") return NOTHING;
  const typed = Number.parseInt(perception, 10);
  const converted = convertCharacter(
    readPaste(text),
    knownOf({ skills, weapons }),
    Number.isNaN(typed) ? null : typed,
    d20d100Options(),
  );
  const title = name.trim() || converted.name || typeAlone("TYPES.Actor.d20d100Investigator");
  return {
    tables: tables(converted).filter(({ rows }) => rows.length > 0),
    ...sentences(converted.remarks),
    notesAt: "details.notes",
    actor: actorOf(converted, title, { skills, weapons, recompute: base === "recompute" }),
  };
}

function tables({ scores, hp, mp, sanity, mythos, skills, weapons }: ConvertedCharacter): Preview["tables"] {
  const column = (id: string) => t(`GARDIEN.CONVERT.COLUMN.${id}`);
  return [
    {
      title: t("GARDIEN.CONVERT.TABLE.skills"),
      columns: ["", column("percent"), column("modifier"), column("chance")],
      rows: skills.map(({ name, percent, modifier }) => [
        name,
        percentText(percent),
        signed(modifier),
        chanceText(modifier),
      ]),
    },
    {
      title: t("GARDIEN.CONVERT.TABLE.weapons"),
      columns: ["", column("percent"), column("modifier"), column("damage")],
      rows: weapons.map(({ name, percent, modifier, damage }) => [
        name,
        percent === null ? "" : percentText(percent),
        signed(modifier),
        damage,
      ]),
    },
    scoreTable(scores),
    factTable(t("GARDIEN.CONVERT.TABLE.points"), [
      [t("GARDIEN.CONVERT.FACT.hp"), String(hp.max)],
      [t("GARDIEN.CONVERT.FACT.mp"), String(mp.max)],
      [t("GARDIEN.CONVERT.FACT.sanity"), String(sanity.value)],
      [t("GARDIEN.CONVERT.FACT.mythos"), percentText(mythos)],
    ]),
  ];
}

interface Shelves {
  readonly skills: readonly Shelved[];
  readonly weapons: readonly Shelved[];
  /** DD-29 — bases are reckoned as usual, experience making up the rest. */
  readonly recompute: boolean;
}

function actorOf(converted: ConvertedCharacter, name: string, shelves: Shelves): Preview["actor"] {
  const { scores, hp, mp, sanity, mythos } = converted;
  return {
    name,
    type: "d20d100Investigator",
    ...linkedToken(name),
    system: {
      characteristics: Object.fromEntries(Object.entries(scores).map(([key, score]) => [key, { score }])),
      hp: { value: hp.max, misc: hp.misc },
      mp: { value: mp.max, misc: mp.misc },
      sanity: { value: sanity.value, start: sanity.start, hourStart: sanity.value },
      mythos,
      creation: { done: true },
    },
    items: [...skillItems(converted, shelves), ...weaponItems(converted, shelves.weapons)],
  };
}

/** Every skill of the printed sheet, those of the paste as good as they were, and those that nobody knows. */
function skillItems({ skills, scores }: ConvertedCharacter, shelves: Shelves): readonly object[] {
  const usual = shelves.skills.filter(
    ({ system }) => system["printed"] !== false && !skills.some(({ key }) => key === system["key"]),
  );
  const told = skills.map((skill) => {
    const thing = byKey(shelves.skills, skill.key);
    if (!thing) return { name: skill.name, type: "d20d100Skill", img: icon("skill"), system: ownSkill(skill) };
    const change = shelves.recompute
      ? {
          experience: experienceFor(
            asConverted(thing.system as unknown as ConvertedFigures, d20d100Options()),
            skill.modifier,
            scores,
          ),
        }
      : { flat: skill.modifier };
    return copyOf(thing, change, detailOf(skill.name) === "" ? undefined : skill.name);
  });
  return [...told, ...usual.map((thing) => thing.source())];
}

function ownSkill({ modifier }: ConvertedSkill): object {
  return { family: "other", flat: modifier, constant: 0 };
}

function weaponItems({ weapons }: ConvertedCharacter, shelf: readonly Shelved[]): readonly object[] {
  const hands = BARE_HANDS.flatMap((key) => {
    const thing = byKey(shelf, key);
    return thing ? [thing.source()] : [];
  });
  return [...weapons.map((weapon) => weaponItem(weapon, shelf)), ...hands];
}

function weaponItem({ name, key, like, skill, misc, damage, addsBonus }: ConvertedWeapon, shelf: readonly Shelved[]) {
  const thing = byKey(shelf, key);
  if (thing) return copyOf(thing, { misc });
  const told = { misc, ...(damage !== "" && { damage, addsDamageBonus: addsBonus, ...ONE_DAMAGE }) };
  const pattern = byKey(shelf, like);
  if (pattern) return copyOf(pattern, { ...told, key, precision: 0 }, name);
  return { name, type: "d20d100Weapon", img: icon("knife"), system: { ...told, skill } };
}
