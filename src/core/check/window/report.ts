import { plural, t } from "../../text/i18n.js";
import type { Outcome } from "../outcome.js";
import type { Point, Result } from "../points.js";
import type { Surroundings } from "../surroundings.js";
import type { Speeds } from "../trial.js";
import { faultWords, momentOf, spanOf } from "./words.js";

/** What a report is made of. */
export interface ReportData {
  readonly at: number;
  readonly took: number;
  readonly points: readonly Point[];
  readonly omitted: readonly Point[];
  readonly results: ReadonlyMap<string, Result>;
  readonly outcome: Outcome;
  readonly around: Surroundings;
  readonly speeds: Speeds;
  /** Errors of others that were heard meanwhile, and why the run came to no end of its own. */
  readonly heard: readonly string[];
  readonly failure: string | null;
}

const key = (end: string) => `GARDIEN.CHECK.report.${end}`;

/**
 * The report as one text, for whoever writes the system: what it ran on, what went wrong with all facts, what could not be
 * tried, what is good. It tells no name of anybody, no message and no address.
 * @param names of people, which nothing in it may tell
 */
export function reportText(told: ReportData, names: readonly string[]): string {
  const plain = (fact: string) => without(fact, names);
  const { around, heard, failure, took } = told;
  const lines = [
    t(key("title"), { when: momentOf(told.at) }),
    countsOf(told.outcome),
    ...aroundOf(around, took),
    ...(failure === null ? [] : [`${t(key("failed"))}  ${plain(failure)}`]),
    ...told.outcome.faults.flatMap((fault) => [
      `${t(key(`severity.${fault.check.severity}`))}  ${fault.points.map(({ id }) => id).join(", ")}  ${faultWords(fault, around.modules.length).title}`,
      ...fault.facts.map((fact) => `    ${plain(fact)}`),
    ]),
    ...(heard.length > 0 ? [t(key("heard")), ...heard.map((fact) => `    ${plain(fact)}`)] : []),
    ...pointsOf(told),
  ];
  return `${lines.join("\n")}\n`;
}

function countsOf({ good, bad, skip, total }: Outcome): string {
  return [
    t(key("good"), { good, total }),
    ...(bad > 0 ? [plural(key("bad"), bad)] : []),
    ...(skip > 0 ? [plural(key("skip"), skip)] : []),
  ].join(" · ");
}

function aroundOf(around: Surroundings, took: number): readonly string[] {
  const { world, role, keepers, players, modules, settings } = around;
  const documents = { actors: world.Actor, items: world.Item, scenes: world.Scene, messages: world.ChatMessage };
  return [
    `Foundry ${around.foundry} · Gardien ${around.system} · ${around.browser} · ${around.machine} · ${around.lang}`,
    `${around.screen} · × ${around.scale} · ${t(key(`graphics.${around.graphics}`))} · ${spanOf(took)}`,
    t(key("world"), documents),
    t(key("people"), { keepers, players, role }),
    t(key("settings"), { settings: settings.join(", ") || t(key("asFirst")) }),
    t(key(modules.length > 0 ? "modules" : "noModule"), { count: modules.length }),
    ...modules.map((one) => `    ${one}`),
  ];
}

/** What could not be tried and why, what was measured, what is good. */
function pointsOf({ points, omitted, results, speeds }: ReportData): readonly string[] {
  const skipped = points.flatMap((point) => {
    const result = results.get(point.id);
    return result?.state === "bad" || result?.state === "good" ? [] : [`${point.id} (${result?.reason ?? "stopped"})`];
  });
  const good = points.filter(({ id }) => results.get(id)?.state === "good").map(({ id }) => id);
  return [
    ...(skipped.length > 0 ? [`${t(key("notTried"))}  ${skipped.join(", ")}`] : []),
    ...(omitted.length > 0 ? [`${t(key("omitted"))}  ${omitted.map(({ id }) => id).join(", ")}`] : []),
    ...Object.entries(speeds).map(([what, took]) => `speed.${what}  ${Math.round(took)} ms`),
    ...(good.length > 0 ? [`${t(key("fine"))}  ${good.join(", ")}`] : []),
  ];
}

/** Addresses of servers and folders: of the web, of a machine by its number, and of a machine's own disk. */
const ADDRESSES = [
  /\b[a-z]+:\/\/[^/\s)]+/gi,
  /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g,
  /\b[A-Z]:\\[^\s"')]+|\/(?:home|Users|root)\/[^\s"')]+/g,
];

/** A fact without addresses, and without names of anybody. */
export function without(fact: string, names: readonly string[]): string {
  const plain = ADDRESSES.reduce((text, address) => text.replaceAll(address, ""), fact);
  const told = names.filter((name) => name.length > 2).toSorted((one, other) => other.length - one.length);
  return told.reduce((text, name) => text.replaceAll(name, "…"), plain);
}
