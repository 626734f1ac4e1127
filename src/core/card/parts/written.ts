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

/** A number that was moved, or is about to be, with a bar where one says more. */
export interface ChangeContext {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly gauge: GaugeContext | null;
}

/** What is written of a row, or would be as things stand; `null` where there is nothing. */
export function planIn(target: VerdictTarget, index: number, verdict: Verdict, outstanding: boolean): Plan | null {
  if (target.stage === "applied") return target.plan;
  return outstanding && verdict.standing === "judged" ? planOf(target, index, verdict) : null;
}

/** The numbers of a sheet that a plan moves, but for what its card tells otherwise. */
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

/** What was taken from what belongs to everybody: everybody may know. */
export function drawsOf(plan: Plan): readonly ChangeContext[] {
  return (plan.shared ?? []).flatMap(({ pool, before, after }) => {
    const name = sharedPool(pool)?.name;
    return name ? [{ label: t(name), before: figure(before), after: figure(after), gauge: null }] : [];
  });
}
