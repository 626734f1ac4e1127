import type { Desk, Entry } from "../../../core/creation/procedure.js";
import { markOf, onShelf, pickedOf } from "../../../core/creation/shelf.js";
import { combatBase } from "../rules/character/combat-bases.js";
import { isOneOfSeveral, placeOnForm } from "../rules/character/skill-list.js";
import { skillBase, skillTotal, type SkillColumns } from "../rules/character/skills.js";
import { skillBonus, type TraitFigures } from "../rules/character/traits.js";
import type { CombatSkill, SkillFamily } from "../rules/vocabulary.js";
import type { D20d100Draft } from "./draft.js";
import { effectsOf, familyOf, isPrinted, keyOf, learnedOf, skillFigures } from "./entries.js";
import { modifiersOf, scoresOf } from "./scores.js";

/** A skill that the investigator has, or might have. */
export interface SkillRow {
  /** Key of what was picked, or the id of an entry that was not. */
  readonly key: string;
  readonly entry: Entry;
  readonly name: string;
  readonly family: SkillFamily;
  /** DD-38 */
  readonly professional: boolean;
  readonly points: number;
  readonly columns: Required<SkillColumns>;
  readonly total: number;
  /** Whether it will be on the sheet. */
  readonly kept: boolean;
}

/** DD-31 — the traits of a draft. */
export function traitsOf(draft: D20d100Draft, desk: Desk): readonly TraitFigures[] {
  return pickedOf(draft.items, desk, "d20d100Trait").map(({ entry, parameter }) => ({
    parameter,
    effects: effectsOf(entry),
  }));
}

/** DD-29, DD-30, DD-40 — every skill with its columns, in the order of the form. */
export function skillRows(draft: D20d100Draft, desk: Desk): readonly SkillRow[] {
  const have = pickedOf(draft.items, desk, "d20d100Skill");
  const known = new Set(have.map(({ entry }) => markOf(entry)));
  const other = onShelf(desk, "d20d100Skill").filter((entry) => !known.has(markOf(entry)));
  const reckoned = reckoner(draft, desk);
  return [
    ...have.map((one) => reckoned({ ...one, name: nameOf(one.entry, one.label), kept: true })),
    ...other.map((entry) =>
      reckoned({ key: entry.id, entry, name: entry.name, professional: false, points: 0, kept: isPrinted(entry) }),
    ),
  ].sort((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, game.i18n.lang));
}

/** DD-72 — its place on the form. */
function placeOf({ entry }: SkillRow): number {
  return placeOnForm(keyOf(entry));
}

/** What a skill is called that its owner names. */
export function nameOf({ name }: Entry, label: string): string {
  return label.trim() === "" ? name : name.replace("…", label.trim());
}

/** DD-36 — the word by which a trait means a skill: its key, but for one language or art of several its name. */
export function skillWord(entry: Entry, name: string): string {
  const key = keyOf(entry);
  return isOneOfSeveral(key) ? name : key;
}

function reckoner(draft: D20d100Draft, desk: Desk) {
  const [scores, modifiers, traits] = [scoresOf(draft), modifiersOf(draft), traitsOf(draft, desk)];
  return (row: Pick<SkillRow, "key" | "entry" | "name" | "professional" | "points" | "kept">): SkillRow => {
    const { key, entry, name, professional, points, kept } = row;
    const columns = {
      base: skillBase(skillFigures(entry), modifiers, scores),
      trait: skillBonus(traits, { key: keyOf(entry), name }),
      professional: professional ? points : 0,
      secondary: professional ? 0 : points,
      ...learnedOf(entry),
    };
    const family = familyOf(entry);
    return { key, entry, name, professional, points, kept, family, columns, total: skillTotal(columns) };
  };
}

/** DD-44 — with what somebody will fight with a weapon of a skill. */
export function combatTotals(draft: D20d100Draft, desk: Desk): (skill: CombatSkill) => number {
  const rows = skillRows(draft, desk).filter(({ family }) => family === "combat");
  const totals = new Map(rows.map(({ entry, total }) => [keyOf(entry), total]));
  const modifiers = modifiersOf(draft);
  return (skill) => totals.get(skill) ?? combatBase(skill, modifiers);
}
