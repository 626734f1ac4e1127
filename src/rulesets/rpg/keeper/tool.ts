import type { KeeperTool } from "../../../core/ui/tools.js";
import { RpgActor } from "../data/actors/rpg-actor.js";

/** RP-05…RP-17, RP-78, RP-95 — the way to what keepers do for the whole table. */
export const KEEPER_TOOL: KeeperTool = {
  id: "rpgKeeper",
  name: "GARDIEN.RPG.KEEPER.short",
  hint: "GARDIEN.RPG.KEEPER.hint",
  icon: "fa-solid fa-dice-d20",
  key: { key: "KeyR", modifiers: ["Shift"] },
  offered: () => game.actors.some(({ system }) => (system as unknown) instanceof RpgActor),
  toggle: async () => (await import("./window.js")).RpgKeeperWindow.toggle(),
};
