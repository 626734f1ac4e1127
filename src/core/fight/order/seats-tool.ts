import { rulesetsInSight } from "../../settings/in-sight.js";
import type { KeeperTool } from "../../ui/tools.js";

/** The way to the seats of the table, where fights go round it. */
export const SEATS_TOOL: KeeperTool = {
  id: "gardienSeats",
  name: "GARDIEN.FIGHT.seats",
  hint: "GARDIEN.FIGHT.seatsHint",
  icon: "fa-solid fa-chair",
  offered: () => rulesetsInSight().some(({ initiative }) => initiative.mode?.().startsWith("keeper")),
  toggle: async () => (await import("./seats-window.js")).SeatsWindow.toggle(),
};
