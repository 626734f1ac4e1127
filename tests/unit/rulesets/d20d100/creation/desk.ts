import type { Desk, Entry } from "../../../../../src/core/creation/procedure.js";
import type { D20d100Draft } from "../../../../../src/rulesets/d20d100/creation/draft.js";
import { d20d100Creation } from "../../../../../src/rulesets/d20d100/creation/index.js";
import { SETTINGS } from "../../../../../src/rulesets/d20d100/settings.js";
import {
  decisionsOn,
  deskOn,
  entry,
  openWorldOf,
  within,
  type Decision,
} from "../../../../support/play/creation-desk.js";
import { investigator, type ItemSource } from "../../../../support/models/d20d100-models.js";
import { d20d100ActorSources, d20d100Items } from "../../../../support/packs/d20d100-packs.js";

/** A world with the settings given, the others at their default; texts say what they are told. */
export function openWorld(settings: Readonly<Record<string, unknown>> = {}): void {
  const format = (key: string, data: object) => `${key} ${Object.values(data).join(" ")}`;
  openWorldOf(SETTINGS, settings, { i18n: { lang: "fr", localize: (key: string) => key, format } });
}

/** The ready-made investigators, each with all it carries. */
const MODELS: readonly Entry[] = d20d100ActorSources("investigators").flatMap(({ name, type, system, items }) => [
  { ...entry(system.slug, type, system), name },
  ...items.map((item) => ({
    ...within(system.slug, entry(item._id, item.type, item.system)),
    name: item.name,
  })),
]);

/** What the compendia hold: an entry is known by its key, or its slug where it has none. */
export const SHELF: readonly Entry[] = (["skills", "traits", "professions", "weapons", "armors", "gear"] as const)
  .flatMap((name) => d20d100Items(name))
  .map(({ name, type, system }) => ({ ...entry(system.key || system.slug, type, system), name }))
  .concat(MODELS);

/** A sheet with what it carries, and the compendia beside it. */
export function deskOf(system: object = {}, items: readonly (ItemSource & { readonly name?: string })[] = []): Desk {
  const actor = { name: "Recrue", img: "new.svg", type: "d20d100Investigator" };
  return deskOn(SHELF, actor, investigator(system, items), items);
}

/** What one decision after the other makes of a sheet. */
export const decide = (desk: Desk, ...decisions: readonly Decision[]): D20d100Draft =>
  decisionsOn(d20d100Creation, desk, decisions) as D20d100Draft;

/** What dice show, as they are handed back. */
export const fallen = (...totals: readonly number[]): Decision[1] => totals.map((total) => ({ total, faces: [] }));

/** DD-17, DD-18 — seven results that stand: modifiers of 2, 1, 0, 0, 1, 1 and −1. */
export const SEVEN: Decision = ["rolled", fallen(14, 12, 10, 11, 13, 12, 9)];
/** DD-19 — Taille 13, Apparence 10. */
export const BODY: Decision = ["body", fallen(13, 10)];
/** DD-20 — results as they fell, Éducation 14 + 3. */
export const PLACED: readonly Decision[] = [
  "education",
  "strength",
  "dexterity",
  "constitution",
  "perception",
  "intelligence",
  "power",
].map((id, place): Decision => [`assignment/${id}`, String(place)]);

/** What there is to see to: step, kind and id of each. */
export const problems = (draft: D20d100Draft, desk: Desk): readonly (readonly string[])[] =>
  d20d100Creation
    .problems(draft, desk)
    .map(({ step, kind, text, firm }) => [step, firm ? "firm" : kind, text.key.split("finding.")[1] ?? ""]);

/** The blocks of a step. */
export const blocksOf = (id: string, draft: D20d100Draft, desk: Desk) =>
  d20d100Creation.steps.find((step) => step.id === id)?.blocks(draft, desk) ?? [];
