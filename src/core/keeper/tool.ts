import { playedRulesets } from "../rulesets.js";
import type { KeeperTool } from "../ui/tools.js";
import { rulesetsInPlay } from "./loaded.js";

/** The way to the keeper's screen. Macros of old call it by the ids of the windows that it has replaced. */
export const keeperTool = (): KeeperTool => ({
  id: "gardienKeeper",
  formerly: playedRulesets().flatMap(({ keeperFormerly }) => keeperFormerly ?? []),
  name: "GARDIEN.KEEPER.title",
  hint: "GARDIEN.KEEPER.hint",
  icon: "fa-solid fa-book-open-reader",
  key: { key: "KeyG", modifiers: ["Shift"] },
  offered: () => rulesetsInPlay().length > 0,
  toggle: async () => (await import("./screen.js")).KeeperScreen.toggle(),
});
