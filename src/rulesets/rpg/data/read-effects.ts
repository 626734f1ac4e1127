import {
  always,
  fitting,
  healed,
  json,
  mapOf,
  oneOf,
  optional,
  record,
  text,
  tagged,
  whole,
  type Shape,
  type Shapes,
} from "../../../core/shape/shape.js";
import {
  BOONS,
  DROPS,
  LOST_PARTS,
  RESTRICTIONS,
  type Effect,
  type EffectType,
  type Stand,
  type Until,
} from "../rules/criticals/effects.js";
import { MODIFIER_SCOPES } from "../rules/body/modifiers.js";
import { ATTRIBUTES } from "../rules/vocabulary.js";
import { ARM_PARTS, ENTANGLED_ZONES, FORMULA, readFormula } from "./effect-words.js";
import type { OfType } from "./of-type.js";

const UNTIL_KINDS = [
  "rounds",
  "hours",
  "careOrHours",
  "care",
  "combatEnd",
  "standing",
  "affliction",
  "freed",
  "permanent",
] as const satisfies readonly Until["kind"][];

const UNTIL = healed(
  record({
    kind: oneOf(UNTIL_KINDS, "care"),
    formula: FORMULA,
    start: oneOf(["now", "next"]),
    rollKey: optional(text),
  }),
  ({ kind, formula, start, ...shared }): Until => {
    if (kind === "rounds") return { kind, formula, start, ...shared };
    return kind === "hours" || kind === "careOrHours" ? { kind, formula } : { kind };
  },
);

const STAND = healed(
  record({ kind: oneOf(["free", "test", "care", "rounds"]), formula: FORMULA, after: optional(text) }),
  ({ kind, formula, ...then }): Stand => (kind === "rounds" ? { kind, formula, ...then } : { kind }),
);

/** What waits for another effect, and what others wait for. */
const CHAINED = { until: UNTIL, key: optional(text), after: optional(text) };

const effect = <const Type extends EffectType, S extends Shapes>(type: Type, shapes: S) =>
  record({ type: always(type), ...shapes });
const lasting = <const Type extends EffectType>(type: Type) => effect(type, { until: UNTIL });

/** One shape for each type: an effect that the rules learn has to be read too. */
const kinds = (onFail: Shape<readonly Effect[]>): { readonly [Type in EffectType]: Shape<OfType<Effect, Type>> } => ({
  drop: effect("drop", { what: oneOf(DROPS, "weapon") }),
  destroyHeld: effect("destroyHeld", {}),
  disableLimb: effect("disableLimb", { part: oneOf(ARM_PARTS, "arm"), until: UNTIL }),
  loseBodyPart: effect("loseBodyPart", { part: oneOf(LOST_PARTS), partial: optional(always(true)) }),
  loseFunction: effect("loseFunction", { part: always("legs") }),
  restrict: effect("restrict", { mode: oneOf(RESTRICTIONS), ...CHAINED }),
  inert: effect("inert", CHAINED),
  prone: effect("prone", { stand: STAND }),
  unconscious: lasting("unconscious"),
  bleed: effect("bleed", { formula: FORMULA, until: UNTIL }),
  modifier: effect("modifier", { scope: oneOf(MODIFIER_SCOPES, "skills"), value: whole, ...CHAINED }),
  halveSkills: lasting("halveSkills"),
  halveMove: lasting("halveMove"),
  halveInitiative: lasting("halveInitiative"),
  crawl: lasting("crawl"),
  skillLoss: effect("skillLoss", {
    ...{ scope: oneOf(["all", "sight"]), value: whole, startsOn: optional(always("care")) },
  }),
  death: effect("death", {
    delay: healed(text, (delay) => (delay.trim() === "" ? null : readFormula(delay))),
    avert: oneOf(["care", "none"], "none"),
  }),
  test: effect("test", {
    ...{ attribute: oneOf(ATTRIBUTES, "body"), difficulty: whole, when: oneOf(["once", "eachRound"]) },
    ...{ onFail, until: optional(UNTIL) },
  }),
  entangle: effect("entangle", { zone: oneOf(ENTANGLED_ZONES, "whole"), until: UNTIL }),
  boon: effect("boon", { boon: oneOf(BOONS), formula: FORMULA, until: UNTIL }),
  choke: effect("choke", {}),
  cosmetic: effect("cosmetic", { id: oneOf(["headFlies", "cutInTwo"], "cutInTwo") }),
});

/** RP-61 — what failing a test brings, as it is written: a form that fills in a row of a list that is not there makes an object. */
export function failuresIn(source: unknown): readonly unknown[] {
  return Array.isArray(source) ? source : Object.values(mapOf(json).read(source));
}

/** Effects of which tests may lead to others so many times: what a keeper typed ends somewhere. */
function effectsTo(depth: number): Shape<readonly Effect[]> {
  const deeper = depth === 0 ? always([]) : effectsTo(depth - 1);
  return fitting(tagged("type", kinds(healed(json, (source) => deeper.read(failuresIn(source)))), "choke"));
}

/** RP-61 — effects as they are stored with a spell, a poison or a condition, or kept by an outcome; what is none is left out. */
export const EFFECT_LIST = effectsTo(3);
