import { shared } from "../../../../core/sheets/paths.js";
import { template } from "../paths.js";

/** What everybody can do and has, page by page: the same for characters and for the keeper's people. */
export const PAGES = {
  traits: {
    template: template("traits"),
    templates: [
      template("trait-card"),
      template("pool"),
      template("arms"),
      template("turn"),
      template("paces"),
      template("acts"),
      template("wounds"),
      shared("row-buttons"),
    ],
  },
  powers: { template: template("powers"), templates: [template("pool"), shared("row-buttons")] },
  gear: { template: template("gear"), templates: [shared("row-buttons")] },
  story: { template: template("story") },
};
