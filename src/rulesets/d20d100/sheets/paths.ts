import { templatesOf } from "../../../core/sheets/paths.js";

/** Path of one of this ruleset's templates. */
export const template = templatesOf("d20d100");
