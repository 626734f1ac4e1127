import { deedsOn } from "../../../../core/play/log/blows-on.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { card } from "../../../../core/deed/card.js";
import type { RoundStamp } from "../../../../core/fight/state/round-rule.js";
import { oneOf, record, text, whole } from "../../../../core/shape/shape.js";
import { isOfRound } from "../../data/actors/round.js";
import { figuresOf, roundNow } from "../../data/reading.js";
import { OTHER_ACTION_IDS } from "../../rules/fight/other-actions.js";
import { deed, fact, field, named, say } from "../kit.js";
import { unlessAble } from "../reading.js";
import { actionSpentBy, doubtsActionLeft, warnsActionLeft } from "../round.js";

/** SE-18 — the actions that the text names, and any other. */
const ACTIONS = [...OTHER_ACTION_IDS, "other"] as const;

const KEPT = { action: oneOf(ACTIONS), what: text, combatId: text, round: whole };

/** SE-18, SE-77 — whether somebody has run in a round. */
export function hasRun(actor: Actor, now: RoundStamp): boolean {
  const done = deedsOn(actor, "action").map(record(KEPT).read);
  return done.some((one) => one.action === "run" && isOfRound(one, now));
}

/** SE-18 — dropping to the ground, drawing a weapon, running, anything else: an action of the round, and a test if the keeper wants one. */
export const action = deed("action", {
  icon: "fa-solid fa-person-running",
  by: "owner",
  form: {
    action: field.choice(ACTIONS, "action", {
      hint: (_, { actors: [actor] }) => (actor ? warnsActionLeft(actor) : null),
    }),
    what: field.text(),
  },
  window: (form) => ({ what: form.action === "other" }),
  kept: KEPT,
  obstacle: ({ actor }) => unlessAble(actor),
  doubt: ({ actor }) => doubtsActionLeft(actor),
  outcome: ({ actor, form }) => ({
    action: form.action,
    what: form.action === "other" ? form.what : "",
    ...roundNow(actor),
  }),
  changes: (done, actor) => {
    const spent = actionSpentBy(actor);
    if (done.action !== "drop" || figuresOf(actor).suffers.prone) return spent;
    return { ...spent, values: [...spent.values, { path: "system.suffers.prone", after: true }] };
  },
  view: (done) =>
    card({
      verdict: done.what === "" ? say(`action.done.${done.action}`) : named(done.what),
      tone: "mute",
      facts: [fact("cost", say("action.cost"), "SE-18")],
    }),
  calls: (done) => {
    const choices: DeedChoices = done.action === "other" ? { reason: done.what } : { action: done.action };
    return [{ deed: "check", choices, label: say("action.test"), window: true }];
  },
});
