import { object, oneOf, text, whole } from "./intent.js";

/** Why an attack is not simply believed. `forged`: nothing explains it; `ask`: the keeper decides. */
export interface Problem {
  readonly code: ProblemCode;
  readonly weight: "forged" | "ask";
  /** Index of the target concerned, -1 for the whole attack. */
  readonly target: number;
  readonly line: string;
  readonly expected: string;
  readonly received: string;
}

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

/** Why a deed counts for nothing, whatever the keeper would say; its card tells. */
const REFUSALS: readonly ProblemCode[] = ["gatheringOver", "joinedTwice", "left"];

/** Why a deed was refused outright; undefined where the keeper decided, or nobody refused it. */
export function refusalIn(problems: readonly Problem[]): ProblemCode | undefined {
  return problems.find(({ code }) => REFUSALS.includes(code))?.code;
}

/** Heals a stored problem. */
export function readProblem(source: unknown): Problem {
  const data = object(source);
  return {
    code: oneOf(PROBLEM_CODES, data.code, "rollFormula"),
    weight: data.weight === "ask" ? "ask" : "forged",
    target: whole(data.target),
    line: text(data.line),
    expected: text(data.expected),
    received: text(data.received),
  };
}
