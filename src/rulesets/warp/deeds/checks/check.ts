import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { poolRolls } from "../../dice/specs.js";
import {
  attempt,
  attemptChanges,
  attemptFields,
  attemptObstacle,
  attemptOutcome,
  traitFields,
  triedIn,
} from "../attempt.js";
import { fact, figure, numbers, told } from "../card.js";
import { comparedEdit, comparedFacts, comparedWith, outcomeLabel } from "./compared.js";
import { deed } from "../deed.js";
import { difficultyFields, difficultyIn, hiddenField, obstacleRolls } from "./difficulty.js";
import { againstField, OPPOSED, opponentIn, setFor } from "./earlier-rolls.js";
import { doubtsWhetherAble } from "../reading.js";
import { rolledFacts, rolledOutcome, rolledView } from "../rolled.js";
import { toneOf } from "./tones.js";

/** WP-08 — whom it stands against: as chosen, else what the keeper has set for it. */
function against(actor: Actor, choices: DeedChoices): DeedChoices {
  return "against" in choices ? choices : { ...choices, against: setFor(actor) };
}

function fieldsOf(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const [actor] = actors;
  if (!actor) return [];
  return [
    ...traitFields(actors, choices),
    ...difficultyFields(choices),
    ...hiddenField(choices),
    ...againstField(against(actor, choices), ...OPPOSED),
    ...attemptFields(actors, choices),
  ];
}

/** WP-05…WP-11 — an action is tried with a trait or without, against a difficulty, dice, or somebody else's roll. */
export const check = deed("check", {
  icon: "fa-solid fa-dice",
  by: "owner",
  followsLog: true,
  fields: fieldsOf,
  obstacle: attemptObstacle,
  doubt: ({ actor }) => doubtsWhetherAble(actor),
  rolls: ({ actor, choices }) => [...poolRolls("check", attempt(actor, choices)), ...obstacleRolls(actor, choices)],
  modifiers: ({ actor, choices }) => attempt(actor, choices).modifiers,
  outcome: ({ actor, choices, dice }) => {
    const rolled = rolledOutcome(actor, attempt(actor, choices), dice, "check");
    if (!rolled) return { total: null };
    const side = { total: rolled.total, criticalFailure: rolled.criticalFailure === true };
    const other = opponentIn(against(actor, choices), ...OPPOSED);
    const target = other ? null : difficultyIn(actor, choices, dice);
    const compared = comparedWith(side, { other, target, hidden: flagIn(choices, "hidden") });
    return { ...rolled, ...attemptOutcome(actor, choices), ...compared };
  },
  changes: attemptChanges,
  edit: comparedEdit,
  view: (outcome) => {
    if (typeof outcome.total !== "number") return card({ verdict: told("check.none"), tone: "mute" });
    const result = word(outcome, "result");
    const shown = rolledView(outcome);
    const verdict: Text = result ? { key: outcomeLabel(result) } : triedIn(outcome);
    return card({
      ...shown,
      verdict,
      tone: toneOf(result),
      ...(result && { tried: triedIn(outcome) }),
      facts: [...factsOf(outcome), ...rolledFacts(outcome)],
      ...(result === "" &&
        shown.total !== null && { summary: told("check.total", { tried: triedIn(outcome), total: shown.total }) }),
    });
  },
});

/** WP-06, WP-07, WP-10 — with what it was tried, and against what. */
function factsOf(outcome: Outcome): readonly CardFact[] {
  return [
    ...(word(outcome, "result") ? [fact("tried", triedIn(outcome), "WP-06")] : []),
    numbers("dice", figure(stored(outcome, "dice")), "WP-06"),
    ...comparedFacts(outcome),
  ];
}
