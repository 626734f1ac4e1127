import { card } from "../../../../core/deed/card.js";
import type { DueDeed, TurnedDown } from "../../../../core/play/contract/deed.js";
import { booleanSetting, textSetting } from "../../../../core/settings/settings.js";
import { stabilisationTarget, stabilises } from "../../rules/body/stabilisation.js";
import { die, numberFact, stored, word, woundFacts } from "../card.js";
import { faceOf, rollOf } from "../dice.js";
import { choiceField } from "../fields.js";
import { deed, obstacle, yesNo } from "../kit.js";
import { unlessCounted } from "../obstacles.js";
import { pointsOf } from "../points.js";
import { bleeds, owesRoll, woundIn, woundName, woundsOf } from "../wounds.js";

/** GB-39 — the roll for the loss a wound began with, where the table makes it by itself; one wound after the other. */
export function dueStabilisation(actor: Actor, turnedDown: TurnedDown): readonly DueDeed[] {
  if (textSetting("gbStabilisationRoll") !== "auto" || unlessCounted(actor) !== null) return [];
  const due = woundsOf(actor)
    .filter(owesRoll)
    .map(({ id }): DueDeed => ({ deed: "stabilise", choices: { wound: id } }));
  return due.filter(({ deed, choices }) => turnedDown(deed, choices) === null).slice(0, 1);
}

/** GB-39 — a wound may stop bleeding by itself: a d100 strictly under PV plus PF. */
export const stabilise = deed("stabilise", {
  icon: "fa-solid fa-heart-pulse",
  by: "owner",
  fields: ([actor], choices) => {
    if (!actor) return [];
    const wounds = woundsOf(actor).filter(bleeds);
    const options = wounds.map((borne) => ({ value: borne.id, label: woundName(borne) }));
    const chosen = woundIn(actor, choices) ?? wounds.find(owesRoll) ?? wounds[0];
    const data = { points: stabilisationTarget(pointsOf(actor), booleanSetting("gbNegativePools")) };
    const hint = chosen && !owesRoll(chosen) ? "hintAgain" : "hint";
    return [choiceField("wound", chosen?.id ?? "", options, { key: `GARDIEN.GB.DEED.stabilise.${hint}`, data })];
  },
  obstacle: ({ actor, choices }) => {
    const chosen = "wound" in choices ? woundIn(actor, choices) : woundsOf(actor).find(bleeds);
    return unlessCounted(actor) ?? (chosen && bleeds(chosen) ? null : obstacle("noBleeding", actor));
  },
  doubt: ({ actor, choices }) => {
    const borne = woundIn(actor, choices);
    return borne && !owesRoll(borne) ? { key: "GARDIEN.GB.DEED.stabilise.again" } : null;
  },
  rolls: () => [rollOf("stabilise", "stabilise", { faces: 100 })],
  outcome: ({ actor, choices, dice }) => {
    const borne = woundIn(actor, choices);
    const d100 = faceOf(dice, "stabilise") ?? null;
    const negative = booleanSetting("gbNegativePools");
    const points = pointsOf(actor);
    return {
      wound: borne?.id ?? "",
      zone: borne?.wound.zone ?? "body",
      gb: borne?.wound.gb ?? 0,
      d100,
      target: stabilisationTarget(points, negative),
      stable: borne !== null && d100 !== null && stabilises(d100, points, negative),
    };
  },
  changes: (outcome, actor) => {
    const borne = woundsOf(actor).find(({ id }) => id === word(outcome, "wound"));
    if (!borne) return null;
    const stable = outcome.stable === true && bleeds(borne);
    const every = textSetting("gbStabilisationScope") === "character";
    const stopped = stable ? woundsOf(actor).filter((one) => (every ? bleeds(one) : one.id === borne.id)) : [];
    const rolled = borne.wound.rolled ? [] : [{ id: borne.id, path: "system.rolled", after: true }];
    const items = [...rolled, ...stopped.map(({ id }) => ({ id, path: "system.stabilised", after: true }))];
    return items.length > 0 ? { items } : null;
  },
  edit: { figures: () => [yesNo("stable")] },
  view: (outcome) => {
    const stable = outcome.stable === true;
    return card({
      verdict: { key: `GARDIEN.GB.DEED.stabilise.${stable ? "stable" : "open"}` },
      tone: stable ? "good" : "bad",
      die: die(100, stored(outcome, "d100"), stable),
      facts: [...woundFacts(outcome, "GB-39"), numberFact("under", stored(outcome, "target"), "GB-39")],
    });
  },
});
