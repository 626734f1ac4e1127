import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Dice } from "../../../core/play/contract/dice.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import { stored, word } from "../../../core/deed/card.js";
import { isDecided } from "../../../core/play/contract/figures.js";
import type { DeedEdit } from "../../../core/play/contract/deed.js";
import { signed } from "../../../core/text/i18n.js";
import type { Text } from "../../../core/text/text.js";
import { d20d100Options } from "../data/options.js";
import { againstKept } from "../rules/opposed.js";
import { percentTest } from "../rules/percentages.js";
import { takeTen, takeTwenty, testResult, TWENTY_TIMES } from "../rules/tests.js";
import { fact, figure, secret, told } from "./card.js";
import { MOST_DIFFICULTY } from "./circumstances.js";
import type { CheckTest } from "./check-test.js";
import { modifierFigure, testDecided } from "./d20-test.js";
import { count, flag } from "./figures.js";
import { triedIn, triedText, triedValue } from "./tried.js";

/** DD-04 — the most that a total comes to. */
const MOST_TOTAL = 120;

/** DD-01…DD-04, DD-63, DD-85…DD-87 — what a test comes to, as an outcome keeps it. */
export function checkOutcome(id: string, test: CheckTest, dice: Dice): Outcome {
  const { tried, name, lines, difficulty, take, aid, fallen, percent } = test;
  const modifier = lines.reduce((sum, { value }) => sum + value, 0);
  const known = { tried: triedValue(tried), name, modifier, difficulty, take, aid, fallen, percent };
  const face = dice[id]?.[0];
  if (percent !== null) {
    if (face === undefined) return known;
    return { ...known, die: face, total: null, success: percentTest(face, percent) };
  }
  if (take === "ten") return { ...known, die: null, ...takeTen({ modifier }, difficulty) };
  if (take === "twenty") {
    const { total, success } = takeTwenty({ modifier }, difficulty);
    return { ...known, die: null, total, success };
  }
  if (face === undefined) return known;
  const result = testResult({ die: face, modifier }, difficulty, d20d100Options());
  return { ...known, die: face, ...result, ...(fallen && { success: meets(face, modifier, difficulty) }) };
}

/** DD-85 — whoever meets a roll that was a natural 1 beats it, unless they roll one too. */
function meets(die: number, modifier: number, value: number): boolean {
  return againstKept({ die, modifier }, { value, automaticFailure: true }).winner === "active";
}

/** DD-01 — whether a stored test succeeded. */
export const hasSucceeded = ({ success }: Outcome): boolean => success === true;

/** DD-01, DD-04 — what is added, the total, the difficulty, or success itself; the margin follows. */
export const checkEdit: DeedEdit = {
  figures: (ruled) => {
    if (typeof ruled.total !== "number") return typeof ruled.percent === "number" ? [flag("success")] : [];
    const audience = ruled.hidden === true ? "keeper" : "all";
    const total = count("total", [-MOST_DIFFICULTY, MOST_TOTAL]);
    if (isOpen(ruled)) return [modifierFigure(), total];
    return [modifierFigure(), total, count("difficulty", [0, MOST_DIFFICULTY], { audience }), flag("success")];
  },
  follow: (decided, ruled): Outcome => {
    if (typeof decided.total !== "number") return {};
    const test = testDecided(decided, ruled);
    if (isDecided(decided, "success")) return test;
    const fallen = decided.fallen === true && decided.automaticFailure !== true;
    return fallen ? { ...test, success: true } : test;
  },
};

/** What was tried, as an outcome keeps it. */
export function triedOf(outcome: Outcome): Text {
  const times = typeof outcome.times === "number" ? outcome.times : null;
  return triedText(triedIn({ tried: word(outcome, "tried") }), word(outcome, "name") || null, times);
}

/** DD-01, DD-63 — die and total on a card, and whether it was enough. */
export function checkShown(outcome: Outcome): Pick<OutcomeView, "verdict" | "tone" | "die" | "total"> {
  const total = typeof outcome.total === "number" ? stored(outcome, "total") : null;
  if (isOpen(outcome)) {
    const die = {
      faces: 20,
      value: stored(outcome, "die"),
      state: outcome.automaticFailure === true ? "miss" : "hit",
    } as const;
    return { verdict: told("rolled"), tone: "accent", die, total };
  }
  const success = hasSucceeded(outcome);
  const faces = typeof outcome.percent === "number" ? 100 : 20;
  const state = success ? "hit" : "miss";
  return {
    verdict: told(success ? "success" : "failure"),
    tone: success ? "good" : "bad",
    die: typeof outcome.die === "number" ? { faces, value: stored(outcome, "die"), state } : null,
    total,
  };
}

/** DD-05 — a side of an opposition: what it has to reach is what the other comes to. */
const isOpen = ({ open }: Outcome): boolean => open === true;

/** DD-04 — by how much; of a hidden difficulty it would tell that. `null` where there is nothing to compare. */
export function marginFact(outcome: Outcome): CardFact | null {
  if (typeof outcome.margin !== "number" || isOpen(outcome)) return null;
  const tell = outcome.hidden === true ? secret : fact;
  return tell("margin", told("margin", { value: signed(outcome.margin) }), "DD-04");
}

/** DD-01…DD-07 — what had to be reached: of a hidden difficulty the keeper alone reads; nothing for a side of an opposition. */
export function difficultyFacts(outcome: Outcome): readonly CardFact[] {
  return isOpen(outcome) ? [] : [difficultyFact(outcome)];
}

function difficultyFact(outcome: Outcome): CardFact {
  const percent = outcome.percent;
  if (typeof percent === "number") return fact("threshold", told("percent", { value: percent }), "DD-63");
  const tell = outcome.hidden === true ? secret : fact;
  return tell("difficulty", figure(stored(outcome, "difficulty")), "DD-07");
}

/** DD-02, DD-85…DD-87 — what else is to be said of how it was tried. */
export function mannerFacts(outcome: Outcome): readonly CardFact[] {
  const take = word(outcome, "take");
  return [
    ...(take === "ten" ? [fact("take", told("take.ten"), "DD-86")] : []),
    ...(take === "twenty" ? [fact("take", told("take.times", { times: TWENTY_TIMES }), "DD-87")] : []),
    ...(outcome.automaticFailure === true ? [fact("natural1", told("natural1"), "DD-02")] : []),
    ...(outcome.fallen === true ? [secret("fallen", told("fallen"), "DD-85")] : []),
  ];
}
