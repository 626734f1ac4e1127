import type { Plan } from "../../play/record/plan.js";
import type { OutcomeView } from "../../play/contract/view.js";

/** Returns the numbers that a plan has changed, without those that its card draws or tells by itself. */
export function movedBeside(
  { numbers }: Pick<Plan, "numbers">,
  { marks = [], tells = [] }: Pick<OutcomeView, "marks" | "tells">,
): Plan["numbers"] {
  const isTold = (path: string) => tells.includes(path) || marks.some(({ draws }) => draws.includes(path));
  return numbers.filter(({ path, before, after }) => before !== after && !isTold(path));
}
