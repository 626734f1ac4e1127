import { backward, forward } from "../../../../../src/core/attack/plan.js";
import { planFor, sheetOf } from "../../../../../src/core/attack/planning.js";
import { TAKEN_BACK } from "../../../../../src/core/attack/taken-back.js";
import type { Changes, Json, Outcome, OutcomeView } from "../../../../../src/core/attack/procedure.js";
import type { DeedChoices, DeedProcedure } from "../../../../../src/core/deeds/procedure.js";
import { gbDeeds } from "../../../../../src/rulesets/gb/deeds/index.js";
import { HERO, sitDown } from "../../../../support/arbiter-table.js";
import type { Data } from "../../../../support/arbiter-table.js";

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

const padded = (id: string) => id.padEnd(16, "0");

/** A wound of a gravity at a place; its id is the name, filled up. */
export function wound(id: string, system: Data): Data {
  return { _id: padded(id), name: id, type: "gbWound", system: { pvLost: 1, ...system } };
}

export function item(type: string, id: string, system: Data): Data {
  return { _id: padded(id), name: id, type, system };
}

/** An item of an actor, by the beginning of its id. */
export function found(actor: Actor, id: string): Item {
  return actor.items.get(padded(id)) as Item;
}

export const idOf = padded;

/** The data of a document as a test reads it. */
export function systemOf(document: Actor | Item): Data & Record<string, never> {
  return document.system as never;
}

export function points(actor: Actor): { pv: number; pf: number } {
  const { pv, pf } = actor.system as unknown as Record<"pv" | "pf", { value: number }>;
  return { pv: pv.value, pf: pf.value };
}

export function procedure(id: string): DeedProcedure {
  const found = gbDeeds.procedures[id];
  if (!found) throw new Error(`no deed ${id}`);
  return found;
}

/** A deed as it was done. */
interface Done {
  readonly outcome: Outcome;
  readonly changes: Changes | null;
  readonly view: OutcomeView;
  undo(): Promise<void>;
}

/** What was chosen, and for the rest what the fields say: as the window sends it. */
export function settled(id: string, actor: Actor, choices: DeedChoices): DeedChoices {
  const fields = procedure(id).fields([actor], choices);
  const said = fields.flatMap(({ id: field, value }) => (value === null ? [] : [[field, value] as const]));
  return { ...(Object.fromEntries(said) as Record<string, Json>), ...choices };
}

/** Does a deed with these faces, in the order of the dice it calls for, or with what a die of so many faces shows; writes what it changes. */
export async function doDeed(
  id: string,
  actor: Actor,
  choices: DeedChoices = {},
  faces: readonly number[] | ((die: number) => number) = [],
): Promise<Done> {
  const deed = procedure(id);
  const sent = deed.onto?.([actor], settled(id, actor, choices)) ?? {
    actors: [actor],
    choices: settled(id, actor, choices),
  };
  const [target = actor] = sent.actors;
  const situation = { actor: target, choices: sent.choices };
  const obstacle = deed.obstacle(situation);
  if (obstacle) throw new Error(obstacle.key);
  const left = typeof faces === "function" ? [] : [...faces];
  const fallen = (die: number) => (typeof faces === "function" ? faces(die) : (left.shift() ?? 1));
  const thrown = deed.rolls(situation).map((spec) => [spec.id, spec.faces.map(fallen)] as const);
  if (left.length > 0) throw new Error(`${left.length} dice too many`);
  const outcome = JSON.parse(
    JSON.stringify(deed.outcome({ ...situation, dice: Object.fromEntries(thrown) })),
  ) as Outcome;
  const changes = deed.changes(outcome, target, { messageId: "m".repeat(16), attackerUuid: "", weaponName: "" });
  return { outcome, changes, view: deed.view(outcome), undo: await carryOut(changes, target) };
}

/** Writes changes as the arbiter does; the answer takes them back. */
export async function carryOut(changes: Changes | null, target: Actor): Promise<() => Promise<void>> {
  const plan = changes && planFor(changes, target, `${Math.random()}`);
  if (!plan) return () => Promise.resolve();
  const { update, items, create } = forward(plan, sheetOf(target));
  if (update) await target.update(update as never);
  if (items.length > 0) await target.updateEmbeddedDocuments("Item", items as never);
  if (create.length > 0) await target.createEmbeddedDocuments("Item", create as never, { keepId: true } as never);
  return async () => {
    const back = backward(plan, sheetOf(target));
    if (back.items.length > 0) await target.updateEmbeddedDocuments("Item", back.items as never);
    if (back.update) await target.update(back.update as never, TAKEN_BACK as never);
    if (back.remove.length > 0) await target.deleteEmbeddedDocuments("Item", [...back.remove]);
  };
}

/** Why a deed cannot be done; the last word of its key. */
export function hindrance(id: string, actor: Actor, choices: DeedChoices = {}): string | null {
  const obstacle = procedure(id).obstacle({ actor, choices: settled(id, actor, choices) });
  return obstacle && (obstacle.key.split(".").at(-1) ?? "");
}

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
