import { decimal, plural, t } from "../../text/i18n.js";
import { LIMITS } from "../checks/speed.js";
import { mends } from "../deliver.js";
import { activeModules } from "../foundry.js";
import type { FaultyCheck } from "../outcome.js";
import { tallies } from "../points.js";
import type { Session } from "../session.js";
import { pageHere } from "../surroundings.js";
import { button, ENTER, key, line, of, type Button, type View } from "./view-parts.js";
import { faultWords, pointName, secondsOf, spanOf } from "./words.js";

/** Everything the templates say of a check that is over: what is wrong comes first. */
export function doneView(session: Session, copied: boolean): View {
  const { outcome, failure } = session;
  const shared = { ...detailsOf(session), untold: t(key("report.untold")) };
  const view = outcome.bad > 0 ? faulty : outcome.left.length > 0 || failure !== null ? cutShort : settled;
  return { ...shared, ...view(session, copied) };
}

const reportButtons = (copied: boolean): readonly Button[] => [
  copied
    ? button("copied", { icon: "fa-solid fa-check", action: "copy" })
    : button("copy", { icon: "fa-regular fa-copy" }),
  button("save", { icon: "fa-solid fa-download" }),
];

const CLOSE = () => button("close", { key: ENTER() });

/** What could not be thrown away; nothing where all could. */
function untidy({ made, cleared }: Session): string {
  return made > cleared ? plural(key("done.notTidy"), made - cleared) : "";
}

/** What was left out, and what stopped the run. */
function besides({ omitted, failure }: Session): readonly string[] {
  return [
    ...(omitted.length > 0 ? [plural(key("done.omitted"), omitted.length)] : []),
    ...(failure === null ? [] : [t(key("done.failedLine"), { message: failure })]),
  ];
}

function faulty(session: Session, copied: boolean): View {
  const { total, good, bad, skip, faults } = session.outcome;
  const tone = faults.some(({ check }) => check.severity === "bad") ? "bad" : "warn";
  const others = good === 0 ? "none" : good === 1 ? "one" : "other";
  return {
    ...{ figure: bad, unit: of(total), tone, verdict: plural(key(`done.${tone}`), bad) },
    line: [
      t(key(`done.others.${others}`), { good }),
      ...(skip > 0 ? [plural(key("done.untried"), skip), ...reasonsOf(session)] : []),
      ...besides(session),
      untidy(session) || t(key("done.tidied")),
    ].join(" "),
    ...{ faults: faults.map(faultView), report: true },
    details: faults.map(({ check, facts }) => [check.id, ...facts.map((fact) => `  ${fact}`)].join("\n")).join("\n"),
    aside: reportButtons(copied),
    primary: { action: "again", label: plural(key("do.again"), bad), key: ENTER() },
  };
}

/** A fault, with the window in which its keeper mends it, where there is one. */
function faultView(fault: FaultyCheck, index: number): object {
  const { severity, mend = "modules" } = fault.check;
  const modules = activeModules().length;
  const useful = mends(mend) && (mend !== "modules" || modules > 0);
  const offered = useful && { action: mend, label: t(key(`do.${mend}`)), key: String(index + 1) };
  return { ...faultWords(fault, modules), tone: severity, tag: t(key(`${severity}.tag`)), mend: offered };
}

/** Stopped by its keeper, or by what failed. */
function cutShort(session: Session, copied: boolean): View {
  const { total, good, left } = session.outcome;
  const [next] = left;
  const failed = session.failure !== null;
  const counts = { good: plural(key("count.good"), good), left: plural(key("report.skip"), total - good) };
  return {
    ...{
      figure: good,
      unit: of(total),
      tone: failed ? "warn" : "",
      verdict: t(key(failed ? "done.failed" : "done.stopped")),
    },
    line: [t(key("done.counts"), counts), ...besides(session), untidy(session) || t(key("done.nothingLeft"))].join(" "),
    aside: reportButtons(copied).slice(0, 1),
    primary: next ? { action: "resume", label: t(key("do.resume"), { point: next.number }), key: ENTER() } : CLOSE(),
  };
}

function settled(session: Session, copied: boolean): View {
  return session.outcome.skip > 0 ? partly(session, copied) : allWell(session, copied);
}

/** Nothing wrong, but something could not be tried. */
function partly(session: Session, copied: boolean): View {
  const { points, results, outcome } = session;
  const { total, good, skip } = outcome;
  return {
    ...{ figure: good, unit: of(total), tone: "good", verdict: plural(key("done.skip"), skip) },
    line: [...reasonsOf(session), ...besides(session), untidy(session)].filter(Boolean).join(" "),
    tests: tallies(points, results).map((tally) => ({
      ...line(tally),
      now: tally.skip > 0 ? plural(key("done.redo"), tally.skip) : "",
    })),
    aside: [...reportButtons(copied), button("redo", { label: plural(key("do.redo"), skip) })],
    primary: CLOSE(),
  };
}

function allWell(session: Session, copied: boolean): View {
  const { made, cleared, outcome } = session;
  const { total } = outcome;
  return {
    ...{ figure: total, unit: of(total), tone: "good", verdict: t(key("done.good")) },
    line: [
      t(key("done.goodLine")),
      ...besides(session),
      untidy(session) || t(key("done.cleared"), { made, cleared }),
    ].join(" "),
    ...{ around: aroundOf(), speeds: speedsOf(session), aside: reportButtons(copied), primary: CLOSE() },
  };
}

/** Why something was not tried, each reason once. */
function reasonsOf({ points, results }: Session): readonly string[] {
  const reasons = points.flatMap(({ id }) => {
    const result = results.get(id);
    return result?.state === "skip" ? [result.reason] : [];
  });
  return [...new Set(reasons)].map((reason) => t(key(`skip.${reason}`)));
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
  const { foundry: version, system, modules, browser, graphics, screen, scale } = pageHere();
  return [
    { name: "Foundry", value: version },
    { name: "Gardien", value: system },
    { name: t(key("around.modules")), value: modules.length },
    { name: t(key("around.browser")), note: t(key(`around.graphics.${graphics}`)), value: browser },
    { name: t(key("around.screen")), note: t(key("around.scale"), { scale: decimal(scale, 2) }), value: screen },
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
