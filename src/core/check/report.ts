import { plural, t } from "../i18n.js";
import type { Outcome } from "./outcome.js";
import type { Point, Result } from "./points.js";
import type { Surroundings } from "./surroundings.js";
import type { Speeds } from "./trial.js";
import { faultWords, momentOf, secondsOf } from "./words.js";

/** What a report is made of. */
export interface Told {
  readonly at: number;
  readonly took: number;
  readonly points: readonly Point[];
  readonly results: ReadonlyMap<string, Result>;
  readonly outcome: Outcome;
  readonly around: Surroundings;
  readonly speeds: Speeds;
}

const key = (end: string) => `GARDIEN.CHECK.report.${end}`;

/**
 * The report as one text, for whoever writes the system: what it ran on, what went wrong with all facts, what could not be
 * tried, what is good. It tells no name of anybody, no message and no address.
 * @param names of people, which nothing in it may tell
 */
export function reportText(told: Told, names: readonly string[]): string {
  const { outcome, around, results, points, speeds } = told;
  const skipped = points.flatMap((point) => {
    const result = results.get(point.id);
    return result?.state === "bad" || result?.state === "good" ? [] : [`${point.id} (${result?.reason ?? "stopped"})`];
  });
  const good = points.filter(({ id }) => results.get(id)?.state === "good").map(({ id }) => id);
  const lines = [
    t(key("title"), { when: momentOf(told.at) }),
    [
      t(key("good"), { good: outcome.good, total: outcome.total }),
      ...(outcome.bad > 0 ? [plural(key("bad"), outcome.bad)] : []),
      ...(outcome.skip > 0 ? [plural(key("skip"), outcome.skip)] : []),
    ].join(" · "),
    `Foundry ${around.foundry} · Gardien ${around.system} · ${around.browser} · ${around.lang}`,
    `${around.screen} · × ${around.scale} · ${secondsOf(told.took)}`,
    `${plural(key("modules"), around.modules.length)}${around.modules.length > 0 ? " :" : ""}`,
    ...around.modules.map((one) => `  ${one}`),
    ...outcome.faults.flatMap((fault) => [
      `${t(key(`severity.${fault.check.severity}`))}  ${fault.points.map(({ id }) => id).join(", ")}  ${faultWords(fault, around.modules.length).title}`,
      ...fault.facts.map((fact) => `    ${without(fact, names)}`),
    ]),
    ...(skipped.length > 0 ? [`${t(key("notTried"))}  ${skipped.join(", ")}`] : []),
    ...Object.entries(speeds).map(([what, took]) => `speed.${what}  ${Math.round(took)} ms`),
    `${t(key("fine"))}  ${good.join(", ")}`,
  ];
  return `${lines.join("\n")}\n`;
}

/** A fact without addresses, and without names of anybody. */
export function without(fact: string, names: readonly string[]): string {
  const plain = fact.replace(/\b[a-z]+:\/\/[^/\s)]+/gi, "");
  const told = names.filter((name) => name.length > 2).toSorted((one, other) => other.length - one.length);
  return told.reduce((text, name) => text.replaceAll(name, "…"), plain);
}
