import { nameAsRead } from "../text/names-read.js";

/** A thing of somebody's and what it is called. */
export interface Owned<System> {
  readonly id: string;
  readonly name: string;
  readonly system: System;
}

interface Thing {
  readonly id?: string | null;
  readonly name?: string;
  readonly system: unknown;
}

/** Whoever has things. */
export type Owner = { readonly items: Iterable<Thing> };

/** Gives the things of somebody that are of one model; `null` is an actor that nobody holds. */
export function ownedBy(owner: Owner | null) {
  const things = [...(owner?.items ?? [])];
  return <System extends object>(Model: abstract new (...args: never[]) => System): Owned<System>[] =>
    things.flatMap(({ id, name = "", system }) => (system instanceof Model ? [owned(id ?? "", name, system)] : []));
}

/** Gives the same without their names, for who needs none. */
export function systemsOf(owner: Owner | null) {
  const things = ownedBy(owner);
  return <System extends object>(Model: abstract new (...args: never[]) => System): System[] =>
    things(Model).map(({ system }) => system);
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
