import type { CardFact, Outcome } from "../../../core/attack/procedure.js";
import { card, stored, word } from "../../../core/deeds/card.js";
import { flagIn } from "../../../core/deeds/choices.js";
import { wordOptions } from "../../../core/deeds/fields.js";
import { isDecided } from "../../../core/deeds/figures.js";
import type { DeedChoices, DeedEdit, DeedField } from "../../../core/deeds/procedure.js";
import type { Text } from "../../../core/text.js";
import { poolRolls } from "../dice/specs.js";
import { compare, opposed, OUTCOMES } from "../rules/outcome.js";
import {
  attempt,
  attemptChanges,
  attemptFields,
  attemptObstacle,
  attemptOutcome,
  traitFields,
  triedIn,
} from "./attempt.js";
import { fact, figure, named, numbers, secret, told } from "./card.js";
import { deed } from "./deed.js";
import { difficultyFields, difficultyIn, obstacleRolls } from "./difficulty.js";
import { againstField, opponentIn, setFor } from "./earlier-rolls.js";
import { flagField } from "./fields.js";
import { count, FREE, pick, usedFigures } from "./figures.js";
import { doubtsWhetherAble } from "./reading.js";
import { readsTotal, rolledFacts, rolledOutcome, rolledView } from "./rolled.js";
import { toneOf } from "./tones.js";

/** Rolls and difficulties that a check can stand against. */
const OPPOSED = ["check", "power", "setDifficulty"] as const;

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
    ...(game.user.isGM ? [flagField("hidden", flagIn(choices, "hidden"), told("hint.hidden"))] : []),
    ...againstField(against(actor, choices), ...OPPOSED),
    ...attemptFields(actors, choices),
  ];
}

const outcomeLabel = (word: string): string => `GARDIEN.WARP.OUTCOME.${word}`;

/** WP-07, WP-12 — what of a roll the keeper decides; success follows from the totals unless it is decided too. */
const edit: DeedEdit = {
  figures: (ruled) =>
    typeof ruled.total !== "number"
      ? []
      : [
          count("total", FREE, { audience: readsTotal(ruled) }),
          count("target", FREE, { audience: ruled.hidden === true ? "keeper" : "all" }),
          pick("result", wordOptions(OUTCOMES, outcomeLabel)),
          ...usedFigures(ruled),
        ],
  follow: (decided) => {
    if (typeof decided.target !== "number") return {};
    const own = { total: stored(decided, "total"), criticalFailure: decided.criticalFailure === true };
    const other = { total: decided.target, criticalFailure: decided.otherFailed === true };
    const { outcome, margin } = opposed(own, other);
    return { margin, ...(!isDecided(decided, "result") && { result: outcome }) };
  },
};

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
    const other = opponentIn(against(actor, choices), ...OPPOSED);
    const target = other ? other.total : difficultyIn(actor, choices, dice);
    const failed = rolled.criticalFailure === true;
    const side = { total: rolled.total, criticalFailure: failed };
    const compared = other ? opposed(side, other) : target === null ? null : compare(rolled.total, target, failed);
    return {
      ...rolled,
      ...attemptOutcome(actor, choices),
      target,
      hidden: flagIn(choices, "hidden") || other?.outcome.npc === true || other?.outcome.hidden === true,
      otherFailed: other?.criticalFailure === true,
      opponent: other && other.deed !== "setDifficulty" ? other.name : "",
      result: compared?.outcome ?? (failed ? "criticalFailure" : ""),
      margin: compared?.margin ?? null,
    };
  },
  changes: attemptChanges,
  edit,
  view: (outcome) => {
    if (typeof outcome.total !== "number") return card({ verdict: told("check.none"), tone: "mute" });
    const result = word(outcome, "result");
    const shown = rolledView(outcome);
    const verdict: Text = result ? { key: outcomeLabel(result) } : triedIn(outcome);
    return card({
      ...shown,
      verdict,
      tone: toneOf(result),
      facts: [...factsOf(outcome), ...rolledFacts(outcome)],
      ...(result === "" &&
        shown.total !== null && { summary: told("check.total", { tried: triedIn(outcome), total: shown.total }) }),
    });
  },
});

/** WP-07, WP-10 — what it was compared with: the keeper's own, where the keeper says so. */
function factsOf(outcome: Outcome): readonly CardFact[] {
  const against = outcome.hidden === true ? secret : fact;
  const opponent = word(outcome, "opponent");
  const target = stored(outcome, "target");
  return [
    ...(word(outcome, "result") ? [fact("tried", triedIn(outcome), "WP-06")] : []),
    numbers("dice", figure(stored(outcome, "dice")), "WP-06"),
    ...(opponent ? [fact("opponent", named(opponent), "WP-10")] : []),
    ...(typeof outcome.target === "number"
      ? [against("difficulty", figure(target), opponent ? "WP-10" : "WP-08")]
      : []),
    ...(typeof outcome.margin === "number" ? [against("margin", figure(outcome.margin), "WP-07")] : []),
  ];
}
