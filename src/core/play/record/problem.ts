import { oneOf, record, text, whole, type Read } from "../../shape/shape.js";

export const PROBLEM_CODES = [
  "notOwner",
  "attackerGone",
  "weaponGone",
  "foreignWeapon",
  "rollCount",
  "rollClass",
  "rollFormula",
  "dice",
  "total",
  "lineValue",
  "lineMissing",
  "lineUnknown",
  "lineChanged",
  "lineOff",
  "lineAdded",
  "choiceTold",
  "notOffered",
  "distanceTyped",
  "distanceChanged",
  "noAmmunition",
  "secondVerdict",
  "keeperOnly",
  "notYours",
  "obstacle",
  "leftOut",
  "blows",
  "otherWay",
  "notHere",
  "rewritten",
  "notAbout",
  "joinedOtherwise",
  "gatheringOver",
  "joinedTwice",
  "savedTwice",
  "left",
  "fieldTold",
  "doubt",
  "timeTold",
  "unreadable",
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export const PROBLEM = record({
  code: oneOf(PROBLEM_CODES, "rollFormula"),
  weight: oneOf(["forged", "ask"]),
  /** Index of the target concerned, -1 for the whole attack. */
  target: whole,
  line: text,
  expected: text,
  received: text,
});
/** Why an attack is not simply believed. `forged`: nothing explains it; `ask`: the keeper decides. */
export type Problem = Read<typeof PROBLEM>;

/** Why a deed counts for nothing, whatever the keeper would say; its card tells. */
const REFUSALS: readonly ProblemCode[] = ["gatheringOver", "joinedTwice", "left"];

/** Why a deed was refused outright; undefined where the keeper decided, or nobody refused it. */
export function refusalIn(problems: readonly Problem[]): ProblemCode | undefined {
  return problems.find(({ code }) => REFUSALS.includes(code))?.code;
}
