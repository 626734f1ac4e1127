import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import type { DeedChoices, DeedField, DeedProcedure, Gathering } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { partsOf } from "../../dice/line-dice.js";
import { poolRolls } from "../../dice/specs.js";
import type { Pledge } from "../../rules/group.js";
import {
  attempt,
  attemptChanges,
  attemptFields,
  attemptObstacle,
  attemptOutcome,
  traitFields,
  triedIn,
} from "../attempt.js";
import { GESTALT, wayOf } from "../called.js";
import { fact, figure, numbers, told } from "../card.js";
import { AREA, deed } from "../deed.js";
import { choiceField } from "../fields.js";
import { count, FREE, usedFigures } from "../figures.js";
import { doubtsWhetherAble, obstacle } from "../reading.js";
import { readsDice, readsTotal, rolledFacts, rolledOutcome, rolledView } from "../rolled.js";

/** WP-76 — the sides of a fight that is played as a whole. */
const SIDES = ["ours", "theirs"] as const;
export type FightSide = (typeof SIDES)[number];

/** WP-76 — which side somebody is on: by who plays them, unless the keeper says otherwise. */
function sideIn(actor: Actor, choices: DeedChoices): FightSide {
  return wordIn({ side: actor.hasPlayerOwner ? "ours" : "theirs", ...choices }, "side", SIDES);
}

/** WP-42 — what somebody puts into combined dice. */
function pledgeOf(actor: Actor, choices: DeedChoices): Pledge {
  const { base, lines } = attempt(actor, choices);
  const { extra, lost, bonus, malus } = partsOf(base, lines);
  return { dice: base + extra - lost, bonus, malus };
}

function fieldsOf(
  actors: readonly Actor[],
  choices: DeedChoices,
  gathering: Gathering | null | undefined,
): readonly DeedField[] {
  const [actor] = actors;
  const way = wayOf(gathering);
  if (!actor || !way) return [];
  const [trait, ...more] = traitFields(actors, choices);
  const dice = pledgeOf(actor, choices).dice;
  const side = choiceField(
    "side",
    sideIn(actor, choices),
    wordOptions(SIDES, (one) => `${AREA}.side.${one}`),
  );
  return [
    ...(trait ? [{ ...trait, ...(way === "combined" && { hint: told("hint.pledge", { dice }) }) }] : []),
    ...more,
    ...(way === GESTALT && game.user.isGM ? [{ ...side, asks: true }] : []),
    ...attemptFields(actors, choices),
  ];
}

const outcomeOf: DeedProcedure["outcome"] = ({ actor, choices, dice, gathering }): Outcome => {
  const way = wayOf(gathering);
  const tried = attemptOutcome(actor, choices);
  if (way === "combined") {
    const { dice: pledged, bonus, malus } = pledgeOf(actor, choices);
    return { ...tried, pledged, bonus, malus, npc: !actor.hasPlayerOwner };
  }
  const rolled = rolledOutcome(actor, attempt(actor, choices), dice, "check");
  if (!rolled) return { total: null };
  const side = way === GESTALT ? sideIn(actor, choices) : "";
  return { ...rolled, ...tried, side, secret: side === "theirs" };
};

/**
 * WP-41…WP-44, WP-76 — somebody joins an effort of the group, or a fight that is played as a whole: with a roll or, for
 * combined dice, with the dice that they put in common.
 */
export const join = deed("join", {
  icon: "fa-solid fa-user-plus",
  by: "owner",
  fields: fieldsOf,
  obstacle: (situation) =>
    situation.gathering ? attemptObstacle(situation) : obstacle("nothingCalled", situation.actor),
  doubt: ({ actor }) => doubtsWhetherAble(actor),
  rolls: ({ actor, choices, gathering }) =>
    wayOf(gathering) === "combined" ? [] : poolRolls("check", attempt(actor, choices)),
  modifiers: ({ actor, choices }) => attempt(actor, choices).modifiers,
  outcome: outcomeOf,
  changes: attemptChanges,
  edit: {
    figures: (ruled) => [
      ...(typeof ruled.total === "number" ? [count("total", FREE, { audience: readsTotal(ruled) })] : []),
      ...(typeof ruled.pledged === "number" ? [count("pledged", FREE, { audience: readsDice(ruled) })] : []),
      ...usedFigures(ruled),
    ],
  },
  view: (outcome) => (typeof outcome.pledged === "number" ? pledgeView(outcome) : rollView(outcome)),
});

function pledgeView(outcome: Outcome): ReturnType<DeedProcedure["view"]> {
  const tried = triedIn(outcome);
  if (readsDice(outcome) === "keeper" && !game.user.isGM) return card({ verdict: tried, tone: "accent" });
  const dice = stored(outcome, "pledged");
  const others = (["bonus", "malus"] as const).filter((id) => stored(outcome, id) > 0);
  return card({
    verdict: told(dice === 1 ? "pledged.one" : "pledged.other", { dice }),
    tone: "accent",
    facts: [
      fact("tried", tried, "WP-06"),
      ...others.map((id) => fact(id, figure(stored(outcome, id)), "WP-42")),
      ...rolledFacts(outcome),
    ],
  });
}

function rollView(outcome: Outcome): ReturnType<DeedProcedure["view"]> {
  if (typeof outcome.total !== "number") return card({ verdict: told("check.none"), tone: "mute" });
  const shown = rolledView(outcome);
  const tried: Text = triedIn(outcome);
  return card({
    ...shown,
    verdict: tried,
    tone: outcome.criticalFailure === true ? "bad" : "accent",
    facts: [...factsOf(outcome), ...rolledFacts(outcome)],
    ...(shown.total !== null && { summary: told("check.total", { tried, total: shown.total }) }),
  });
}

function factsOf(outcome: Outcome): readonly CardFact[] {
  const side = word(outcome, "side");
  return [
    numbers("dice", figure(stored(outcome, "dice")), "WP-06"),
    ...(side ? [fact("side", told(`side.${side}`), "WP-76")] : []),
    ...(outcome.criticalFailure === true ? [fact("critical", told("criticalFailure"), "WP-36")] : []),
  ];
}
