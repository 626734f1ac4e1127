import { byName } from "../ui/by-name.js";
import { text } from "../shape/shape.js";
import type { DeedChoices } from "../play/contract/deed.js";

/** An actor's item with its data. */
export interface Borne<System> {
  readonly id: string;
  readonly name: string;
  readonly system: System;
}

/** Returns an actor's items with data of one kind, by name. */
export function borneBy<System>(
  actor: Actor,
  kind: abstract new (...args: never[]) => System,
): readonly Borne<System>[] {
  const found = [...actor.items].flatMap(({ id, name, system }) => {
    const figures: unknown = system;
    return id && figures instanceof kind ? [{ id, name, system: figures }] : [];
  });
  return byName(found);
}

/** Returns the item that a choice names, by id or slug; `null`: none of these. */
export function chosenOf<One extends Borne<{ readonly slug: string }>>(
  items: readonly One[],
  choices: DeedChoices,
  field: string,
): One | null {
  const id = text.read(choices[field]).trim();
  return items.find((one) => one.id === id) ?? items.find(({ system }) => id !== "" && system.slug === id) ?? null;
}
