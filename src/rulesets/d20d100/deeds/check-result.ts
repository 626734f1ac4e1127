import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Dice } from "../../../core/play/contract/dice.js";
import { isDecided } from "../../../core/play/contract/figures.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import { flag, nullable, oneOf, record, text, whole, type Read } from "../../../core/shape/shape.js";
import { signed } from "../../../core/text/i18n.js";
import { d20d100Options } from "../data/options.js";
import { againstKept } from "../rules/checks/opposed.js";
import { percentTest } from "../rules/checks/percentages.js";
import { takeTen, takeTwenty, testResult, TWENTY_TIMES } from "../rules/checks/tests.js";
import { TAKES, type CheckTest } from "./check-test.js";
import { MOST_DIFFICULTY } from "./circumstances.js";
import { modifierFigure, testDecided } from "./d20-test.js";
import { count, fact, figure, say, secret, yesNo } from "./kit.js";
import { triedValue } from "./tried.js";

/** DD-04 — the most that a total comes to. */
const MOST_TOTAL = 120;

/** DD-01…DD-05, DD-63, DD-85…DD-87 — what an outcome keeps of a test. */
export const CHECKED = {
  ...{ tried: text, name: text, times: nullable(whole), take: oneOf(TAKES), aid: text },
  ...{ modifier: whole, difficulty: whole, percent: nullable(whole), fallen: flag, hidden: flag },
  /** DD-05 — a side of an opposition: what it has to reach is what the other comes to. */
  open: flag,
  /** `null`: no die was thrown, nothing was compared. */
  ...{ die: nullable(whole), total: nullable(whole), margin: nullable(whole), success: nullable(flag) },
  ...{ automaticFailure: flag, automaticSuccess: flag },
};
export interface Checked extends Read<typeof CHECKED> {}

/** A test as the outcome of another deed keeps it. */
export const checked = record(CHECKED);

/** DD-01…DD-04, DD-63, DD-85…DD-87 — what a test comes to. */
export function checkOutcome(id: string, test: CheckTest, dice: Dice): Partial<Checked> {
  const { tried, name, lines, difficulty, take, aid, fallen, percent } = test;
  const modifier = lines.reduce((sum, { value }) => sum + value, 0);
  const known = { tried: triedValue(tried), name, modifier, difficulty, take, aid, fallen, percent };
  const face = dice[id]?.[0];
  if (percent !== null) {
    return face === undefined ? known : { ...known, die: face, success: percentTest(face, percent) };
  }
  if (take === "ten") return { ...known, ...takeTen({ modifier }, difficulty) };
  if (take === "twenty") {
    const { total, success } = takeTwenty({ modifier }, difficulty);
    return { ...known, total, success };
  }
  if (face === undefined) return known;
  const result = testResult({ die: face, modifier }, difficulty, d20d100Options());
  return { ...known, die: face, ...result, ...(fallen && { success: meets(face, modifier, difficulty) }) };
}

/** DD-85 — whoever meets a roll that was a natural 1 beats it, unless they roll one too. */
function meets(die: number, modifier: number, value: number): boolean {
  return againstKept({ die, modifier }, { value, automaticFailure: true }).winner === "active";
}

/** A test with the ids of what the keeper has decided of it. */
type Decided = Checked & { readonly decided?: readonly string[] };

/** DD-01, DD-04 — what is added, the total, the difficulty, or success itself; the margin follows. */
export const checkEdit = {
  figures: ({ total, percent, hidden, open }: Checked) => {
    if (total === null) return percent === null ? [] : [yesNo("success")];
    const numbered = [modifierFigure(), count("total", [-MOST_DIFFICULTY, MOST_TOTAL])];
    if (open) return numbered;
    const audience = hidden ? "keeper" : "all";
    return [...numbered, count("difficulty", [0, MOST_DIFFICULTY], { audience }), yesNo("success")];
  },
  follow: (decided: Decided, ruled: Checked): Partial<Checked> => {
    const { total, fallen, automaticFailure } = decided;
    if (total === null) return {};
    const test = testDecided({ ...decided, total }, ruled);
    return fallen && !automaticFailure && !isDecided(decided, "success") ? { ...test, success: true } : test;
  },
};

/** DD-01, DD-63 — die and total on a card, and whether it was enough. */
export function checkShown(test: Checked): Pick<OutcomeView, "verdict" | "tone" | "die" | "total"> {
  const { die, total, success, percent, open, automaticFailure } = test;
  if (open) {
    const state = automaticFailure ? "miss" : "hit";
    return { verdict: say("rolled"), tone: "accent", die: { faces: 20, value: die ?? 0, state }, total };
  }
  return {
    verdict: say(success ? "success" : "failure"),
    tone: success ? "good" : "bad",
    die: die === null ? null : { faces: percent === null ? 20 : 100, value: die, state: success ? "hit" : "miss" },
    total,
  };
}

/** DD-04 — by how much; of a hidden difficulty it would tell that. `null` where there is nothing to compare. */
export function marginFact({ margin, hidden, open }: Checked): CardFact | null {
  if (margin === null || open) return null;
  return (hidden ? secret : fact)("margin", say("margin", { value: signed(margin) }), "DD-04");
}

/** DD-01…DD-07 — what had to be reached: of a hidden difficulty the keeper alone reads; nothing for a side of an opposition. */
export function difficultyFacts({ difficulty, percent, hidden, open }: Checked): readonly CardFact[] {
  if (open) return [];
  if (percent !== null) return [fact("threshold", say("percent", { value: percent }), "DD-63")];
  return [askedDifficulty({ difficulty, hidden })];
}

/** DD-07 — a difficulty; a hidden one is for the keeper alone. */
export const askedDifficulty = ({ difficulty, hidden }: Pick<Checked, "difficulty" | "hidden">): CardFact =>
  (hidden ? secret : fact)("difficulty", figure(difficulty), "DD-07");

/** DD-02, DD-85…DD-87 — what else is to be said of how it was tried. */
export function mannerFacts({ take, automaticFailure, fallen }: Checked): readonly CardFact[] {
  return [
    ...(take === "ten" ? [fact("take", say("take.ten"), "DD-86")] : []),
    ...(take === "twenty" ? [fact("take", say("take.times", { times: TWENTY_TIMES }), "DD-87")] : []),
    ...(automaticFailure ? [fact("natural1", say("natural1"), "DD-02")] : []),
    ...(fallen ? [secret("fallen", say("fallen"), "DD-85")] : []),
  ];
}
