import { decimal, t } from "../../text/i18n.js";
import type { Check } from "../check.js";
import type { FaultyCheck } from "../outcome.js";
import type { Point } from "../points.js";

const key = (end: string) => `GARDIEN.CHECK.${end}`;

/** What a check tries, in a few words. */
export function nameOf({ id }: Pick<Check, "id">): string {
  return t(key(`point.${id}.name`));
}

/** The same of a point, with the ruleset it is of. */
export function pointName({ check, ruleset }: Pick<Point, "check" | "ruleset">): string {
  return ruleset ? t(key("ofRuleset"), { ruleset: t(ruleset.title), name: nameOf(check) }) : nameOf(check);
}

/** What does not work, whether one can play, and what to do. */
export interface FaultWords {
  readonly title: string;
  readonly rulesets: string;
  readonly may: string;
  readonly why: string;
  readonly todo: string;
}

/** What a keeper is told of a fault. */
export function faultWords({ check, rulesets }: Pick<FaultyCheck, "check" | "rulesets">, modules: number): FaultWords {
  const { id, severity } = check;
  const slow = check.group === "speed";
  const own = (end: string, otherwise: string) => {
    const known = key(`point.${id}.${end}`);
    return t(game.i18n.has(known) ? known : key(otherwise));
  };
  return {
    title: t(key(`point.${id}.fault`)),
    rulesets: rulesets.map(({ title }) => t(title)).join(", "),
    may: t(key(`${severity}.may`)),
    why: own("play", slow ? "warn.speed" : `${severity}.why`),
    todo: own("todo", slow ? "todo.speed" : modules > 0 ? "todo.modules" : "todo.report"),
  };
}

/** A span in seconds and minutes, as one says it. */
export function spanOf(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  if (seconds < 60) return t(key("time.seconds"), { seconds });
  const rest = String(seconds % 60).padStart(2, "0");
  return t(key("time.minutes"), { minutes: Math.floor(seconds / 60), seconds: rest });
}

/** A short span, with hundredths of a second. */
export function secondsOf(milliseconds: number): string {
  return t(key("time.seconds"), { seconds: decimal(milliseconds / 1000, 2) });
}

/** A day and an hour, as the reader says them. */
export function momentOf(at: number): string {
  return t(key("time.moment"), { day: date(at, { year: "numeric" }), hour: hourOf(at) });
}

/** An hour, as the reader says it. */
export function hourOf(at: number): string {
  const moment = new Date(at);
  return t(key("time.hour"), { hours: moment.getHours(), minutes: String(moment.getMinutes()).padStart(2, "0") });
}

/** A day of this year, as the reader says it. */
export function dayOf(at: number): string {
  return date(at);
}

function date(at: number, more: Intl.DateTimeFormatOptions = {}): string {
  const { lang } = game.i18n;
  const told = new Intl.DateTimeFormat(lang, { day: "numeric", month: "long", ...more }).format(at);
  return lang === "fr" ? told.replace(/^1 /, "1er ") : told;
}
