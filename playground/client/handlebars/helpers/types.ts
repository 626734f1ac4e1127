import type { Data } from "../../../common/types.js";

/** What Handlebars hands to a helper after its arguments. */
export interface HelperOptions {
  hash: Data;
  data?: Data;
  fn?: (context: unknown, options?: Data) => string;
  inverse?: (context: unknown) => string;
}
