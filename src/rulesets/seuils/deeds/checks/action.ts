import { deedsOn } from "../../../../core/play/log/blows-on.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { textIn, wordIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import type { RoundStamp } from "../../../../core/fight/state/round-rule.js";
import type { Text } from "../../../../core/text/text.js";
import { isOfRound } from "../../data/round.js";
import { figuresOf, roundNow } from "../../data/reading.js";
import { OTHER_ACTIONS, type OtherActionId } from "../../rules/other-actions.js";
import { fact, named, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, textField } from "../fields.js";
import { unlessAble } from "../reading.js";
import { actionSpentBy, doubtsActionLeft, warnsActionLeft } from "../round.js";

/** SE-18 — the actions that the text names, and any other. */
const ACTIONS = [...(Object.keys(OTHER_ACTIONS) as OtherActionId[]), "other"] as const;
type Action = (typeof ACTIONS)[number];

const actionIn = (choices: DeedChoices): Action => wordIn(choices, "action", ["drop", ...ACTIONS]);

/** SE-18, SE-77 — whether somebody has run in a round. */
export function hasRun(actor: Actor, now: RoundStamp): boolean {
  const isRun = (outcome: Outcome) => word(outcome, "action") === "run" && isOfRound(roundIn(outcome), now);
  return deedsOn(actor, "action").some(isRun);
}

const roundIn = (outcome: Outcome): RoundStamp => ({
  combatId: word(outcome, "combatId"),
  round: stored(outcome, "round"),
});

/** SE-18 — an action in words; another one by what was typed, if anything was. */
function actionText(outcome: Outcome): Text {
  const what = word(outcome, "what");
  return what === "" ? told(`action.done.${word(outcome, "action")}`) : named(what);
}

/** SE-18 — dropping to the ground, drawing a weapon, running, anything else: an action of the round, and a test if the keeper wants one. */
export const action = deed("action", {
  icon: "fa-solid fa-person-running",
  by: "owner",
  fields: ([actor], choices) => {
    const chosen = actionIn(choices);
    const options = ACTIONS.map((value) => ({ value, label: told(`action.${value}`) }));
    const warning = actor && warnsActionLeft(actor);
    return [
      choiceField("action", chosen, options, warning ?? undefined),
      ...(chosen === "other" ? [textField("what", textIn(choices, "what"))] : []),
    ];
  },
  obstacle: ({ actor }) => unlessAble(actor),
  doubt: ({ actor }) => doubtsActionLeft(actor),
  outcome: ({ actor, choices }) => {
    const chosen = actionIn(choices);
    return { action: chosen, what: chosen === "other" ? textIn(choices, "what") : "", ...roundNow(actor) };
  },
  changes: (outcome, actor) => {
    const spent = actionSpentBy(actor);
    if (word(outcome, "action") !== "drop" || figuresOf(actor).suffers.prone) return spent;
    return { ...spent, values: [...spent.values, { path: "system.suffers.prone", after: true }] };
  },
  view: (outcome) =>
    card({ verdict: actionText(outcome), tone: "mute", facts: [fact("cost", told("action.cost"), "SE-18")] }),
  calls: (outcome) => {
    const chosen = word(outcome, "action");
    const choices: DeedChoices = chosen === "other" ? { reason: word(outcome, "what") } : { action: chosen };
    return [{ deed: "check", choices, label: told("action.test"), window: true }];
  },
});
