import { peopleOf } from "../../../core/deed/people.js";
import { isOurs } from "../data/reading.js";
import { choiceField, namedOption } from "./fields.js";

/** The people whom these deeds name: healers and patients, casters and those their spells fall on. */
export const { personIn, others, helpers, shownHelper, patientField, patientIn, sentTo } = peopleOf(isOurs, {
  choiceField,
  namedOption,
});
