import { metresFromAmid } from "./distance.js";
import type { AttackProcedure, Choices } from "./procedure.js";

/** Whether somebody so many metres from the first target of an attack is struck too. */
type Blast = (metres: number) => boolean;

/** Whom an attack strikes around the first of those it is aimed at; `null`: nobody else. */
export function blastOf(
  { blast }: Pick<AttackProcedure, "blast">,
  { weapon, choices }: { readonly weapon: Item | null; readonly choices: Choices },
): Blast | null {
  return (weapon && blast?.(weapon, choices)) ?? null;
}

/** Whether a blast around one token strikes another: itself in any case, and whoever nobody can measure. */
export function strikes(blast: Blast, centre: TokenDocument | null, token: TokenDocument | null): boolean {
  if (!centre || !token || centre === token) return true;
  const measured = metresFromAmid([centre], token);
  return measured === null || blast(measured);
}
