import { readsAsKeeper } from "../../../../core/world/reader.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import { card } from "../../../../core/deed/card.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { text, type Read } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { poolRolls } from "../../dice/specs.js";
import {
  ATTEMPT,
  attempt,
  attemptChanges,
  attemptObstacle,
  attemptOutcome,
  HELP_FORM,
  helpWindow,
  TRAIT_FORM,
  traitWindow,
  triedIn,
} from "../attempt.js";
import { deed, fact, figure, numbers, say } from "../kit.js";
import { doubtsWhetherAble } from "../reading.js";
import { ROLLED, rolledFacts, rolledOutcome, rolledView } from "../rolled.js";
import { answered, askedIn, wanted } from "./asked.js";
import { COMPARED, comparedEdit, comparedFacts, comparedWith, outcomeLabel } from "./compared.js";
import { DIFFICULTY_FORM, difficultyIn, difficultyWindow, hiddenField, obstacleRolls } from "./difficulty.js";
import { againstField, mayOppose, OPPOSED, opponentNamed, setFor } from "./earlier-rolls.js";
import { toneOf } from "./tones.js";
import { chanceOf, chancesOfAny, usualDifficulties } from "./usual.js";

/** WP-08 — the roll it stands against: as chosen, else what the keeper has set for it. */
function againstIn(actor: Actor, { against }: DeedChoices): string {
  return against === undefined ? setFor(actor) : text.read(against);
}

const KEPT = { ...ROLLED, ...ATTEMPT, ...COMPARED };

/** WP-05…WP-11 — an action is tried with a trait or without, against a difficulty, dice, or somebody else's roll. */
export const check = deed("check", {
  icon: "fa-solid fa-dice",
  by: "owner",
  followsLog: true,
  form: { ...TRAIT_FORM, ...DIFFICULTY_FORM, hidden: hiddenField, against: againstField(...OPPOSED), ...HELP_FORM },
  window: (form, asked) => {
    const call = askedIn(asked.gathering);
    if (call) {
      const tried = { ...asked, choices: wanted(asked.choices, asked.gathering) };
      return { ...traitWindow(form, tried), ...helpWindow(form, tried), ...answered(call) };
    }
    const against = againstIn(asked.actor, asked.choices);
    return {
      ...traitWindow(form, asked),
      ...difficultyWindow(form),
      hidden: game.user.isGM,
      against: mayOppose(against, ...OPPOSED) && { value: against },
      ...helpWindow(form, asked),
    };
  },
  usual: usualDifficulties,
  chance: ({ actor, choices: chosen, gathering, form }) => {
    const choices = wanted(chosen, gathering);
    const hidden = askedIn(gathering)?.hidden ?? form.hidden;
    if (againstIn(actor, choices) !== "" || (hidden && !readsAsKeeper())) return null;
    return choices["trait"] === undefined ? chancesOfAny(actor, choices) : chanceOf(actor, choices);
  },
  kept: KEPT,
  blind: (_actors, _choices, gathering) => askedIn(gathering)?.secret === true,
  obstacle: ({ choices, ...trying }) => attemptObstacle({ ...trying, choices: wanted(choices, trying.gathering) }),
  doubt: ({ actor }) => doubtsWhetherAble(actor),
  rolls: ({ actor, choices: chosen, gathering }) => {
    const choices = wanted(chosen, gathering);
    return [...poolRolls("check", attempt(actor, choices)), ...obstacleRolls(actor, choices)];
  },
  modifiers: ({ actor, choices, gathering }) => attempt(actor, wanted(choices, gathering)).modifiers,
  outcome: ({ actor, choices: chosen, gathering, form, dice }) => {
    const choices = wanted(chosen, gathering);
    const hidden = askedIn(gathering)?.hidden ?? form.hidden;
    const rolled = rolledOutcome(actor, attempt(actor, choices), dice, "check");
    if (!rolled) return { total: null };
    const other = opponentNamed(againstIn(actor, choices), ...OPPOSED);
    const target = other ? null : difficultyIn(actor, choices, dice);
    return { ...rolled, ...attemptOutcome(actor, choices), ...comparedWith(rolled, { other, target, hidden }) };
  },
  changes: attemptChanges,
  edit: comparedEdit,
  view: (kept) => {
    const { total, result } = kept;
    if (total === null) return card({ verdict: say("check.none"), tone: "mute" });
    const shown = rolledView(kept);
    const tried: Text = triedIn(kept);
    return card({
      ...shown,
      verdict: result ? { key: outcomeLabel(result) } : tried,
      tone: toneOf(result),
      ...(result && { tried }),
      facts: [...factsOf(kept), ...rolledFacts(kept)],
      ...(result === "" && shown.total !== null && { summary: say("check.total", { tried, total: shown.total }) }),
    });
  },
});

/** WP-06, WP-07, WP-10 — with what it was tried, and against what. */
function factsOf(kept: Read<typeof KEPT>): readonly CardFact[] {
  return [
    ...(kept.result ? [fact("tried", triedIn(kept), "WP-06")] : []),
    numbers("dice", figure(kept.dice), "WP-06"),
    ...comparedFacts(kept),
  ];
}
