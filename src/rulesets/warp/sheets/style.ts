import css from "../../../../styles/rulesets/_warp-sheets.scss?inline";
import { addStyle } from "../../../core/ui/style.js";

/** Dresses the sheets of actors, all at once. */
export function dress(): void {
  addStyle(css);
}
