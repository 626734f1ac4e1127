import { peopleOf } from "../../../core/deed/people.js";
import { SeuilsActor } from "../data/seuils-actor.js";
import { choiceField, namedOption } from "./fields.js";

/** The people whom these deeds name: healers and patients, those who stand against each other. */
export const { personIn, others, helpers, shownHelper, patientField, patientIn, sentTo } = peopleOf(
  ({ system }) => (system as unknown) instanceof SeuilsActor,
  { choiceField, namedOption },
);
