import { text, type Json } from "../../../core/shape/shape.js";
import { bounded } from "../../../core/creation/bounded.js";
import type { Desk, Entry } from "../../../core/creation/procedure.js";
import { pickedOf, withoutPick } from "../../../core/creation/shelf.js";
import { seuilsOptions } from "../data/options.js";
import { scoresFor, spreadEvenly, totalGiven } from "../rules/character/creation.js";
import { domainTotals } from "../rules/character/domains.js";
import { DOMAIN_IDS } from "../rules/vocabulary.js";
import { GEAR_TYPES, pickedAs, readDraft, type Picked, type SeuilsDraft } from "./draft.js";
import { handsOf, listed } from "./entries.js";
import { startedFrom, withoutModel } from "./model.js";

/** The draft with one thing decided otherwise: `path` is a key of it, or `key/of what`. */
export function decided(draft: SeuilsDraft, path: string, value: Json, desk: Desk, key: string): SeuilsDraft {
  const [what = "", ...rest] = path.split("/");
  return readDraft({ ...draft, ...change(draft, { what, of: rest.join("/") }, value, desk, key) }, desk);
}

interface Decision {
  readonly what: string;
  readonly of: string;
}

function change(draft: SeuilsDraft, { what, of }: Decision, value: Json, desk: Desk, key: string): object {
  switch (what) {
    case "model":
      return startedFrom(draft, text.read(value), desk, key);
    case "noModel":
      return withoutModel(draft, desk);
    case "total":
      return withTotal(draft, of, value);
    case "scores":
      return { scores: { ...draft.scores, [of]: value } };
    case "spread":
      return spread(draft, text.read(value));
    case "add":
      return added(draft, text.read(value), desk, key);
    case "remove":
      return withoutPick(draft, text.read(value), desk);
    case "on":
    case "quantity":
      return { items: draft.items.map((item) => (item.key === of ? { ...item, [what]: value } : item)) };
    default:
      return { [what]: value };
  }
}

/** SE-09 — a total for a Domaine, or none; scores that nobody shared out by hand follow. */
function withTotal(draft: SeuilsDraft, of: string, value: Json): object {
  const domain = DOMAIN_IDS.find((id) => id === of);
  if (!domain) return {};
  const total = value === "" || value === null ? null : bounded(value, 0, 99, 0);
  const totals = totalGiven(draft.totals, domain, total, seuilsOptions());
  return { totals, scores: scoresFor(draft.totals, totals, draft.scores) };
}

/** SE-09 — the spread that is suggested for a Domaine. */
function spread({ totals, scores }: SeuilsDraft, of: string): object {
  const domain = DOMAIN_IDS.find((id) => id === of);
  if (!domain) return {};
  return { scores: spreadEvenly(scores, domain, totals[domain] ?? domainTotals(scores)[domain]) };
}

/** Something taken from the shelf, once; equipment in hand as far as hands are free, on as far as there is room. */
function added(draft: SeuilsDraft, id: string, desk: Desk, key: string): object {
  const entry = desk.shelf.get(id);
  if (!entry) return {};
  const fresh: Picked = { ...pickedAs(key, entry), on: fits(entry, draft, desk) };
  return { items: [...draft.items, fresh] };
}

const HANDS = 2;

/** Whether there is a hand for a weapon or a shield, and no other armour in the way. */
function fits(entry: Entry, draft: SeuilsDraft, desk: Desk): boolean {
  const worn = pickedOf(draft.items, desk, ...GEAR_TYPES).filter(({ on }) => on);
  if (entry.type === "seuilsArmor") return !worn.some((one) => one.entry.type === "seuilsArmor");
  if (entry.type !== "seuilsWeapon" && entry.type !== "seuilsShield") return false;
  const taken = worn.reduce((sum, one) => sum + handsOf(one.entry), 0);
  return !listed(entry).natural && taken + handsOf(entry) <= HANDS;
}
