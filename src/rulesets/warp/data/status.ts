import type { Health } from "../rules/hit-points.js";

/** What an actor's conditions follow from. */
export interface Conditioned {
  readonly hp: { readonly status: Health; readonly temp: number; readonly dead: boolean };
  readonly steelSkin: { readonly hits: number };
}

/** WP-57…WP-59 — the condition of each health; whoever is fit has none. */
const BY_HEALTH: Readonly<Record<Exclude<Health, "fit">, string>> = {
  wounded: "warpWounded",
  down: "warpDown",
  dying: "warpDying",
  dead: "dead",
};

/** Ids of the managed conditions that hold now. */
export function conditionsOf({ hp, steelSkin }: Conditioned): readonly string[] {
  return [
    ...(hp.status === "fit" ? [] : [BY_HEALTH[hp.status]]),
    ...(hp.temp > 0 ? ["warpTemp"] : []), // WP-60
    ...(steelSkin.hits > 0 ? ["warpSteelSkin"] : []), // WP-118
  ];
}

/** What to write under `system` so that a condition set or taken by hand holds; `null` for those that follow from points. */
export function conditionChange(actor: Conditioned, id: string, active: boolean): object | null {
  if (id === "dead" && actor.hp.dead !== active) return { hp: { dead: active } };
  if (id === "warpSteelSkin" && !active && actor.steelSkin.hits > 0) return { steelSkin: { hits: 0 } };
  return null;
}
