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
  /** Where 14 offers it. */
  order?: number;
}

/**
 * Replaces the palette of token statuses: an array in 13. In 14 a registry keyed by id, which an array that is assigned
 * to it empties and fills; were it a plain object it would be filled by hand. 14 offers by name what tells no order.
 */
export function registerStatuses(statuses: readonly StatusEffect[]): void {
  const before = CONFIG.statusEffects as unknown as Record<string, StatusEffect>;
  const list = statuses.map((status, order) => (isV14() ? { ...status, order } : status));
  CONFIG.statusEffects = list;
  if (!isV14() || CONFIG.statusEffects !== list) return;
  for (const id of Object.keys(before)) Reflect.deleteProperty(before, id);
  for (const status of list) before[status.id] = status;
  CONFIG.statusEffects = before as never;
}

/** Effects of items act without being copied to the actor; from 14 on there is nothing to say. */
export function registerEffectTransfer(): void {
  if ("legacyTransferral" in CONFIG.ActiveEffect) CONFIG.ActiveEffect.legacyTransferral = false;
}
