import type { Health } from "../../rules/body/hit-points.js";
import type { SpellEffect } from "../../rules/powers/spells.js";

/** What an actor's conditions follow from. */
export interface Conditioned {
  readonly hp: { readonly status: Health; readonly temp: number; readonly dead: boolean };
  readonly steelSkin: { readonly hits: number };
  readonly spellbound: Readonly<Record<LastingEffect, boolean>>;
  readonly turn: { readonly waits: boolean };
}

/** WP-129…WP-132 — the effects of spells that last on somebody. */
export type LastingEffect = Exclude<SpellEffect, "none">;

/** WP-129…WP-132 — the condition of each. */
const BY_SPELL: Readonly<Record<LastingEffect, string>> = {
  charm: "warpCharm",
  paralysis: "warpParalysed",
  invisibility: "warpInvisible",
  shields: "warpShields",
};
export const LASTING = Object.keys(BY_SPELL) as readonly LastingEffect[];

/** WP-57…WP-59 — the condition of each health; whoever is fit has none. */
const BY_HEALTH: Readonly<Record<Exclude<Health, "fit">, string>> = {
  wounded: "warpWounded",
  down: "warpDown",
  dying: "warpDying",
  dead: "dead",
};

/** Ids of the managed conditions that hold now. */
export function conditionsOf({ hp, steelSkin, spellbound, turn }: Conditioned): readonly string[] {
  return [
    ...(hp.status === "fit" ? [] : [BY_HEALTH[hp.status]]),
    ...(turn.waits ? ["warpDelay"] : []), // WP-47
    ...(hp.temp > 0 ? ["warpTemp"] : []), // WP-60
    ...(steelSkin.hits > 0 ? ["warpSteelSkin"] : []), // WP-118
    ...LASTING.filter((effect) => spellbound[effect]).map((effect) => BY_SPELL[effect]),
  ];
}

/** WP-109, WP-118 — conditions that last until somebody ends them: spells, a skin of steel. */
const ENDED_BY_HAND: readonly string[] = [...Object.values(BY_SPELL), "warpSteelSkin"];

/** Those of them that hold now. */
export function lastingConditions(actor: Conditioned): readonly string[] {
  return conditionsOf(actor).filter((id) => ENDED_BY_HAND.includes(id));
}

/** What to write under `system` so that a condition set or taken by hand holds; `null` for those that follow from points. */
export function conditionChange(actor: Conditioned, id: string, active: boolean): object | null {
  if (id === "dead" && actor.hp.dead !== active) return { hp: { dead: active } };
  if (id === "warpDelay" && actor.turn.waits !== active) return { turn: { waits: active } };
  const effect = LASTING.find((one) => BY_SPELL[one] === id);
  if (effect && actor.spellbound[effect] !== active) return { spellbound: { [effect]: active } };
  if (id === "warpSteelSkin" && !active && actor.steelSkin.hits > 0) return { steelSkin: { hits: 0 } };
  return null;
}
