import { DEFAULTS, type Options } from "../options.js";

type Tracking = Pick<Options, "trackAmmunition">;

/** SE-76 — whether a weapon is empty; `null`: it needs no ammunition, and no table counts what it does not track. */
export function isEmpty(ammunition: number | null, { trackAmmunition }: Tracking = DEFAULTS): boolean {
  return trackAmmunition && ammunition !== null && ammunition <= 0;
}
