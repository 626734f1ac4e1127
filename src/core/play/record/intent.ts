import { healed, list, mapOf, nullable, oneOf, real, record, such, text, whole, type Read } from "../../shape/shape.js";
import { LINE } from "../contract/modifiers.js";
import type { Choices } from "../contract/situation.js";

/** Highest numbers of entries in an intent: more than a table needs, less than would stall the arbiter. */
const MOST = { targets: 60, costs: 20, lines: 40, choices: 20 } as const;

const SCENE_OR_TYPED = record({
  metres: nullable(such(real, (metres) => metres >= 0)),
  from: oneOf(["typed", "scene", "none"]),
});

/** Shape of a target's distance in metres, and of its source, which is `none` where nobody knows the distance. */
const DISTANCE = healed(
  SCENE_OR_TYPED,
  ({ metres, from }) =>
    ({
      metres,
      from: metres === null ? "none" : from === "none" ? "typed" : from,
    }) satisfies Read<typeof SCENE_OR_TYPED>,
);
export type Distance = Read<typeof SCENE_OR_TYPED>;

const CHOICES = mapOf(text, MOST.choices);

/** Shape of the lines of a sum. */
export const LINES = list(LINE, MOST.lines);

const INTENT_TARGET = record({
  /** UUID; `null` when it was chosen without a token. */
  token: nullable(text),
  /** UUID; `null` for an attack at nothing. */
  actor: nullable(text),
  name: text,
  img: text,
  distance: DISTANCE,
  /** Choices for this target, in addition to those for all. */
  choices: CHOICES,
  lines: LINES,
});
/** A target as the attacker chose it: documents by UUID, and name and image for when they are deleted. */
export type IntentTarget = Read<typeof INTENT_TARGET>;

const COST = record({ weapon: text, path: text, before: whole, after: whole });
/** Ammunition as the attacker counted it; the arbiter subtracts the difference from the weapon. */
export type Cost = Read<typeof COST>;

/** Shape of an attacker's intent, in ids and numbers. Users can forge a message, and it outlives our schema. */
export const INTENT = record({
  ruleset: text,
  attacker: record({ actor: text, token: nullable(text), name: text, img: text }),
  weapon: record({ uuid: text, name: text, img: text }),
  /** Id of the ruleset's way to attack with that weapon and these choices; empty in messages of older versions. */
  way: text,
  choices: CHOICES,
  targets: list(INTENT_TARGET, MOST.targets),
  costs: list(COST, MOST.costs),
  /** Fight and round of the act; its card folds when that round is over. `null` outside fights. */
  combat: nullable(such(record({ id: text, round: whole }), ({ id }) => id !== "")),
});
export type Intent = Read<typeof INTENT>;

/** Returns the choices for one target: those for all, and its own. */
export function choicesFor({ choices }: Intent, target: Pick<IntentTarget, "choices"> | undefined): Choices {
  return { ...choices, ...target?.choices };
}
