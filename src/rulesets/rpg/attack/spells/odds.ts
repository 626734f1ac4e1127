import type { Odds } from "../../../../core/attack/procedure.js";
import { rpgOptions } from "../../data/options.js";
import { isResisted } from "../../rules/spell-casting.js";
import { resolveTest, WORST_FACE, type TestResult } from "../../rules/test-result.js";
import { fight } from "../fields.js";
import type { Strike } from "../strike.js";
import { willOf } from "./resistance.js";

const FACES = Array.from({ length: WORST_FACE }, (_, i) => i + 1);

/** RP-79 — exact odds that a spell takes hold: it is cast, and Volonté does not keep it off. */
export function castOdds({ score, resisted }: Strike, target: Actor, difficulty: number): Odds {
  const { rpgNaturals: naturals } = rpgOptions();
  const casts = FACES.map((die) => resolveTest({ score, difficulty, die }, naturals)).filter(({ success }) => success);
  const answers = FACES.map((die) => resolveTest({ score: willOf(target), difficulty: 0, die }, naturals));
  const share = (cast: TestResult) => answers.filter((answer) => isResisted(cast, answer)).length / WORST_FACE;
  const kept = resisted ? casts.reduce((sum, cast) => sum + share(cast), 0) / WORST_FACE : 0;
  const cast = casts.length / WORST_FACE;
  return {
    title: fight("odds.cast"),
    chance: cast - kept,
    note: null,
    rows: [
      { id: "fails", label: fight("odds.fails"), tone: "mute", probability: 1 - cast },
      ...(resisted ? [{ id: "resisted", label: fight("odds.resisted"), tone: "good", probability: kept }] : []),
      { id: "affected", label: fight("odds.affected"), tone: "sev-3", probability: cast - kept },
    ],
  };
}
