import type { CardFact, Outcome } from "../../../core/attack/procedure.js";
import { card, stored, word } from "../../../core/deeds/card.js";
import { flagIn, textIn, wordIn } from "../../../core/deeds/choices.js";
import { wordOptions } from "../../../core/deeds/fields.js";
import type { AskedPart, DeedChoices, DeedField, EachAsked } from "../../../core/deeds/procedure.js";
import { fieldsOfSecond, opponentOf, secondIn, sentToBoth, sideOf } from "../../../core/deeds/two-sides.js";
import type { Text } from "../../../core/text.js";
import { signed } from "../attack/circumstances.js";
import { rpgOptions } from "../data/options.js";
import { opposedWinner } from "../rules/opposed.js";
import { fact, named, told } from "./card.js";
import { AREA, deed } from "./deed.js";
import { difficultyFact, difficultyFigure, difficultyIn, testDifficultyFields } from "./difficulty.js";
import { choiceField, flagField, textField } from "./fields.js";
import { others, personIn } from "./people.js";
import { obstacle, unlessAlive } from "./reading.js";
import { marginFact, succeeded } from "./tested.js";
import { triedFields, triedIn, triedName, triedOutcome } from "./tried.js";

/** RP-11 — who resists, and keeps the advantage where margins are equal. */
const RESISTING = ["nobody", "first", "second"] as const;
type Resisting = (typeof RESISTING)[number];

/** What is chosen for each side. */
const OWN = ["tried", "mode", "base", "rung", "difficulty", "hidden"] as const;

function resistingIn(choices: DeedChoices): Resisting {
  return wordIn(choices, "resisting", RESISTING);
}

/** RP-08, RP-11 — each side has a score and an FD of its own. */
function fieldsOf(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const [first] = actors;
  if (!first) return [];
  const second = opponentOf(actors, choices, personIn);
  const people = others(first);
  const nobody = { value: "", label: told("oppose.nobody") };
  return [
    choiceField("opponent", second?.uuid ?? "", second ? people : [nobody, ...people]),
    ...sideFields([first], choices),
    ...(second ? theirFields(second, secondIn(choices, OWN)) : []),
    choiceField("resisting", resistingIn(choices), wordOptions(RESISTING, resistingLabel), told("hint.resisting")),
    textField("reason", textIn(choices, "reason")),
  ];
}

const resistingLabel = (who: string): string => `${AREA}.resisting.${who}`;

function sideFields(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const hidden = flagField("hidden", flagIn(choices, "hidden"), told("hint.hiddenDifficulty"));
  return [...triedFields(actors, choices), ...testDifficultyFields(actors, choices), hidden];
}

function theirFields(second: Actor, choices: DeedChoices): readonly DeedField[] {
  const { name } = second;
  return fieldsOfSecond(sideFields([second], choices), ({ label: field }) => told("oppose.of", { field, name }));
}

function outcomeOf(actor: Actor, choices: DeedChoices): Outcome {
  const side = sideOf(actor, choices);
  const own = side === "second" ? secondIn(choices, OWN) : choices;
  return {
    ...triedOutcome(triedIn(own)),
    difficulty: difficultyIn(own),
    hidden: flagIn(own, "hidden"),
    side,
    resists: resistingIn(choices) === side,
    reason: textIn(choices, "reason"),
  };
}

/** RP-11 — the tests of both sides that stand against each other: the first of one against the first of the other. */
function pairs([a, b]: readonly AskedPart[]): readonly (readonly [Outcome, Outcome])[] {
  if (!a || !b) return [];
  return a.answers.flatMap((one, index) => {
    const other = b.answers[index];
    return other ? [[one, other] as const] : [];
  });
}

const sideIn = (outcome: Outcome) => ({ success: succeeded(outcome), margin: stored(outcome, "margin") });

/** RP-11 — whether a pair of tests has settled nothing, and both roll again (D-05). */
function rollsAgain([one, other]: readonly [Outcome, Outcome]): boolean {
  return rpgOptions().rpgOpposedTie === "reroll" && opposedWinner(sideIn(one), sideIn(other)) === "tie";
}

/** RP-11 — who wins, once both have rolled: the better margin of two successes, nobody of two failures (D-05, D-06). */
const opposition: EachAsked = {
  label: told("request.answer"),
  compared: marginFact,
  most: (parts) => {
    const all = pairs(parts);
    return all.every(rollsAgain) ? all.length + 1 : all.length;
  },
  result: (parts) => {
    const [a, b] = parts;
    const last = pairs(parts).at(-1);
    if (!a || !b || !last || Math.max(a.answers.length, b.answers.length) > pairs(parts).length) return null;
    const winner = opposedWinner(sideIn(last[0]), sideIn(last[1]));
    if (winner === "a" || winner === "b") {
      return { verdict: told("oppose.wins", { name: winner === "a" ? a.name : b.name }), tone: "good" };
    }
    if (winner === "none") return { verdict: failed(a, b, last), tone: "mute" };
    return { verdict: rollsAgain(last) ? told("oppose.again") : tied(parts), tone: "mute" };
  },
};

/** RP-11 — who resists keeps the advantage. */
function tied(parts: readonly AskedPart[]): Text {
  const resisting = parts.find(({ outcome }) => outcome.resists === true);
  return resisting ? told("oppose.resists", { name: resisting.name }) : told("oppose.tie");
}

/** RP-11 — two failures: nobody, unless the keeper gives it to the less bad margin; the margins are told where they may be. */
function failed(a: AskedPart, b: AskedPart, [one, other]: readonly [Outcome, Outcome]): Text {
  const [mine, theirs] = [stored(one, "margin"), stored(other, "margin")];
  const better = mine === theirs ? null : mine > theirs ? a : b;
  if (!better || !game.user.isGM) return told("oppose.none");
  return told("oppose.lessBad", { name: better.name, margin: signed(Math.max(mine, theirs)) });
}

function factsOf(outcome: Outcome): readonly CardFact[] {
  const reason = word(outcome, "reason");
  return [
    difficultyFact(stored(outcome, "difficulty"), outcome.hidden === true),
    ...(outcome.resists === true ? [fact("resists", told("oppose.resisting"), "RP-11")] : []),
    ...(reason && outcome.side === "first" ? [fact("reason", named(reason), "RP-11")] : []),
  ];
}

/** RP-11 — two stand against each other: a card with a place for each, filled by its owner. */
export const oppose = deed("oppose", {
  icon: "fa-solid fa-people-arrows",
  by: "keeper",
  gathers: { join: "check", each: opposition },
  fields: fieldsOf,
  onto: (actors, choices) => sentToBoth(actors, choices, personIn),
  obstacle: ({ actor, choices }) =>
    unlessAlive(actor) ?? (personIn(choices, "opponent") ? null : obstacle("noOpponent", actor)),
  outcome: ({ actor, choices }) => outcomeOf(actor, choices),
  edit: { figures: (ruled) => [difficultyFigure(ruled.hidden === true)] },
  view: (outcome) =>
    card({
      verdict: told("oppose.verdict", { tried: triedName(triedIn(outcome)) }),
      tone: "accent",
      facts: factsOf(outcome),
    }),
});
