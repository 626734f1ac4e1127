import { peopleOf } from "../../../core/deed/people.js";
import { RpgActor } from "../data/rpg-actor.js";
import { choiceField, namedOption } from "./fields.js";

/** The people whom these deeds name: healers and patients, casters, those who are exposed to something. */
export const { personIn, others, everybody, readable, helpers, shownHelper, patientField, patientIn, sentTo } =
  peopleOf(({ system }) => (system as unknown) instanceof RpgActor, { choiceField, namedOption });
