import { plural, t } from "../../text/i18n.js";
import { playedRulesets } from "../../rulesets.js";
import { peopleOf } from "../../world/people-of.js";
import { foundryVersion } from "../foundry.js";
import type { Last } from "../last.js";
import type { Leftovers } from "../leftovers.js";
import type { Mark } from "../marks.js";
import { tallies, type Point } from "../points.js";
import type { Session } from "../session.js";
import { doneView } from "./view-done.js";
import { button, ENTER, ESCAPE, key, line, of, type View } from "./view-parts.js";
import { dayOf, hourOf, nameOf, pointName, spanOf } from "./words.js";

/** What the window shows. */
export type State =
  | {
      readonly kind: "before";
      readonly chosen: ReadonlySet<string>;
      readonly last: Last | null;
      readonly minutes: number;
    }
  | { readonly kind: "fight"; readonly round: number; readonly some: number; readonly total: number }
  | {
      readonly kind: "busy";
      readonly name: string;
      readonly own: boolean;
      readonly mark: Mark;
      readonly watched: boolean;
    }
  | { readonly kind: "cut"; readonly mark: Mark; readonly left: Leftovers }
  | { readonly kind: "running" | "done"; readonly session: Session };

const CLOSE = () => button("close", { key: ESCAPE() });

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
      return doneView(state.session, copied);
  }
}

function before({ chosen, last, minutes }: State & { kind: "before" }): View {
  const rulesets = playedRulesets().map((ruleset) => {
    const { id, title } = ruleset;
    const count = peopleOf(ruleset).length;
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
  const changed =
    last.foundry !== foundryVersion() ? "foundry" : last.system !== game.system.version ? "system" : "same";
  const found = last.bad > 0 ? plural(key("last.bad"), last.bad) : t(key("last.good"));
  const how = last.skip > 0 ? t(key("last.and"), { how: found, rest: plural(key("report.skip"), last.skip) }) : found;
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

function busy({ name, own, mark, watched }: State & { kind: "busy" }): View {
  const { point, total } = mark;
  return {
    ...{
      figure: point,
      unit: of(total),
      tone: "warn",
      verdict: own ? t(key("busy.own")) : t(key("busy.verdict"), { name }),
      line: t(key(own ? "busy.elsewhere" : "busy.line")),
    },
    bar: watched && { share: share(point, total), now: point, total, label: t(key("bar"), { point, total }) },
    aside: [CLOSE(), ...(own ? [button("clear")] : [])],
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
  const { points, results, tidies, outcome, remaining } = session;
  const current = tidies ? null : session.current;
  const [total, number] = [points.length, current?.number ?? results.size];
  const group = current?.check.group;
  return {
    ...{ figure: number, unit: of(total), busy: true },
    verdict: current ? nameOf(current.check) : t(key(tidies ? "running.tidies" : "running.begins")),
    line: current?.ruleset ? t(current.ruleset.title) : tidies ? t(key("running.tidying")) : "",
    bar: {
      ...{ share: share(results.size, total), now: number, total, label: t(key("bar"), { point: number, total }) },
      rest: remaining === null || tidies ? "" : t(key("running.rest"), { span: spanOf(remaining) }),
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
