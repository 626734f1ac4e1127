import { playedRulesets } from "../../rulesets.js";
import type { Ruleset } from "../../ruleset.js";
import { plural, t } from "../../text/i18n.js";
import { peopleOf } from "../../world/people-of.js";

const key = (end: string) => `GARDIEN.SIGHT.${end}`;

/**
 * Everything the templates say.
 * @param chosen ids of what is ticked
 * @param proposed nobody has chosen for this world yet
 */
export function choiceView(chosen: ReadonlySet<string>, proposed: boolean): object {
  const all = playedRulesets();
  const [taken, left] = [all.filter(({ id }) => chosen.has(id)), all.filter(({ id }) => !chosen.has(id))];
  return {
    bands: all.map((ruleset) => bandOf(ruleset, chosen.has(ruleset.id))),
    proposed: proposed && taken.length > 0,
    everything: left.length === 0,
    none: taken.length === 0,
    count: taken.length,
    counted: taken.length > 0 ? plural(key("count"), taken.length) : t(key("none")),
    rest: left.length > 0 ? plural(key("rest"), left.length) : t(key("restNone")),
    others: othersOf(left),
  };
}

function bandOf(ruleset: Ruleset, checked: boolean): object {
  const { id, title, about, dice = [] } = ruleset;
  const people = peopleOf(ruleset).length;
  return {
    id,
    checked,
    name: t(title),
    here: people > 0 ? plural(key("here"), people) : "",
    text: about && t(`${about}.text`),
    evening: about && t(`${about}.evening`),
    mood: about && t(`${about}.mood`),
    dice: dice.map((sides) => ({ sides, face: sides === 100 ? "00" : sides })),
  };
}

/** That those who play by a ruleset which is not ticked go on as before; nothing where nobody does. */
function othersOf(left: readonly Ruleset[]): string {
  const played = left.filter((ruleset) => peopleOf(ruleset).length > 0);
  if (played.length === 0) return "";
  const people = played.reduce((sum, ruleset) => sum + peopleOf(ruleset).length, 0);
  return plural(key("others"), people, { names: played.map(({ title }) => t(title)).join(", ") });
}
