/** SE-05 — a result beside its Difficulté. */
export interface Outcome {
  readonly success: boolean;
  /** Below 0 in a failure. */
  readonly margin: number;
}

/** SE-05 — a test: the result must reach the Difficulté. */
export function against(result: number, difficulty: number): Outcome {
  return { success: result >= difficulty, margin: result - difficulty };
}

/** SE-08 — an opposition: the active side must do strictly better, a tie is the defender's. */
export function opposed(
  active: number,
  defender: number,
): { readonly winner: "active" | "defender"; readonly margin: number } {
  return { winner: active > defender ? "active" : "defender", margin: active - defender };
}
