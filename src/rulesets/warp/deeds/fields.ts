import { fieldsNamed } from "../../../core/deed/fields.js";
const AREA = "GARDIEN.WARP.DEED";

/** The fields of the deeds' windows. */
export const { numberField, choiceField, flagField, textField, namedOption, ownOptions } = fieldsNamed(AREA);
