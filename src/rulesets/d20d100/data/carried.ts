import { nameAsRead } from "../../../core/content.js";
import { D20d100Armor } from "./armor.js";
import { D20d100Skill } from "./skill.js";
import { D20d100Trait } from "./trait.js";
import { D20d100Weapon } from "./weapon.js";

/** A thing of somebody's and what it is called. */
export interface Owned<System> {
  readonly id: string;
  readonly name: string;
  readonly system: System;
}

/** What the figures of an actor read among its items. */
export interface Carried {
  readonly skills: readonly Owned<D20d100Skill>[];
  readonly weapons: readonly Owned<D20d100Weapon>[];
  readonly traits: readonly D20d100Trait[];
  /** DD-132, DD-133 — vests that are worn. */
  readonly vests: readonly Owned<D20d100Armor>[];
}

interface Thing {
  readonly id?: string | null;
  readonly name?: string;
  readonly system: unknown;
}

/** What an actor carries; `null` is an actor that nobody holds. */
export function carriedBy(actor: { readonly items: Iterable<Thing> } | null): Carried {
  const things = [...(actor?.items ?? [])];
  const all = <System extends object>(Model: abstract new (...args: never[]) => System): Owned<System>[] =>
    things.flatMap(({ id, name = "", system }) => (system instanceof Model ? [owned(id ?? "", name, system)] : []));
  return {
    skills: all(D20d100Skill),
    weapons: all(D20d100Weapon),
    traits: all(D20d100Trait).map(({ system }) => system),
    vests: all(D20d100Armor).filter(({ system }) => system.equipped),
  };
}

/** Named when asked: a world is prepared before it knows what its reader calls things. */
function owned<System extends object>(id: string, name: string, system: System): Owned<System> {
  return {
    id,
    get name() {
      return nameAsRead(name, system);
    },
    system,
  };
}
