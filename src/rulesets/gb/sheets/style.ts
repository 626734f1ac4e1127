import css from "../../../../styles/rulesets/_gb-sheets.scss?inline";
import { addStyle } from "../../../core/ui/style.js";

/** Dresses the sheets of actors and items, all at once. */
export function dress(): void {
  addStyle(css);
}
