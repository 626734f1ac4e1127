import { bruiseState, type BruiseState } from "./bruises.js";
import type { DamageType } from "../vocabulary.js";
import { afterDamage, bodyState, type BodyState } from "./wounds.js";
import { isShock, massiveDamage } from "./shock.js";

/** A body that is about to be hit. */
export interface Body {
  readonly hp: number;
  readonly temporary: number;
  readonly stabilised: boolean;
  /** DD-94, DD-98, DD-168 — its points go below 0. */
  readonly below: boolean;
  /** DD-91 — the table shakes it. */
  readonly shocks: boolean;
  /** D-29 — blows leave no bruise on it. */
  readonly ignoresTemporary: boolean;
  /** DD-93 — from how many points on a blow may kill at once; `null`: never. */
  readonly massiveFrom: number | null;
}

/** DD-91, DD-93 — one hit as it met the body. */
export interface Met {
  readonly dealt: number;
  readonly hp: number;
  readonly shock: boolean;
  readonly massive: boolean;
}

/** What hits leave of a body. */
export interface Battered {
  readonly hits: readonly Met[];
  readonly hp: number;
  readonly temporary: number;
  readonly stabilised: boolean;
  readonly state: BodyState;
  readonly bruises: BruiseState;
}

/** DD-90…DD-96, DD-101, DD-102 — hits one after the other, each with its own shock; bruises never shake anybody (D-25). */
export function batter(body: Body, dealt: readonly number[], type: DamageType): Battered {
  let { hp, temporary, stabilised } = body;
  const hits: Met[] = [];
  for (const points of dealt) {
    const real = type === "hp";
    const shock = real && body.shocks && isShock(hp, points);
    const massive = real && body.massiveFrom !== null && points >= body.massiveFrom;
    if (real) ({ hp, stabilised } = afterDamage(hp, points, { below: body.below, stabilised }));
    else if (!body.ignoresTemporary) temporary += points;
    hits.push({ dealt: points, hp, shock, massive });
  }
  return {
    hits,
    hp,
    temporary,
    stabilised,
    state: bodyState(hp, { below: body.below, stabilised }),
    bruises: body.ignoresTemporary ? "none" : bruiseState(hp, temporary),
  };
}

/** DD-93 — the points from which a blow may kill at once; `null` where the table does not play so. */
export function massiveFrom(enabled: boolean, important: boolean): number | null {
  return enabled ? massiveDamage(0, { enabled, important }).limit : null;
}
