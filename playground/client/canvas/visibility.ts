import type { Data } from "../../common/types.js";

/** Values of a token's `displayName` and `displayBars`. */
const DISPLAY = { NONE: 0, CONTROL: 10, OWNER_HOVER: 20, HOVER: 30, OWNER: 40, ALWAYS: 50 } as const;

/** Whether a token's name or bars are shown to the current user. */
export function isDisplayed(mode: number, token: { isOwner: boolean; hover: boolean; controlled: boolean }): boolean {
  switch (mode) {
    case DISPLAY.ALWAYS:
      return true;
    case DISPLAY.OWNER:
      return token.isOwner;
    case DISPLAY.HOVER:
      return token.hover;
    case DISPLAY.OWNER_HOVER:
      return token.isOwner && token.hover;
    case DISPLAY.CONTROL:
      return token.isOwner && token.controlled;
    default:
      return false;
  }
}

/** The class of the ring that tells friend from foe. */
export function dispositionClass(disposition: number, isOwned: boolean): string {
  if (disposition <= -2) return "secret";
  if (disposition < 0) return "hostile";
  if (disposition === 0) return "neutral";
  return isOwned ? "party" : "friendly";
}

/** The icons on a token: images of the temporary effects of its actor, each once. */
export function statusIcons(actor: Data | null): { src: string; name: string; overlay: boolean }[] {
  const effects = [...((actor?.temporaryEffects ?? []) as Iterable<Data>)];
  const icons = effects
    .filter((effect) => effect.img && effect.showIcon !== 0)
    .map((effect) => ({
      src: effect.img as string,
      name: effect.name as string,
      overlay: Boolean(effect.getFlag?.("core", "overlay") ?? effect.flags?.core?.overlay),
    }));
  return icons.filter((entry, index) => icons.findIndex((other) => other.src === entry.src) === index);
}
