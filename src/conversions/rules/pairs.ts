import type { Ability, Size } from "../../rulesets/gb/rules/vocabulary.js";
import type { CharacteristicKey } from "../../rulesets/d20d100/rules/vocabulary.js";

/** GB-01, DD-15 — the six abilities and their characteristics: POU stands for charisma, PER for intuition. */
export const CHARACTERISTIC_OF = {
  str: "strength",
  dex: "dexterity",
  con: "constitution",
  int: "intelligence",
  wis: "perception",
  cha: "power",
} as const satisfies Record<Ability, CharacteristicKey>;

/** GB-01, DD-170 — a TAI of the middle of what each size comes to, people's being the usual 13. */
export const BODY_SIZE: Readonly<Record<Size, number>> = {
  tiny: 3,
  small: 6,
  medium: 13,
  large: 26,
  huge: 50,
  gargantuan: 84,
};

/** GB-24, DD-129, DD-135 — armour class starts from 10, Défense from 15: what attacks gain, so that they hit as often. */
export const DEFENCE_SHIFT = 5;

/** Slugs and keys of skills that are the same thing in both. */
const SKILLS: readonly (readonly [slug: string, key: string])[] = [
  ["bluff", "fastTalk"],
  ["conduite", "driveAutomobile"],
  ["connaissancesHistoire", "history"],
  ["connaissancesMedecine", "medicine"],
  ["connaissancesOcculte", "occult"],
  ["crochetage", "locksmith"],
  ["deguisement", "disguise"],
  ["deplacementSilencieux", "moveSilently"],
  ["detection", "observe"],
  ["diplomatie", "eloquence"],
  ["discretion", "hide"],
  ["equitation", "ride"],
  ["escalade", "climb"],
  ["fouille", "spotHidden"],
  ["intimidation", "intimidation"],
  ["natation", "swim"],
  ["perceptionAuditive", "listen"],
  ["pilotage", "pilotAircraft"],
  ["premiersSecours", "firstAid"],
  ["psychologie", "psychology"],
  ["saut", "jump"],
  ["survie", "track"],
  ["volALaTire", "conceal"],
];
const KEY_OF = new Map(SKILLS);
const SLUG_OF = new Map(SKILLS.map(([slug, key]) => [key, slug]));

/** The key of the skill that a slug of gb stands for; empty: nothing like it is known, it keeps its name. */
export function skillKeyOf(slug: string): string {
  return KEY_OF.get(slug) ?? "";
}

/** The slug of the skill that a key stands for; empty: nothing like it is known, it keeps its name. */
export function skillSlugOf(key: string): string {
  return SLUG_OF.get(key) ?? "";
}

/** The ability that a skill rests on: that of the first of its characteristics which is one. */
export function abilityOf(characteristics: readonly CharacteristicKey[]): Ability {
  const abilities = Object.keys(CHARACTERISTIC_OF) as Ability[];
  for (const key of characteristics) {
    const found = abilities.find((ability) => CHARACTERISTIC_OF[ability] === key);
    if (found) return found;
  }
  return "int"; // EDU, above all
}
