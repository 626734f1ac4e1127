import { fieldsNamed } from "../../../core/deeds/fields.js";

export { wordOptions } from "../../../core/deeds/fields.js";

/** The fields of the deeds' windows. */
export const { numberField, choiceField, flagField, textField, namedOption } = fieldsNamed("GARDIEN.GB.DEED");
