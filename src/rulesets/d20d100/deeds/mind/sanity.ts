import { mayKnowNumbers } from "../../../../core/play/log/may-know.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, textIn } from "../../../../core/deed/choices.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedChoices, DeedSituation, Gathering } from "../../../../core/play/contract/deed.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import { percentage } from "../../../../core/text/i18n.js";
import type { Text } from "../../../../core/text/text.js";
import { mindOf, sanityThreshold } from "../../data/body.js";
import { percentileSpec } from "../../dice/specs.js";
import { percentTest } from "../../rules/percentages.js";
import { lossOf } from "../../rules/sanity.js";
import { sanityCalls, sanityChanges, sanityFacts, sanityOutcome, sanityShown } from "../sanity-lost.js";
import { fact, named, numbers, told } from "../card.js";
import { deed } from "../deed.js";
import { flagField, textField } from "../fields.js";
import { count, flag } from "../figures.js";
import { isPoints, pointsOf, pointsRoll } from "../points.js";
import { obstacle, unlessAlive } from "../reading.js";

const ROLL = "sanity";
const LOSS = "loss";
/** DD-106 — the most that one event costs. */
const MOST_LOSS = 200;

type Asked = Pick<DeedSituation, "choices"> & { readonly gathering?: Gathering | null };

/** DD-106, DD-117 — what is lost, for what reason, and when it counts: the keeper's to say where the keeper has asked. */
function eventIn({ choices, gathering }: Asked) {
  const { loss = "", cause = "", delayed = false } = gathering?.outcome ?? choices;
  return {
    written: typeof loss === "string" && loss.trim() !== "" ? loss : "0/1",
    cause: typeof cause === "string" ? cause : "",
    delayed: delayed === true,
  };
}

/** DD-106 — whether a loss can be read: points, or two of them. */
export function isLoss(written: string): boolean {
  const { success, failure } = lossOf(written);
  return isPoints(success) && isPoints(failure);
}

/** DD-106 — what is thrown for the loss, by what the test came to. */
function lossWritten(written: string, success: boolean): string {
  const loss = lossOf(written);
  return success ? loss.success : loss.failure;
}

function dueRoll(situation: DeedSituation, dice: Dice): RollSpec | null {
  const die = dice[ROLL]?.[0];
  if (die === undefined) return percentileSpec(ROLL, "sanity");
  const written = lossWritten(eventIn(situation).written, percentTest(die, sanityThreshold(situation.actor)));
  return dice[LOSS] ? null : pointsRoll(LOSS, "sanityLoss", written);
}

function outcomeOf(situation: DeedSituation, dice: Dice): Outcome {
  const { actor } = situation;
  const event = eventIn(situation);
  const die = dice[ROLL]?.[0] ?? 100;
  const threshold = sanityThreshold(actor);
  const success = percentTest(die, threshold);
  const loss = pointsOf(LOSS, lossWritten(event.written, success), dice);
  return { ...event, die, threshold, success, ...sanityOutcome(actor, loss) };
}

/** DD-106 — what the die is held against, where one person alone is tested; an 00 is a hundred. */
function chanceHint([actor, ...more]: readonly Actor[]): Text {
  if (!actor || more.length > 0 || !mayKnowNumbers(actor) || !mindOf(actor)) return told("hint.sanityCause");
  const threshold = Math.min(100, sanityThreshold(actor));
  return told("hint.sanityChance", { threshold, chance: percentage(Math.max(0, threshold) / 100) });
}

/** DD-106…DD-109, DD-117 — a test of SAN, and what it costs; the keeper may have it count only once the thing is seen. */
export const sanity = deed("sanity", {
  icon: "fa-solid fa-brain",
  by: "owner",
  rollsUnder: true,
  fields: (actors, choices, asked) =>
    asked
      ? []
      : [
          textField("cause", textIn(choices, "cause"), chanceHint(actors)),
          { ...textField("loss", eventIn({ choices }).written, told("hint.sanityLoss")), asks: true },
          flagField("delayed", flagIn(choices, "delayed"), told("hint.delayed")),
        ],
  obstacle: (situation) => {
    const { actor } = situation;
    if (!mindOf(actor)) return obstacle("noSanity", actor);
    return unlessAlive(actor) ?? (isLoss(eventIn(situation).written) ? null : obstacle("badLoss", actor));
  },
  rolls: (situation) => rollsInTurn((dice) => dueRoll(situation, dice)),
  outcome: ({ dice, ...situation }) => outcomeOf(situation, dice),
  confirm: (outcome) => outcome.delayed === true && stored(outcome, "sanLoss") > 0, // DD-117
  settled: (outcome, actor) => ({ ...outcome, ...sanityOutcome(actor, stored(outcome, "sanLoss")) }),
  changes: sanityChanges,
  calls: sanityCalls,
  edit: {
    figures: () => [count("sanLoss", [0, MOST_LOSS]), flag("success")],
    follow: (decided, ruled, actor) =>
      isDecided(decided, "sanLoss") || decided.success === ruled.success
        ? sanityOutcome(actor, stored(decided, "sanLoss"))
        : sanityOutcome(actor, meanLoss(word(decided, "written"), decided.success === true)),
  },
  view: (outcome) => {
    const success = outcome.success === true;
    const cause = word(outcome, "cause");
    const verdict = told(success ? "sanity.success" : "sanity.failure");
    return card({
      verdict,
      tone: success ? "good" : "bad",
      die: { faces: 100, value: stored(outcome, "die"), state: success ? "hit" : "miss" },
      total: null,
      facts: [
        ...(cause ? [fact("cause", named(cause), "DD-106")] : []),
        numbers("threshold", told("percent", { value: stored(outcome, "threshold") }), "DD-106"),
        fact("sanityLoss", named(word(outcome, "written")), "DD-106"),
        ...(outcome.delayed === true ? [fact("delayed", told("sanity.delayed"), "DD-117")] : []),
        ...sanityFacts(outcome),
      ],
      ...sanityShown(outcome),
    });
  },
});

/** DD-106 — the mean of a loss that nobody threw, because the keeper decided otherwise. */
function meanLoss(written: string, success: boolean): number {
  const part = lossWritten(written, success);
  const spec = pointsRoll(LOSS, "sanityLoss", part);
  const mean = (spec?.faces ?? []).map((faces) => Math.ceil((faces + 1) / 2));
  return pointsOf(LOSS, part, { [LOSS]: mean });
}

/** DD-106, DD-117 — the choices that a keeper's call and somebody's own test share. */
export const sanityEvent = (choices: DeedChoices) => eventIn({ choices });
