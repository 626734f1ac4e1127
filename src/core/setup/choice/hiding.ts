import { dialogs } from "../../ui/dialogs.js";
import { OWN_PACK } from "../../text/content.js";
import { plural, t } from "../../text/i18n.js";
import type { Ruleset } from "../../ruleset.js";
import { rulesetOfPack } from "../../settings/in-sight.js";
import { peopleOf } from "../../world/people-of.js";

const TEMPLATE = "systems/gardien/templates/core/setup/hiding.hbs";
const word = (end: string, data?: Record<string, string>) => t(`GARDIEN.SIGHT.hide.${end}`, data);

/** A line of what goes out of sight, or stays: how many, of what, and what becomes of it. */
interface Line {
  readonly count: number;
  readonly what: string;
  readonly hint: string;
}

/**
 * Asks whether rulesets that somebody of this world plays by shall go out of sight, and says what that means. Yes where
 * nobody does: nothing is lost sight of then.
 */
export async function mayHide(rulesets: readonly Ruleset[]): Promise<boolean> {
  const played = rulesets.filter((ruleset) => peopleOf(ruleset).length > 0);
  const [first] = played;
  if (!first) return true;
  const names = played.map(({ title }) => t(title)).join(", ");
  const title = word("title", { names });
  const content = document.createElement("div");
  content.className = `gardien ${first.id} g-fate`;
  content.innerHTML = await foundry.applications.handlebars.renderTemplate(TEMPLATE, { title, ...fateOf(played) });
  const buttons = [
    { action: "keep", label: word("keep"), default: true },
    { action: "hide", label: word("hide", { names }), icon: "fa-solid fa-eye-slash" },
  ];
  return (await dialogs().wait({ window: { title }, content, buttons, rejectClose: false })) === "hide";
}

/** What becomes of rulesets that go out of sight: what nobody finds any more, and what stays as it is. */
export function fateOf(rulesets: readonly Ruleset[]): {
  readonly lead: string;
  readonly gone: readonly Line[];
  readonly stays: readonly Line[];
} {
  const people = rulesets.flatMap(peopleOf);
  const ours = [...game.packs].filter(({ collection }) => {
    const owner = collection.startsWith(OWN_PACK) && rulesetOfPack(collection.slice(OWN_PACK.length));
    return owner && rulesets.includes(owner);
  });
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const shown = rulesets.flatMap(({ settings }) => settings.filter(({ hidden }) => hidden !== true));
  const kinds = rulesets.flatMap(({ actors, items }) => [...Object.keys(actors), ...Object.keys(items)]);
  const ids = new Set(people.map(({ id }) => id));
  const fights = [...game.combats].filter(({ combatants }) =>
    [...combatants].some(({ actor }) => ids.has(actor?.id ?? "")),
  );
  const cards = [...game.messages].filter(({ speaker }) => ids.has(speaker.actor ?? null));
  const line = (key: string, count: number): readonly Line[] => {
    const hint = `GARDIEN.SIGHT.hide.${key}.hint`;
    const what = plural(`GARDIEN.SIGHT.hide.${key}`, count);
    return count > 0 ? [{ count, what, hint: game.i18n.has(hint) ? t(hint) : "" }] : [];
  };
  return {
    lead: plural("GARDIEN.SIGHT.hide.lead", people.length),
    gone: [
      ...line("entries", sum(ours.map(({ index }) => index.size))),
      ...line("settings", shown.length),
      ...line("kinds", kinds.length),
    ],
    stays: [
      ...line("people", people.length),
      ...line("items", sum(people.map(({ items }) => items.size))),
      ...line("cards", cards.length),
      ...line("fights", fights.length),
    ],
  };
}
