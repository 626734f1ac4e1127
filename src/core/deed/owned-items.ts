import { byName } from "../ui/by-name.js";
import { text } from "../shape/shape.js";
import type { DeedChoices } from "../play/contract/deed.js";

/** An item of an actor with its figures. */
export interface Borne<System> {
  readonly id: string;
  readonly name: string;
  readonly system: System;
}

/** The items of an actor that have figures of one kind, by name. */
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

/** One of some items as a choice names it, by its id or by its slug; `null` when there is none such. */
export function chosenOf<One extends Borne<{ readonly slug: string }>>(
  items: readonly One[],
  choices: DeedChoices,
  field: string,
): One | null {
  const id = text.read(choices[field]).trim();
  return items.find((one) => one.id === id) ?? items.find(({ system }) => id !== "" && system.slug === id) ?? null;
}
