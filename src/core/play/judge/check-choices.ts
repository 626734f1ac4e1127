import type { Problem } from "../record/problem.js";
import { problem } from "./verify.js";
import { mayName } from "../log/within-reach.js";
import { actorAt } from "../../world/world.js";
import type { DeedChoices, DeedField, DeedProcedure, DeedSituation } from "../contract/deed.js";

/**
 * Returns problems with choices that a window does not offer, or that it leaves to the keeper.
 * @param offered fields with these choices
 * @param byItself fields before any choice
 * @param granted what a keeper has chosen of it
 */
export function unofferedIn(
  choices: DeedChoices,
  offered: readonly DeedField[],
  byItself: readonly DeedField[],
  granted: Readonly<Record<string, unknown>> = {},
): readonly Problem[] {
  const proposed = new Map(byItself.map(({ id, value }) => [id, value]));
  return offered.flatMap((field) => {
    const chosen = choices[field.id];
    if (chosen === undefined) return [];
    const isGranted = Object.hasOwn(granted, field.id) && granted[field.id] === chosen;
    const asks = field.asks === true && !isGranted && chosen !== proposed.get(field.id);
    return asks || !isOffered(field, chosen)
      ? [problem("fieldTold", "ask", { line: field.id, received: typeof chosen === "object" ? "" : String(chosen) })]
      : [];
  });
}

/** Returns problems with choices that have no field: a window sends only those it shows. */
export function strayIn(choices: DeedChoices, offered: readonly DeedField[]): readonly Problem[] {
  const known = new Set(offered.map(({ id }) => id));
  const beside = Object.keys(choices).filter((id) => !known.has(id));
  return beside.map((received) => problem("notOffered", "ask", { received }));
}

/** Tells whether a choice names the doer, whose owner the author has to be anyway. */
export function namesDoer(id: string, situation: DeedSituation, { doer }: DeedProcedure): boolean {
  const { [id]: chosen, ...choices } = situation.choices;
  return doer?.(situation).uuid === chosen && doer?.({ ...situation, choices }).uuid !== chosen;
}

/** Returns problems with choices that name an actor its author cannot know: only a keeper's window would offer it. */
export function unknownActorsIn(choices: DeedChoices, author: User | null): readonly Problem[] {
  const isUnknown = (chosen: unknown) => {
    const actor = typeof chosen === "string" && chosen.includes(".") ? actorAt(chosen) : null;
    return actor !== null && !(author && mayName(actor, author));
  };
  return Object.entries(choices).flatMap(([received, chosen]) =>
    [chosen].flat().some(isUnknown) ? [problem("notOffered", "ask", { received })] : [],
  );
}

function isOffered({ kind, min, max, options }: DeedField, chosen: unknown): boolean {
  if (kind === "flag") return typeof chosen === "boolean";
  if (kind === "choice") return (options ?? []).some(({ value }) => value === chosen);
  if (kind === "text") return typeof chosen === "string";
  return typeof chosen === "number" && chosen >= (min ?? -Infinity) && chosen <= (max ?? Infinity);
}

/** Turns warnings into questions where a sheet was written since: dice that no longer fit it are no forgery. */
export function softened(problems: readonly Problem[], changedSince: boolean): readonly Problem[] {
  const explained = (code: Problem["code"]) => changedSince && (code === "rollFormula" || code === "rollCount");
  return problems.map((one) => (explained(one.code) ? { ...one, weight: "ask" } : one));
}
