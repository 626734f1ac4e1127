import type { TestKind } from "../../rules/body/modifiers.js";
import type { Root } from "../../rules/vocabulary.js";

/** What a skill asks of whoever has it. */
export interface Bearer {
  readonly roots: Readonly<Record<Root, number>>;
  /** RP-22, RP-58 — points lost for good, at most 0. */
  pointsLost(sightBased: boolean): number;
  /** RP-61 — a score as it is rolled now. */
  hampered(reference: number, kind: TestKind): number;
}

/** Whether an actor's data are those of somebody with skills of these rules. */
export function isBearer(system: unknown): system is Bearer {
  return typeof system === "object" && system !== null && "hampered" in system && "pointsLost" in system;
}
