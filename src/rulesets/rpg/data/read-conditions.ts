import {
  always,
  flag,
  json,
  list,
  nullable,
  oneOf,
  optional,
  record,
  such,
  text,
  tagged,
  whole,
  type Shape,
} from "../../../core/shape/shape.js";
import { STAND_KINDS, type Condition, type State } from "../rules/body/conditions.js";
import { BOONS, RESTRICTIONS, type EndKind } from "../rules/criticals/effects.js";
import { MODIFIER_SCOPES } from "../rules/body/modifiers.js";
import { ATTRIBUTES, SIDES } from "../rules/vocabulary.js";
import type { OfType } from "./of-type.js";
import { ARM_PARTS, ENTANGLED_ZONES, FORMULA } from "./effect-words.js";

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

const SIDE = nullable(oneOf(SIDES));
const bare = <const Type extends StateType>(type: Type) => record({ type: always(type) });

/** One shape for each type: a state that the rules learn has to be read too. */
const STATES: { readonly [Type in StateType]: Shape<OfType<State, Type>> } = {
  disableLimb: record({ type: always("disableLimb"), part: oneOf(ARM_PARTS, "arm"), side: SIDE }),
  restrict: record({ type: always("restrict"), mode: oneOf(RESTRICTIONS, "nothing") }),
  inert: bare("inert"),
  unconscious: bare("unconscious"),
  halveSkills: bare("halveSkills"),
  halveMove: bare("halveMove"),
  halveInitiative: bare("halveInitiative"),
  crawl: bare("crawl"),
  burning: bare("burning"),
  choking: record({ type: always("choking"), failed: flag }),
  boon: record({ type: always("boon"), boon: oneOf(BOONS, "ward"), formula: FORMULA }),
  busy: bare("busy"),
  surprised: bare("surprised"),
  reloading: bare("reloading"),
  prone: record({ type: always("prone"), stand: oneOf(STAND_KINDS, "free") }),
  bleed: record({ type: always("bleed"), formula: FORMULA }),
  modifier: record({ type: always("modifier"), scope: oneOf(MODIFIER_SCOPES, "skills"), value: whole }),
  unsteady: record({
    type: always("unsteady"),
    ...{ attribute: oneOf(ATTRIBUTES, "agility"), difficulty: whole, onFail: list(json) },
  }),
  dying: record({ type: always("dying"), avert: oneOf(["care", "none"], "none") }),
  awaitedLoss: record({ type: always("awaitedLoss"), scope: oneOf(["all", "sight"]), value: whole }),
  entangled: record({ type: always("entangled"), zone: oneOf(ENTANGLED_ZONES, "whole"), side: SIDE }),
};

const CONDITIONS = list(
  record({
    state: nullable(tagged("type", STATES, "inert")),
    span: record({ clock: oneOf(["round", "world"], "world"), first: whole, last: nullable(whole) }),
    ends: oneOf(END_KINDS, "permanent"),
    wound: text,
    regain: optional(such(whole, (points) => points > 0)),
  }),
);

/** RP-61 — conditions as an actor's data hold them; what is none is left out. */
export function readConditions(source: unknown): readonly Condition[] {
  return CONDITIONS.read(source).flatMap(({ state, ...lasting }) => (state ? [{ state, ...lasting }] : []));
}
