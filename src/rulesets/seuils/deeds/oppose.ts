import type { CardFact, Outcome } from "../../../core/attack/procedure.js";
import { card, stored, word } from "../../../core/deeds/card.js";
import { textIn, wordIn } from "../../../core/deeds/choices.js";
import type { AskedPart, DeedChoices, DeedField, EachAsked } from "../../../core/deeds/procedure.js";
import { fieldsOfSecond, opponentOf, secondIn, sentToBoth, sideOf, type Side } from "../../../core/deeds/two-sides.js";
import { opposed } from "../rules/outcome.js";
import { fact, named, told } from "./card.js";
import { characteristicField } from "./characteristic.js";
import { askedOutcome, askedText, givenFacts } from "./check-asked.js";
import { characteristicIn, triedIn } from "./check-trial.js";
import { deed } from "./deed.js";
import { choiceField, namedOption, textField } from "./fields.js";
import { others, personIn } from "./people.js";
import { poolFields } from "./pool-test.js";
import { obstacle, unlessAlive } from "./reading.js";

const SIDES = ["first", "second"] as const satisfies readonly Side[];

/** What is chosen for each side. */
const OWN = ["characteristic", "specialty", "dice", "successes"] as const;
/** SE-08 — who acts, the other defends: the keeper's to say. */
function activeIn(choices: DeedChoices): Side {
  return wordIn(choices, "active", SIDES);
}

function fieldsOf(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const [first] = actors;
  if (!first) return [];
  const second = opponentOf(actors, choices, personIn);
  const people = others(first);
  const nobody = { value: "", label: told("oppose.nobody") };
  return [
    choiceField("opponent", second?.uuid ?? "", second ? people : [nobody, ...people]),
    ...(second ? [activeField([first, second], choices)] : []),
    ...sideFields(first, choices),
    ...(second
      ? theirFields(second, { characteristic: characteristicIn(first, choices), ...secondIn(choices, OWN) })
      : []),
    textField("reason", textIn(choices, "reason")),
  ];
}

/** SE-08 */
function activeField([first, second]: readonly [Actor, Actor], choices: DeedChoices): DeedField {
  const options = [namedOption("first", first.name), namedOption("second", second.name)];
  return choiceField("active", activeIn(choices), options, told("hint.active"));
}

/** SE-05 — an opposition has no Difficulté but what the other comes to. */
function sideFields(actor: Actor, choices: DeedChoices): readonly DeedField[] {
  const pool = poolFields(actor, triedIn(actor, choices, null), choices);
  return [characteristicField([actor], choices), ...pool.filter(({ id }) => id !== "gear")]; // theirs to say when they roll
}

/** SE-08 — the same of the second: the Caractéristique of the first, unless it has another. */
function theirFields(second: Actor, choices: DeedChoices): readonly DeedField[] {
  const { name } = second;
  return fieldsOfSecond(sideFields(second, choices), ({ label: field }) => told("oppose.of", { field, name }));
}

/** SE-08 — the place of each who has answered, by who acts. */
function placesOf(parts: readonly AskedPart[]): { readonly active: AskedPart; readonly defender: AskedPart } | null {
  const active = parts.find(({ outcome }) => outcome.active === true);
  const defender = parts.find(({ outcome }) => outcome.active === false);
  return active && defender ? { active, defender } : null;
}

/** SE-08 — who wins, once both have rolled: who acts only by more, equals are the defender's. */
const opposition: EachAsked = {
  label: told("request.answer"),
  result: (parts) => {
    const places = placesOf(parts);
    const [active, defender] = [places?.active.answers.at(-1), places?.defender.answers.at(-1)];
    if (!places || !active || !defender) return null;
    const { winner, margin } = opposed(stored(active, "result"), stored(defender, "result"));
    const { name } = places[winner];
    if (margin === 0) return { verdict: told("oppose.tie", { name }), tone: "good" };
    return { verdict: told("oppose.wins", { name, margin: Math.abs(margin) }), tone: "good" };
  },
};

function factsOf(outcome: Outcome): readonly CardFact[] {
  const reason = word(outcome, "reason");
  const place = outcome.active === true ? "active" : "defends";
  return [
    fact("place", told(`oppose.${place}`), "SE-08"),
    ...givenFacts(outcome),
    ...(reason && outcome.side === "first" ? [fact("reason", named(reason), "SE-08")] : []),
  ];
}

/** SE-08 — two stand against each other: a card with a place for each, filled by its owner. */
export const oppose = deed("oppose", {
  icon: "fa-solid fa-people-arrows",
  by: "keeper",
  gathers: { join: "check", each: opposition },
  fields: fieldsOf,
  onto: (actors, choices) => sentToBoth(actors, choices, personIn),
  obstacle: ({ actor, choices }) =>
    unlessAlive(actor) ?? (personIn(choices, "opponent") ? null : obstacle("noOpponent", actor)),
  outcome: ({ actor, choices }) => {
    const side = sideOf(actor, choices);
    const own = side === "first" ? choices : { ...secondIn(choices, OWN), reason: textIn(choices, "reason") };
    return { ...askedOutcome(actor, own), side, active: activeIn(choices) === side };
  },
  view: (outcome) =>
    card({
      verdict: told("oppose.verdict", { tried: askedText(outcome) }),
      tone: "accent",
      facts: factsOf(outcome),
    }),
});
