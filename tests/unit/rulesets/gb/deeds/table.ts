import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { gbDeeds } from "../../../../../src/rulesets/gb/deeds/index.js";
import { HERO, sitDown } from "../../../../support/play/arbiter-table.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { deedsAtTable, item } from "../../../../support/play/deeds.js";

export { carryOut, found, idOf, item, systemOf } from "../../../../support/play/deeds.js";

/** A table with real documents, for deeds: what they derive, decide, write and take back. */
interface DeedTable {
  readonly settings: Map<string, unknown>;
  /** The player's investigator: ten points of either pool, as Paul of the book. */
  readonly hero: Actor;
  readonly beast: Actor;
}

const PAUL = { abilities: { con: { value: 14 }, dex: { value: 14 } }, pv: { value: 10 }, pf: { value: 10 } };

export async function openTable(system: Data = PAUL, items: readonly Data[] = []): Promise<DeedTable> {
  const { settings } = sitDown();
  const hero = game.actors.contents.find(({ uuid }) => uuid === HERO) as Actor;
  const beast = game.actors.contents.find(({ uuid }) => uuid !== HERO) as Actor;
  await hero.update({ system: { abilities: system.abilities ?? {} } } as never); // the points follow the maxima they bring
  await hero.update({ system } as never);
  if (items.length > 0) await hero.createEmbeddedDocuments("Item", items as never, { keepId: true } as never);
  return { settings, hero, beast };
}

/** A wound of a gravity at a place; its id is the name, filled up. */
export function wound(id: string, system: Data): Data {
  return item("gbWound", id, { pvLost: 1, ...system });
}

export function points(actor: Actor): { pv: number; pf: number } {
  const { pv, pf } = actor.system as unknown as Record<"pv" | "pf", { value: number }>;
  return { pv: pv.value, pf: pf.value };
}

/** The deeds of this ruleset, as a test does them. */
export const { procedure, settled, doDeed, hindrance } = deedsAtTable(gbDeeds);

/** Whatever a window, a button or a macro may send by mistake. */
export const NONSENSE: readonly DeedChoices[] = [
  { wound: 5, helper: {}, skill: [], hours: "many", pf: null, kind: 7, dc: "x", take: true, modifier: Number.NaN },
  {
    wound: "gone",
    helper: "Actor.gone",
    patient: "nobody",
    spell: "none",
    target: "x".repeat(20),
    hazard: "Item.gone",
  },
  { hours: -5, pf: 1e9, losses: 0, rounds: -1, dc: 1e9, modifier: -1e9, until: -10, clock: true },
  { check: "skill.", kind: "__proto__", id: "constructor", against: "toString", cared: "perhaps", act: "swim" },
];
