import type { Condition } from "./conditions.js";
import { asksForSide, directionKey, flightKey, sideKey, type EffectRolls } from "../criticals/effect-dice.js";
import { spanOf } from "../criticals/effect-spans.js";
import { endOf, stateOf } from "../criticals/effect-states.js";
import type { Drop, Effect, LostPart, TestEffect } from "../criticals/effects.js";
import type { Moment, Span } from "./spans.js";
import type { Side } from "../vocabulary.js";

/** RP-61 — where and when effects begin. */
export interface Onset {
  readonly moment: Moment;
  /** The side that was struck; `null` where the place has none. */
  readonly side: Side | null;
  /** What the conditions are told apart by, and treated together (RP-80). */
  readonly wound: string;
}

/** RP-61 — what is lost for good; `side` is `null` for what has none. */
export interface Loss {
  readonly part: LostPart | "legs";
  readonly side: Side | null;
  readonly partial: boolean;
}

/** RP-58, RP-61 — points that skills lose for good. */
export interface SkillLoss {
  readonly scope: "all" | "sight";
  readonly value: number;
}

/** RP-58, RP-59 — what is only told: a head that flies so many metres in one of eight directions, a body in two. */
export type Scene =
  | { readonly id: "headFlies"; readonly metres: number; readonly direction: number }
  | { readonly id: "cutInTwo" };

/** RP-61 — everything that some effects do, once their dice are rolled. */
export interface Settled {
  readonly conditions: readonly Condition[];
  readonly drops: readonly Drop[];
  readonly destroysHeld: boolean;
  readonly losses: readonly Loss[];
  readonly skillLosses: readonly SkillLoss[];
  /** Asked of the victim at once. */
  readonly tests: readonly TestEffect[];
  readonly dead: boolean;
  readonly scenes: readonly Scene[];
}

/**
 * RP-57…RP-62 — what effects do from a moment on; their dice are those of `effectDice`.
 * @param waived places of the effects that the keeper unticked
 */
export function settle(
  effects: readonly Effect[],
  { moment, side, wound }: Onset,
  rolls: EffectRolls = {},
  waived: ReadonlySet<number> = new Set(),
): Settled {
  const applied = effects.flatMap((effect, index) => (waived.has(index) ? [] : [{ effect, index }]));
  const kept = applied.map(({ effect }) => effect);
  return {
    conditions: withFall(
      applied.flatMap(({ effect, index }) => {
        const state = stateOf(effect, side);
        return state ? [{ state, span: spanOf(index, { effects, moment, rolls }), ends: endOf(effect), wound }] : [];
      }),
      { clock: "world", first: moment.worldTime, last: null },
    ),
    drops: kept.flatMap((effect) => (effect.type === "drop" ? [effect.what] : [])),
    destroysHeld: kept.some(({ type }) => type === "destroyHeld"),
    losses: applied.flatMap(({ effect, index }) => lossOf(effect, index, side, rolls)),
    skillLosses: kept.flatMap((effect) =>
      effect.type === "skillLoss" && !effect.startsOn ? [{ scope: effect.scope, value: effect.value }] : [],
    ),
    tests: kept.flatMap((effect) => (effect.type === "test" && effect.when === "once" ? [effect] : [])),
    dead: kept.some((effect) => effect.type === "death" && effect.delay === null),
    scenes: applied.flatMap(({ effect, index }) => sceneOf(effect, index, rolls)),
  };
}

/** RP-61 — whoever is unconscious lies on the ground, and has to get up once awake. */
function withFall(conditions: readonly Condition[], span: Span): readonly Condition[] {
  const out = conditions.find(({ state }) => state.type === "unconscious");
  if (!out || conditions.some(({ state }) => state.type === "prone")) return conditions;
  return [...conditions, { state: { type: "prone", stand: "free" }, span, ends: "standing", wound: out.wound }];
}

function lossOf(effect: Effect, index: number, side: Side | null, rolls: EffectRolls): readonly Loss[] {
  if (effect.type === "loseFunction") return [{ part: effect.part, side: null, partial: false }];
  if (effect.type !== "loseBodyPart") return [];
  const drawn = rolls[sideKey(index)] === 1 ? "right" : "left";
  return [{ part: effect.part, side: asksForSide(effect) ? drawn : side, partial: effect.partial ?? false }];
}

function sceneOf(effect: Effect, index: number, rolls: EffectRolls): readonly Scene[] {
  if (effect.type !== "cosmetic") return [];
  if (effect.id === "cutInTwo") return [{ id: effect.id }];
  return [{ id: effect.id, metres: rolls[flightKey(index)] ?? 0, direction: rolls[directionKey(index)] ?? 0 }];
}
