import type { Answers, ConversionField, ConversionProcedure, Preview } from "../core/convert/conversion.js";
import { signed, t } from "../core/text/i18n.js";
import { typeAlone } from "../core/text/type-alone.js";
import { d20d100Options } from "../rulesets/d20d100/data/options.js";
import { categoryLabel } from "../rulesets/d20d100/labels.js";
import { ADVERSARY_CATEGORIES, type AdversaryCategory } from "../rulesets/d20d100/rules/vocabulary.js";
import { convertAdversary, type ConvertedAdversary, type ConvertedAttack } from "./rules/d100-adversary.js";
import type { HeldWeapon } from "./rules/d100-held.js";
import { detailOf } from "./rules/d100-skills.js";
import { naturalKind } from "./rules/natural-kind.js";
import { readPaste } from "./rules/paste.js";
import { byKey, copyOf, knownOf, shelved, type Shelved } from "./shelf.js";
import { icon, looseToken, ONE_DAMAGE } from "./things.js";
import { chanceText, factTable, NOTHING, percentText, scoreTable, sentences } from "./words.js";

interface Shelves {
  readonly skills: readonly Shelved[];
  /** DD-47 — with the row of Lutte, which everybody has. */
  readonly weapons: readonly Shelved[];
}

/** DD-13, DD-135 — an adversary of a game of percentages, pasted or typed (section I3). */
export async function beginAdversary(): Promise<ConversionProcedure> {
  const [skills, weapons] = await Promise.all([shelved("d20d100-skills"), shelved("d20d100-weapons")]);
  return {
    answers: { name: "", text: "", category: "mythos", holds: "1", d20: "", size: "0", natural: "0" },
    fields,
    preview: (answers) => preview(answers, { skills, weapons }),
  };
}

function fields(): readonly ConversionField[] {
  const key = (id: string) => t(`GARDIEN.CONVERT.FIELD.${id}`);
  return [
    { id: "text", kind: "lines", label: key("text"), hint: t("GARDIEN.CONVERT.HINT.adversary") },
    { id: "name", kind: "line", label: key("name"), hint: t("GARDIEN.CONVERT.HINT.name") },
    {
      id: "category",
      kind: "choice",
      label: key("category"),
      options: ADVERSARY_CATEGORIES.map((value) => ({ value, label: t(categoryLabel(value)) })),
    },
    { id: "holds", kind: "flag", label: key("holds") },
    { id: "d20", kind: "flag", label: key("d20") },
    { id: "size", kind: "number", label: key("size"), hint: t("GARDIEN.CONVERT.HINT.armorClass"), min: -8, max: 8 },
    { id: "natural", kind: "number", label: key("natural"), min: 0, max: 50 },
  ];
}

function preview(answers: Answers, shelves: Shelves): Preview {
  const { text = "", name = "" } = answers;
  if (text.trim() === "") return NOTHING;
  const category = ADVERSARY_CATEGORIES.find((one) => one === answers["category"]) ?? "mythos";
  const whole = (id: string, least: number, most: number) =>
    Math.min(most, Math.max(least, Number.parseInt(answers[id] ?? "", 10) || 0));
  const converted = convertAdversary(
    readPaste(text),
    knownOf(shelves),
    {
      human: category === "human",
      holds: answers["holds"] === "1",
      armorClass: answers["d20"] === "1" ? { size: whole("size", -8, 8), natural: whole("natural", 0, 50) } : null,
    },
    d20d100Options(),
  );
  const title = name.trim() || converted.name || typeAlone("TYPES.Actor.d20d100Adversary");
  return {
    tables: tables(converted),
    ...sentences(converted.remarks),
    notesAt: "notes",
    actor: actorOf(converted, title, category, shelves),
  };
}

function tables(converted: ConvertedAdversary): Preview["tables"] {
  const { attacks, weapons, skills, scores, sanityLoss } = converted;
  const column = (id: string) => t(`GARDIEN.CONVERT.COLUMN.${id}`);
  const facts: readonly (readonly [string, string])[] = [
    ["hp", String(converted.hp)],
    ["mp", String(converted.mp)],
    ["defence", String(converted.defence)],
    ["grapple", signed(converted.grapple)],
    ["damageBonus", converted.damageBonus],
    ["protection", String(converted.protection)],
    ["sight", `${sanityLoss.success}/${sanityLoss.failure}`],
    ["move", converted.move],
  ];
  const scored = [...attacks, ...weapons.map((weapon) => ({ ...weapon, percent: null })), ...skills];
  return [
    factTable(
      t("GARDIEN.CONVERT.TABLE.figures"),
      facts.filter(([, value]) => value !== "").map(([id, value]) => [t(`GARDIEN.CONVERT.FACT.${id}`), value]),
    ),
    {
      title: t("GARDIEN.CONVERT.TABLE.attacks"),
      columns: ["", column("percent"), column("modifier"), column("chance")],
      rows: scored.map(({ name, percent, modifier }) => [
        name,
        percent === null ? "" : percentText(percent),
        signed(modifier),
        chanceText(modifier),
      ]),
    },
    scoreTable(scores),
  ];
}

function actorOf(
  converted: ConvertedAdversary,
  name: string,
  category: AdversaryCategory,
  { skills: shelf, weapons }: Shelves,
): Preview["actor"] {
  const hold = byKey(weapons, "grappleRow");
  const { scores, hp, mp, protection, attacks, weapons: held, skills } = converted;
  return {
    name,
    type: "d20d100Adversary",
    ...looseToken(name),
    system: {
      category,
      characteristics: Object.fromEntries(Object.entries(scores).map(([key, score]) => [key, { score }])),
      hp: { value: hp, max: hp },
      mp: { value: mp, max: mp },
      scaleOverride: converted.scaleOverride,
      grapple: converted.grapple,
      contactModifier: converted.contactModifier,
      rangedModifier: converted.rangedModifier,
      damageBonus: converted.damageBonus,
      protections: protection > 0 ? [{ mode: "fixed", value: protection, scope: "all" }] : [],
      sanityLoss: converted.sanityLoss,
      ...(converted.move !== "" && { move: converted.move }),
    },
    items: [
      ...attacks.map((attack) => attackItem(attack, byKey(weapons, attack.like))),
      ...held.flatMap((weapon) => heldItem(weapon, byKey(weapons, weapon.like))),
      ...(hold ? [hold.source()] : []),
      ...skills.map(({ key, name: called, modifier }) => {
        const thing = byKey(shelf, key);
        if (thing) return copyOf(thing, { flat: modifier }, detailOf(called) === "" ? undefined : called);
        const system = { family: "other", flat: modifier, constant: 0 };
        return { name: called, type: "d20d100Skill", img: icon("skill"), system };
      }),
    ],
  };
}

/** DD-44, D-50 — an attack of its own, so many times a round; its percentage tells how well it hits. */
function attackItem(attack: ConvertedAttack, like: Shelved | undefined): object {
  const { name, key, modifier, damage, addsBonus, times } = attack;
  const told = { damage, addsDamageBonus: addsBonus, attackModifier: modifier };
  if (like) {
    const system = { ...told, ...ONE_DAMAGE, precision: 0, naturalAttacks: times > 1 ? times : 0 };
    return key === "" ? copyOf(like, { ...system, key }, name) : copyOf(like, system);
  }
  const system = {
    ...{ ...told, skill: "meleeWeapons", action: "natural", naturalAttacks: times },
    damageKind: naturalKind(name) ?? "blunt",
  };
  return { name, type: "d20d100Weapon", img: icon("claws"), system };
}

/** DD-44, DD-169 — a weapon of the compendium, or one made after it, without its precision. */
function heldItem({ name, key, attackModifier }: HeldWeapon, like: Shelved | undefined): readonly object[] {
  if (!like) return [];
  return [key === "" ? copyOf(like, { key, attackModifier, precision: 0 }, name) : copyOf(like, { attackModifier })];
}
