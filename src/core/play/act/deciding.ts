import type { Json } from "../../shape/shape.js";
import type { EditField } from "../contract/decision.js";
import type { Outcome, Override } from "../contract/outcome.js";
import type { VerdictTarget } from "../record/verdict.js";
import { figuresOf, ruledIn } from "./edit.js";
import type { Judged, Left } from "./edit.js";
import { DECIDED, shownAs, YES, YES_NO } from "../contract/figures.js";
import type { DeedEdit, Figure } from "../contract/deed.js";

/** Returns the fields of a deed's edit window, each with the rules' value. */
export function deedFields(target: Judged & Pick<VerdictTarget, "override">, edit: Left): readonly EditField[] {
  const ruled = ruledIn(target) ?? {};
  return figuresOf(target, edit).map((figure): EditField => {
    const { id, label, range, options } = figure;
    const now = ruled[id];
    const byRules = shownAs(figure, now);
    const field = { name: id, label, value: String(target.override[id] ?? "") };
    if (range)
      return { ...field, kind: "number", range, placeholder: typeof now === "number" ? `${now}` : "", options: [] };
    const first = byRules
      ? { key: "GARDIEN.CARD.edit.asRuled", data: { ruled: byRules } }
      : { key: "GARDIEN.CARD.edit.byRules" };
    return { ...field, kind: "choice", placeholder: "", options: [{ value: "", label: first }, ...options] };
  });
}

/** Applies the keeper's override to a target; where nothing is decided, restores the rules' outcome. */
export function deedDecided(target: VerdictTarget, edit: Left, actor: Actor): VerdictTarget {
  const ruled = ruledIn(target);
  const outcome = edit && ruled && decidedBy(target.override, edit, ruled, actor);
  return { ...target, stage: "resolved", ...(outcome ? { outcome, ruled } : { outcome: ruled, ruled: null }) };
}

/** Returns an outcome as the keeper decides it, with all that follows; `null` where nothing is decided otherwise. */
export function decidedBy(override: Override, edit: DeedEdit, ruled: Outcome, actor: Actor): Outcome | null {
  const decisions = edit.figures(ruled).flatMap((figure): readonly (readonly [string, Json])[] => {
    const value = valueOf(figure, override[figure.id]);
    return value === undefined ? [] : [[figure.id, value]];
  });
  if (decisions.every(([id, value]) => same(value, ruled[id]))) return null;
  const decided = { ...ruled, ...Object.fromEntries(decisions), [DECIDED]: decisions.map(([id]) => id) };
  return { ...decided, ...edit.follow?.(decided, ruled, actor) };
}

/** Returns a decision as the outcome stores it; undefined where it is left to the rules, or not valid. */
function valueOf({ range, options }: Figure, decision: Override[string] | undefined): Json | undefined {
  if (decision === undefined) return undefined;
  if (range) {
    const number = Math.trunc(Number(decision));
    return Number.isFinite(number) ? Math.min(range.max, Math.max(range.min, number)) : undefined;
  }
  if (!options.some(({ value }) => value === decision)) return undefined;
  return options === YES_NO ? decision === YES : decision;
}

function same(value: Json, ruled: Json | undefined): boolean {
  return value === ruled || (value === false && ruled === undefined);
}
