import type { CreationOptions } from "./creation-defaults.js";
import { masteryCost } from "./prices.js";
import type { SkillId } from "./skill-list.js";

/** RP-29 — skills of some trades, the one that matters most first: suggestions for a new character, to be changed at will. */
export const OCCUPATIONS = {
  guard: [
    "handWeapons",
    "shield",
    "unarmed",
    "observation",
    "featOfStrength",
    "running",
    "command",
    "climbing",
    "searching",
    "care",
    "customs",
    "poleArms",
    "acrobatics",
  ],
  thief: [
    "pickpocketing",
    "lockpicking",
    "hiding",
    "stealth",
    "acrobatics",
    "climbing",
    "searching",
    "handWeapons",
    "thrownWeapons",
    "bargaining",
    "observation",
    "running",
    "disguise",
  ],
  healer: [
    "care",
    "herbalism",
    "will",
    "eloquence",
    "cooking",
    "survival",
    "poleArms",
    "zoology",
    "animalControl",
    "customs",
    "history",
    "observation",
    "bargaining",
  ],
  fighterCook: [
    "handWeapons",
    "cooking",
    "featOfStrength",
    "shield",
    "bargaining",
    "geology",
    "unarmed",
    "forging",
    "survival",
    "observation",
    "thrownWeapons",
    "will",
    "climbing",
  ],
  archer: [
    "archery",
    "tracking",
    "hiding",
    "orientation",
    "survival",
    "observation",
    "running",
    "handWeapons",
    "climbing",
    "animalControl",
    "acrobatics",
    "zoology",
    "stealth",
  ],
  mage: [
    "spells",
    "will",
    "history",
    "magicSense",
    "foreignLanguages",
    "eloquence",
    "poleArms",
    "customs",
    "searching",
    "herbalism",
    "seduction",
    "observation",
    "acrobatics",
  ],
} as const satisfies Record<string, readonly SkillId[]>;
export type OccupationId = keyof typeof OCCUPATIONS;

/** RP-29 — degrees of the skills of a trade, in their order: with the book's points they spend all of them. */
const DEGREES = [4, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1] as const;

/** RP-29 — a suggested degree of a skill. */
export interface SuggestedSkill {
  readonly skill: SkillId;
  readonly mastery: number;
}

/** RP-29 — the degrees of a trade, as far as points and cap of the table go. */
export function suggestedSkills(
  occupation: OccupationId,
  { points, mostMastery, costFactor }: Pick<CreationOptions, "points" | "mostMastery" | "costFactor">,
): readonly SuggestedSkill[] {
  let left = points;
  return OCCUPATIONS[occupation].flatMap((skill, i) => {
    let mastery = Math.min(DEGREES[i] ?? 1, mostMastery);
    while (mastery > 0 && masteryCost(0, mastery, costFactor) > left) mastery -= 1;
    left -= masteryCost(0, mastery, costFactor);
    return mastery > 0 ? [{ skill, mastery }] : [];
  });
}
