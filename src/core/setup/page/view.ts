import { playedRulesets, rulesetById } from "../../rulesets.js";
import { isInSight, rulesetsInSight } from "../../settings/in-sight.js";
import { plural, t } from "../../text/i18n.js";
import { DIAL, stepsAmong } from "./dial.js";
import { differs, isOfTable, isPlayed, type Option } from "./options.js";
import { changesOf, PRESETS } from "./presets.js";
import type { Around } from "./view-option.js";
import {
  automationPage,
  displayPage,
  foundPage,
  minePage,
  rulesetPage,
  rulesetsPage,
  type Filter,
} from "./view-pages.js";

/** Parts that are drawn anew when what an option says has changed. */
export const CHANGING = ["top", "nav", "page"];

/** Where somebody is on the page. */
export interface Place {
  /** A subject of the page (`rulesets`, `automation`, `display`, `mine`), or the id of a ruleset. */
  readonly subject: string;
  readonly filter: Filter;
  readonly query: string;
}

const key = (end: string): string => `GARDIEN.OPTIONS.${end}`;

/** Everything the templates say. */
export function pageView(all: readonly Option[], place: Place, around: Around): object {
  const { may } = around;
  const table = all.filter((one) => isPlayed(one) && differs(one) && (!one.ruleset || isInSight(one.ruleset.id)));
  return {
    may,
    query: place.query,
    presets: PRESETS.map((id) => ({ id, label: t(key(`preset.${id}`)), pressed: changesOf(id, all).length === 0 })),
    differs: table.length > 0,
    differ: table.length > 0 ? plural(key("differ"), table.length) : t(key("differNone")),
    nav: may ? navOf(all, place) : [],
    page: around.words.length > 0 ? foundPage(all, around) : pageOf(all, place, around),
  };
}

function pageOf(all: readonly Option[], { subject, filter }: Place, around: Around): object {
  const ruleset = rulesetById(subject);
  if (ruleset) return rulesetPage(ruleset, all, filter, around);
  if (subject === "rulesets") return rulesetsPage();
  if (subject === "automation") return automationPage(all, around);
  return subject === "display" ? displayPage(all, around) : minePage(all, around);
}

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly count: string | number;
  readonly changed: number;
  readonly hidden?: boolean;
  readonly current: boolean;
}

/** The subjects under their headings. */
function navOf(all: readonly Option[], { subject, query }: Place): readonly object[] {
  const entry = (id: string, label: string, held: readonly Option[], more: Partial<Entry> = {}): Entry => {
    const changed = held.filter(differs).length;
    return { id, label, count: held.length, changed, current: id === subject && query === "", ...more };
  };
  const steps = stepsAmong(all).filter(({ ruleset }) => !ruleset || isInSight(ruleset.id));
  const own = all.filter(({ ruleset }) => ruleset === null);
  const display = own.filter((one) => isOfTable(one) && one.key !== DIAL);
  const rulesets = playedRulesets().map(({ id, title }) => {
    const held = all.filter(({ ruleset }) => ruleset?.id === id);
    return entry(id, t(title), held, { hidden: !isInSight(id) });
  });
  const seen = rulesetsInSight().length;
  const headings = [
    {
      title: t(key("world")),
      entries: [
        entry("rulesets", t("GARDIEN.SIGHT.rulesets"), [], { count: `${seen} / ${rulesets.length}` }),
        entry("automation", t(key("automation")), [...own.filter((one) => one.key === DIAL), ...steps]),
        entry("display", t(key("display")), display),
      ],
    },
    { title: t(key("rules")), entries: rulesets.filter(({ hidden }) => !hidden) },
    { title: t(key("outOfSight")), entries: rulesets.filter(({ hidden }) => hidden) },
    {
      title: t(key("you")),
      entries: [
        entry(
          "mine",
          t(key("mine")),
          own.filter((one) => !isOfTable(one)),
        ),
      ],
    },
  ];
  return headings.filter(({ entries }) => entries.length > 0);
}
