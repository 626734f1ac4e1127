import { shared } from "../../../../core/sheets/paths.js";
import { D20d100ActorSheet } from "./d20d100-actor-sheet.js";
import { HEAD, PAGES } from "./pages.js";

/** A player's investigator: a registry form whose boxes are ticked and whose figures are circled by hand. */
export class D20d100InvestigatorSheet extends D20d100ActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["d20d100-sheet--investigator"],
    position: { width: 780, height: 920 },
  };

  static override PARTS = {
    ...HEAD,
    tabs: { template: shared("tabs") },
    ...PAGES,
  };

  static override TABS = {
    sheet: {
      tabs: [{ id: "form" }, { id: "description" }, { id: "magic" }, { id: "gear" }, { id: "creation" }],
      initial: "form",
      labelPrefix: "GARDIEN.D20D100.SHEET.tab",
    },
  };

  static override PART_RULES = { observer: ["head", "seen"], limited: ["head"] };
}
