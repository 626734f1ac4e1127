import { fieldsNamed } from "../../../core/deed/fields.js";
import { AREA } from "./deed.js";

/** The fields of the deeds' windows. */
export const { numberField, choiceField, flagField, textField, namedOption, ownOptions } = fieldsNamed(AREA);
