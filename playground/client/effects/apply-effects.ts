import { changesOf } from "../../common/documents/base-active-effect.js";
import { ACTIVE_EFFECT_CHANGE_TYPES } from "../../common/const.js";
import { changeType, type EffectChange } from "../../common/data/fields/index.js";
import { generation } from "../../common/generation.js";
import type { Data, Value } from "../../common/types.js";
import { expandObject } from "../../common/utils/clone.js";

/** The priority of a change that names none: by its mode, or in generation 14 by its type. */
function priorityOf(change: EffectChange): number {
  if (typeof change.priority === "number") return change.priority;
  if (generation() < 14) return Number(change.mode ?? 0) * 10;
  const own = globalThis.CONFIG?.ActiveEffect?.changeTypes?.[changeType(change)] as
    | { defaultPriority?: number }
    | undefined;
  const known = (ACTIVE_EFFECT_CHANGE_TYPES as Record<string, number>)[changeType(change)];
  return own?.defaultPriority ?? known ?? 0;
}

/** Collects the changes of an actor's active effects, all or those of one phase, in order of priority. */
function collectChanges(effects: Iterable<Value>, phase?: string): EffectChange[] {
  const changes: EffectChange[] = [];
  for (const effect of effects) {
    if (!effect.active) continue;
    for (const change of changesOf(effect)) {
      if (!change.key || (phase && (change.phase ?? "initial") !== phase)) continue;
      changes.push({ ...change, effect: effect as unknown, priority: priorityOf(change) });
    }
  }
  return changes.sort((a, b) => (a.priority as number) - (b.priority as number));
}

/** Applies the changes of all active effects to an actor; what they overrode, as a nested object. */
export function applyEffects(actor: Value, phase?: string): Data {
  const overrides: Data = {};
  for (const change of collectChanges(actor.allApplicableEffects(), phase)) {
    const { effect } = change;
    const result: Data =
      generation() >= 14 ? effect.constructor.applyChange(actor, change, {}) : effect.apply(actor, change);
    Object.assign(overrides, result);
  }
  return expandObject(overrides);
}
