import type { Filling } from "../../../../core/deed/deed.js";
import type { Dice } from "../../../../core/play/contract/dice.js";
import { text } from "../../../../core/shape/shape.js";
import { deathIsAsked } from "../../attack/changes.js";
import { killsClassic } from "../../attack/classic/classic.js";
import { isClassic } from "../../attack/reading.js";
import { stabilisationCallsFor } from "../../attack/stabilisation-calls.js";
import { deed, obstacle, sentTo } from "../kit.js";
import { unlessAlive } from "../obstacles.js";
import { FALL, TYPED } from "./causes.js";
import { classicDamage, classicRolls } from "./classic-damage.js";
import { bonusLines, expose, exposureRolls, FORM } from "./exposure.js";
import { hazardChanges, isWoundOf } from "./hazard-changes.js";
import { hazardEdit } from "./hazard-edit.js";
import { KEPT, reached, storedRound, type HazardOutcome } from "./hazard-kept.js";
import { hazardView } from "./hazard-view.js";
import { fetchPackedCause } from "./packed-causes.js";

function outcomeOf({ dice, ...exposed }: Filling<typeof FORM> & { readonly dice: Dice }): Partial<HazardOutcome> {
  const { actor, form } = exposed;
  const { growing, cause } = form.hazard;
  const called = growing ?? cause;
  if (!called) return {};
  const { name } = called;
  const { slug = "", metres = 0 } = cause ?? {};
  if (isClassic(actor)) return { name, slug, metres, classic: true, hp: classicDamage(form, dice) };
  const { rounds, ...exposure } = expose(exposed, dice);
  const [first] = rounds;
  const last = rounds.at(-1);
  return {
    ...{ name, slug, metres, wound: growing?.id ?? "" },
    ...exposure,
    rounds: rounds.map(storedRound),
    pfLost: first?.pf ?? null,
    pvLost: first?.pv ?? null,
    ...(last ? reached(last) : { gb: exposure.before ?? 0 }),
    goesOn: form.goesOn,
  };
}

/** GB-58…GB-60, GB-62 — fire, a fall, a crash, a spell that simply happens: a wound without an attack roll. */
export const hazard = deed("hazard", {
  icon: "fa-solid fa-fire",
  by: "keeper",
  form: FORM,
  window: ({ hazard: { id, growing } }) => {
    const cast = id === "";
    return {
      ...{ patient: cast, hazard: !cast },
      ...{ metres: id === FALL, cause: id === TYPED, damage: id === TYPED },
      ...{ location: growing === null, goesOn: !cast },
    };
  },
  kept: KEPT,
  complete: fetchPackedCause,
  onto: (actors, choices) => (text.fits(choices.spell) ? sentTo(actors, choices, "caster") : { actors, choices }),
  obstacle: ({ actor, form: { hazard: chosen, patient } }) => {
    const { id, growing, cause } = chosen;
    const alive = unlessAlive(id === "" ? (patient ?? actor) : actor);
    if (growing) return alive;
    if (!cause) return obstacle(id === FALL ? "shortFall" : "noCause", actor);
    return cause.bonus === null ? obstacle("badFormula", actor) : alive;
  },
  rolls: (exposed) => (isClassic(exposed.actor) ? classicRolls(exposed.form) : exposureRolls(exposed)),
  modifiers: ({ actor, form: { hazard: chosen } }) =>
    chosen.cause && !isClassic(actor) ? bonusLines(chosen.cause) : [],
  outcome: outcomeOf,
  asksKeeper: ({ mortal, hp }, actor) => (mortal || killsClassic(actor, hp)) && deathIsAsked(),
  changes: hazardChanges,
  calls: (kept, actor, card = "") => stabilisationCallsFor(actor, (borne) => isWoundOf(borne, kept, card)),
  edit: hazardEdit,
  view: hazardView,
});
