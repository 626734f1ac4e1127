import type { Data, Value } from "../../common/types.js";

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

/**
 * Puts the conditions into CONFIG as the generation keeps them: a list, or from 14 on a registry by id that answers to
 * what one asks of a list. Assigning a list to that one empties and fills it (issue 13122).
 */
export function defineStatusEffects(config: Data, list: readonly StatusEffect[], generation: number): void {
  if (generation < 14) {
    config.statusEffects = [...list];
    return;
  }
  const byId: Registry = {};
  const fill = (given: readonly StatusEffect[] | Registry): void => {
    const entries = Object.values(given); // before it is emptied: it may be itself, sorted
    for (const id of Object.keys(byId)) delete byId[id];
    for (const status of entries) byId[status.id] = status;
  };
  fill(list);
  const registry = new Proxy(byId, twoFaced);
  const set = (given: readonly StatusEffect[] | Registry): void => {
    if (given !== registry) fill(given);
  };
  Object.defineProperty(config, "statusEffects", { get: () => registry, set, enumerable: true, configurable: true });
}

type Registry = Record<string, StatusEffect>;

/** Keys and values are those of the registry; methods, length, iteration and places those of a list. */
const twoFaced: ProxyHandler<Registry> = {
  get(byId, key) {
    if (typeof key === "string" && Object.hasOwn(byId, key)) return byId[key];
    if (key === "push") {
      return (...added: StatusEffect[]): number => {
        for (const status of added) byId[status.id] = status;
        return Object.keys(byId).length;
      };
    }
    const list: Value = Object.values(byId);
    const found: unknown = list[key];
    // What changes a list in place changes a copy: the registry keeps what it holds.
    return typeof found === "function" ? found.bind(list) : found;
  },
};

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
