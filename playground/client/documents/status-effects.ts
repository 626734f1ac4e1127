import type { Data, Value } from "../../common/types.js";

/** The declaration of a status, from either shape of `CONFIG.statusEffects`. */
function findStatus(id: string): Data | undefined {
  const registry: Value = CONFIG.statusEffects;
  if (Array.isArray(registry)) return registry.find((status: Data) => status.id === id) as Data | undefined;
  return registry[id] ? { ...registry[id], id } : undefined;
}

/** The data of the effect that gives a status. */
export function statusEffectData(id: string): Data {
  const status = findStatus(id);
  if (!status) throw new Error(`Invalid status ID "${id}" provided to ActiveEffect.fromStatusEffect`);
  // What only the palette needs disappears when the effect is cleaned.
  return {
    ...status,
    name: game.i18n.localize(String(status.name ?? status.label ?? id)),
    img: (status.img ?? status.icon) as string,
    statuses: [...new Set([id, ...((status.statuses ?? []) as string[])])],
  };
}

/** The effects of an actor that stand for a status: that of its fixed id, else those that give it alone (issue 10431). */
function effectsOf(actor: Value, id: string): Value[] {
  const fixed: unknown = findStatus(id)?._id;
  return actor.effects.filter((effect: Value) =>
    fixed ? effect.id === fixed : effect.statuses.size === 1 && effect.statuses.has(id),
  ) as Value[];
}

/** Turns a status on or off; `active` says which, otherwise it is toggled. */
export async function toggleStatus(
  actor: Value,
  id: string,
  { active, overlay = false }: { active?: boolean; overlay?: boolean },
): Promise<Value> {
  const cls: Value = CONFIG.ActiveEffect.documentClass;
  const existing = effectsOf(actor, id);
  if (existing.length) {
    if (active === true) return true;
    await actor.deleteEmbeddedDocuments(
      "ActiveEffect",
      existing.map((effect) => effect.id as string),
    );
    return false;
  }
  if (active === false) return undefined;
  const effect: Value = await cls.fromStatusEffect(id);
  if (overlay) effect.updateSource({ flags: { core: { overlay: true } } });
  return cls.create(effect.toObject(), { parent: actor as unknown, keepId: !!effect.id }) as Promise<Value>;
}
