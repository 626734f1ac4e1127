import { list, whole } from "../../../core/shape/heal.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Dice } from "../../../core/play/contract/dice.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import { stored, word } from "../../../core/deed/card.js";
import { isDecided } from "../../../core/play/contract/figures.js";
import type { DeedEdit } from "../../../core/play/contract/deed.js";
import { nameAsRead } from "../../../core/text/names-read.js";
import { poolDice, poolResult } from "../dice/pool-dice.js";
import { poolText } from "../dice/pool-words.js";
import { poolShown as dieShown } from "../dice/die-words.js";
import { characteristicLabel } from "../labels.js";
import { against } from "../rules/outcome.js";
import { CHARACTERISTICS } from "../rules/vocabulary.js";
import { fact, named, numbers } from "./card.js";
import { difficultyFact, difficultyFigure } from "./difficulty.js";
import { count, flag } from "./figures.js";
import type { PoolTest } from "./pool-test.js";

/** The most successes that the keeper lets a roll come to. */
const MOST_RESULT = 99;

/** SE-05, SE-06 — what a test came to, as an outcome keeps it; what was known of it where no dice have fallen. */
export function poolOutcome(id: string, test: PoolTest, dice: Dice): Outcome {
  const { pool, threshold } = poolDice(test.made);
  const known = {
    characteristic: test.characteristic,
    specialty: test.specialty?.name ?? "",
    specialtySlug: test.specialty?.system.slug ?? "",
    gear: test.gear?.name ?? "",
    gearSlug: test.gear?.system.slug ?? "",
    pool: pool.dice,
    equipmentDice: pool.equipmentDice,
    threshold,
    difficulty: test.difficulty,
  };
  const faces = dice[id];
  if (!faces) return known;
  const { result, faces: ordinary } = poolResult(test.made, faces);
  return compared({ ...known, faces: [...faces], ordinary: ordinary.length, result });
}

/** SE-05 — with the result stands or falls success. */
function compared(outcome: Outcome): Outcome {
  const { difficulty } = outcome;
  if (typeof difficulty !== "number") return outcome;
  const { success, margin } = against(stored(outcome, "result"), difficulty);
  return { ...outcome, success, margin };
}

/** SE-05 — whether a stored test succeeded. */
export function succeeded(outcome: Outcome): boolean {
  return outcome.success === true;
}

/** The keeper may want another Difficulté, another result, or say whether it succeeded. */
export const poolEdit: Required<DeedEdit> = {
  figures: (ruled) =>
    typeof ruled.result === "number"
      ? [
          count("result", [0, MOST_RESULT]),
          ...(typeof ruled.difficulty === "number" ? [difficultyFigure(ruled.hidden === true), flag("success")] : []),
        ]
      : [],
  follow: (decided): Outcome => {
    if (typeof decided.difficulty !== "number") return {};
    const { success = null, margin = null } = compared(decided);
    return isDecided(decided, "success") ? { margin } : { success, margin };
  },
};

/** SE-05, SE-06 — dice and result of a test on a card. */
export function poolShown(outcome: Outcome): Pick<OutcomeView, "dice" | "total"> {
  const faces = list(outcome.faces).map(whole);
  const fallen = {
    faces: faces.slice(0, stored(outcome, "ordinary")),
    equipmentFaces: faces.slice(stored(outcome, "ordinary")),
    normalDice: stored(outcome, "pool") - stored(outcome, "equipmentDice"),
    threshold: stored(outcome, "threshold"),
  };
  return {
    dice: dieShown(fallen),
    total: typeof outcome.result === "number" ? stored(outcome, "result") : null,
  };
}

/** A thing that helped with a roll, as the reader calls it: whoever judged the roll may read another language. */
export function nameTold(outcome: Outcome, what: "specialty" | "gear"): string {
  return nameAsRead(word(outcome, what), { slug: word(outcome, `${what}Slug`) });
}

/** SE-04…SE-06, SE-10 — what was rolled with what, against what. */
export function poolFacts(outcome: Outcome, rule: string): readonly CardFact[] {
  const characteristic = CHARACTERISTICS.find((one) => one === word(outcome, "characteristic"));
  const [specialty, gear] = [nameTold(outcome, "specialty"), nameTold(outcome, "gear")];
  const pool = { dice: stored(outcome, "pool"), equipmentDice: stored(outcome, "equipmentDice") };
  return [
    ...(characteristic ? [fact("characteristic", { key: characteristicLabel(characteristic) }, rule)] : []),
    ...(specialty ? [fact("specialty", named(specialty), "SE-10")] : []),
    ...(gear ? [fact("gear", named(gear), "SE-04")] : []),
    numbers("pool", poolText(pool, stored(outcome, "threshold")), "SE-06"),
    ...(typeof outcome.difficulty === "number"
      ? [difficultyFact(outcome.difficulty, outcome.hidden === true, rule)]
      : []),
  ];
}
