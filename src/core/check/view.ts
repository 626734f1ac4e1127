import { plural, t } from "../i18n.js";
import { RULESETS } from "../../rulesets/index.js";
import type { Last } from "./last.js";
import type { Leftovers } from "./leftovers.js";
import type { Mark } from "./marks.js";
import { tallies, type Point, type Result, type Tally } from "./points.js";
import type { Session } from "./session.js";
import { mends } from "./deliver.js";
import { surroundings } from "./surroundings.js";
import { LIMITS } from "./checks/speed.js";
import { dayOf, faultWords, hourOf, nameOf, pointName, secondsOf, spanOf } from "./words.js";

/** What the window shows. */
export type State =
  | {
      readonly kind: "before";
      readonly chosen: ReadonlySet<string>;
      readonly last: Last | null;
      readonly minutes: number;
    }
  | { readonly kind: "fight"; readonly round: number; readonly some: number; readonly total: number }
  | { readonly kind: "busy"; readonly name: string; readonly mark: Mark; readonly watched: boolean }
  | { readonly kind: "cut"; readonly mark: Mark; readonly left: Leftovers }
  | { readonly kind: "running" | "done"; readonly session: Session };

interface Button {
  readonly action: string;
  readonly label: string;
  readonly icon?: string;
  /** The key that does it too. */
  readonly key?: string;
}

type View = Record<string, unknown> & {
  readonly figure: number;
  readonly unit: string;
  readonly verdict: string;
  readonly line: string;
  readonly aside: readonly Button[];
  readonly primary: Button | null;
};

const key = (end: string) => `GARDIEN.CHECK.${end}`;
const button = (action: string, more: Partial<Button> = {}): Button => ({
  action,
  label: t(key(`do.${action}`)),
  ...more,
});
const ENTER = () => t(key("key.enter"));
const ESCAPE = () => t(key("key.escape"));
const CLOSE = () => button("close", { key: ESCAPE() });
const REPORT = (copied: boolean): readonly Button[] => [
  copied
    ? button("copied", { icon: "fa-solid fa-check", action: "copy" })
    : button("copy", { icon: "fa-regular fa-copy" }),
  button("save", { icon: "fa-solid fa-download" }),
];

/** Everything the templates say of a state. */
export function viewOf(state: State, copied = false): View {
  switch (state.kind) {
    case "before":
      return before(state);
    case "fight":
      return fight(state);
    case "busy":
      return busy(state);
    case "cut":
      return cut(state);
    case "running":
      return running(state.session);
    case "done":
      return done(state.session, copied);
  }
}

const of = (total: number) => t(key("of"), { total });

function before({ chosen, last, minutes }: State & { kind: "before" }): View {
  const rulesets = RULESETS.map(({ id, title, actors }) => {
    const count = game.actors.filter(({ type }) => type in actors).length;
    const here = count > 0 ? plural(key("before.here"), count) : "";
    return { id, title: t(title), checked: chosen.has(id), here };
  });
  return {
    ...{
      figure: minutes,
      unit: t(key("before.minutes")),
      verdict: t(key("before.verdict")),
      line: t(key("before.line")),
    },
    says: [
      { icon: "fa-solid fa-dice-d20", text: t(key("before.plays")) },
      { icon: "fa-solid fa-lock", text: t(key("before.apart")) },
      { icon: "fa-solid fa-broom", text: t(key("before.tidies")) },
    ],
    rulesets,
    banner: last && bannerOf(last),
    aside: [CLOSE()],
    primary: button("start", { key: ENTER() }),
  };
}

/** What was found last time, and whether it was on another Foundry, or by another version of ours. */
function bannerOf(last: Last): object {
  const { foundry: version, system } = surroundings();
  const changed = last.foundry !== version ? "foundry" : last.system !== system ? "system" : "same";
  const how = last.bad > 0 ? plural(key("last.bad"), last.bad) : t(key("last.good"));
  return { title: t(key(`last.${changed}`)), text: t(key("last.text"), { day: dayOf(last.at), how }) };
}

function fight({ round, some, total }: State & { kind: "fight" }): View {
  return {
    ...{
      figure: 0,
      unit: of(total),
      tone: "warn",
      verdict: t(key("fight.verdict")),
      line: t(key("fight.line"), { round }),
    },
    can: [
      { icon: "fa-solid fa-hourglass-half", text: t(key("fight.wait")) },
      { icon: "fa-solid fa-khanda", text: t(key("fight.some"), { some, total }) },
    ],
    aside: [CLOSE()],
    primary: { action: "startSome", label: t(key("do.startSome"), { some }), key: ENTER() },
  };
}

function busy({ name, mark, watched }: State & { kind: "busy" }): View {
  const { point, total } = mark;
  return {
    ...{
      figure: point,
      unit: of(total),
      tone: "warn",
      verdict: t(key("busy.verdict"), { name }),
      line: t(key("busy.line")),
    },
    bar: watched && { share: share(point, total), now: point, total, label: t(key("bar"), { point, total }) },
    aside: [CLOSE()],
    primary: watched ? null : button("watch", { key: ENTER() }),
  };
}

function cut({ mark, left }: State & { kind: "cut" }): View {
  const { count } = left;
  const told = { hour: hourOf(mark.at), point: mark.point };
  return {
    ...{ figure: count, unit: plural(key("cut.left"), count), tone: "warn", verdict: t(key("cut.verdict")) },
    line: `${t(key("cut.line"), told)} ${plural(key("cut.there"), count)}`,
    aside: [button("keep")],
    primary: button("clear", { key: ENTER() }),
  };
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

function running(session: Session): View {
  const { points, results, current, outcome, remaining } = session;
  const [total, number] = [points.length, current?.number ?? results.size];
  const group = current?.check.group;
  return {
    ...{ figure: number, unit: of(total), busy: true },
    verdict: current ? nameOf(current.check) : t(key("running.tidies")),
    line: current?.ruleset ? t(current.ruleset.title) : "",
    bar: {
      ...{ share: share(results.size, total), now: number, total, label: t(key("bar"), { point: number, total }) },
      rest: remaining === null ? "" : t(key("running.rest"), { span: spanOf(remaining) }),
      sofar: outcome.bad > 0 ? plural(key("running.bad"), outcome.bad) : t(key("running.good")),
    },
    tests: tallies(points, results).map((tally) =>
      line(tally, tally.group === group ? pointName(current as Point) : ""),
    ),
    say: t(key("running.say")),
    aside: [{ ...button("stop", { icon: "fa-solid fa-stop", key: ESCAPE() }) }],
    primary: null,
  };
}

/** One line of the list of groups. */
function line(tally: Tally, now = ""): object {
  const { group, total, done: tried, good, bad, skip } = tally;
  const state = now ? "run" : tried < total && bad === 0 ? "todo" : bad > 0 ? "bad" : skip > 0 ? "skip" : "good";
  return { state, name: t(key(`group.${group}`)), now, good, total, heard: t(key(`state.${state}`)) };
}

function done(session: Session, copied: boolean): View {
  const { outcome, points, results, made, cleared } = session;
  const { total, good, bad, skip, left } = outcome;
  const others = good === 1 ? "one" : "other";
  const shared = { ...detailsOf(session), tests: null, aside: REPORT(copied), untold: t(key("report.untold")) };
  const tidy = made > cleared ? plural(key("done.notTidy"), made - cleared) : "";
  if (bad > 0) {
    const graveness = outcome.faults.some(({ check }) => check.severity === "bad") ? "bad" : "warn";
    const faults = outcome.faults.map((fault, index) => {
      const { check } = fault;
      const words = faultWords(fault, surroundings().modules.length);
      const mend = check.mend ?? "modules";
      const useful = mends(mend) && (mend !== "modules" || surroundings().modules.length > 0);
      const offered = useful && { action: mend, label: t(key(`do.${mend}`)), key: String(index + 1) };
      return { ...words, tone: check.severity, tag: t(key(`${check.severity}.tag`)), mend: offered };
    });
    return {
      ...{ figure: bad, unit: of(total), tone: graveness, verdict: plural(key(`done.${graveness}`), bad) },
      line: [
        t(key(`done.others.${others}`), { good }),
        ...(skip > 0 ? [plural(key("done.untried"), skip)] : []),
        tidy || t(key("done.tidied")),
      ].join(" "),
      ...{ ...shared, faults, report: true },
      details: outcome.faults
        .map(({ check, facts }) => [check.id, ...facts.map((fact) => `  ${fact}`)].join("\n"))
        .join("\n"),
      primary: { action: "again", label: plural(key("do.again"), bad), key: ENTER() },
    };
  }
  if (left.length > 0) {
    const next = left[0]?.number ?? 1;
    return {
      ...{ figure: good, unit: of(total), verdict: t(key("done.stopped")) },
      line: `${t(key("done.stoppedLine"), { good, left: left.length })} ${tidy || t(key("done.nothingLeft"))}`,
      ...{ ...shared, aside: REPORT(copied).slice(0, 1) },
      primary: { action: "resume", label: t(key("do.resume"), { point: next }), key: ENTER() },
    };
  }
  if (skip > 0) {
    return {
      ...{
        figure: good,
        unit: of(total),
        tone: "good",
        verdict: plural(key("done.skip"), skip),
        line: skipLine(points, results),
      },
      ...shared,
      tests: tallies(points, results).map((tally) => ({
        ...line(tally),
        now: tally.skip > 0 ? plural(key("done.redo"), tally.skip) : "",
      })),
      primary: button("close", { key: ENTER() }),
    };
  }
  return {
    ...{ figure: total, unit: of(total), tone: "good", verdict: t(key("done.good")) },
    line: `${t(key("done.goodLine"))} ${tidy || t(key("done.cleared"), { made, cleared })}`,
    ...{ ...shared, around: aroundOf(), speeds: speedsOf(session) },
    primary: button("close", { key: ENTER() }),
  };
}

function skipLine(points: readonly Point[], results: ReadonlyMap<string, Result>): string {
  const reasons = points.flatMap(({ id }) => {
    const result = results.get(id);
    return result?.state === "skip" ? [result.reason] : [];
  });
  return [...new Set(reasons)].map((reason) => t(key(`skip.${reason}`))).join(" ");
}

function detailsOf({ points, results }: Session): object {
  const tried = points.map((point) => {
    const result = results.get(point.id);
    const state = result?.state ?? "todo";
    return { state, name: pointName(point), id: point.id, heard: t(key(`state.${state}`)) };
  });
  return { tried, triedTitle: t(key("done.tried"), { total: points.length }) };
}

function aroundOf(): readonly object[] {
  const { foundry: version, system, modules, browser, screen, scale } = surroundings();
  return [
    { name: "Foundry", value: version },
    { name: "Gardien", value: system },
    { name: t(key("around.modules")), value: modules.length },
    { name: t(key("around.browser")), value: browser },
    { name: t(key("around.screen")), note: t(key("around.scale"), { scale }), value: screen },
  ];
}

function speedsOf({ speeds, took }: Session): readonly object[] {
  const measured = (["card", "sheet", "undo", "round"] as const).flatMap((what) => {
    const one = speeds[what];
    if (one === undefined) return [];
    const limit = t(key("speed.limit"), { seconds: LIMITS[what] / 1000 });
    return [{ name: t(key(`speed.${what}`)), note: limit, value: secondsOf(one) }];
  });
  return [...measured, { name: t(key("speed.all")), value: spanOf(took) }];
}
