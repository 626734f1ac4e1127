import { shared } from "../../../../core/sheets/paths.js";
import { page, part } from "../paths.js";

/** Who it is and how it fares: the same for characters and creatures. */
export const HEAD = {
  cover: { template: page("cover"), templates: [part("state")] },
};

/** What is changed deliberately. */
export const BUILD = {
  build: { template: page("build"), templates: [shared("select"), part("specifics")] },
};

/** What a character can do and has, page by page. */
export const PAGES = {
  play: {
    template: page("play"),
    templates: [
      ...["health", "turn", "bleed", "domains", "arms", "kit", "powers", "acts"].map(part),
      ...["row-buttons", "states"].map(shared),
    ],
  },
  gear: { template: page("belongings"), templates: [part("carried"), shared("row-buttons")] },
  care: { template: page("care"), templates: [...["bleed", "acts"].map(part), shared("select")] },
  notes: { template: page("notes"), templates: [shared("keeper-notes")] },
  wounds: { template: page("wounds"), templates: [...["health", "acts"].map(part), shared("states")] },
};

/** Somebody of the keeper's, or something: all of it on one page, and what is changed deliberately below. */
export const ONE_PAGE = {
  creature: {
    template: page("creature"),
    templates: [
      ...["plate", "health", "twelve", "arms", "turn", "bleed", "powers", "kit", "acts"].map(part),
      ...["row-buttons", "keeper-notes", "states"].map(shared),
    ],
  },
  stock: {
    template: page("stock"),
    templates: [
      ...["belongings", "care"].map(page),
      ...["carried", "bleed", "acts"].map(part),
      ...["row-buttons", "select"].map(shared),
    ],
  },
};
