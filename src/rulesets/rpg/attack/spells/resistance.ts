import { defence } from "../../../../core/defence/defence.js";
import type { Defence, DefenceSituation, DefenceView, Reply, Struck } from "../../../../core/play/contract/defence.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Line } from "../../../../core/play/contract/modifiers.js";
import type { Odds } from "../../../../core/play/contract/odds.js";
import { rpgOptions } from "../../data/options.js";
import { explain } from "../../dice/lines.js";
import { testSpec } from "../../dice/specs.js";
import { isResisted } from "../../rules/attack/spell-casting.js";
import { resolveTest, WORST_FACE, type TestResult } from "../../rules/checks/test-result.js";
import { attackTest, difficultyOf } from "../attack-test.js";
import { fact, fight } from "../fields.js";
import { answerOdds, answerView } from "../answer/answer-view.js";
import { figuresOf } from "../reading.js";
import { strikeOf } from "../strike.js";

const RESIST = "resist";

/** RP-79 — the skill that keeps a spell off. */
export const WILL = "will";

/** RP-79 — whether a blow is a spell that its target may keep off. */
export function mayResist(blow: Pick<Struck, "weapon" | "choices" | "kept">): boolean {
  return strikeOf(blow)?.resisted === true;
}

/** RP-15, RP-79 — the score of an actor’s Volonté. */
export function willOf(target: Actor): number {
  return figuresOf(target).scoreFor(WILL, "skill").score;
}

/** RP-79 — how a target's Volonté met a spell; `null` where it was not thrown. */
export function resistanceIn(
  target: Actor,
  { dice, lines, kept }: Pick<Defence, "dice" | "lines" | "kept">,
): (TestResult & { readonly die: number; readonly score: number }) | null {
  const die = dice[RESIST]?.[0];
  const score = typeof kept?.["score"] === "number" ? kept["score"] : willOf(target);
  if (die === undefined) return null;
  return { die, score, ...resolveTest({ score, difficulty: difficultyOf(lines), die }, rpgOptions().naturals) };
}

const refusal: Reply = {
  ...{ id: "still", icon: "fa-solid fa-person-falling", kind: "still", choices: {}, refused: true },
  label: fight("noResistance"),
};
const resisting: Reply = {
  ...{ id: RESIST, icon: "fa-solid fa-brain", kind: "fits", choices: {}, refused: false },
  label: fight("resist"),
};

/** RP-79 — how targets answer a spell: Volonté against the cast, the better margin wins. */
export const resistance = defence({
  asks: (blow) => mayResist(blow) && attackTest(blow).success && figuresOf(blow.target).hp.state !== "dead",
  name: () => fight("resist"),
  facts: (blow) => [fact("margin", fight("margin", { margin: attackTest(blow).margin }), "RP-10")],
  replies: () => [resisting, refusal],
  explain,
  rollsUnder: true,
  rolls,
  keeps: ({ blow }) => ({ score: willOf(blow.target) }),
  odds,
  view,
  secret: (target) => !target.hasPlayerOwner && rpgOptions().hiddenRolls === "all",
  patience: () => rpgOptions().parryTimeout,
  silent: () => rpgOptions().parryDefault === "none",
});

function rolls({ blow, refused }: DefenceSituation, lines: readonly Line[]): readonly RollSpec[] {
  if (refused) return [];
  const score = willOf(blow.target);
  return [testSpec(RESIST, { what: "resist", score, naturals: rpgOptions().naturals, lines }, "defender")];
}

/** RP-79 — whether Volonté keeps the spell off. */
function keepsOff(blow: Struck, lines: readonly Line[], dice: Dice): boolean {
  const met = resistanceIn(blow.target, { dice, lines });
  return met !== null && isResisted(attackTest(blow), met);
}

function odds({ blow, refused }: DefenceSituation): Odds | null {
  if (refused) return null;
  const faces = Array.from({ length: WORST_FACE }, (_, i) => i + 1);
  const chance = faces.filter((die) => keepsOff(blow, [], { [RESIST]: [die] })).length / WORST_FACE;
  return answerOdds(chance, { title: "resist", aside: "resisted", struck: "affected" });
}

function view({ refused, dice, bonus }: Defence): DefenceView {
  const die = dice[RESIST]?.[0] ?? null;
  const word = fight(refused || die === null ? "letsItCome" : "resists");
  return answerView({ dice, bonus }, { word, die });
}
