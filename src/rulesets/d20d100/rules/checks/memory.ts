/** DD-77 — what remembering is easier by for who has learnt by heart. */
const MEMORISED_BONUS = 4;

/** DD-77 — what each further try costs unless the keeper says otherwise, and the most that it costs. */
export const RECALL_STEP = -2;
export const RECALL_STEP_MOST = -4;

/**
 * DD-77 — what is added to a test that recalls something.
 *
 * @param attempt which try it is, from 1
 * @param step what each further try costs, from −2 to −4
 */
export function recallModifier(attempt: number, memorised: boolean, step: number = RECALL_STEP): number {
  return (memorised ? MEMORISED_BONUS : 0) + (Math.max(1, attempt) - 1) * step;
}
