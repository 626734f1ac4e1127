import { signed } from "../../../../core/text/i18n.js";
import type { Text } from "../../../../core/text/text.js";
import { familyLabel } from "../../labels.js";
import type { SkillFamily } from "../../rules/vocabulary.js";
import { columnTexts } from "./columns.js";

/** DD-40, DD-73 — what a line of a skill is drawn from. */
export interface SkillFigures {
  readonly asterisk: boolean;
  readonly professional: boolean;
  readonly checked: boolean;
  readonly base: number;
  readonly trait: number;
  readonly professionalPoints: number;
  readonly secondaryPoints: number;
  readonly experience: number;
  readonly misc: number;
  readonly total: number;
  /** DD-73, DD-92 — the total with the vest and the wounds that weigh on it. */
  readonly rollModifier: number;
}

/** A skill by its item. */
export interface SkillItem {
  readonly id: string;
  readonly name: string;
  readonly system: SkillFigures;
}

/** DD-40 — a line of the ledger. */
export interface SkillView {
  readonly id: string;
  readonly name: string;
  readonly asterisk: boolean;
  readonly professional: boolean;
  readonly checked: boolean;
  readonly total: string;
  readonly attacks: Text | null;
  readonly words: Text;
  readonly box: Text;
  readonly parts: readonly Text[];
}

/** DD-40, DD-42, DD-73 — a skill of the ledger; what weighs on it now is in its figure, and told apart. */
export function skillView({ id, name, system }: SkillItem, { armorPenalty, attacks }: Circumstances): SkillView {
  const { asterisk, professional, checked, rollModifier } = system;
  const armour = asterisk ? armorPenalty : 0;
  return {
    id,
    name,
    asterisk,
    professional,
    checked,
    total: signed(rollModifier),
    attacks: attacks > 1 ? { key: "GARDIEN.D20D100.SHEET.attacks", data: { n: attacks } } : null,
    words: { key: "GARDIEN.D20D100.SHEET.skillWords", data: { name, total: signed(rollModifier) } },
    box: { key: "GARDIEN.D20D100.SHEET.used", data: { name } },
    parts: columnTexts(
      {
        base: system.base,
        trait: system.trait,
        professional: system.professionalPoints,
        secondary: system.secondaryPoints,
        experience: system.experience,
        misc: system.misc,
        armour,
        wounds: rollModifier - system.total - armour,
      },
      "base",
    ),
  };
}

/** What a line tells besides the skill itself. */
export interface Circumstances {
  /** DD-73 — what weighs on skills with an asterisk. */
  readonly armorPenalty: number;
  /** DD-42, DD-47 — attacks in a round that it gives; 0: it is none of combat. */
  readonly attacks: number;
}

/** DD-75…DD-82 — the columns of the form, two families each. */
const COLUMNS = [
  ["physical", "social"],
  ["knowledge", "transport"],
  ["perception", "stealth"],
  ["other", "combat"],
] as const satisfies readonly (readonly SkillFamily[])[];

const ICONS: Readonly<Record<SkillFamily, string>> = {
  physical: "fa-solid fa-dumbbell",
  social: "fa-solid fa-comments",
  knowledge: "fa-solid fa-book",
  transport: "fa-solid fa-car-side",
  perception: "fa-solid fa-magnifying-glass",
  stealth: "fa-solid fa-user-ninja",
  other: "fa-solid fa-screwdriver-wrench",
  combat: "fa-solid fa-gun",
};

/** DD-75…DD-82 — a family with its skills in the order of the form. */
export interface FamilyView<Skill> {
  readonly id: SkillFamily;
  /** Language key. */
  readonly label: string;
  readonly icon: string;
  readonly skills: readonly Skill[];
}

/** DD-75…DD-82 — skills in the four columns of the form. */
export function skillColumns<Skill>(
  skills: readonly Skill[],
  familyOf: (skill: Skill) => SkillFamily,
): readonly (readonly FamilyView<Skill>[])[] {
  return COLUMNS.map((families) =>
    families.map((id) => ({
      id,
      label: familyLabel(id),
      icon: ICONS[id],
      skills: skills.filter((skill) => familyOf(skill) === id),
    })),
  );
}
