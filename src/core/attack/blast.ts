import { metresFromAmid } from "./distance.js";
import type { AttackProcedure, Blast, Choices } from "./procedure.js";

/** Whom an attack strikes around the first of those it is aimed at; `null`: nobody else. */
export function blastOf(
  { blast }: Pick<AttackProcedure, "blast">,
  { weapon, choices }: { readonly weapon: Item | null; readonly choices: Choices },
): Blast | null {
  return (weapon && blast?.(weapon, choices)) ?? null;
}

/** Whether all are at the distance of the first of them. */
export function isOfOnePlace(blast: Blast | null): boolean {
  return blast !== null && !blast.each;
}

/** Whether a blast around one token strikes another: itself in any case, and whoever nobody can measure. */
export function strikes(blast: Blast, centre: TokenDocument | null, token: TokenDocument | null): boolean {
  if (!centre || !token || centre === token) return true;
  const measured = metresFromAmid([centre], token);
  return measured === null || blast.reaches(measured);
}
