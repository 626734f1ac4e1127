import { oneOf, record, text, whole, type Read } from "../../shape/shape.js";

/** Codes of the reasons to doubt an act, the last part of its language key. */
const PROBLEM_CODES = [
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
  /** Index of the target concerned; -1 for the whole act. */
  target: whole,
  line: text,
  expected: text,
  received: text,
});
/** A reason why an act is not simply believed. `forged`: nothing explains it; `ask`: the keeper decides. */
export type Problem = Read<typeof PROBLEM>;

/** Codes of problems that void a deed, whatever the keeper says; its card tells why. */
const REFUSALS: readonly ProblemCode[] = ["gatheringOver", "joinedTwice", "left"];

/** Returns why a deed was refused outright; undefined where the keeper decided, or it was not refused. */
export function refusalIn(problems: readonly Problem[]): ProblemCode | undefined {
  return problems.find(({ code }) => REFUSALS.includes(code))?.code;
}
