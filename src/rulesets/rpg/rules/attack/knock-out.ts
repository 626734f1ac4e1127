import type { Condition } from "../body/conditions.js";
import { resolveTest, type TestResult } from "../checks/test-result.js";
import { roundWound } from "../rounding.js";
import { settle, type Onset } from "../body/settle.js";
import type { KnockOutTest, Naturals } from "../vocabulary.js";

/** RP-76 — whether a weapon may knock out: bare hands, or one without an edge, in melee. */
export function mayKnockOut({ melee, bladed }: { readonly melee: boolean; readonly bladed: boolean }): boolean {
  return melee && !bladed;
}

/** RP-76 — the score of the victim's test: Corps, or twice Corps, less the hit points just lost (D-46). */
export function knockOutScore(body: number, hpLost: number, mode: KnockOutTest = "plain"): number {
  return (mode === "double" ? 2 * body : body) - hpLost;
}

/** RP-76 — what a knock-out comes to, in hit points and hours. */
export interface KnockOut {
  readonly score: number;
  readonly knockedOut: boolean;
  readonly hours: number;
  /** What is still missing on waking. */
  readonly finalLoss: number;
  /** What comes back on waking. */
  readonly regained: number;
  /** `null` where the blow hurt nobody, and nothing is rolled. */
  readonly test: TestResult | null;
}

/** RP-76 — one who fails is out for as many hours as points were lost, and keeps a third of the loss. */
export function resolveKnockOut(
  victim: { readonly body: number; readonly hpLost: number },
  die: number,
  {
    mode = "plain",
    naturals = "auto",
    decided = null,
  }: {
    readonly mode?: KnockOutTest;
    readonly naturals?: Naturals;
    /** Whether the victim goes down whatever the die says; `null` where the die tells. */
    readonly decided?: boolean | null;
  } = {},
): KnockOut {
  const { body, hpLost } = victim;
  const score = knockOutScore(body, hpLost, mode);
  const test = hpLost > 0 ? resolveTest({ score, difficulty: 0, die }, naturals) : null;
  if (!test || !(decided ?? !test.success))
    return { score, knockedOut: false, hours: 0, finalLoss: hpLost, regained: 0, test };
  const finalLoss = roundWound(hpLost, 3);
  return { score, knockedOut: true, hours: hpLost, finalLoss, regained: hpLost - finalLoss, test };
}

/** RP-76 — what lasts on one who is knocked out; the points come back on waking. */
export function knockedOutConditions({ hours, regained }: KnockOut, onset: Onset): readonly Condition[] {
  const { conditions } = settle([{ type: "unconscious", until: { kind: "hours", formula: `${hours}` } }], onset);
  return conditions.map((condition) =>
    condition.state.type === "unconscious" ? { ...condition, regain: regained } : condition,
  );
}
