/**
 * Whether Foundry 14 or later runs; only this file, `visibility.ts` and `menu-entry.ts` ask. Each of their functions
 * is one question with both answers: 13's surface is the floor; 14's forms are used where they exist.
 */
export function isV14(): boolean {
  return game.release.generation >= 14;
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
