import { flag, list, nullable, oneOf, text, whole, type Read } from "../../../core/shape/shape.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Figure } from "../../../core/play/contract/deed.js";
import type { Dice } from "../../../core/play/contract/dice.js";
import { isDecided } from "../../../core/play/contract/figures.js";
import type { Kept } from "../../../core/play/record/kept.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import { nameAsRead } from "../../../core/text/names-read.js";
import { poolDice, poolResult } from "../dice/pool-dice.js";
import { poolText } from "../dice/pool-words.js";
import { poolShown as dieShown } from "../dice/die-words.js";
import { characteristicLabel } from "../labels.js";
import { against } from "../rules/checks/outcome.js";
import { CHARACTERISTICS } from "../rules/vocabulary.js";
import { difficultyFact, difficultyFigure } from "./difficulty.js";
import { count, fact, named, numbers, yesNo } from "./kit.js";
import type { PoolTest } from "./pool-test.js";

/** The most successes that the keeper lets a roll come to. */
const MOST_RESULT = 99;

/** SE-05, SE-06 — a test as an outcome keeps it: its pool, and what it came to once dice have fallen. */
export const POOL = {
  characteristic: nullable(oneOf(CHARACTERISTICS)),
  ...{ specialty: text, specialtySlug: text, gear: text, gearSlug: text },
  ...{ pool: whole, equipmentDice: whole, threshold: whole },
  /** SE-05 — `null`: the result alone counts. */
  difficulty: nullable(whole),
  faces: list(whole),
  /** SE-03, SE-04 — so many of the faces are of ordinary dice, those after them of equipment. */
  ordinary: whole,
  result: nullable(whole),
  /** SE-05 — `null` as long as there is no result, or no Difficulté. */
  success: nullable(flag),
  margin: nullable(whole),
};
export interface Pool extends Read<typeof POOL> {}

/** The same where the keeper may have hidden the Difficulté, or decided some of it. */
type PoolKept = Kept<typeof POOL> & { readonly hidden?: boolean };

/** SE-05, SE-06 — what a test came to; what was known of it where no dice have fallen. */
export function poolOutcome(id: string, test: PoolTest, dice: Dice): Pool {
  const { pool, threshold } = poolDice(test.made);
  const { characteristic, difficulty, specialty, gear } = test;
  const faces = dice[id];
  const rolled = faces && poolResult(test.made, faces);
  const result = rolled?.result ?? null;
  return {
    characteristic,
    ...{ specialty: specialty?.name ?? "", specialtySlug: specialty?.system.slug ?? "" },
    ...{ gear: gear?.name ?? "", gearSlug: gear?.system.slug ?? "" },
    ...{ pool: pool.dice, equipmentDice: pool.equipmentDice, threshold, difficulty },
    ...{ faces: faces ?? [], ordinary: rolled?.faces.length ?? 0, result },
    ...compared({ result, difficulty }),
  };
}

/** SE-05 — with the result stands or falls success. */
function compared({ result, difficulty }: Pick<Pool, "result" | "difficulty">): Pick<Pool, "success" | "margin"> {
  return result === null || difficulty === null ? { success: null, margin: null } : against(result, difficulty);
}

/** The keeper may want another Difficulté, another result, or say whether it succeeded. */
export const poolEdit = {
  figures: ({ result, difficulty, hidden = false }: PoolKept): readonly Figure[] => {
    if (result === null) return [];
    const success = difficulty === null ? [] : [difficultyFigure(hidden), yesNo("success")];
    return [count("result", [0, MOST_RESULT]), ...success];
  },
  follow: (decided: PoolKept): Partial<Pool> => {
    if (decided.difficulty === null) return {};
    const { success, margin } = compared(decided);
    return isDecided(decided, "success") ? { margin } : { success, margin };
  },
};

/** SE-05, SE-06 — dice and result of a test on a card. */
export function poolShown({ faces, ordinary, pool, equipmentDice, threshold, result }: Pool) {
  const fallen = {
    faces: faces.slice(0, ordinary),
    equipmentFaces: faces.slice(ordinary),
    normalDice: pool - equipmentDice,
    threshold,
  };
  return { dice: dieShown(fallen), total: result } satisfies Partial<OutcomeView>;
}

/** A thing that helped with a roll, as the reader calls it: whoever judged the roll may read another language. */
export function nameKept(pool: Pool, what: "specialty" | "gear"): string {
  return nameAsRead(pool[what], { slug: pool[`${what}Slug`] });
}

/** SE-04…SE-06, SE-10 — what was rolled with what, against what. */
export function poolFacts(kept: PoolKept, rule: string): readonly CardFact[] {
  const { characteristic, pool, equipmentDice, threshold, difficulty, hidden = false } = kept;
  const [specialty, gear] = [nameKept(kept, "specialty"), nameKept(kept, "gear")];
  return [
    ...(characteristic ? [fact("characteristic", { key: characteristicLabel(characteristic) }, rule)] : []),
    ...(specialty ? [fact("specialty", named(specialty), "SE-10")] : []),
    ...(gear ? [fact("gear", named(gear), "SE-04")] : []),
    numbers("pool", poolText({ dice: pool, equipmentDice }, threshold), "SE-06"),
    ...(difficulty === null ? [] : [difficultyFact(difficulty, hidden, rule)]),
  ];
}
