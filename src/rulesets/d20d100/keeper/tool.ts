import type { KeeperTool } from "../../../core/ui/tools.js";
import { isOurs } from "../data/reading.js";

/** DD-01, DD-05, DD-108, DD-115, DD-177…DD-180 — the way to what keepers do for the whole table. */
export const KEEPER_TOOL: KeeperTool = {
  id: "d20d100Keeper",
  name: "GARDIEN.D20D100.KEEPER.short",
  hint: "GARDIEN.D20D100.KEEPER.hint",
  icon: "fa-solid fa-book-skull",
  key: { key: "KeyI", modifiers: ["Shift"] },
  offered: () => game.actors.some(isOurs),
  toggle: async () => (await import("./window.js")).D20d100KeeperWindow.toggle(),
};
