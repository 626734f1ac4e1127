import { CREATION_DEFAULTS, type CreationOptions } from "./creation-defaults.js";
import { masteryCost } from "./prices.js";
import type { AttributeValues } from "./roots.js";
import { ATTRIBUTES } from "../vocabulary.js";

/** RP-29 — bounds of each attribute of a new character. */
export const CREATION_SCALE = { min: 3, max: 10 } as const;

/** RP-29 — dice of an attribute, where they are rolled. */
export const ATTRIBUTE_FORMULA = "2d4+1";

/** RP-29 — what a new character breaks or lacks. */
const CREATION_FAULTS = ["attributeTotal", "attributeMin", "attributeMax", "masteryCap", "points"] as const;
export type CreationFault = (typeof CREATION_FAULTS)[number];

/** RP-29 — points shared and spent, and what is wrong with them. */
export interface CreationReckoning {
  readonly attributePoints: number;
  readonly attributePointsLeft: number;
  readonly pointsSpent: number;
  /** Left over they become PE. */
  readonly pointsLeft: number;
  readonly faults: readonly CreationFault[];
}

/** RP-29 — reckons attributes and degrees of mastery up. Rolled attributes need not come to any sum. */
export function reckon(
  attributes: AttributeValues,
  masteries: readonly number[],
  options: CreationOptions = CREATION_DEFAULTS,
): CreationReckoning {
  const values = ATTRIBUTES.map((id) => attributes[id]);
  const attributePoints = values.reduce((sum, value) => sum + value, 0);
  const attributePointsLeft = options.method === "roll" ? 0 : options.attributePoints - attributePoints;
  const pointsSpent = masteries.reduce((sum, mastery) => sum + masteryCost(0, mastery, options.costFactor), 0);
  const pointsLeft = options.points - pointsSpent;
  const faulty: Readonly<Record<CreationFault, boolean>> = {
    attributeTotal: attributePointsLeft !== 0,
    attributeMin: values.some((value) => value < CREATION_SCALE.min),
    attributeMax: values.some((value) => value > CREATION_SCALE.max),
    masteryCap: masteries.some((mastery) => mastery > options.mostMastery),
    points: pointsLeft < 0,
  };
  const faults = CREATION_FAULTS.filter((fault) => faulty[fault]);
  return { attributePoints, attributePointsLeft, pointsSpent, pointsLeft, faults };
}

/** RP-29 — spells that a new character knows: one for each degree in Sortilèges. */
export function knownSpells(mastery: number): number {
  return mastery;
}

/** RP-29 — PE that points left over have become, and those that somebody has. */
export interface StartingExperience {
  /** PE to spend, and all that were ever earned. */
  readonly available: number;
  readonly total: number;
  /** Those of them that the making gave. */
  readonly given: number;
}

/** RP-29 — points left over become PE; made again, a character has those of its last making and no others. */
export function startingExperience(before: StartingExperience, pointsLeft: number): StartingExperience {
  const given = Math.max(0, pointsLeft);
  const more = given - before.given;
  return { available: Math.max(0, before.available + more), total: Math.max(0, before.total + more), given };
}
