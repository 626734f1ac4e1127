import type { Choices, Situation, WindowChoice } from "../contract/situation.js";
import type { Draft } from "./draft.js";
import type { AttackProcedure } from "../contract/attack.js";
import { said } from "./chosen.js";

type Asked = Pick<AttackProcedure, "choices" | "proposals">;

/** Returns ids of choices that no window offers, or not with that value; what the sheets propose counts as offered. */
function chosenOtherwise(situation: Situation, { choices, proposals }: Asked): readonly string[] {
  const chosen = Object.entries(situation.choices);
  if (chosen.length === 0) return [];
  const proposed = proposals(situation);
  const offers = new Map(choices(situation).map((one) => [one.id, one]));
  return chosen.flatMap(([id, value]) => {
    const offer = offers.get(id);
    return proposed[id] === value || (offer && isOffered(offer, value)) ? [] : [id];
  });
}

/** Returns, for each target, ids of common choices that no target is offered, and of its own that it is not offered. */
export function unoffered(
  common: Choices,
  targets: readonly { readonly own: Choices; readonly situation: Situation | null }[],
  asked: Asked,
): readonly (readonly string[])[] {
  const found = targets.map(({ situation }) => (situation ? chosenOtherwise(situation, asked) : []));
  const nobodys = (id: string) => id in common && found.every((ids) => ids.includes(id));
  return targets.map(({ own }, i) => found[i]?.filter((id) => id in own || (i === 0 && nobodys(id))) ?? []);
}

/**
 * Drops choices of an attack that are no longer offered, e.g. because of a later choice, and then those that depended
 * on them.
 */
export function forgetUnoffered(draft: Draft): void {
  const { shots, procedure, choices } = draft;
  for (;;) {
    const aimedAt = shots.map((shot) => ({ own: said(shot.choices ?? {}), situation: draft.situation(shot) }));
    const lists = unoffered(said(choices), aimedAt, procedure);
    if (lists.every((ids) => ids.length === 0)) return;
    lists.forEach((ids, i) => {
      for (const id of ids)
        Reflect.deleteProperty(shots[i]?.choices?.[id] === undefined ? choices : shots[i].choices, id);
    });
  }
}

/** Tells whether a choice may have a value; texts and points may have any. */
function isOffered({ kind, options, max = Infinity }: WindowChoice, value: string): boolean {
  if (kind === "text" || kind === "point") return true;
  if (kind === "flag") return value === "1";
  if (kind === "number") return /^\d{1,6}$/.test(value) && Number(value) <= max;
  return options.some((one) => one.value === value);
}
