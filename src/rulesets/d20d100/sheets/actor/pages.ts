import { shared } from "../../../../core/sheets/paths.js";
import { template } from "../paths.js";

const ROW_BUTTONS = shared("row-buttons");
const SELECT = shared("select");
const TRACKS = ["tracks", "figures", "acts"].map(template);
const ARMS = ["arms", "arm-row", "notation"].map(template);
const SPELLS = [template("spells"), ROW_BUTTONS];

/** Who it is: the same for investigators and adversaries. */
export const HEAD = {
  head: { template: template("head") },
};

/** What an investigator is, can do and has, page by page. */
export const PAGES = {
  form: {
    template: template("form"),
    templates: [
      ...["characteristics", "skills", "skill-row", "kept", "kept-list"].map(template),
      ...TRACKS,
      ...ARMS,
      ROW_BUTTONS,
    ],
  },
  description: { template: template("description") },
  magic: { template: template("magic"), templates: [...SPELLS, template("acts")] },
  gear: { template: template("gear"), templates: [template("belongings"), ROW_BUTTONS] },
  creation: { template: template("creation"), templates: [...["build", "acts"].map(template), ROW_BUTTONS, SELECT] },
  seen: { template: template("seen") },
};

/** An adversary on one page, and what is changed deliberately below. */
export const ONE_PAGE = {
  adversary: {
    template: template("adversary"),
    templates: [...["characteristics", "kept-list"].map(template), ...TRACKS, ...ARMS, ...SPELLS],
  },
  stock: {
    template: template("stock"),
    templates: [...["protections", "belongings"].map(template), ROW_BUTTONS, SELECT],
  },
};
