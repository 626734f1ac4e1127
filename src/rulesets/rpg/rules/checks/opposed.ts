import type { TestResult } from "./test-result.js";

/** RP-11 — who wins an opposed test: one side, neither for now (equal margins), or nobody (both failed). */
export type OpposedWinner = "a" | "b" | "tie" | "none";

type Side = Pick<TestResult, "success" | "margin">;

/** RP-11 — the better margin wins between two successes; a critical success outranks nothing (D-05, D-06). */
export function opposedWinner(a: Side, b: Side): OpposedWinner {
  if (!a.success && !b.success) return "none";
  if (!a.success || !b.success) return a.success ? "a" : "b";
  if (a.margin === b.margin) return "tie";
  return a.margin > b.margin ? "a" : "b";
}
