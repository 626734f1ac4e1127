import { shared } from "../../../../core/sheets/paths.js";
import { template } from "../paths.js";

/** Who it is and how it fares: the same for characters and creatures. */
export const HEAD = {
  cover: { template: template("cover"), templates: [template("state")] },
};

/** What is changed deliberately. */
export const BUILD = {
  build: { template: template("build"), templates: [shared("select"), template("specifics")] },
};

/** What a character can do and has, page by page. */
export const PAGES = {
  play: {
    template: template("play"),
    templates: [
      ...["health", "turn", "bleed", "domains", "arms", "kit", "powers", "acts"].map(template),
      shared("row-buttons"),
    ],
  },
  gear: { template: template("belongings"), templates: [template("carried"), shared("row-buttons")] },
  care: { template: template("care"), templates: [...["bleed", "acts"].map(template), shared("select")] },
  notes: { template: template("notes") },
  wounds: { template: template("wounds"), templates: ["health", "acts"].map(template) },
};

/** Somebody of the keeper's, or something: all of it on one page, and what is changed deliberately below. */
export const ONE_PAGE = {
  creature: {
    template: template("creature"),
    templates: [
      ...["plate", "health", "twelve", "arms", "turn", "bleed", "powers", "kit", "acts"].map(template),
      shared("row-buttons"),
    ],
  },
  stock: {
    template: template("stock"),
    templates: [
      ...["belongings", "carried", "care", "bleed", "acts"].map(template),
      ...["row-buttons", "select"].map(shared),
    ],
  },
};
