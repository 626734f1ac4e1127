import { template } from "./paths.js";

/** Who it is: the same for investigators and adversaries. */
export const HEAD = {
  head: { template: template("head") },
};

/** What an investigator is, can do and has, page by page. */
export const PAGES = {
  form: { template: template("form") },
  description: { template: template("description") },
  magic: { template: template("magic") },
  gear: { template: template("gear") },
  creation: { template: template("creation") },
  seen: { template: template("seen") },
};

/** An adversary on one page, and what is changed deliberately below. */
export const ONE_PAGE = {
  adversary: { template: template("adversary") },
  stock: { template: template("stock") },
};
