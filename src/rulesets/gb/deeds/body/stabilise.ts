import { card } from "../../../../core/deed/card.js";
import type { DueDeed, TurnedDown } from "../../../../core/play/contract/deed.js";
import { flag, nullable, whole } from "../../../../core/shape/shape.js";
import { gbOptions } from "../../data/options.js";
import { stabilisationTarget, stabilises } from "../../rules/body/stabilisation.js";
import { die, numberFact, woundFacts } from "../card.js";
import { faceOf, rollOf } from "../dice.js";
import { deed, firstOf, obstacle, say, yesNo } from "../kit.js";
import { unlessCounted } from "../obstacles.js";
import { pointsOf } from "../points.js";
import { WOUND, woundField, woundKept } from "../wound-field.js";
import { bleeds, owesRoll, woundsOf } from "../wounds.js";

/** GB-39 — the roll for the loss a wound began with, where the table makes it by itself; one wound after the other. */
export function dueStabilisation(actor: Actor, turnedDown: TurnedDown): readonly DueDeed[] {
  if (gbOptions().stabilisationRoll !== "auto" || unlessCounted(actor) !== null) return [];
  const due = woundsOf(actor)
    .filter(owesRoll)
    .map(({ id }): DueDeed => ({ deed: "stabilise", choices: { wound: id } }));
  return due.filter(({ deed, choices }) => turnedDown(deed, choices) === null).slice(0, 1);
}

/** GB-39 — what the d100 of an actor has to stay under. */
const targetOf = (actor: Actor): number => stabilisationTarget(pointsOf(actor), gbOptions().negativePools);

/** GB-39 — a wound may stop bleeding by itself: a d100 strictly under PV plus PF. */
export const stabilise = deed("stabilise", {
  icon: "fa-solid fa-heart-pulse",
  by: "owner",
  form: {
    wound: woundField(bleeds, {
      first: owesRoll,
      hint: (borne, asked) => {
        const actor = firstOf(asked);
        return say(`stabilise.${borne && !owesRoll(borne) ? "hintAgain" : "hint"}`, {
          points: actor ? targetOf(actor) : 0,
        });
      },
    }),
  },
  kept: { ...WOUND, d100: nullable(whole), target: whole, stable: flag },
  obstacle: ({ actor, form: { wound } }) =>
    unlessCounted(actor) ?? (wound && bleeds(wound) ? null : obstacle("noBleeding", actor)),
  doubt: ({ form: { wound } }) => (wound && !owesRoll(wound) ? say("stabilise.again") : null),
  rolls: () => [rollOf("stabilise", "stabilise", { faces: 100 })],
  outcome: ({ actor, form: { wound }, dice }) => {
    const d100 = faceOf(dice, "stabilise") ?? null;
    const stable = wound !== null && d100 !== null && stabilises(d100, pointsOf(actor), gbOptions().negativePools);
    return { ...woundKept(wound), d100, target: targetOf(actor), stable };
  },
  changes: ({ wound, stable }, actor) => {
    const borne = woundsOf(actor).find(({ id }) => id === wound);
    if (!borne) return null;
    const every = gbOptions().stabilisationScope === "character";
    const stopped = woundsOf(actor).filter((one) => (every ? bleeds(one) : one.id === borne.id));
    const rolled = borne.wound.rolled ? [] : [{ id: borne.id, path: "system.rolled", after: true }];
    const stops = stable && bleeds(borne) ? stopped : [];
    const items = [...rolled, ...stops.map(({ id }) => ({ id, path: "system.stabilised", after: true }))];
    return items.length > 0 ? { items } : null;
  },
  edit: { figures: () => [yesNo("stable")] },
  view: (outcome) => {
    const { stable, d100, target } = outcome;
    return card({
      verdict: say(`stabilise.${stable ? "stable" : "open"}`),
      tone: stable ? "good" : "bad",
      die: die(100, d100 ?? 0, stable),
      facts: [...woundFacts(outcome, "GB-39"), numberFact("under", target, "GB-39")],
    });
  },
});
