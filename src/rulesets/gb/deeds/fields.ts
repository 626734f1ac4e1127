import { fieldsNamed } from "../../../core/deed/fields.js";

export { wordOptions } from "../../../core/deed/fields.js";

/** The fields of the deeds' windows. */
export const { numberField, choiceField, flagField, textField, namedOption } = fieldsNamed("GARDIEN.GB.DEED");
