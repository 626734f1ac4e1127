import { shared } from "../../../../core/sheets/paths.js";
import { template } from "../paths.js";

/** Who it is, what is left of it and what it is made of: the same for characters and creatures. */
export const HEAD = {
  cover: { template: template("cover"), templates: [template("points")] },
  state: { template: template("state"), templates: [template("figure")] },
};

/** What everybody can do and has, page by page. */
export const PAGES = {
  play: {
    template: template("play"),
    templates: [
      ...["body", "drawing", "place", "place-row", "hurts"],
      ...["round", "skills", "arms", "acts", "special"],
    ].map(template),
  },
  gear: { template: template("gear"), templates: [template("thing"), shared("row-buttons")] },
  spells: { template: template("spells"), templates: [shared("row-buttons")] },
  health: { template: template("health"), templates: [template("acts"), shared("row-buttons")] },
};

/** What is changed deliberately. */
export const BUILD = {
  build: { template: template("build"), templates: [shared("select"), template("anatomy")] },
};
