import type { KeeperTool } from "../../../core/ui/tools.js";
import { GbActor } from "../data/actors/gb-actor.js";

/** GB-68 — the way to the tracker. */
export const KEEPER_TOOL: KeeperTool = {
  id: "gbTracker",
  name: "GARDIEN.GB.TRACKER.short",
  hint: "GARDIEN.GB.TRACKER.hint",
  icon: "fa-solid fa-heart-pulse",
  key: { key: "KeyG", modifiers: ["Shift"] },
  offered: () => game.actors.some(({ system }) => (system as unknown) instanceof GbActor),
  toggle: async () => (await import("./window.js")).GbKeeperWindow.toggle(),
};
