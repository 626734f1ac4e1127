import type { Data } from "../../common/types.js";

/** One condition a token can carry, as packages declare it. */
export interface StatusEffect extends Data {
  id: string;
  name: string;
  img: string;
}

const CORE: [id: string, image: string][] = [
  ["dead", "skull"],
  ["unconscious", "unconscious"],
  ["sleep", "sleep"],
  ["stun", "daze"],
  ["prone", "falling"],
  ["restrain", "net"],
  ["paralysis", "paralysis"],
  ["blind", "blind"],
  ["fear", "terror"],
  ["burning", "fire"],
  ["poison", "poison"],
  ["bleeding", "blood"],
  ["invisible", "invisible"],
];

/** The conditions every world has until a system replaces them. */
export function coreStatusEffects(): StatusEffect[] {
  return CORE.map(([id, image]) => ({ id, name: `PLAYGROUND.Status.${id}`, img: `icons/svg/${image}.svg` }));
}

/** The list as the generation keeps it: an array, or from 14 a registry by id that can still be iterated like one. */
export function statusRegistry(list: StatusEffect[], generation: number): unknown {
  if (generation < 14) return list;
  return Object.fromEntries(list.map((status) => [status.id, status]));
}

/** The conditions offered for an actor, from either shape of `CONFIG.statusEffects`. */
export function statusChoices(actor: Data | null): StatusEffect[] {
  const registry = CONFIG.statusEffects as StatusEffect[] | Record<string, Omit<StatusEffect, "id">>;
  const list = Array.isArray(registry)
    ? registry
    : Object.entries(registry).map(([id, status]) => ({ ...status, id }) as StatusEffect);
  return list.filter(({ id, img, hud = true }) => {
    if (!id || !img || hud === false) return false;
    const types = (hud as Data).actorTypes as Iterable<string> | undefined;
    return !types || (actor !== null && [...types].includes(actor.type as string));
  });
}
