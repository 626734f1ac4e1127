import type { Data } from "../../common/types.js";

/** One way of showing a message: to all, to keepers, blindly, to oneself. */
export interface VisibilityMode {
  label: string;
  icon: string;
}

const ICONS = { public: "globe", gm: "user-secret", blind: "eye-slash", self: "user", ic: "comment" } as const;

const mode = (id: keyof typeof ICONS): VisibilityMode => ({
  label: `PLAYGROUND.Visibility.${id}`,
  icon: `fa-solid fa-${ICONS[id]}`,
});

/** The modes of generation 13 under `CONFIG.Dice.rollModes`. */
export const rollModes = (): Record<string, VisibilityMode> => ({
  publicroll: mode("public"),
  gmroll: mode("gm"),
  blindroll: mode("blind"),
  selfroll: mode("self"),
});

/** The modes of generation 14 under `CONFIG.ChatMessage.modes`. */
export const messageModes = (): Record<string, VisibilityMode> => ({
  public: mode("public"),
  gm: mode("gm"),
  blind: mode("blind"),
  self: mode("self"),
  ic: mode("ic"),
});

/** Where the running generation keeps the chosen mode, and the modes there are. */
export function visibilitySetting(): { key: "rollMode" | "messageMode"; modes: Record<string, VisibilityMode> } {
  if (game.release.generation >= 14) return { key: "messageMode", modes: CONFIG.ChatMessage.modes as Data };
  return { key: "rollMode", modes: CONFIG.Dice.rollModes as Data };
}
