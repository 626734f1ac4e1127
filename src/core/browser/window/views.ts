import { plural, t } from "../../text/i18n.js";
import { rulesetById } from "../../rulesets.js";
import { nearestTo } from "../near.js";
import type { Leaf } from "../preview.js";
import { sceneLabel } from "../places/scene.js";
import { offeredFor, type Place } from "../places/places.js";
import type { Wanted } from "../places/wanted.js";
import type { Shelf } from "../shelf-kinds.js";
import type { Found } from "../sift.js";
import type { Browsing } from "./browsing.js";

/** What of the window hangs on the kind and on the ruleset. */
export const ALL_VIEWS = ["kinds", "sieve", "none", "leaf", "foot"];

/** Nearest names that are offered where nothing was found. */
const NEAREST = 3;

/** What the head of the window shows. */
export function topView(browsing: Browsing, shelves: readonly Shelf[]): object {
  const rulesets = shelves.map(({ ruleset }) => ({
    id: ruleset,
    name: titleOf(ruleset),
    chosen: ruleset === browsing.shelf.ruleset,
  }));
  return { query: browsing.query, rulesets: rulesets.length > 1 ? rulesets : [] };
}

export function titleOf(ruleset: string): string {
  const known = rulesetById(ruleset);
  return known ? t(known.title) : ruleset;
}

/** What the kinds and sources show. */
export function kindsView(browsing: Browsing): object {
  const open = browsing.kind.id;
  const sources = browsing.sourcesKnown;
  return {
    kinds: browsing.kinds.map(({ kind, count }) => ({
      id: kind.id,
      name: t(kind.label),
      count,
      open: kind.id === open,
    })),
    sources:
      sources.length > 1
        ? sources.map((id) => ({ id, name: t(`GARDIEN.BROWSER.SOURCE.${id}`), shown: browsing.sources.has(id) }))
        : [],
  };
}

/** Choices that stand side by side; more of them are a menu. */
const SIDE_BY_SIDE = 6;

/** What the sieves of the open kind show: the choices that any entry answers to, where there are several. */
export function sieveView(browsing: Browsing): object {
  const { kind } = browsing;
  const sieves = (kind.sieves ?? []).map((sieve) => {
    const known = browsing.marksOf(sieve);
    const choices = sieve.choices
      .filter(({ id }) => known.has(id))
      .map(({ id, label }) => ({ id, label: t(label), on: browsing.isChosen(sieve, id) }));
    return { id: sieve.id, label: t(sieve.label), choices, menu: choices.length > SIDE_BY_SIDE };
  });
  return { kind: t(kind.label), sieves: sieves.filter(({ choices }) => choices.length > 1) };
}

/** How many were found: « 10 sur 57 ». */
export function countText({ count, of }: Found): string {
  return t("GARDIEN.BROWSER.count", { count, of });
}

/** What is said where nothing was found, and what would find something. */
export function noneView(browsing: Browsing): object {
  const { query, kind } = browsing;
  const elsewhere = browsing.elsewhere;
  const near = nearestTo(query, browsing.entries, NEAREST);
  const asked = query.trim();
  return {
    title: t(asked === "" ? "GARDIEN.BROWSER.none.sifted" : "GARDIEN.BROWSER.none.named", {
      query: asked,
      kind: t(kind.label),
    }),
    near: near.map(({ name, uuid }) => ({ name, uuid })),
    all: elsewhere.length > 0 ? { count: plural("GARDIEN.BROWSER.entries", elsewhere.length) } : null,
    clear: browsing.narrowed,
  };
}

/** What the preview shows, with the places its entry may be sent to. */
export function leafView(leaf: Leaf | null, wanted: readonly Wanted[], ruleset: string): object {
  return { leaf, failed: leaf?.failed === true, ...offeredFor(wanted, ruleset) };
}

/** What is picked, and the one act that is done with it. */
export function pickedView(browsing: Browsing): object {
  const wanted = wantedOf(browsing);
  const total = wanted.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return { picked: null };
  const { primary, others } = offeredFor(wanted, browsing.shelf.ruleset);
  const label = (one: Place) => (one.id === "scene" ? sceneLabel(total) : one.label);
  return {
    picked: {
      total,
      entries: wanted.map(({ entry, count }) => ({
        uuid: entry.uuid,
        text: count === 1 ? entry.name : `${count} × ${entry.name}`,
      })),
      primary: primary && { ...primary, label: label(primary) },
      others: others.filter(({ id }) => id !== "open"),
    },
  };
}

/** What is picked, as it is sent. */
export function wantedOf({ picked }: Browsing): readonly Wanted[] {
  return [...picked.values()];
}
