import { card, stored, word } from "../../../../core/deed/card.js";
import { textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { bodyOf } from "../../data/body.js";
import { afterCare } from "../../rules/care.js";
import { called, fact, named, told } from "../card.js";
import { deed } from "../deed.js";
import { textField } from "../fields.js";
import { count } from "../figures.js";
import { isPoints, pointsOf, pointsRoll } from "../points.js";
import { obstacle, unlessAlive } from "../reading.js";

const HEALING = "healing";
/** DD-90 — the most that one deed gives back. */
const MOST = 299;

const writtenIn = (choices: DeedChoices): string => textIn(choices, "healing") || "1d6";

/** DD-90, DD-99 — how somebody fares with so many points more: not above the most, and out of danger. */
function healed(actor: Actor, points: number) {
  const { hp, state } = bodyOf(actor);
  return afterCare({ hp: hp.value, max: hp.max, state }, points > 0, points);
}

/** How many of the points that the dice gave there is room for. */
const gained = (actor: Actor, rolled: number): Outcome => ({
  rolled,
  healed: healed(actor, rolled).hp - bodyOf(actor).hp.value,
});

/** DD-90, DD-174 — points that come back by the keeper's word, without any care: a spell, a remedy. */
export const heal = deed("heal", {
  icon: "fa-solid fa-heart-circle-plus",
  by: "keeper",
  fields: (_actors, choices) => [
    textField("cause", textIn(choices, "cause")),
    textField("healing", writtenIn(choices), told("hint.damage")),
  ],
  obstacle: ({ actor, choices }) => {
    const { hp } = bodyOf(actor);
    const able = unlessAlive(actor) ?? (hp.value < hp.max ? null : obstacle("unhurt", actor));
    return able ?? (isPoints(writtenIn(choices)) ? null : obstacle("badFormula", actor));
  },
  rolls: ({ choices }) => {
    const spec = pointsRoll(HEALING, "care", writtenIn(choices));
    return spec ? [spec] : [];
  },
  outcome: ({ actor, choices, dice }) => ({
    ...{ cause: textIn(choices, "cause"), written: writtenIn(choices) },
    ...gained(actor, pointsOf(HEALING, writtenIn(choices), dice)),
  }),
  settled: (outcome, actor) => ({ ...outcome, ...gained(actor, stored(outcome, "rolled")) }),
  changes: (outcome, actor) => {
    const { hp } = bodyOf(actor);
    const after = healed(actor, stored(outcome, "healed"));
    if (after.hp === hp.value) return null;
    const saved = after.state === "stabilised" && !hp.stabilised;
    return {
      numbers: [{ path: "system.hp.value", after: after.hp }],
      values: saved ? [{ path: "system.hp.stabilised", after: true }] : [],
    };
  },
  edit: { figures: () => [count("healed", [0, MOST])] },
  view: (outcome) => {
    const [cause, points] = [word(outcome, "cause"), stored(outcome, "healed")];
    return card({
      verdict: cause ? called(cause) : told("heal.verdict"),
      tone: points > 0 ? "good" : "mute",
      facts: [fact("healing", named(word(outcome, "written")), "DD-90")],
      losses: points > 0 ? [told("gain.hp", { points })] : [],
    });
  },
});
