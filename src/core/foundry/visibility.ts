import { isV14 } from "./generation.js";
import { settingsStore } from "./types/settings-store.js";

/** Who sees a roll, in our own words; stored nowhere. */
export const VISIBILITIES = ["public", "keeper", "blind", "self"] as const;

export type Visibility = (typeof VISIBILITIES)[number];
const V13_MODES: Record<Visibility, string> = {
  public: "publicroll",
  keeper: "gmroll",
  blind: "blindroll",
  self: "selfroll",
};
const V14_MODES: Record<Visibility, string> = { public: "public", keeper: "gm", blind: "blind", self: "self" };

/** From 14 on one can also speak in character, which hides nothing. */
const IN_CHARACTER = "ic";

/**
 * The visibility chosen in the sidebar. The key of the setting and its values changed in 14; a value that only
 * somebody else's module knows may mean a secret, so keepers alone read what is rolled under it.
 */
export function defaultVisibility(): Visibility {
  const [key, modes] = isV14() ? ["messageMode", V14_MODES] : ["rollMode", V13_MODES];
  const value = settingsStore().get("core", key);
  if (value === IN_CHARACTER) return "public";
  return VISIBILITIES.find((visibility) => modes[visibility] === value) ?? "keeper";
}

/**
 * Who receives a message of this visibility. The same fields in both generations, so a pending message needs no
 * core helper whose name moved.
 */
export function recipients(visibility: Visibility): { whisper: string[]; blind: boolean } {
  const keepers = game.users.filter((user) => user.isGM).flatMap((user) => user.id ?? []);
  switch (visibility) {
    case "public":
      return { whisper: [], blind: false };
    case "keeper":
      return { whisper: keepers, blind: false };
    case "blind":
      return { whisper: keepers, blind: true };
    case "self":
      return { whisper: [game.userId ?? ""], blind: false };
  }
}

/**
 * Options of an initiative that Foundry rolls and tells by itself: what its message says, and who receives it. From 14 on
 * the latter stands beside the former, not within.
 */
export function initiativeMessage(messageOptions: object, visibility: Visibility): object {
  if (isV14()) return { messageOptions, messageMode: V14_MODES[visibility] };
  return { messageOptions: { ...messageOptions, rollMode: V13_MODES[visibility] } };
}
