import { card } from "../../../../core/deed/card.js";
import { clockStandsAfter } from "../../../../core/play/log/clock-stands.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { flag, oneOf, real, whole } from "../../../../core/shape/shape.js";
import { ACTIVITIES, afterDays, conditionOf, DAILY_HEALING } from "../../rules/body/healing.js";
import type { Activity, HealingRow } from "../../rules/body/healing.js";
import { count, deed, fact, field, numbers, obstacle, say } from "../kit.js";
import { figuresOf, hpMoved, unlessAlive } from "../reading.js";

const DAY = 24 * 3600;
/** Longest time of one deed, in days. */
const MOST_DAYS = 60;

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

const isInFight = (actor: Actor) => figuresOf(actor).hp.fightStart !== null;

/** WP-66, WP-75 — days of healing; wounds that are not looked after take their share. */
export const healing = deed("healing", {
  icon: "fa-solid fa-bed",
  by: "keeper",
  form: {
    days: field.number(1, MOST_DAYS),
    activity: field.choice(ACTIVITIES, "activity", {
      initial: "rest",
      hint: (_activity, { actors }) => (actors.some(isInFight) ? say("hint.recoverFirst") : null),
    }),
    advance: field.flag({
      hint: say("hint.advance"),
      proposed: ({ actors }) => !clockStandsAfter("healing", actors),
    }),
  },
  window: () => ({ advance: game.user.isGM }),
  kept: {
    activity: oneOf(ACTIVITIES, "rest"),
    days: whole,
    moved: whole,
    carry: real,
    mayWorsen: flag,
    lost: whole,
    temp: whole,
    advance: flag,
  },
  obstacle: ({ actor, form }) =>
    unlessAlive(actor) ?? (rowOf(actor, form.activity).perDay === null ? obstacle("notActive", actor) : null),
  outcome: ({ actor, form: { activity, days, advance } }) => {
    const { hp, carry } = after(actor, activity, days);
    const { hp: before, healingHindrance } = figuresOf(actor);
    return {
      ...{ activity, days, carry, advance, temp: before.temp },
      moved: hp - before.value,
      mayWorsen: rowOf(actor, activity).mayWorsen,
      lost: healingHindrance.dailyLoss * days,
    };
  },
  passes: ({ advance, days }) => (advance ? days * DAY : 0),
  changes: (kept, actor) => {
    const { value, temp, healCarry } = figuresOf(actor).hp;
    const { hp: byRules, carry } = after(actor, kept.activity, kept.days);
    const hp = isDecided(kept, "moved") ? hpMoved(actor, kept.moved) : byRules;
    const rests = kept.activity !== "active"; // WP-60: a rest ends temporary damage
    return {
      numbers: [
        ...(hp === value ? [] : [{ path: "system.hp.value", after: hp }]),
        ...(rests && temp > 0 ? [{ path: "system.hp.temp", after: 0 }] : []),
      ],
      values: carry === healCarry ? [] : [{ path: "system.hp.healCarry", after: carry }],
    };
  },
  edit: { figures: () => [count("moved", [-99, 99])] },
  view: ({ activity, days, moved, lost, mayWorsen, advance }) =>
    card({
      verdict: say(days === 1 ? "healing.one" : "healing.other", { days }),
      tone: moved < 0 ? "bad" : moved > 0 ? "good" : "mute",
      facts: [
        fact("activity", say(`activity.${activity}`), "WP-66"),
        ...(mayWorsen ? [fact("worsens", say("healing.mayWorsen"), "WP-66")] : []),
        ...(lost > 0 ? [numbers("wounds", say("loss", { points: lost }), "WP-75")] : []),
        ...(advance ? [fact("clock", say("clock", { days }), "WP-66")] : []),
      ],
      losses: moved === 0 ? [] : [say(moved > 0 ? "gain" : "loss", { points: Math.abs(moved) })],
    }),
});
