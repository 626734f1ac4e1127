import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, textIn, wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import { chosenFor, opposing } from "../../../../core/deed/opposing.js";
import type { AskedPart, DeedChoices, DeedField, EachAsked } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { signed } from "../../attack/circumstances.js";
import { rpgOptions } from "../../data/options.js";
import { opposedWinner } from "../../rules/opposed.js";
import { fact, named, told } from "../card.js";
import { AREA, deed } from "../deed.js";
import { difficultyFact, difficultyFigure, difficultyIn, testDifficultyFields } from "../difficulty.js";
import { choiceField, flagField } from "../fields.js";
import { others, personIn } from "../people.js";
import { unlessAlive } from "../reading.js";
import { marginFact, succeeded } from "../tested.js";
import { triedFields, triedIn, triedName, triedOutcome } from "../tried.js";

/** RP-11 — who resists, and keeps the advantage where margins are equal. */
const RESISTING = ["nobody", "first", "second"] as const;
type Resisting = (typeof RESISTING)[number];

/** What is chosen for each side. */
const OWN = ["tried", "mode", "base", "rung", "difficulty", "hidden"] as const;

function resistingIn(choices: DeedChoices): Resisting {
  return wordIn(choices, "resisting", RESISTING);
}

function resistingField(choices: DeedChoices): DeedField {
  const options = wordOptions(RESISTING, (who) => `${AREA}.resisting.${who}`);
  return choiceField("resisting", resistingIn(choices), options, told("hint.resisting"));
}

function sideFields(actor: Actor, choices: DeedChoices): readonly DeedField[] {
  const hidden = flagField("hidden", flagIn(choices, "hidden"), told("hint.hiddenDifficulty"));
  return [...triedFields([actor], choices), ...testDifficultyFields([actor], choices), hidden];
}

function outcomeOf(actor: Actor, choices: DeedChoices): Outcome {
  const { side, chosen } = chosenFor(actor, choices, OWN);
  return {
    ...triedOutcome(triedIn(chosen)),
    difficulty: difficultyIn(chosen),
    hidden: flagIn(chosen, "hidden"),
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
  // RP-08, RP-11 — each side has a score and an FD of its own
  ...opposing(
    AREA,
    { personIn, others },
    {
      own: OWN,
      side: sideFields,
      below: (choices) => [resistingField(choices)],
      unless: unlessAlive,
    },
  ),
  gathers: { join: "check", each: opposition },
  outcome: ({ actor, choices }) => outcomeOf(actor, choices),
  edit: { figures: (ruled) => [difficultyFigure(ruled.hidden === true)] },
  view: (outcome) =>
    card({
      verdict: told("oppose.verdict", { tried: triedName(triedIn(outcome)) }),
      tone: "accent",
      facts: factsOf(outcome),
    }),
});
