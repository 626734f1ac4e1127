import { card } from "../../../../core/deed/card.js";
import { text, whole } from "../../../../core/shape/shape.js";
import { bodyOf } from "../../data/body.js";
import { afterCare } from "../../rules/body/care.js";
import { called, count, deed, fact, field, named, obstacle, say } from "../kit.js";
import { isPoints, pointsOf, pointsRoll } from "../points.js";
import { unlessAlive } from "../reading.js";

const HEALING = "healing";
/** DD-90 — the most that one deed gives back. */
const MOST = 299;

/** DD-90, DD-99 — how an actor fares with so many points more: not above the most, and out of danger. */
function healed(actor: Actor, points: number) {
  const { hp, state } = bodyOf(actor);
  return afterCare({ hp: hp.value, max: hp.max, state }, points > 0, points);
}

/** How many of the points that the dice gave there is room for. */
const gained = (actor: Actor, rolled: number) => ({
  rolled,
  healed: healed(actor, rolled).hp - bodyOf(actor).hp.value,
});

/** DD-90, DD-174 — points that come back by the keeper's word, without any care: a spell, a remedy. */
export const heal = deed("heal", {
  icon: "fa-solid fa-heart-circle-plus",
  by: "keeper",
  form: { cause: field.text(), healing: field.text({ initial: "1d6", hint: say("hint.damage") }) },
  kept: { cause: text, written: text, rolled: whole, healed: whole },
  obstacle: ({ actor, form }) => {
    const { hp } = bodyOf(actor);
    const able = unlessAlive(actor) ?? (hp.value < hp.max ? null : obstacle("unhurt", actor));
    return able ?? (isPoints(form.healing) ? null : obstacle("badFormula", actor));
  },
  rolls: ({ form }) => [pointsRoll(HEALING, "care", form.healing) ?? []].flat(),
  outcome: ({ actor, form: { cause, healing }, dice }) => ({
    ...{ cause, written: healing },
    ...gained(actor, pointsOf(HEALING, healing, dice)),
  }),
  finalOutcome: (outcome, actor) => ({ ...outcome, ...gained(actor, outcome.rolled) }),
  changes: (outcome, actor) => {
    const { hp } = bodyOf(actor);
    const after = healed(actor, outcome.healed);
    if (after.hp === hp.value) return null;
    const saved = after.state === "stabilised" && !hp.stabilised;
    return {
      numbers: [{ path: "system.hp.value", after: after.hp }],
      values: saved ? [{ path: "system.hp.stabilised", after: true }] : [],
    };
  },
  edit: { figures: () => [count("healed", [0, MOST])] },
  view: ({ cause, written, healed: points }) =>
    card({
      verdict: cause ? called(cause) : say("heal.verdict"),
      tone: points > 0 ? "good" : "mute",
      facts: [fact("healing", named(written), "DD-90")],
      losses: points > 0 ? [say("gain.hp", { points })] : [],
    }),
});
