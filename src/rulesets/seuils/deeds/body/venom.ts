import { blowOn, deedsOn } from "../../../../core/play/log/blows-on.js";
import { card } from "../../../../core/deed/card.js";
import type { Filled } from "../../../../core/deed/form.js";
import { record, text } from "../../../../core/shape/shape.js";
import { FELT } from "../../attack/brings.js";
import { seuilsOptions } from "../../data/options.js";
import { patientOf, patientWritten } from "../../data/actors/patient-written.js";
import { figuresOf } from "../../data/reading.js";
import { tickCircles } from "../../rules/body/tick-circles.js";
import { venomEffect } from "../../rules/damage/venom.js";
import { deed, field, obstacle, say } from "../kit.js";
import { POOL, poolEdit, poolFacts, poolOutcome, poolShown, type Pool } from "../pool-result.js";
import {
  POOL_FORM,
  poolRoll,
  poolTest,
  poolWindow,
  type PoolTest,
  type Rolled,
  chanceOf,
  usualDice,
} from "../pool-test.js";
import { unlessAlive } from "../reading.js";

const VENOM = "venom";

const FORM = {
  difficulty: field.number(1, 20, { initial: 3, asks: true }),
  /** Id of the attack that brought it. */
  attack: field.carried(text),
  ...POOL_FORM,
};
type Form = Filled<typeof FORM>;
const KEPT = { ...POOL, attack: text };

/** SE-77 — the Difficulté of the venom of an attack; `null` where the attack brought none. */
function venomOf(actor: Actor, attack: string): number | null {
  const venom = record(FELT).read(blowOn(actor, attack)).venom;
  return venom > 0 ? venom : null;
}

const rolledBy = (actor: Actor, { attack, difficulty }: Form): Rolled => ({
  ...{ what: VENOM, characteristic: "sante", uses: [] },
  difficulty: venomOf(actor, attack) ?? difficulty,
});
const testOf = (actor: Actor, form: Form): PoolTest => poolTest(actor, rolledBy(actor, form), form);

/** SE-77 — whether somebody has resisted the venom of an attack already. */
export function hasResisted(actor: Actor, attack: string): boolean {
  return attack !== "" && deedsOn(actor, "venom").some((outcome) => record(KEPT).read(outcome).attack === attack);
}

/** SE-77 — what it does, the keeper's word on success included: a malus, and a wound where no success was thrown. */
function effectOf({ result, success, difficulty }: Pool) {
  if (result === null || success) return { poisoned: false, wound: false };
  return { poisoned: true, wound: venomEffect(result, difficulty ?? 0).wound };
}

function verdictOf(pool: Pool) {
  const { poisoned, wound } = effectOf(pool);
  if (!poisoned) return say("venom.resisted");
  return say(wound ? "venom.wounds" : "venom.poisons");
}

/** SE-77 — whoever venom has got into resists it with Santé. */
export const venom = deed("venom", {
  icon: "fa-solid fa-flask",
  by: "owner",
  form: FORM,
  window: (form, { actor }) => ({
    difficulty: venomOf(actor, form.attack) === null,
    ...poolWindow(actor, rolledBy(actor, form), form),
  }),
  usual: usualDice,
  chance: ({ actor, form }) => chanceOf(testOf(actor, form)),
  kept: KEPT,
  obstacle: ({ actor, form }) =>
    unlessAlive(actor) ?? (hasResisted(actor, form.attack) ? obstacle("hasResisted", actor) : null),
  rolls: ({ actor, form }) => [poolRoll(VENOM, testOf(actor, form))],
  modifiers: ({ actor, form }) => testOf(actor, form).modifiers,
  outcome: ({ actor, form, dice }) => ({ ...poolOutcome(VENOM, testOf(actor, form), dice), attack: form.attack }),
  // SE-52…SE-55, SE-77 — the malus until the scene ends, and a cross of Touché where no success was thrown
  changes: (pool, actor) => {
    const { poisoned, wound } = effectOf(pool);
    const before = patientOf(figuresOf(actor));
    const { rows, surplus } = tickCircles(before.rows, wound ? ["touche"] : [], "temporary", seuilsOptions());
    const { numbers, values } = patientWritten(before, { ...before, rows, surplus: before.surplus + surplus });
    return { numbers, values: [...values, ...(poisoned ? [{ path: "system.suffers.venom", after: true }] : [])] };
  },
  edit: poolEdit,
  view: (pool) =>
    card({
      ...poolShown(pool),
      verdict: verdictOf(pool),
      tone: pool.success ? "good" : "bad",
      facts: poolFacts(pool, "SE-77"),
    }),
});
