import type { KeeperTool } from "../../../core/ui/tools.js";
import { isOurs } from "../data/reading.js";

/** GB-68 — the way to the tracker. */
export const KEEPER_TOOL: KeeperTool = {
  id: "gbTracker",
  name: "GARDIEN.GB.TRACKER.short",
  hint: "GARDIEN.GB.TRACKER.hint",
  icon: "fa-solid fa-heart-pulse",
  key: { key: "KeyG", modifiers: ["Shift"] },
  offered: () => game.actors.some(isOurs),
  toggle: async () => (await import("./window.js")).GbKeeperWindow.toggle(),
};
