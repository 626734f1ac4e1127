import { playedRulesets } from "../../rulesets.js";
import type { Ruleset } from "../../ruleset.js";
import { isInSight } from "../../settings/in-sight.js";
import { AUTOMATION } from "../../settings/settings.js";
import { plural, t } from "../../text/i18n.js";
import { peopleOf } from "../../world/people-of.js";
import { DIAL, isApart, levelOf, levelsOf, stepsAmong, stopOf } from "./dial.js";
import { differs, idleReason, isOfTable, isPlayed, nameOf, rulesOf, valueOf, wordsOf, type Option } from "./options.js";
import { has } from "./search.js";
import { optionView, type Around } from "./view-option.js";

const key = (end: string): string => `GARDIEN.OPTIONS.${end}`;

/** What of a ruleset's options is shown. */
export type Filter = "all" | "changed" | "idle";

/** Options under a title, of which some may be left out. */
export interface Group {
  readonly title: string;
  readonly note?: string;
  readonly options: readonly object[];
  readonly counted: string;
}

function groupOf(title: string, options: readonly Option[], around: Around, note = ""): readonly Group[] {
  if (options.length === 0) return [];
  const counted = plural(key("options"), options.length);
  return [{ title, note, counted, options: options.map((one) => optionView(one, around)) }];
}

/** A ruleset's options by the chapters of its book; those that no rule of it names come last. */
export function rulesetPage(ruleset: Ruleset, all: readonly Option[], filter: Filter, around: Around): object {
  const options = all.filter((option) => option.ruleset === ruleset);
  const counts = {
    all: options.length,
    changed: options.filter(differs).length,
    idle: options.filter(idleReason).length,
  };
  const wanted = options.filter(
    (one) => filter === "all" || (filter === "changed" ? differs(one) : idleReason(one) !== ""),
  );
  const chapters = new Map<string, Option[]>();
  for (const option of wanted) {
    const chapter = rulesOf(option).flatMap((number) => around.told.get(number)?.page.name ?? [])[0] ?? "";
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), option]);
  }
  const inOrder = [...chapters].toSorted(([one], [other]) => Number(one === "") - Number(other === ""));
  return {
    ...{ look: ruleset.id, title: t(ruleset.title) },
    line: t(key(isInSight(ruleset.id) ? "ruleset" : "hiddenRuleset")),
    notice: ruleset.notice && { text: t(ruleset.notice.text), page: t(ruleset.notice.page) },
    filters: filtersOf(counts, filter),
    groups: inOrder.flatMap(([chapter, held]) => groupOf(chapter || t(key("noChapter")), held, around)),
    empty: wanted.length === 0 && t(key("empty")),
  };
}

/** Ways to see fewer; none where there is but one. */
function filtersOf(counts: Readonly<Record<Filter, number>>, filter: Filter): readonly object[] {
  const useful = (["all", "changed", "idle"] as const).filter((id) => id === "all" || counts[id] > 0 || filter === id);
  if (useful.length === 1) return [];
  return useful.map((id) => ({
    id,
    label: t(key(`filter.${id}`), { count: counts[id] }),
    pressed: id === filter,
  }));
}

/** Those of no ruleset that are the table's, but for the dial. */
export function displayPage(all: readonly Option[], around: Around): object {
  const options = all.filter((one) => one.ruleset === null && isOfTable(one) && one.key !== DIAL);
  return {
    ...{ title: t(key("display")), line: t(key("displayLine")) },
    groups: groupOf(t(key("allRulesets")), options, around),
  };
}

const SCOPES = ["user", "client"] as const;

/** Those of whoever looks, and what the table plays otherwise than its books. */
export function minePage(all: readonly Option[], around: Around): object {
  const groups = SCOPES.flatMap((scope) =>
    groupOf(
      t(key(`scope.${scope}`)),
      all.filter(({ definition }) => definition.scope === scope),
      around,
      t(key(`scope.${scope}Hint`)),
    ),
  );
  const table = all.filter((one) => isPlayed(one) && differs(one) && (!one.ruleset || isInSight(one.ruleset.id)));
  return {
    ...{ title: t(key("mine")), line: t(key("mineLine")), groups },
    table: !around.may && {
      none: table.length === 0 && t(key("tableNone")),
      rows: table.map((one) => ({
        name: one.ruleset ? `${nameOf(one)} (${t(one.ruleset.title)})` : nameOf(one),
        rules: rulesOf(one).join(", "),
        value: wordsOf(one, valueOf(one)),
      })),
    },
  };
}

/** Every option that has the words looked for, by ruleset; those out of sight last. */
export function foundPage(all: readonly Option[], around: Around): object {
  const told = (option: Option): string =>
    rulesOf(option)
      .flatMap((number) => around.told.get(number)?.text ?? [])
      .join("\n");
  const found = all.filter((option) => has(option, around.words, told(option)));
  // What is found by the text of its rule alone shows that text.
  const byRule = found.filter((option) => !has(option, around.words, "")).map((option) => option.key);
  const shown = { ...around, opened: new Set([...around.opened, ...byRule]) };
  const of = (ruleset: Ruleset | null) => found.filter((option) => option.ruleset === ruleset);
  const [seen, hidden] = [true, false].map((seen) => playedRulesets().filter(({ id }) => isInSight(id) === seen));
  const named = (ruleset: Ruleset, title: string) => groupOf(title, of(ruleset), shown);
  return {
    title: plural(key("found"), found.length),
    groups: [
      ...groupOf(t(key("allRulesets")), of(null).filter(isOfTable), shown),
      ...groupOf(
        t(key("mine")),
        of(null).filter((one) => !isOfTable(one)),
        shown,
      ),
      ...(seen ?? []).flatMap((one) => named(one, t(one.title))),
      ...(hidden ?? []).flatMap((one) => named(one, t(key("hiddenTitle"), { name: t(one.title) }))),
    ],
    empty: found.length === 0 && t(key("foundNone")),
  };
}

/** The dial, and what each step does at the stop that it stands at. */
export function automationPage(all: readonly Option[], around: Around): object {
  const stop = stopOf(all);
  const steps = stepsAmong(all).filter(({ ruleset }) => !ruleset || isInSight(ruleset.id));
  const of = (ruleset: Ruleset) => steps.filter((step) => step.ruleset === ruleset);
  return {
    ...{ title: t(key("automation")), line: t(key("automationLine")) },
    dial: AUTOMATION.map((id) => ({
      ...{ id, checked: id === stop, locked: !around.may },
      name: t(key(`stop.${id}.name`)),
      text: t(key(`stop.${id}.text`)),
    })),
    steps: playedRulesets().flatMap((ruleset) => {
      const held = of(ruleset).map((option) => stepView(option, isApart(option, stop), around));
      return held.length > 0 ? [{ title: t(ruleset.title), steps: held }] : [];
    }),
  };
}

function stepView(option: Option, apart: boolean, around: Around): object {
  const at = levelOf(option);
  const levels = levelsOf(option).map((level) => ({ level, label: t(key(`level.${level}`)), pressed: level === at }));
  return { ...optionView(option, around), apart, levels };
}

/** The rulesets of this world. */
export function rulesetsPage(): object {
  return {
    ...{ title: t("GARDIEN.SIGHT.title"), line: t(key("rulesetsLine")) },
    mayChoose: game.user.isGM,
    rulesets: playedRulesets().map((ruleset) => {
      const people = peopleOf(ruleset).length;
      const here = people > 0 ? plural("GARDIEN.SIGHT.here", people) : "";
      return { id: ruleset.id, name: t(ruleset.title), seen: isInSight(ruleset.id), here };
    }),
  };
}
