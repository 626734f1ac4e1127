import type { DeedProcedure } from "../play/contract/deed.js";
import type { Text } from "../text/text.js";
import { factsNamed, wordsNamed } from "./card.js";
import { deedsNamed } from "./deed.js";
import { figuresNamed } from "./figures-named.js";
import { formFields } from "./form-fields.js";
import { peopleOf } from "./people.js";

/** What the deeds of one ruleset have in common. */
interface DeedWays extends Pick<DeedProcedure, "explain" | "rollsUnder"> {
  /** Whether somebody is played by these rules. */
  plays(actor: Actor): boolean;
}

/**
 * Makes everything that the deeds of one ruleset are written with: `deed` itself, the fields of their forms, the people
 * they name, the words and facts of their cards, and the figures that the keeper may decide otherwise.
 * @param area where the ruleset keeps the words of its deeds, e.g. `GARDIEN.GB.DEED`
 */
export function deedKit(area: string, { explain, plays, ...more }: DeedWays) {
  const fields = formFields(area, plays);
  const people = peopleOf(plays, fields.namedOption);
  return {
    deed: deedsNamed(area, explain, more),
    field: {
      ...fields,
      /** Who it is done to: as chosen, else whoever the deed is about; the window proposes whoever the user targets. */
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
    /** Why a deed cannot be done; each names who it is about. */
    obstacle: (id: string, { name }: Pick<Actor, "name">, data: NonNullable<Text["data"]> = {}): Text => ({
      key: `${area}.obstacle.${id}`,
      data: { name, ...data },
    }),
  };
}
