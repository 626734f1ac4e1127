import { readsAsKeeper } from "../../../../core/world/reader.js";
import { card } from "../../../../core/deed/card.js";
import { opposition, SIDE, sideIn } from "../../../../core/deed/opposition.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { AskedPart, EachAsked } from "../../../../core/play/contract/deed.js";
import { flag, record, text, type Read } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { signed } from "../../attack/circumstances.js";
import { rpgOptions } from "../../data/options.js";
import { opposedWinner } from "../../rules/checks/opposed.js";
import { difficultyFact, difficultyFigure, difficultyOf, TEST_DIFFICULTY } from "../difficulty.js";
import { deed, fact, field, named, others, personIn, say, unlessAlive } from "../kit.js";
import { marginFact, modifierFacts, succeeded, TESTED, type Tested } from "../tested.js";
import { MODIFIER_FORM, TRIED_FORM, triedName, triedOf, triedOutcome } from "../tried.js";
import { ASKED, HIDDEN_FORM } from "./request.js";

/** RP-11 — who resists, and keeps the advantage where margins are equal. */
const RESISTING = ["nobody", "first", "second"] as const;
/** What is asked of each side. */
const SIDE_FORM = { ...TRIED_FORM, ...TEST_DIFFICULTY, ...MODIFIER_FORM, ...HIDDEN_FORM };

/** What is asked of both. */
const BOTH_FORM = { resisting: field.choice(RESISTING, "resisting", { hint: say("hint.resisting") }) };

const KEPT = { ...ASKED, side: SIDE, resists: flag, reason: text };
type Side = Read<typeof KEPT>;

/** RP-11 — the tests of both sides that stand against each other: the first of one against the first of the other. */
function pairs([a, b]: readonly AskedPart[]): readonly Pair[] {
  if (!a || !b) return [];
  return a.answers.flatMap((one, index) => {
    const other = b.answers[index];
    return other ? [[ANSWER.read(one), ANSWER.read(other)] as const] : [];
  });
}

type Pair = readonly [Tested, Tested];

/** A test by which a side answers. */
const ANSWER = record(TESTED);

const sideOf = (tested: Tested) => ({ success: succeeded(tested), margin: tested.margin });

/** RP-11 — whether a pair of tests has settled nothing, and both roll again (D-05). */
function rollsAgain([one, other]: Pair): boolean {
  return rpgOptions().opposedTie === "reroll" && opposedWinner(sideOf(one), sideOf(other)) === "tie";
}

/** RP-11 — who wins, once both have rolled: the better margin of two successes, nobody of two failures (D-05, D-06). */
const answered: EachAsked = {
  label: say("request.answer"),
  compared: (answer) => marginFact(ANSWER.read(answer)),
  most: (parts) => {
    const all = pairs(parts);
    return all.every(rollsAgain) ? all.length + 1 : all.length;
  },
  result: (parts) => {
    const [a, b] = parts;
    const last = pairs(parts).at(-1);
    if (!a || !b || !last || Math.max(a.answers.length, b.answers.length) > pairs(parts).length) return null;
    const winner = opposedWinner(sideOf(last[0]), sideOf(last[1]));
    if (winner === "a" || winner === "b") {
      return { verdict: say("oppose.wins", { name: winner === "a" ? a.name : b.name }), tone: "good" };
    }
    if (winner === "none") return { verdict: failed(a, b, last), tone: "mute" };
    return { verdict: rollsAgain(last) ? say("oppose.again") : tied(parts), tone: "mute" };
  },
};

/** RP-11 — who resists keeps the advantage. */
function tied(parts: readonly AskedPart[]): Text {
  const resisting = parts.find(({ outcome }) => record(KEPT).read(outcome).resists);
  return resisting ? say("oppose.resists", { name: resisting.name }) : say("oppose.tie");
}

/** RP-11 — two failures: nobody, unless the keeper gives it to the less bad margin; the margins are told where they may be. */
function failed(a: AskedPart, b: AskedPart, [one, other]: Pair): Text {
  const [mine, theirs] = [one.margin, other.margin];
  const better = mine === theirs ? null : mine > theirs ? a : b;
  if (!better || !readsAsKeeper()) return say("oppose.none");
  return say("oppose.lessBad", { name: better.name, margin: signed(Math.max(mine, theirs)) });
}

function factsOf({ difficulty, modifier, hidden, side, resists, reason }: Side): readonly CardFact[] {
  return [
    difficultyFact(difficulty, hidden),
    ...modifierFacts({ modifier }),
    ...(resists ? [fact("resists", say("oppose.resisting"), "RP-11")] : []),
    ...(reason && side === "first" ? [fact("reason", named(reason), "RP-11")] : []),
  ];
}

/** RP-11 — two stand against each other: a card with a place for each, filled by its owner. */
export const oppose = deed("oppose", {
  // RP-08, RP-11 — each side has a score and an FD of its own
  ...opposition(
    { field, say, personIn, others },
    { own: SIDE_FORM, window: () => ({}), acting: false, both: BOTH_FORM, unless: unlessAlive },
  ),
  gathers: { join: "check", each: answered },
  kept: KEPT,
  outcome: ({ actor, choices, form: { resisting, reason } }) => {
    const { side, own } = sideIn(SIDE_FORM, actor, choices);
    return {
      ...triedOutcome(triedOf(own)),
      ...{
        difficulty: difficultyOf(own),
        modifier: own.modifier,
        hidden: own.hidden,
        side,
        resists: resisting === side,
        reason,
      },
    };
  },
  edit: { figures: ({ hidden }) => [difficultyFigure(hidden)] },
  view: (kept) =>
    card({
      verdict: say("oppose.verdict", { tried: triedName(triedOf(kept)) }),
      tone: "accent",
      facts: factsOf(kept),
    }),
});
