import { metresFromAmid, metresFromPoint } from "./distance.js";
import type { Blast } from "../play/contract/call.js";
import type { Choices } from "../play/contract/situation.js";
import type { AttackProcedure } from "../play/contract/attack.js";

/** Whom an attack strikes around the first of those it is aimed at; `null`: nobody else. */
export function blastOf(
  { blast }: Pick<AttackProcedure, "blast">,
  { weapon, choices }: { readonly weapon: Item | null; readonly choices: Choices },
): Blast | null {
  return weapon && blast(weapon, choices);
}

/** Whether all are at the distance of the first of them. */
export function isOfOnePlace(blast: Blast | null): boolean {
  return blast !== null && !blast.each;
}

/** How far the point that a blast goes off at is from whoever attacks; `null` where it has none, or nobody can measure it. */
export function metresToPoint(blast: Blast | null, attacker: TokenDocument | null): number | null {
  return blast?.at && isOfOnePlace(blast) && attacker ? metresFromPoint(blast.at, attacker) : null;
}

/** Whether a blast around a point, else around one token, strikes another: itself in any case, and whoever nobody can measure. */
export function strikes(blast: Blast, centre: TokenDocument | null, token: TokenDocument | null): boolean {
  if (blast.at) {
    const apart = token && metresFromPoint(blast.at, token);
    return apart === null || blast.reaches(apart);
  }
  if (!centre || !token || centre === token) return true;
  const measured = metresFromAmid([centre], token);
  return measured === null || blast.reaches(measured);
}
