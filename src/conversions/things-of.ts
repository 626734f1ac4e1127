/** A thing of an actor that is read, with its figures. */
export interface Thing<System> {
  readonly name: string;
  readonly img: string;
  readonly system: System;
}

/** Gives the things of an actor that are of one model. */
export function thingsOf(actor: Actor) {
  const things = actor.items.contents.map(({ name, img, system }) => ({
    name,
    img: img ?? "",
    system: system as unknown,
  }));
  return <System>(Model: abstract new (...args: never[]) => System): readonly Thing<System>[] =>
    things.flatMap(({ name, img, system }) => (system instanceof Model ? [{ name, img, system }] : []));
}

export const namesOf = (list: readonly { readonly name: string }[]): readonly string[] => list.map(({ name }) => name);
