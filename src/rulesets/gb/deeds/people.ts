import { peopleOf } from "../../../core/deed/people.js";
import { GbActor } from "../data/gb-actor.js";
import { choiceField, namedOption } from "./fields.js";

/** The people whom these deeds name: those who help, and those who are helped. */
export const { personIn, others, helpers, shownHelper, patientIn, patientField, sentTo } = peopleOf(
  ({ system }) => (system as unknown) instanceof GbActor,
  { choiceField, namedOption },
);
