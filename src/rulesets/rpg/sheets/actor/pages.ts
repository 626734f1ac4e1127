import { shared } from "../../../../core/sheets/paths.js";
import { page, part } from "../paths.js";

/** Who it is, what is left of it and what it is made of: the same for characters and creatures. */
export const HEAD = {
  cover: { template: page("cover"), templates: [part("points")] },
  state: { template: page("state"), templates: [part("figure"), shared("states")] },
};

/** What everybody can do and has, page by page. */
export const PAGES = {
  play: {
    template: page("play"),
    templates: [
      ...["body", "drawing", "place", "place-row", "hurts"],
      ...["round", "skills", "arms", "acts", "special"],
    ].map(part),
  },
  gear: { template: page("gear"), templates: [part("thing"), shared("row-buttons")] },
  spells: { template: page("spells"), templates: [shared("row-buttons")] },
  health: { template: page("health"), templates: [part("acts"), shared("row-buttons")] },
};

/** What is changed deliberately. */
export const BUILD = {
  build: { template: page("build"), templates: [shared("select"), part("anatomy")] },
};
