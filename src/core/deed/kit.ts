import type { DeedProcedure } from "../play/contract/deed.js";
import type { Text } from "../text/text.js";
import { factsNamed, wordsNamed } from "./card.js";
import { deedsNamed } from "./deed.js";
import { figuresNamed } from "./figures-named.js";
import { formFields } from "./form-fields.js";
import { peopleOf } from "./people.js";

/** What the deeds of one ruleset share. */
interface DeedWays extends Pick<DeedProcedure, "explain" | "rollsUnder"> {
  /** Tells whether an actor belongs to this ruleset. */
  plays(actor: Actor): boolean;
}

/**
 * Makes all that the deeds of one ruleset are written with: `deed` itself, fields of forms, actors they name, texts and
 * facts of their cards, and figures that the keeper may decide otherwise.
 * @param area language key above the texts of its deeds, e.g. `GARDIEN.GB.DEED`
 */
export function deedKit(area: string, { explain, plays, ...more }: DeedWays) {
  const fields = formFields(area, plays);
  const people = peopleOf(plays, fields.namedOption);
  return {
    deed: deedsNamed(area, explain, more),
    field: {
      ...fields,
      /** Makes the field for whom it is done to: initially the actor itself; the window proposes the target. */
      patient: () =>
        fields.person(people.patients, {
          initial: ({ actors: [actor] }) => actor ?? null,
          proposed: ({ actors: [actor] }) => (actor ? people.patientProposed(actor).uuid : ""),
        }),
    },
    ...people,
    ...wordsNamed(area),
    ...factsNamed(area),
    ...figuresNamed(area),
    /** Returns why a deed cannot be done; the text names its actor. */
    obstacle: (id: string, { name }: Pick<Actor, "name">, data: NonNullable<Text["data"]> = {}): Text => ({
      key: `${area}.obstacle.${id}`,
      data: { name, ...data },
    }),
  };
}
