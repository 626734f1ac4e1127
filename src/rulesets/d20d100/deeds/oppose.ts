import type { CardFact, Outcome } from "../../../core/attack/procedure.js";
import { card, stored, word } from "../../../core/deeds/card.js";
import { textIn, wordIn } from "../../../core/deeds/choices.js";
import type { AskedPart, DeedChoices, DeedField, EachAsked } from "../../../core/deeds/procedure.js";
import { fieldsOfSecond, opponentOf, secondIn, sentToBoth, sideOf, type Side } from "../../../core/deeds/two-sides.js";
import { d20d100Options } from "../data/options.js";
import { opposed } from "../rules/opposed.js";
import type { Rolled } from "../rules/tests.js";
import { askedOutcome } from "./asked.js";
import { fact, named, told } from "./card.js";
import { triedOf } from "./check-result.js";
import { situationIn } from "./d20-test.js";
import { deed } from "./deed.js";
import { choiceField, namedOption, numberField, textField } from "./fields.js";
import { others, personIn } from "./people.js";
import { obstacle, unlessAlive } from "./reading.js";
import { triedIn, triedOptions, triedValue } from "./tried.js";

const SIDES = ["first", "second"] as const satisfies readonly Side[];
/** What is chosen for each side. */
const OWN = ["tried", "situation"] as const;
const MOST_SITUATION = 20;

/** DD-83 — what usually meets what: whoever is heard moves, whoever is seen hides. */
const MET_BY: Readonly<Record<string, string>> = {
  "skill.listen": "skill.moveSilently",
  "skill.observe": "skill.hide",
  "skill.forgery": "skill.forgery",
  "skill.fastTalk": "skill.psychology",
};

/** DD-05 — whose attempt is resolved: the keeper's to say. */
const activeIn = (choices: DeedChoices): Side => wordIn(choices, "active", SIDES);

function fieldsOf(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const [first] = actors;
  if (!first) return [];
  const second = opponentOf(actors, choices, personIn);
  const people = others(first);
  const nobody = { value: "", label: told("oppose.nobody") };
  const tried = triedValue(triedIn(choices));
  return [
    choiceField("opponent", second?.uuid ?? "", second ? people : [nobody, ...people]),
    ...(second ? [activeField([first, second], choices)] : []),
    ...sideFields(first, choices),
    ...(second ? theirFields(second, { tried: MET_BY[tried] ?? tried, ...secondIn(choices, OWN) }) : []),
    textField("reason", textIn(choices, "reason")),
  ];
}

function activeField([first, second]: readonly [Actor, Actor], choices: DeedChoices): DeedField {
  const options = [namedOption("first", first.name), namedOption("second", second.name)];
  return choiceField("active", activeIn(choices), options, told("hint.active"));
}

/** DD-05 — an opposition has no difficulty but what the other comes to. */
function sideFields(actor: Actor, choices: DeedChoices): readonly DeedField[] {
  const options = triedOptions([actor]).filter(({ value }) => !value.startsWith("multiplier."));
  const wanted = triedValue(triedIn(choices));
  const tried = options.some(({ value }) => value === wanted) ? wanted : (options[0]?.value ?? "");
  return [
    choiceField("tried", tried, options),
    { ...numberField("situation", situationIn(choices), -MOST_SITUATION, MOST_SITUATION), folded: true },
  ];
}

function theirFields(second: Actor, choices: DeedChoices): readonly DeedField[] {
  const { name } = second;
  return fieldsOfSecond(sideFields(second, choices), ({ label: field }) => told("oppose.of", { field, name }));
}

/** DD-05 — the place of each who has answered, by who acts. */
function placesOf(parts: readonly AskedPart[]): Readonly<Record<"active" | "passive", AskedPart>> | null {
  const active = parts.find(({ outcome }) => outcome.active === true);
  const passive = parts.find(({ outcome }) => outcome.active === false);
  return active && passive ? { active, passive } : null;
}

/** What somebody rolled, as totals are compared: the keeper may have let another one count. */
function rolledIn(outcome: Outcome): Rolled {
  const die = stored(outcome, "die");
  return { die, modifier: stored(outcome, "total") - die };
}

/** DD-02, DD-05 — who wins, once both have rolled: natural 1s first, then the totals, then the table's word on ties. */
const opposition: EachAsked = {
  label: told("request.answer"),
  result: (parts) => {
    const places = placesOf(parts);
    const [active, passive] = [places?.active.answers.at(-1), places?.passive.answers.at(-1)];
    if (!places || !active || !passive) return null;
    const { winner, activeTotal, passiveTotal } = opposed(rolledIn(active), rolledIn(passive), d20d100Options());
    const { name } = places[winner];
    if (activeTotal === passiveTotal) return { verdict: told("oppose.tie", { name }), tone: "good" };
    return { verdict: told("oppose.wins", { name, margin: Math.abs(activeTotal - passiveTotal) }), tone: "good" };
  },
};

function factsOf(outcome: Outcome): readonly CardFact[] {
  const reason = word(outcome, "reason");
  return [
    fact("place", told(`oppose.${outcome.active === true ? "active" : "passive"}`), "DD-05"),
    ...(reason && outcome.side === "first" ? [fact("reason", named(reason), "DD-05")] : []),
  ];
}

/** DD-05, DD-70, DD-83 — two stand against each other: a card with a place for each, filled by its owner. */
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
    return { ...askedOutcome(actor, own), open: true, side, active: activeIn(choices) === side };
  },
  view: (outcome) =>
    card({
      verdict: told("oppose.verdict", { tried: triedOf(outcome) }),
      tone: "accent",
      facts: factsOf(outcome),
    }),
});
