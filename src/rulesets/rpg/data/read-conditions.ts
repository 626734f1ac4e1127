import { list, object, oneOf, text, whole } from "../../../core/shape/heal.js";
import { STAND_KINDS, type Condition, type State } from "../rules/conditions.js";
import { BOONS, RESTRICTIONS, type EndKind } from "../rules/effects.js";
import { MODIFIER_SCOPES } from "../rules/modifiers.js";
import type { Span } from "../rules/spans.js";
import { ATTRIBUTES, SIDES, type Side } from "../rules/vocabulary.js";
import type { OfType } from "./of-type.js";
import { ARM_PARTS, ENTANGLED_ZONES, readFormula } from "./effect-words.js";

type Source = Readonly<Record<string, unknown>>;
type StateType = State["type"];

const END_KINDS = [
  "care",
  "careOrHours",
  "hours",
  "rounds",
  "combatEnd",
  "standing",
  "affliction",
  "freed",
  "permanent",
] as const satisfies readonly EndKind[];

/** RP-61 — conditions as an actor's data hold them; what is none is left out. */
export function readConditions(source: unknown): readonly Condition[] {
  return list(source).flatMap((entry) => {
    const data = object(entry);
    const state = readState(data.state);
    if (!state) return [];
    const regain = whole(data.regain);
    return [
      {
        state,
        span: readSpan(data.span),
        ends: oneOf(END_KINDS, data.ends, "permanent"),
        wound: text(data.wound),
        ...(regain > 0 && { regain }),
      },
    ];
  });
}

function readSpan(source: unknown): Span {
  const { clock, first, last } = object(source);
  return {
    clock: oneOf(["round", "world"], clock, "world"),
    first: whole(first),
    last: typeof last === "number" ? whole(last) : null,
  };
}

function readState(source: unknown): State | null {
  const data = object(source);
  const type = STATE_TYPES.find((one) => one === data.type);
  return type ? READERS[type](data) : null;
}

const readSide = (value: unknown): Side | null => SIDES.find((side) => side === value) ?? null;
const bare =
  <Type extends StateType>(type: Type) =>
  () => ({ type });

/** One reader for each type: a state that the rules learn has to be read too. */
const READERS: { readonly [Type in StateType]: (data: Source) => OfType<State, Type> } = {
  disableLimb: ({ part, side }) => ({
    type: "disableLimb",
    part: oneOf(ARM_PARTS, part, "arm"),
    side: readSide(side),
  }),
  restrict: ({ mode }) => ({ type: "restrict", mode: oneOf(RESTRICTIONS, mode, "nothing") }),
  inert: bare("inert"),
  unconscious: bare("unconscious"),
  halveSkills: bare("halveSkills"),
  halveMove: bare("halveMove"),
  halveInitiative: bare("halveInitiative"),
  crawl: bare("crawl"),
  burning: bare("burning"),
  choking: ({ failed }) => ({ type: "choking", failed: failed === true }),
  boon: ({ boon, formula }) => ({ type: "boon", boon: oneOf(BOONS, boon, "ward"), formula: readFormula(formula) }),
  busy: bare("busy"),
  surprised: bare("surprised"),
  reloading: bare("reloading"),
  prone: ({ stand }) => ({ type: "prone", stand: oneOf(STAND_KINDS, stand, "free") }),
  bleed: ({ formula }) => ({ type: "bleed", formula: readFormula(formula) }),
  modifier: ({ scope, value }) => ({
    type: "modifier",
    scope: oneOf(MODIFIER_SCOPES, scope, "skills"),
    value: whole(value),
  }),
  unsteady: ({ attribute, difficulty, onFail }) => ({
    type: "unsteady",
    attribute: oneOf(ATTRIBUTES, attribute, "agility"),
    difficulty: whole(difficulty),
    onFail: list(onFail),
  }),
  dying: ({ avert }) => ({ type: "dying", avert: oneOf(["care", "none"], avert, "none") }),
  awaitedLoss: ({ scope, value }) => ({
    type: "awaitedLoss",
    scope: oneOf(["all", "sight"], scope, "all"),
    value: whole(value),
  }),
  entangled: ({ zone, side }) => ({
    type: "entangled",
    zone: oneOf(ENTANGLED_ZONES, zone, "whole"),
    side: readSide(side),
  }),
};
const STATE_TYPES = Object.keys(READERS) as readonly StateType[];
