import { settingsStore } from "./types/settings-store.js";

/**
 * The only file that asks which generation of Foundry runs. Each function is one question with both answers.
 * 13's surface is the floor; 14's forms are used where they exist.
 */
function isV14(): boolean {
  return game.release.generation >= 14;
}

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

/** The same as an option of what Foundry rolls and tells by itself; its name changed with its values. */
export function messageVisibility(visibility: Visibility): Readonly<Record<string, string>> {
  return isV14() ? { messageMode: V14_MODES[visibility] } : { rollMode: V13_MODES[visibility] };
}

/** A status as Foundry registers it. */
interface StatusEffect {
  id: string;
  name: string;
  img: string;
  /** Whose tokens offer it. */
  hud?: { actorTypes: string[] };
  _id?: string;
  statuses?: string[];
}

/** Replaces the palette of token statuses: an array in 13, a registry keyed by id in 14. */
export function registerStatuses(statuses: readonly StatusEffect[]): void {
  if (!isV14()) {
    CONFIG.statusEffects = [...statuses];
    return;
  }
  const registry = CONFIG.statusEffects as unknown as Record<string, StatusEffect>;
  for (const id of Object.keys(registry)) Reflect.deleteProperty(registry, id);
  for (const status of statuses) registry[status.id] = status;
}

/** Effects of items act without being copied to the actor; from 14 on there is nothing to say. */
export function registerEffectTransfer(): void {
  if ("legacyTransferral" in CONFIG.ActiveEffect) CONFIG.ActiveEffect.legacyTransferral = false;
}

/** An entry of a menu that is asked for with the right button. */
export interface MenuEntry {
  /** Language key. */
  readonly label: string;
  /** Classes of its icon. */
  readonly icon: string;
  /** Whether it is offered for what was clicked. */
  readonly visible: (target: HTMLElement) => boolean;
  readonly choose: (target: HTMLElement) => unknown;
}

/** The same as Foundry reads it; all of its parts are called otherwise from 14 on. */
export function menuEntry({ label, icon, visible, choose }: MenuEntry): object {
  if (!isV14()) return { name: label, icon: `<i class="${icon}"></i>`, condition: visible, callback: choose };
  return { label, icon, visible, onClick: (_event: Event, target: HTMLElement) => choose(target) };
}
