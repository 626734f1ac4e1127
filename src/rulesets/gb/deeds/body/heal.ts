import { card } from "../../../../core/deed/card.js";
import { flag, text, whole } from "../../../../core/shape/shape.js";
import { nameAsKnown } from "../../../../core/text/names-known.js";
import { snapshot } from "../../../../core/world/names.js";
import type { Pools } from "../../rules/body/pools.js";
import { pointsMoved } from "../card.js";
import { afterHealing, POINTS } from "../figures.js";
import { formulaRoll, readFormula, type ReadFormula } from "../formula.js";
import { count, deed, fact, field, FREE, obstacle, say, sentTo } from "../kit.js";
import { unlessActing, unlessCounted } from "../obstacles.js";
import { difference, pointsOf, toPoints } from "../points.js";
import { CAST_FORM, type Cast } from "../spells.js";

const POOLS = ["pv", "pf"] as const;
type Pool = (typeof POOLS)[number];
const NOTHING_ROLLED: ReadFormula = { faces: [], plus: 0 };

/** The formula of one pool, read at the caster's level; `null` when it cannot be read. */
function formulaOf(cast: Cast | null, pool: Pool): ReadFormula | null {
  if (!cast) return null;
  const formula = cast.spell.healing[pool];
  return formula === "" ? NOTHING_ROLLED : readFormula(formula);
}

/** GB-63 — what the points given come to on somebody. */
const healedBy = (actor: Actor, given: Pools): Pools => difference(pointsOf(actor), afterHealing(actor, given));

/** GB-63 — a healing touch: PV and PF by two separate dice, the level of its caster added to the second. */
export const heal = deed("heal", {
  icon: "fa-solid fa-hand-holding-medical",
  by: "owner",
  form: { ...CAST_FORM, patient: field.patient() },
  kept: { spell: text, caster: text, self: flag, level: whole, givenPv: whole, givenPf: whole, ...POINTS },
  doer: ({ actor, form: { caster } }) => caster ?? actor,
  onto: (actors, choices) => sentTo(actors, choices, "caster"),
  obstacle: ({ actor, form: { caster, spell, patient } }) => {
    if (spell?.spell.kind !== "heal") return obstacle("noSpell", actor);
    if (POOLS.some((pool) => formulaOf(spell, pool) === null)) return obstacle("badFormula", actor);
    return unlessActing(caster ?? actor) ?? unlessCounted(patient ?? actor);
  },
  rolls: ({ form: { spell } }) =>
    POOLS.flatMap((pool) => {
      const formula = formulaOf(spell, pool);
      return (formula && formulaRoll("heal", pool, formula)) ?? [];
    }),
  outcome: ({ actor, form: { spell, caster }, dice }) => {
    const thrown = (pool: Pool) =>
      (dice[pool] ?? []).reduce((sum, face) => sum + face, formulaOf(spell, pool)?.plus ?? 0);
    const given = { pv: thrown("pv"), pf: thrown("pf") };
    const by = caster ?? actor;
    return {
      ...{ spell: spell?.name ?? "", level: spell?.spell.level ?? 0 },
      ...{ caster: snapshot(by, by.token).name, self: by === actor },
      ...{ givenPv: given.pv, givenPf: given.pf },
      ...healedBy(actor, given),
    };
  },
  changes: ({ givenPv: pv, givenPf: pf }, actor) => ({ numbers: toPoints(actor, afterHealing(actor, { pv, pf })) }),
  edit: {
    figures: () => [count("givenPv", FREE), count("givenPf", FREE)],
    follow: ({ givenPv: pv, givenPf: pf }, _ruled, actor) => healedBy(actor, { pv, pf }),
  },
  view: ({ spell, caster, level, givenPv, givenPf, pf, pv }) =>
    card({
      verdict: say("heal.verdict", { spell: nameAsKnown(spell) }),
      tone: "good",
      facts: [
        fact("caster", say("heal.caster", { name: caster, level }), "GB-63"),
        fact("healed", say("heal.given", { pv: givenPv, pf: givenPf }), "GB-63"),
      ],
      losses: pointsMoved({ pf, pv }),
    }),
});
