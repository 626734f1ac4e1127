import type { KeeperTool } from "../../../core/ui/tools.js";
import { SeuilsActor } from "../data/actors/seuils-actor.js";

/** SE-05, SE-08, SE-60…SE-72, SE-78 — the way to what keepers do for the whole table. */
export const KEEPER_TOOL: KeeperTool = {
  id: "seuilsKeeper",
  name: "GARDIEN.SEUILS.KEEPER.short",
  hint: "GARDIEN.SEUILS.KEEPER.hint",
  icon: "fa-solid fa-book-medical",
  key: { key: "KeyU", modifiers: ["Shift"] },
  offered: () => game.actors.some(({ system }) => (system as unknown) instanceof SeuilsActor),
  toggle: async () => (await import("./window.js")).SeuilsKeeperWindow.toggle(),
};
