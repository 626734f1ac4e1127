import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { clockStandsAfter } from "../../../../core/play/log/clock-stands.js";
import { flagIn, numberIn, wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { ACTIVITIES, afterDays, conditionOf, DAILY_HEALING } from "../../rules/healing.js";
import type { Activity, HealingRow } from "../../rules/healing.js";
import { fact, numbers, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, flagField, numberField } from "../fields.js";
import { count } from "../figures.js";
import { figuresOf, hpMoved, obstacle, unlessAlive } from "../reading.js";

const DAY = 24 * 3600;
/** Longest time of one deed, in days. */
const MOST_DAYS = 60;

function daysIn(choices: DeedChoices): number {
  return numberIn(choices, "days", { min: 1, max: MOST_DAYS, otherwise: 1 });
}

/** WP-66 — how the days are spent: at rest unless told otherwise. */
function activityIn(choices: DeedChoices): Activity {
  return "activity" in choices ? wordIn(choices, "activity", ["rest", "active", "care"]) : "rest";
}

/** WP-66 — the row of the table that holds now. */
function rowOf(actor: Actor, activity: Activity): HealingRow {
  const { value, critical } = figuresOf(actor).hp;
  return DAILY_HEALING[activity][conditionOf({ hp: value, critical })];
}

function after(actor: Actor, activity: Activity, days: number): ReturnType<typeof afterDays> {
  const { hp, healingHindrance } = figuresOf(actor);
  const { value, max, healCarry, critical } = hp;
  return afterDays({ hp: value, max, carry: healCarry, critical }, activity, days, healingHindrance);
}

const activityLabel = (word: string): string => `GARDIEN.WARP.DEED.activity.${word}`;

/** WP-66, WP-75 — days of healing; wounds that are not looked after take their share. */
export const healing = deed("healing", {
  icon: "fa-solid fa-bed",
  by: "keeper",
  fields: (actors, choices) => [
    numberField("days", daysIn(choices), 1, MOST_DAYS),
    choiceField(
      "activity",
      activityIn(choices),
      wordOptions(ACTIVITIES, activityLabel),
      actors.some((actor) => figuresOf(actor).hp.fightStart !== null) ? told("hint.recoverFirst") : undefined,
    ),
    ...(game.user.isGM
      ? [flagField("advance", flagIn(choices, "advance", !clockStandsAfter("healing", actors)), told("hint.advance"))]
      : []),
  ],
  obstacle: ({ actor, choices }) =>
    unlessAlive(actor) ?? (rowOf(actor, activityIn(choices)).perDay === null ? obstacle("notActive", actor) : null),
  outcome: ({ actor, choices }) => {
    const activity = activityIn(choices);
    const days = daysIn(choices);
    const { hp, carry } = after(actor, activity, days);
    return {
      activity,
      days,
      moved: hp - figuresOf(actor).hp.value,
      carry,
      mayWorsen: rowOf(actor, activity).mayWorsen,
      lost: figuresOf(actor).healingHindrance.dailyLoss * days,
      temp: figuresOf(actor).hp.temp,
      advance: flagIn(choices, "advance"),
    };
  },
  passes: (outcome) => (outcome.advance === true ? stored(outcome, "days") * DAY : 0),
  changes: (outcome, actor) => {
    const activity = activityWord(outcome);
    const { value, temp, healCarry } = figuresOf(actor).hp;
    const { hp: byRules, carry } = after(actor, activity, stored(outcome, "days"));
    const hp = isDecided(outcome, "moved") ? hpMoved(actor, stored(outcome, "moved")) : byRules;
    const rests = activity !== "active"; // WP-60: a rest ends temporary damage
    return {
      numbers: [
        ...(hp === value ? [] : [{ path: "system.hp.value", after: hp }]),
        ...(rests && temp > 0 ? [{ path: "system.hp.temp", after: 0 }] : []),
      ],
      values: carry === healCarry ? [] : [{ path: "system.hp.healCarry", after: carry }],
    };
  },
  edit: { figures: () => [count("moved", [-99, 99])] },
  view: (outcome) => {
    const days = stored(outcome, "days");
    const moved = stored(outcome, "moved");
    const lost = stored(outcome, "lost");
    return card({
      verdict: told(days === 1 ? "healing.one" : "healing.other", { days }),
      tone: moved < 0 ? "bad" : moved > 0 ? "good" : "mute",
      facts: [
        fact("activity", { key: activityLabel(activityWord(outcome)) }, "WP-66"),
        ...(outcome.mayWorsen === true ? [fact("worsens", told("healing.mayWorsen"), "WP-66")] : []),
        ...(lost > 0 ? [numbers("wounds", told("loss", { points: lost }), "WP-75")] : []),
        ...(outcome.advance === true ? [fact("clock", told("clock", { days }), "WP-66")] : []),
      ],
      losses: moved === 0 ? [] : [told(moved > 0 ? "gain" : "loss", { points: Math.abs(moved) })],
    });
  },
});

function activityWord(outcome: Outcome): Activity {
  return ACTIVITIES.find((one) => one === word(outcome, "activity")) ?? "rest";
}
