import { shared } from "../../../../core/sheets/paths.js";
import { page, part } from "../paths.js";

const ROW_BUTTONS = shared("row-buttons");
const KEEPER_NOTES = shared("keeper-notes");
const SELECT = shared("select");
const TRACKS = [...["tracks", "figures", "acts"].map(part), shared("states")];
const ARMS = ["arms", "arm-row", "notation"].map(part);
const SPELLS = [part("spells"), ROW_BUTTONS];

/** Who it is: the same for investigators and adversaries. */
export const HEAD = {
  head: { template: page("head") },
};

/** What an investigator is, can do and has, page by page. */
export const PAGES = {
  form: {
    template: page("form"),
    templates: [
      ...["characteristics", "skills", "skill-row", "kept", "kept-list"].map(part),
      ...TRACKS,
      ...ARMS,
      ROW_BUTTONS,
    ],
  },
  description: { template: page("description"), templates: [KEEPER_NOTES] },
  magic: { template: page("magic"), templates: [...SPELLS, part("acts")] },
  gear: { template: page("gear"), templates: [part("belongings"), ROW_BUTTONS] },
  creation: { template: page("creation"), templates: [...["build", "acts"].map(part), ROW_BUTTONS, SELECT] },
  seen: { template: page("seen") },
};

/** An adversary on one page, and what is changed deliberately below. */
export const ONE_PAGE = {
  adversary: {
    template: page("adversary"),
    templates: [...["characteristics", "kept-list"].map(part), ...TRACKS, ...ARMS, ...SPELLS, KEEPER_NOTES],
  },
  stock: {
    template: page("stock"),
    templates: [...["protections", "belongings"].map(part), ROW_BUTTONS, SELECT],
  },
};
