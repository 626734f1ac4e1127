import type { KeeperTool } from "../ui/tools.js";

/** The way to a keeper's own effect for the tokens selected. */
export const EFFECT_TOOL: KeeperTool = {
  id: "gardienEffect",
  name: "GARDIEN.EFFECT.title",
  hint: "GARDIEN.EFFECT.hint",
  icon: "fa-solid fa-wand-sparkles",
  key: { key: "KeyE", modifiers: ["Shift"] },
  toggle: async () => (await import("./open.js")).openForSelected(),
};
