import { lifeState, lifeWith, type LifeState } from "../../rules/character/life.js";
import { deathRule, figuresOf } from "../reading.js";

/** RP-27, RP-58 — how an actor is once points are lost, and a wound had its say; the dead stay dead. */
export function lifeAfter(
  target: Actor,
  loss: number,
  wound: { readonly dead: boolean; readonly unconscious: boolean },
): LifeState {
  const { hp, attributes, bodyState } = figuresOf(target);
  const points = lifeState({ hp: hp.value - loss, body: attributes.body.value }, deathRule(target));
  const dead = wound.dead || hp.state === "dead";
  return lifeWith(points, { dead, unconscious: wound.unconscious || bodyState.unconscious });
}
