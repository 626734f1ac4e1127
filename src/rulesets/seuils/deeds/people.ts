import { peopleOf } from "../../../core/deeds/people.js";
import { SeuilsActor } from "../data/seuils-actor.js";
import { choiceField, namedOption } from "./fields.js";

/** The people whom these deeds name: healers and patients, those who stand against each other. */
export const { personIn, others, everybody, patientField, patientIn, sentTo } = peopleOf(
  ({ system }) => (system as unknown) instanceof SeuilsActor,
  { choiceField, namedOption },
);

/** SE-60 — whom the user may name as a healer: those whose sheet they may read, for the window shows its dice. */
export const healers = (actor: Actor): ReturnType<typeof everybody> =>
  everybody(actor).filter(({ value }) => {
    const healer = personIn({ healer: value }, "healer");
    return healer === actor || healer?.testUserPermission(game.user, "OBSERVER") === true;
  });
