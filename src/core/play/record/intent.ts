import { healed, list, mapOf, nullable, oneOf, real, record, such, text, whole, type Read } from "../../shape/shape.js";
import { LINE } from "../contract/modifiers.js";
import type { Choices } from "../contract/situation.js";

/** The most of anything an intent may hold: more than a table ever needs, less than would hold up the arbiter. */
const MOST = { targets: 60, costs: 20, lines: 40, choices: 20 } as const;

const SCENE_OR_TYPED = record({
  metres: nullable(such(real, (metres) => metres >= 0)),
  from: oneOf(["typed", "scene", "none"]),
});

/** How far a target is, in metres, and who says so: where nobody knows it nobody does. */
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

/** The lines of a sum. */
export const LINES = list(LINE, MOST.lines);

const INTENT_TARGET = record({
  /** UUID; `null` when it was chosen without a token. */
  token: nullable(text),
  /** UUID; `null` for an attack at nothing. */
  actor: nullable(text),
  name: text,
  img: text,
  distance: DISTANCE,
  /** What was chosen for this target besides what holds for all. */
  choices: CHOICES,
  lines: LINES,
});
/** A target as the attacker chose it: the documents by UUID, and how to name it once they are gone. */
export type IntentTarget = Read<typeof INTENT_TARGET>;

const COST = record({ weapon: text, path: text, before: whole, after: whole });
/** Ammunition as the attacker counted it; the arbiter takes the difference from the weapon. */
export type Cost = Read<typeof COST>;

/** What an attacker meant, in ids and numbers. A message is typed by anyone, and lives longer than our schema. */
export const INTENT = record({
  ruleset: text,
  attacker: record({ actor: text, token: nullable(text), name: text, img: text }),
  weapon: record({ uuid: text, name: text, img: text }),
  /** Id of the ruleset's way to attack with that weapon, by these choices; empty in messages of older versions. */
  way: text,
  choices: CHOICES,
  targets: list(INTENT_TARGET, MOST.targets),
  costs: list(COST, MOST.costs),
  /** Where in a fight it happened; a card folds when that round is over. */
  combat: nullable(such(record({ id: text, round: whole }), ({ id }) => id !== "")),
});
export type Intent = Read<typeof INTENT>;

/** Everything chosen for one target. */
export function choicesFor({ choices }: Intent, target: Pick<IntentTarget, "choices"> | undefined): Choices {
  return { ...choices, ...target?.choices };
}
