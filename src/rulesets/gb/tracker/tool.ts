import type { KeeperTool } from "../../../core/tools.js";

/** GB-68 — the way to the tracker. */
export const TRACKER: KeeperTool = {
  id: "gbTracker",
  name: "GARDIEN.GB.TRACKER.short",
  hint: "GARDIEN.GB.TRACKER.hint",
  icon: "fa-solid fa-heart-pulse",
  key: { key: "KeyG", modifiers: ["Shift"] },
  toggle: async () => (await import("./window.js")).GbTracker.toggle(),
};
