import type { EditField, Outcome } from "../attack/procedure.js";
import type { Verdict, VerdictTarget } from "../attack/verdict.js";
import type { Text } from "../text.js";
import { decidedBy, isDecided, shownAs } from "./figures.js";
import { deedOf } from "./loaded.js";
import type { DeedEdit, Figure } from "./procedure.js";

type Kind = Pick<Verdict, "deed" | "intent">;
type Judged = Pick<VerdictTarget, "outcome" | "ruled">;

/** Whether there is anything in a deed's outcome that the keeper may decide otherwise. */
export function isEditable(target: Judged | undefined, verdict: Kind): boolean {
  return target !== undefined && figuresOf(target, verdict).length > 0;
}

/** The fields of the edit window for a deed; each says what the rules have. */
export function deedFields(target: Judged & Pick<VerdictTarget, "override">, verdict: Kind): readonly EditField[] {
  const ruled = ruledIn(target) ?? {};
  return figuresOf(target, verdict).map((figure): EditField => {
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

/** A target as the keeper's override has it: with none of its figures decided, the rules have their outcome back. */
export function deedDecided(target: VerdictTarget, verdict: Kind, actor: Actor): VerdictTarget {
  const ruled = ruledIn(target);
  const edit = editOf(verdict);
  const outcome = edit && ruled && decidedBy(target.override, edit, ruled, actor);
  return { ...target, stage: "resolved", ...(outcome ? { outcome, ruled } : { outcome: ruled, ruled: null }) };
}

/** What the keeper decided otherwise, a line for each figure, and who may read it. */
export function corrections(
  target: Judged,
  verdict: Kind,
): readonly { readonly text: Text; readonly audience: Figure["audience"] }[] {
  const { outcome, ruled } = target;
  if (!outcome || !ruled) return [];
  return figuresOf(target, verdict).flatMap((figure) => {
    const { id } = figure;
    const after = isDecided(outcome, id) && outcome[id] !== ruled[id] ? shownAs(figure, outcome[id]) : null;
    if (!after) return [];
    const before = shownAs(figure, ruled[id]);
    const data = { label: figure.label, after, ...(before && { before }) };
    return [{ text: { key: `GARDIEN.CARD.edit.${before ? "corrected" : "added"}`, data }, audience: figure.audience }];
  });
}

function figuresOf(target: Judged, verdict: Kind): readonly Figure[] {
  const ruled = ruledIn(target);
  return (ruled && editOf(verdict)?.figures(ruled)) ?? [];
}

function ruledIn({ outcome, ruled }: Judged): Outcome | null {
  return ruled ?? outcome;
}

function editOf({ deed, intent }: Kind): DeedEdit | undefined {
  return deed ? deedOf(intent.ruleset, deed.id).edit : undefined;
}
