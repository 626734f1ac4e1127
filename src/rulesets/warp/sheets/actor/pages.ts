import { shared } from "../../../../core/sheets/paths.js";
import { page, part } from "../paths.js";

/** What everybody can do and has, page by page: the same for characters and for the keeper's people. */
export const PAGES = {
  traits: {
    template: page("traits"),
    templates: [
      part("trait-card"),
      part("pool"),
      part("arms"),
      part("turn"),
      part("paces"),
      part("acts"),
      part("wounds"),
      shared("row-buttons"),
    ],
  },
  powers: { template: page("powers"), templates: [part("pool"), shared("row-buttons")] },
  gear: { template: page("gear"), templates: [shared("row-buttons")] },
  story: { template: page("story") },
};
