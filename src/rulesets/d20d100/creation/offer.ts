import { text } from "../../../core/shape/shape.js";
import { entriesWithin } from "../../../core/creation/models.js";
import type { Desk, Entry } from "../../../core/creation/procedure.js";
import { signed, t } from "../../../core/text/i18n.js";
import { say } from "../../../core/text/text.js";
import { jetLabel, shortLabel } from "../labels.js";
import { JETS } from "../rules/vocabulary.js";
import type { TraitEffect } from "../rules/character/traits.js";
import {
  effectsOf,
  keyOf,
  penaltyOf,
  pointsOf,
  professionCharacteristics,
  professionSkills,
  protectionOf,
  requirementOf,
} from "./entries.js";
import { word } from "./fields.js";

/** How many skills of a ready-made investigator stand beside its name. */
const MOST_SKILLS = 4;

/** DD-31 — what a trait does, and asks for. */
export function traitNote(entry: Entry, desk: Desk): string {
  const { characteristic, above } = requirementOf(entry);
  const asks =
    characteristic === "" ? [] : [say(word("asks", { name: { key: shortLabel(characteristic) }, n: above }))];
  const effects = effectsOf(entry)
    .map((effect) => effectText(effect, desk))
    .filter((told) => told !== "");
  // Descriptions are written in one language only.
  return [...asks, ...(effects.length > 0 ? effects : [say(word("effect.manual"))])].join(" · ");
}

/** What one effect adds, and to what. */
function effectText({ target, key, value }: TraitEffect, desk: Desk): string {
  const jet = JETS.find((id) => id === key);
  if (target === "jet" && jet) return say(word("effect.jet", { name: { key: jetLabel(jet) }, n: signed(value) }));
  if (target === "skill" && key !== "") return `${skillName(key, desk)} ${signed(value)}`;
  return say(word(`effect.${target}`, { n: signed(value) }));
}

/** A skill's name by its key. */
function skillName(key: string, { shelf }: Desk): string {
  const skills = [...shelf.values()].filter((entry) => entry.type === "d20d100Skill" && keyOf(entry) === key);
  const published = skills.find(({ owned, within }) => !owned && within === undefined);
  return (published ?? skills[0])?.name ?? key;
}

/** DD-37, DD-38 — the characteristics that a profession goes by, and its skills. */
export function professionNote(entry: Entry, desk: Desk): string {
  const by = professionCharacteristics(entry).map((id) => t(shortLabel(id)));
  const skills = professionSkills(entry).map((key) => skillName(key, desk));
  return [by.join(", "), skills.join(", ")].filter((part) => part !== "").join(" · ");
}

/** What a ready-made investigator has learnt best; its profession is written in one language only. */
export function modelNote(model: Entry, desk: Desk): string {
  const skills = entriesWithin(desk, model.id).filter((entry) => entry.type === "d20d100Skill" && pointsOf(entry) > 0);
  const best = skills.toSorted((a, b) => pointsOf(b) - pointsOf(a)).slice(0, MOST_SKILLS);
  return best.map(({ name }) => name).join(", ");
}

/** DD-132, DD-133 — what a vest does, or what a thing costs. */
export function thingNote(entry: Entry): string {
  if (entry.type !== "d20d100Armor") return text.read(entry.system["price"]);
  const data = { die: protectionOf(entry), penalty: signed(penaltyOf(entry)) };
  return say({ key: "GARDIEN.D20D100.SHEET.vestDetail", data });
}
