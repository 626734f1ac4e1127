import { list, object, oneOf, text, whole } from "../../../core/shape/heal.js";
import { healed, json, type Shape } from "../../../core/shape/shape.js";
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
import { ARM_PARTS, ENTANGLED_ZONES, readFormula } from "./effect-words.js";
import type { OfType } from "./of-type.js";

type Source = Readonly<Record<string, unknown>>;

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
const WHENS = ["once", "eachRound"] as const;
const STANDS = ["free", "test", "care", "rounds"] as const;

/** How deep a test may lead to another: what a keeper typed ends somewhere. */
const DEEPEST = 3;

/** RP-61 — effects as they are stored with a spell, a poison or a condition; what is none is left out. */
export function readEffects(source: unknown, depth = 0): readonly Effect[] {
  if (depth > DEEPEST) return [];
  return list(source).flatMap((entry) => {
    const data = object(entry);
    const type = EFFECT_TYPES.find((one) => one === data.type);
    return type ? [READERS[type](data, depth)] : [];
  });
}

/** RP-61 — effects as an outcome keeps them. */
export const EFFECT_LIST: Shape<readonly Effect[]> = healed(json, (source) => readEffects(source));

/** RP-61 — what failing a test brings, as it is written: a form that fills in a row of a list that is not there makes an object. */
export function failuresIn(source: unknown): readonly unknown[] {
  return Array.isArray(source) ? list(source) : Object.values(object(source));
}

function readUntil(source: unknown): Until {
  const data = object(source);
  const kind = oneOf(UNTIL_KINDS, data.kind, "care");
  const formula = readFormula(data.formula);
  if (kind === "hours" || kind === "careOrHours") return { kind, formula };
  if (kind !== "rounds") return { kind };
  const start = oneOf(["now", "next"], data.start, "now");
  return { kind, formula, start, ...optional("rollKey", data.rollKey) };
}

/** What waits for another effect, and what others wait for. */
function chained(data: Source) {
  return { until: readUntil(data.until), ...optional("key", data.key), ...optional("after", data.after) };
}

function optional<Key extends string>(key: Key, value: unknown): { readonly [K in Key]?: string } {
  const written = text(value);
  return (written ? { [key]: written } : {}) as { readonly [K in Key]?: string };
}

function readStand(source: unknown): Stand {
  const data = object(source);
  const kind = oneOf(STANDS, data.kind, "free");
  return kind === "rounds" ? { kind, formula: readFormula(data.formula), ...optional("after", data.after) } : { kind };
}

const lasting =
  <Type extends "unconscious" | "halveSkills" | "halveMove" | "halveInitiative" | "crawl">(type: Type) =>
  (data: Source) => ({ type, until: readUntil(data.until) });

/** One reader for each type: an effect that the rules learn has to be read too. */
const READERS: { readonly [Type in EffectType]: (data: Source, depth: number) => OfType<Effect, Type> } = {
  drop: (data) => ({ type: "drop", what: oneOf(DROPS, data.what, "weapon") }),
  destroyHeld: () => ({ type: "destroyHeld" }),
  disableLimb: (data) => ({
    type: "disableLimb",
    part: oneOf(ARM_PARTS, data.part, "arm"),
    until: readUntil(data.until),
  }),
  loseBodyPart: (data) => ({
    type: "loseBodyPart",
    part: oneOf(LOST_PARTS, data.part, "ear"),
    ...(data.partial === true && { partial: true }),
  }),
  loseFunction: () => ({ type: "loseFunction", part: "legs" }),
  restrict: (data) => ({ type: "restrict", mode: oneOf(RESTRICTIONS, data.mode, "nothing"), ...chained(data) }),
  inert: (data) => ({ type: "inert", ...chained(data) }),
  prone: (data) => ({ type: "prone", stand: readStand(data.stand) }),
  unconscious: lasting("unconscious"),
  bleed: (data) => ({ type: "bleed", formula: readFormula(data.formula), until: readUntil(data.until) }),
  modifier: (data) => ({
    type: "modifier",
    scope: oneOf(MODIFIER_SCOPES, data.scope, "skills"),
    value: whole(data.value),
    ...chained(data),
  }),
  halveSkills: lasting("halveSkills"),
  halveMove: lasting("halveMove"),
  halveInitiative: lasting("halveInitiative"),
  crawl: lasting("crawl"),
  skillLoss: (data) => ({
    type: "skillLoss",
    scope: oneOf(["all", "sight"], data.scope, "all"),
    value: whole(data.value),
    ...(data.startsOn === "care" && { startsOn: "care" }),
  }),
  death: (data) => ({
    type: "death",
    delay: text(data.delay).trim() === "" ? null : readFormula(data.delay),
    avert: oneOf(["care", "none"], data.avert, "none"),
  }),
  test: (data, depth) => ({
    type: "test",
    attribute: oneOf(ATTRIBUTES, data.attribute, "body"),
    difficulty: whole(data.difficulty),
    when: oneOf(WHENS, data.when, "once"),
    onFail: readEffects(failuresIn(data.onFail), depth + 1),
    ...(data.until !== undefined && { until: readUntil(data.until) }),
  }),
  entangle: (data) => ({
    type: "entangle",
    zone: oneOf(ENTANGLED_ZONES, data.zone, "whole"),
    until: readUntil(data.until),
  }),
  boon: (data) => ({
    type: "boon",
    boon: oneOf(BOONS, data.boon, "ward"),
    formula: readFormula(data.formula),
    until: readUntil(data.until),
  }),
  choke: () => ({ type: "choke" }),
  cosmetic: (data) => ({ type: "cosmetic", id: oneOf(["headFlies", "cutInTwo"], data.id, "cutInTwo") }),
};

/** RP-61 — all types of effect. */
export const EFFECT_TYPES = Object.keys(READERS) as readonly EffectType[];
