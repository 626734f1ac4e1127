import { templatesOf } from "../../../core/sheets/paths.js";

/** Paths of this ruleset's templates: pages of an actor's sheet and their partials, parts of the keeper's window. */
export const { page, part, keeperPart } = templatesOf("seuils");
