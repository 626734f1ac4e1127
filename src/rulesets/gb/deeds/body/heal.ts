import { card } from "../../../../core/deed/card.js";
import { snapshot } from "../../../../core/world/names.js";
import type { RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { nameAsKnown } from "../../../../core/text/names-known.js";
import { figuresOf } from "../../attack/reading.js";
import { heal as healed } from "../../rules/body/healing-touch.js";
import type { Pools } from "../../rules/body/pools.js";
import { pointsMoved, stored, word } from "../card.js";
import { formulaRoll, readFormula } from "../formula.js";
import type { ReadFormula } from "../formula.js";
import { count, deed, fact, FREE, obstacle, patientField, patientIn, sentTo } from "../kit.js";
import { unlessActing, unlessCounted } from "../obstacles.js";
import { difference, pointRules, pointsOf, toPoints } from "../points.js";
import { casterOf, spellIn } from "../spells.js";

const POOLS = ["pv", "pf"] as const;
type Pool = (typeof POOLS)[number];
const NOTHING_ROLLED: ReadFormula = { faces: [], plus: 0 };

/** The formula of one pool, read at the caster's level; `null` when it cannot be read. */
function formulaOf(actor: Actor, choices: DeedChoices, pool: Pool): ReadFormula | null {
  const cast = spellIn(actor, choices);
  if (!cast) return null;
  const formula = cast.spell.healing[pool];
  return formula === "" ? NOTHING_ROLLED : readFormula(formula);
}

function rollsOf(actor: Actor, choices: DeedChoices): readonly RollSpec[] {
  return POOLS.flatMap((pool) => {
    const formula = formulaOf(actor, choices, pool);
    return (formula && formulaRoll("heal", pool, formula)) ?? [];
  });
}

function givenIn(outcome: Outcome): Record<Pool, number> {
  return { pv: stored(outcome, "givenPv"), pf: stored(outcome, "givenPf") };
}

/** GB-63 — the points of somebody who is given some. */
function afterHealing(actor: Actor, given: Pools): Pools {
  const { pv, pf } = figuresOf(actor);
  return healed(pointsOf(actor), { pv: pv.max, pf: pf.max }, given, pointRules().capMode);
}

/** GB-63 — a healing touch: PV and PF by two separate dice, the level of its caster added to the second. */
export const heal = deed("heal", {
  icon: "fa-solid fa-hand-holding-medical",
  by: "owner",
  carries: ["spell"],
  doer: ({ actor, choices }) => casterOf(actor, choices),
  onto: (actors, choices) => sentTo(actors, choices, "caster"),
  fields: ([actor], choices) => (actor ? [patientField(actor, choices)] : []),
  obstacle: ({ actor, choices }) => {
    const cast = spellIn(actor, choices);
    if (!cast || cast.spell.kind !== "heal") return obstacle("noSpell", actor);
    const unread = POOLS.some((pool) => formulaOf(actor, choices, pool) === null);
    if (unread) return obstacle("badFormula", actor);
    return unlessActing(casterOf(actor, choices)) ?? unlessCounted(patientIn(actor, choices));
  },
  rolls: ({ actor, choices }) => rollsOf(actor, choices),
  outcome: ({ actor, choices, dice }) => {
    const cast = spellIn(actor, choices);
    const caster = casterOf(actor, choices);
    const thrown = (pool: Pool) =>
      (dice[pool] ?? []).reduce((sum, face) => sum + face, formulaOf(actor, choices, pool)?.plus ?? 0);
    const given = { pv: thrown("pv"), pf: thrown("pf") };
    return {
      spell: cast?.name ?? "",
      caster: snapshot(caster, caster.token).name,
      self: caster === actor,
      level: cast?.spell.level ?? 0,
      givenPv: given.pv,
      givenPf: given.pf,
      ...difference(pointsOf(actor), afterHealing(actor, given)),
    };
  },
  changes: (outcome, actor) => {
    return { numbers: toPoints(actor, afterHealing(actor, givenIn(outcome))) };
  },
  edit: {
    figures: () => [count("givenPv", FREE), count("givenPf", FREE)],
    follow: (decided, _ruled, actor) => ({
      ...difference(pointsOf(actor), afterHealing(actor, givenIn(decided))),
    }),
  },
  view: (outcome) => {
    const given = givenIn(outcome);
    const by = { name: word(outcome, "caster"), level: stored(outcome, "level") };
    return card({
      verdict: { key: "GARDIEN.GB.DEED.heal.verdict", data: { spell: nameAsKnown(word(outcome, "spell")) } },
      tone: "good",
      facts: [
        fact("caster", { key: "GARDIEN.GB.DEED.heal.caster", data: by }, "GB-63"),
        fact("healed", { key: "GARDIEN.GB.DEED.heal.given", data: given }, "GB-63"),
      ],
      losses: pointsMoved({ pf: stored(outcome, "pf"), pv: stored(outcome, "pv") }),
    });
  },
});
