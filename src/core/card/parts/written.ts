import { sharedPool } from "../../shared/pools.js";
import { t } from "../../text/i18n.js";
import { figure, say } from "../../text/text.js";
import type { OutcomeView } from "../../play/contract/view.js";
import type { Plan } from "../../play/record/plan.js";
import { planOf } from "../../play/apply/planned.js";
import type { Verdict, VerdictTarget } from "../../play/record/verdict.js";
import { gaugeOf } from "./gauge.js";
import type { GaugeContext } from "./gauge.js";
import { movedBeside } from "../acts/moved.js";
import type { Presenter } from "../../play/act/act.js";

/** A number that was changed, or is about to be, with a bar where it says more. */
export interface ChangeContext {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly gauge: GaugeContext | null;
}

/** Returns the plan that is written for a row, or would be as things stand; `null`: none. */
export function planIn(target: VerdictTarget, index: number, verdict: Verdict, outstanding: boolean): Plan | null {
  if (target.stage === "applied") return target.plan;
  return outstanding && verdict.standing === "judged" ? planOf(target, index, verdict) : null;
}

/** Returns the numbers of a sheet that a plan changes, without those that its card shows otherwise. */
export function changesOf(
  plan: Plan,
  actor: Actor | null,
  view: Pick<OutcomeView, "marks" | "tells">,
  presenter: Presenter,
): readonly ChangeContext[] {
  return movedBeside(plan, view).map(({ path, before, after }) => {
    const scale = actor ? presenter.numberScale(path, actor) : null;
    return {
      label: say(presenter.numberLabel(path)),
      before: figure(before),
      after: figure(after),
      gauge: scale ? gaugeOf(scale, before, after) : null,
    };
  });
}

/** Returns the points spent from shared pools, which everybody may know. */
export function drawsOf(plan: Plan): readonly ChangeContext[] {
  return (plan.shared ?? []).flatMap(({ pool, before, after }) => {
    const name = sharedPool(pool)?.name;
    return name ? [{ label: t(name), before: figure(before), after: figure(after), gauge: null }] : [];
  });
}
