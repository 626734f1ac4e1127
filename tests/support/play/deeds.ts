import type { Json } from "../../../src/core/shape/shape.js";
import { backward, forward } from "../../../src/core/play/apply/plan-writes.js";
import { planFor, sheetOf } from "../../../src/core/play/apply/planning.js";
import type { Plan } from "../../../src/core/play/record/plan.js";
import { actorOf } from "../../../src/core/world/world.js";
import type { Changes } from "../../../src/core/play/contract/changes.js";
import type { Dice, DiceGroup, RollSpec } from "../../../src/core/play/contract/dice.js";
import type { Outcome, Override } from "../../../src/core/play/contract/outcome.js";
import type { OutcomeView } from "../../../src/core/play/contract/view.js";
import { toldIn } from "../../../src/core/data/consequences.js";
import { TAKEN_BACK } from "../../../src/core/play/record/undo-option.js";
import { decidedBy } from "../../../src/core/play/act/deciding.js";
import type { DeedChoices, DeedProcedure, Deeds, Gathering } from "../../../src/core/play/contract/deed.js";
import type { Data } from "./arbiter-table.js";

/** A deed as it was done. */
interface Done {
  readonly outcome: Outcome;
  readonly changes: Changes | null;
  /** What it does to whoever does it. */
  readonly recoil: Changes | null;
  readonly view: OutcomeView;
  undo(): Promise<void>;
  /** Takes it back and does it as the keeper decides. */
  decide(override: Override): Promise<Done>;
}

const ORIGIN = { messageId: "m".repeat(16), attackerUuid: "", weaponName: "" };

/** The id of a short name, filled up. */
export const idOf = (id: string): string => id.padEnd(16, "0");

/** An item whose name and id are the same, the id filled up. */
export function item(type: string, id: string, system: Data): Data {
  return { _id: idOf(id), name: id, type, system };
}

/** An item of an actor, by the beginning of its id. */
export function found(actor: Actor, id: string): Item {
  return actor.items.get(idOf(id)) as Item;
}

/** The data of a document as a test reads it. */
export function systemOf(document: Actor | Item): Data & Record<string, never> {
  return document.system as never;
}

/** The deeds of a ruleset as a test does them: at a table with real documents. */
export function deedsAtTable({ procedures }: Deeds) {
  function procedure(id: string): DeedProcedure {
    const found = procedures[id];
    if (!found) throw new Error(`no deed ${id}`);
    return found;
  }

  /** What was chosen, and for the rest what the fields say: as the window sends it. */
  function settled(id: string, actor: Actor, choices: DeedChoices, gathering: Gathering | null = null): DeedChoices {
    const fields = procedure(id).fields([actor], choices, gathering);
    const said = fields.flatMap(({ id: field, value }) => (value === null ? [] : [[field, value] as const]));
    return { ...(Object.fromEntries(said) as Record<string, Json>), ...choices };
  }

  /** Does a deed with these faces, in the order of the dice it calls for, or with what a die of so many faces shows; writes what it changes. */
  async function doDeed(
    id: string,
    actor: Actor,
    choices: DeedChoices = {},
    faces: readonly number[] | ((die: number) => number) = [],
    gathering: Gathering | null = null,
  ): Promise<Done> {
    const deed = procedure(id);
    const all = settled(id, actor, choices, gathering);
    const sent = deed.onto?.([actor], all) ?? { actors: [actor], choices: all };
    const [target = actor] = sent.actors;
    const situation = { actor: target, choices: sent.choices, gathering };
    const obstacle = deed.obstacle(situation);
    if (obstacle) throw new Error(obstacle.key);
    const dice = throwAll(deed.rolls(situation), faces);
    const doer = deed.doer?.(situation) ?? target;
    return write(deed, stored(deed.outcome({ ...situation, dice })), { target, doer });
  }

  async function write(
    deed: DeedProcedure,
    ruled: Outcome,
    { target, doer }: { readonly target: Actor; readonly doer: Actor },
    told = ruled,
  ): Promise<Done> {
    const changes = deed.changes(told, target, ORIGIN);
    const recoil = deed.recoil?.(told, doer) ?? null;
    const undoRecoil = await carryOut(recoil, doer);
    const undoChanges = await carryOut(changes, target);
    const besides: (() => Promise<void>)[] = [];
    for (const one of deed.bystanders?.(told, target) ?? []) besides.push(await carryOut(one.changes, one.actor));
    const undo = async () => {
      for (const takeBack of besides) await takeBack();
      await undoRecoil();
      await undoChanges();
    };
    const decide = async (override: Override) => {
      await undo();
      const decided = deed.edit && decidedBy(override, deed.edit, ruled, target);
      return write(deed, ruled, { target, doer }, stored(decided ?? ruled));
    };
    return { outcome: told, changes, recoil, view: deed.view(told), undo, decide };
  }

  /** Why a deed cannot be done; the last word of its key. */
  function hindrance(
    id: string,
    actor: Actor,
    choices: DeedChoices = {},
    gathering: Gathering | null = null,
  ): string | null {
    const all = settled(id, actor, choices, gathering);
    const obstacle = procedure(id).obstacle({ actor, choices: all, gathering });
    return obstacle && (obstacle.key.split(".").at(-1) ?? "");
  }

  return { procedure, settled, doDeed, hindrance };
}

/** An outcome as a verdict keeps it: a name with a dot in it would come back in pieces. */
export function stored(outcome: Outcome): Outcome {
  return foundry.utils.expandObject(JSON.parse(JSON.stringify(outcome)) as object) as Outcome;
}

/** What a roll calls for at once by what it shows. */
function called(spec: RollSpec, dice: Dice): RollSpec | null {
  const following = spec.next?.(dice[spec.id] ?? []) ?? null;
  return following?.when === "later" ? null : following;
}

/** Throws dice of which what falls may call for more, each group to its end. */
function thrownIn(groups: readonly DiceGroup[], fallen: (die: number) => number): readonly number[] {
  return groups.flatMap((group) => {
    const results: number[] = [];
    while (group.take(results) !== results.length) results.push(fallen(group.faces));
    return results;
  });
}

type Faces = readonly number[] | ((die: number) => number);

/** Throws what is called for, and what those rolls call for by what they show; every face has to be used. */
export function throwAll(specs: readonly RollSpec[], faces: Faces): Dice {
  const { dice, left } = throwSome(specs, faces);
  if (left.length > 0) throw new Error(`${left.length} dice too many`);
  return dice;
}

/** The same with the faces that are left. */
export function throwSome(specs: readonly RollSpec[], faces: Faces): { readonly dice: Dice; readonly left: number[] } {
  const left = typeof faces === "function" ? [] : [...faces];
  const fallen = (die: number) => (typeof faces === "function" ? faces(die) : (left.shift() ?? 1));
  const dice: Record<string, readonly number[]> = {};
  for (const spec of specs) {
    for (let next: RollSpec | null = spec; next; next = called(next, dice)) {
      const thrown = next.groups ? [...thrownIn(next.groups, fallen)] : next.faces.map(fallen);
      while (next.chain && thrown.at(-1) === next.faces[0]) thrown.push(fallen(6));
      dice[next.id] = thrown;
    }
  }
  return { dice, left };
}

/** Writes changes as the arbiter does; the answer takes them back. */
export async function carryOut(changes: Changes | null, target: Actor): Promise<() => Promise<void>> {
  const plan = changes && planFor(changes, target, `${Math.random()}`);
  return plan ? written(plan, target) : () => Promise.resolve();
}

/** Writes a plan, and first what it holds for others; the answer takes all of it back. */
async function written(plan: Plan, target: Actor): Promise<() => Promise<void>> {
  const others: (() => Promise<void>)[] = [];
  for (const other of plan.elsewhere ?? []) {
    const actor = actorOf(other);
    if (actor) others.push(await written(other.plan, actor));
  }
  const { update, items, create, remove } = forward(plan, sheetOf(target));
  if (update) await target.update(update as never, toldIn(update) as never);
  if (items.length > 0) await target.updateEmbeddedDocuments("Item", items as never);
  if (remove.length > 0) await target.deleteEmbeddedDocuments("Item", [...remove]);
  if (create.length > 0) await target.createEmbeddedDocuments("Item", create as never, { keepId: true } as never);
  return async () => {
    for (const takeBack of others) await takeBack();
    const back = backward(plan, sheetOf(target));
    if (back.items.length > 0) await target.updateEmbeddedDocuments("Item", back.items as never);
    if (back.update) await target.update(back.update as never, TAKEN_BACK as never);
    if (back.remove.length > 0) await target.deleteEmbeddedDocuments("Item", [...back.remove]);
    const gone = { keepId: true } as never;
    if (back.create.length > 0) await target.createEmbeddedDocuments("Item", back.create as never, gone);
  };
}
