import { documentsOf } from "./of-rulesets.js";

/** Somebody, or something, as a compendium of ours is written. */
export interface Source {
  readonly name: string;
  readonly type: string;
  readonly system: object;
  readonly items?: readonly Source[];
}

const PEOPLE = new Map(
  documentsOf("Actor").map(([id, { documents }]) => [id, documents as unknown as readonly Source[]]),
);

/** Creatures and characters in the compendia of a ruleset. */
export function peopleOf({ id }: { readonly id: string }): readonly Source[] {
  return PEOPLE.get(id) ?? [];
}
