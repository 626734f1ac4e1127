import type { Json } from "../../../../core/shape/shape.js";
import type { Dice } from "../../../../core/play/contract/dice.js";
import type { DeedChoices, DeedField, DeedSituation } from "../../../../core/play/contract/deed.js";
import { deathIsAsked } from "../../attack/changes.js";
import { killsClassic } from "../../attack/classic/classic.js";
import { isClassic } from "../../attack/reading.js";
import { stabilisationCallsFor } from "../../attack/stabilisation-calls.js";
import { textIn } from "../../../../core/deed/choices.js";
import { causeIn, FALL, growing, growingChoice, growingIn, HIGHEST, metresOf, TYPED } from "./causes.js";
import type { Cause } from "./causes.js";
import { stored } from "../card.js";
import { classicDamage, classicRolls } from "./classic-damage.js";
import {
  bonusLine,
  expose,
  exposureRolls,
  goesOn,
  growthOf,
  hazardMode,
  MOST_ROUNDS,
  reached,
  rollsPlace,
  roundsOf,
  storedRounds,
} from "./exposure.js";
import { choiceField, flagField, namedOption, numberField, textField, wordOptions } from "../fields.js";
import { hazardChanges, isWoundOf } from "./hazard-changes.js";
import { hazardEdit } from "./hazard-edit.js";
import { hazardView } from "./hazard-view.js";
import { knownCauses } from "./known-causes.js";
import { deed, obstacle, patientField, patientIn, sentTo } from "../kit.js";
import { counted } from "../lines.js";
import { unlessAlive } from "../obstacles.js";
import { fetchPackedCause } from "./packed-causes.js";
import { spellIn } from "../spells.js";
import { woundName } from "../wounds.js";

const PLACES = ["none", "roll"] as const;

/** The causes to choose from: one still at work, dice typed, a height, those of the world and of its compendia. */
function causeField(actors: readonly Actor[], choices: DeedChoices): DeedField {
  const [actor] = actors;
  const chosen = textIn(choices, "hazard");
  const atWork = actor && actors.length === 1 ? growing(actor) : [];
  const options = [
    ...atWork.map((borne) => ({
      value: growingChoice(borne),
      label: { key: "GARDIEN.GB.DEED.hazard.goesOn", data: { name: borne.name, wound: woundName(borne) } },
    })),
    { value: TYPED, label: { key: "GARDIEN.GB.DEED.hazard.typed" } },
    { value: FALL, label: { key: "GARDIEN.GB.DEED.hazard.fall" } },
    ...knownCauses().map(({ uuid, name }) => namedOption(uuid, name)),
  ];
  if (options.some(({ value }) => value === chosen)) return choiceField("hazard", chosen, options);
  const named = actor && chosen ? causeIn(actor, choices) : null;
  if (named) return choiceField("hazard", chosen, [namedOption(chosen, named.name), ...options]);
  return choiceField("hazard", options[0]?.value ?? TYPED, options);
}

function fieldsOf(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const [actor] = actors;
  if (!actor) return [];
  const cast = spellIn(actor, choices);
  const source = cast ? [patientField(actor, choices)] : [causeField(actors, choices)];
  const chosen = { hazard: source[0]?.value ?? "", ...choices };
  const cause = causeIn(actor, chosen);
  const begins = !growingIn(actor, chosen);
  const least = begins ? 1 : 0;
  return [
    ...source,
    ...(cast ? [] : ownFields(chosen)),
    numberField("rounds", roundsOf(choices, least), least, MOST_ROUNDS),
    ...(begins
      ? [
          choiceField(
            "location",
            rollsPlace(choices, cause) ? "roll" : "none",
            wordOptions(PLACES, (place) => `GARDIEN.GB.DEED.hazard.location.${place}`),
          ),
        ]
      : []),
    ...(cast ? [] : [flagField("goesOn", goesOn(actor, chosen, cause), { key: "GARDIEN.GB.DEED.hazard.goesOnHint" })]),
  ];
}

/** What is told of a cause that no item describes. */
function ownFields(choices: DeedChoices): readonly DeedField[] {
  const chosen = textIn(choices, "hazard");
  if (chosen === FALL) {
    const hint = { key: "GARDIEN.GB.DEED.hazard.fallHint" };
    return [numberField("metres", metresOf(choices), 1, HIGHEST, hint)];
  }
  if (chosen !== TYPED) return [];
  const hint = { key: "GARDIEN.GB.DEED.hazard.damageHint" };
  return [textField("cause", textIn(choices, "cause")), textField("damage", textIn(choices, "damage") || "1d6", hint)];
}

/** A cause that is known by its wound alone. */
const AT_WORK: Omit<Cause, "name"> = {
  slug: "",
  metres: 0,
  damage: "",
  bonus: 0,
  repeats: true,
  location: "none",
  bodyVital: true,
};

function outcomeOf({ actor, choices, dice }: DeedSituation & { readonly dice: Dice }): Record<string, Json> {
  const cause = causeIn(actor, choices);
  const old = growingIn(actor, choices);
  const name = old?.name ?? cause?.name ?? "";
  if (!cause && !old) return { name };
  const known = cause ?? { ...AT_WORK, name };
  const called = { name, slug: old ? "" : known.slug, metres: old ? 0 : known.metres };
  if (isClassic(actor)) return { ...called, classic: true, hp: classicDamage(choices, known, dice) };
  const { zone, location, placeGb, d10, before, rounds } = expose(actor, choices, known, dice);
  const [first] = rounds;
  const last = rounds.at(-1);
  return {
    ...called,
    wound: old?.id ?? "",
    zone,
    location,
    placeGb,
    d10,
    before,
    bonus: known.bonus ?? 0,
    growth: growthOf(actor, choices, known),
    mode: hazardMode(),
    rounds: storedRounds(rounds),
    pfLost: first?.pf ?? null,
    pvLost: first?.pv ?? null,
    ...(last ? reached(last) : { gb: before ?? 0, severity: null, mortal: false, destroyed: false }),
    bodyVital: old?.wound.hazard.bodyVital ?? known.bodyVital,
    goesOn: goesOn(actor, choices, cause),
  };
}

/** GB-58…GB-60, GB-62 — fire, a fall, a crash, a spell that simply happens: a wound without an attack roll. */
export const hazard = deed("hazard", {
  icon: "fa-solid fa-fire",
  by: "keeper",
  complete: fetchPackedCause,
  onto: (actors, choices) => (textIn(choices, "spell") ? sentTo(actors, choices, "caster") : { actors, choices }),
  fields: fieldsOf,
  obstacle: ({ actor, choices }) => {
    const alive = unlessAlive(textIn(choices, "spell") ? patientIn(actor, choices) : actor);
    if (growingIn(actor, choices)) return alive;
    const cause = causeIn(actor, choices);
    if (!cause) return obstacle(textIn(choices, "hazard") === FALL ? "shortFall" : "noCause", actor);
    return cause.bonus === null ? obstacle("badFormula", actor) : alive;
  },
  rolls: ({ actor, choices }) => {
    const cause = causeIn(actor, choices);
    if (!cause) return [];
    return isClassic(actor) ? classicRolls(choices, cause) : exposureRolls(actor, choices, cause);
  },
  modifiers: ({ actor, choices }) => {
    const cause = causeIn(actor, choices);
    if (!cause || isClassic(actor) || growingIn(actor, choices)) return [];
    return counted([bonusLine(cause.bonus ?? 0, cause)]);
  },
  outcome: outcomeOf,
  confirm: (outcome, actor) =>
    (outcome.mortal === true || killsClassic(actor, stored(outcome, "hp"))) && deathIsAsked(),
  changes: hazardChanges,
  calls: (outcome, actor, card = "") => stabilisationCallsFor(actor, (borne) => isWoundOf(borne, outcome, card)),
  edit: hazardEdit,
  view: hazardView,
});
