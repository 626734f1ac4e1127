import { templatesOf } from "../../../core/sheets/paths.js";

/** Paths of this ruleset's templates: pages of an actor's sheet and their partials. */
export const { page, part } = templatesOf("seuils");
