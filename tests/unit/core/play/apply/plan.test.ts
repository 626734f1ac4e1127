import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contains } from "../../../../../src/core/play/record/same-values.js";
import { backward, forward, marked } from "../../../../../src/core/play/apply/plan-writes.js";
import type { ItemSource, Plan, Sheet } from "../../../../../src/core/play/record/plan.js";

/** An actor as the algebra sees it, with the writes that a client would make. */
class FakeActor implements Sheet {
  ledger: readonly string[] = [];
  readonly numbers: Record<string, number>;
  readonly words: Record<string, string>;
  readonly items = new Map<string, Record<string, unknown>>();

  constructor(numbers: Record<string, number>, words: Record<string, string> = {}) {
    this.numbers = { ...numbers };
    this.words = { ...words };
  }

  read(path: string): unknown {
    return this.numbers[path] ?? this.words[path];
  }

  item(id: string): Readonly<Record<string, unknown>> | undefined {
    return this.items.get(id);
  }

  update(change: Readonly<Record<string, unknown>> | null): void {
    for (const [path, value] of Object.entries(change ?? {})) {
      if (path === "flags.gardien.ledger") this.ledger = value as string[];
      else if (typeof value === "number") this.numbers[path] = value;
      else this.words[path] = String(value);
    }
  }

  /** Updates to items, by dotted path as Foundry takes them. */
  updateItems(updates: readonly Readonly<Record<string, unknown>>[]): void {
    for (const { _id, ...change } of updates) {
      const item = structuredClone(this.items.get(String(_id)) ?? {});
      for (const [path, value] of Object.entries(change)) write(item, path.split("."), value);
      this.items.set(String(_id), item);
    }
  }

  create(sources: readonly ItemSource[]): void {
    for (const source of sources) this.items.set(source._id, { ...source, img: "added by the model" });
  }

  /** What a player sees of it: everything but the ledgers. */
  get state(): unknown {
    const seen = (item: object) =>
      Object.fromEntries(Object.entries(item).filter(([key]) => key !== "flags")) as object;
    const items = Object.fromEntries([...this.items].map(([id, item]) => [id, seen(item)]));
    return { numbers: { ...this.numbers }, words: { ...this.words }, items };
  }
}

function write(into: Record<string, unknown>, [key = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) into[key] = value;
  else write((into[key] ??= {}) as Record<string, unknown>, rest, value);
}

function carryOut(plan: Plan, actor: FakeActor): void {
  const { update, items, create, remove } = forward(plan, actor);
  actor.update(update);
  actor.updateItems(items);
  for (const id of remove) actor.items.delete(id);
  actor.create(create);
}

function carryBack(plan: Plan, actor: FakeActor) {
  const { update, items, create, remove, leftovers } = backward(plan, actor);
  actor.updateItems(items);
  actor.update(update);
  for (const id of remove) actor.items.delete(id);
  actor.create(create);
  return leftovers;
}

const wound = (id: string): ItemSource => ({ _id: id, name: "Revolver .38", system: { gb: 3, zone: "torso" } });
const blow = (before: number, after: number, created: readonly ItemSource[] = [wound("w1")]): Plan => ({
  id: "plan1",
  undoId: "undo1",
  numbers: [{ path: "pv", before, after }],
  values: [{ path: "state", before: "none", after: "stunned" }],
  created,
  items: [],
});

const plans = fc.record({
  id: fc.constant("plan1"),
  undoId: fc.constant("undo1"),
  numbers: fc.uniqueArray(
    fc.record({ path: fc.constantFrom("pv", "pf"), before: fc.constant(0), after: fc.integer({ min: -20, max: 20 }) }),
    {
      selector: ({ path }) => path,
    },
  ),
  values: fc.constant([{ path: "state", before: "none", after: "stunned" }]),
  created: fc.uniqueArray(fc.constantFrom("w1", "w2", "w3"), { maxLength: 3 }).map((ids) => ids.map(wound)),
  items: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom("old1", "old2", "gone"),
      name: fc.constant("Old wound"),
      moves: fc.tuple(
        fc.integer({ min: 0, max: 900 }).map((after) => ({ path: "system.lastTick", before: 60, after })),
        fc.constantFrom(
          { path: "system.treated", before: false, after: true },
          { path: "system.until", before: null, after: { round: 2 } },
        ),
      ),
    }),
    { selector: ({ id }) => id },
  ),
});

/** Somebody with two wounds from before. */
function wounded(numbers: Record<string, number>): FakeActor {
  const actor = new FakeActor(numbers, { state: "none" });
  for (const id of ["old1", "old2"])
    actor.items.set(id, { name: "Old wound", system: { gb: 5, treated: false, lastTick: 60, until: null } });
  return actor;
}

describe("the algebra of plans", () => {
  test("undoing what was just applied leaves the actor as it was, whatever the plan", () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: -9, max: 30 }), fc.integer({ min: -9, max: 30 }), (plan, pv, pf) => {
        const actor = wounded({ pv, pf });
        const before = actor.state;
        carryOut(plan, actor);
        const gone = plan.items.filter(({ id }) => id === "gone").map(({ name }) => ({ kind: "itemGone", name }));
        expect(carryBack(plan, actor)).toEqual(gone);
        expect(actor.state).toEqual(before);
      }),
    );
  });

  test("carrying a plan out twice is carrying it out once", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const once = wounded({ pv: 10, pf: 10 });
        const twice = wounded({ pv: 10, pf: 10 });
        carryOut(plan, once);
        carryOut(plan, twice);
        carryOut(plan, twice);
        expect(twice.state).toEqual(once.state);
      }),
    );
  });

  test("taking a plan back twice is taking it back once", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const actor = new FakeActor({ pv: 10, pf: 10 }, { state: "none" });
        carryOut(plan, actor);
        carryBack(plan, actor);
        const once = actor.state;
        expect(carryBack(plan, actor)).toEqual([]);
        expect(actor.state).toEqual(once);
      }),
    );
  });

  test("an item that goes is gone once, and comes back whole, once", () => {
    const actor = wounded({ pv: 10 });
    const old = { ...actor.item("old1"), _id: "old1", name: "Old wound", img: "added by the model" };
    actor.items.set("old1", old);
    const plan = { ...blow(10, 8, []), removed: [old] };
    carryOut(plan, actor);
    carryOut(plan, actor);
    expect([actor.items.has("old1"), actor.items.has("old2")]).toEqual([false, true]);
    actor.update(backward(plan, actor).update); // a client that died before the item
    expect(carryBack(plan, actor)).toEqual([]);
    expect(carryBack(plan, actor)).toEqual([]);
    expect([actor.item("old1"), actor.numbers.pv]).toEqual([old, 10]);
  });

  test("a client that died between the numbers and the wound leaves only the wound to do", () => {
    const actor = new FakeActor({ pv: 10 }, { state: "none" });
    actor.update(forward(blow(10, 8), actor).update);
    const left = forward(blow(10, 8), actor);
    expect(left.update).toBeNull();
    expect(left.create.map(({ _id }) => _id)).toEqual(["w1"]);
  });

  test("a client that died in the middle of an undo finishes it without naming what it removed itself", () => {
    const actor = new FakeActor({ pv: 10 }, { state: "none" });
    carryOut(blow(10, 8), actor);
    actor.update(backward(blow(10, 8), actor).update);
    actor.items.delete("w1");
    expect(backward(blow(10, 8), actor)).toEqual({
      update: null,
      items: [],
      create: [],
      remove: [],
      leftovers: [],
    });
  });

  test("numbers changed since are taken back as differences", () => {
    const actor = new FakeActor({ pv: 10 }, { state: "none" });
    carryOut(blow(10, 7), actor);
    actor.numbers.pv = 9; // two points healed meanwhile
    carryBack(blow(10, 7), actor);
    expect(actor.numbers.pv).toBe(12);
  });

  test("a word changed since stays, and is named", () => {
    const actor = new FakeActor({ pv: 10 }, { state: "none" });
    carryOut(blow(10, 7), actor);
    actor.words.state = "unconscious";
    expect(carryBack(blow(10, 7), actor)).toEqual([{ kind: "valueChanged", name: "state" }]);
    expect(actor.words.state).toBe("unconscious");
  });

  test("a word that is back at what it was before is not named", () => {
    const actor = new FakeActor({ pv: 10 }, { state: "none" });
    carryOut(blow(10, 7), actor);
    actor.words.state = "none";
    expect([carryBack(blow(10, 7), actor), actor.words.state, actor.numbers.pv]).toEqual([[], "none", 10]);
  });

  test("what was done for as long as something holds is taken back only while it does; a word of it is named once it was changed", () => {
    const holding = { path: "round", is: "first" };
    const plan: Plan = {
      ...blow(10, 7),
      numbers: [{ path: "actions", before: 0, after: 1, while: holding }],
      values: [{ path: "state", before: "none", after: "hurt", while: holding }],
      created: [],
    };
    const actor = () => new FakeActor({ actions: 0 }, { state: "none", round: "first" });
    const [now, later] = [actor(), actor()];
    for (const one of [now, later]) carryOut(plan, one);
    later.words.round = "second";
    expect([carryBack(plan, now), now.numbers, now.words.state]).toEqual([[], { actions: 0 }, "none"]);
    const edited = actor();
    carryOut(plan, edited);
    Object.assign(edited.words, { round: "second", state: "stunned" });
    expect([carryBack(plan, later), later.numbers, later.words.state]).toEqual([[], { actions: 1 }, "hurt"]);
    const named = [{ kind: "valueChanged", name: "state" }];
    expect([carryBack(plan, edited), edited.numbers, edited.words.state]).toEqual([named, { actions: 1 }, "stunned"]);
  });

  test("what stays is neither taken back nor named", () => {
    const actor = new FakeActor({}, { round: "none" });
    const plan: Plan = {
      ...blow(10, 7),
      ...{ numbers: [], created: [] },
      values: [{ path: "round", before: "none", after: "first", stays: true }],
    };
    carryOut(plan, actor);
    expect([carryBack(plan, actor), actor.words.round]).toEqual([[], "first"]);
  });

  test("a wound edited since stays, and is named as it is called now", () => {
    const actor = new FakeActor({ pv: 10 }, { state: "none" });
    carryOut(blow(10, 7), actor);
    actor.items.set("w1", { ...actor.items.get("w1"), name: "Balle dans le bras", system: { gb: 5, zone: "torso" } });
    expect(carryBack(blow(10, 7), actor)).toEqual([{ kind: "itemEdited", name: "Balle dans le bras" }]);
    expect(actor.items.has("w1")).toBe(true);
  });

  test("a wound deleted since is named", () => {
    const actor = new FakeActor({ pv: 10 }, { state: "none" });
    carryOut(blow(10, 7), actor);
    actor.items.clear();
    expect(carryBack(blow(10, 7), actor)).toEqual([{ kind: "itemGone", name: "Revolver .38" }]);
    expect(actor.numbers.pv).toBe(10);
  });

  const dressed: Plan = {
    ...blow(10, 10, []),
    items: [
      {
        id: "old1",
        name: "Old wound",
        moves: [
          { path: "system.treated", before: false, after: true },
          { path: "system.lastTick", before: 60, after: 600 },
        ],
      },
    ],
  };

  test("a client that died between an actor and its items does what is left, once", () => {
    const actor = wounded({ pv: 10 });
    actor.update(forward(dressed, actor).update);
    expect(forward(dressed, actor).items.map(({ _id }) => _id)).toEqual(["old1"]);
    carryOut(dressed, actor);
    expect(actor.items.get("old1")).toMatchObject({ system: { treated: true, lastTick: 600, gb: 5 } });
    expect(forward(dressed, actor)).toMatchObject({ update: null, items: [] });
  });

  test("what was changed in an item since stays, and is named; its numbers move back by their difference", () => {
    const actor = wounded({ pv: 10 });
    carryOut(dressed, actor);
    actor.updateItems([{ _id: "old1", name: "Jambe", "system.treated": "twice", "system.lastTick": 700 }]);
    expect(carryBack(dressed, actor)).toEqual([{ kind: "itemEdited", name: "Jambe" }]);
    expect(actor.items.get("old1")).toMatchObject({ system: { treated: "twice", lastTick: 160 } });
  });

  test("two plans on one actor are taken back in either order", () => {
    const first = blow(10, 8);
    const second = { ...blow(8, 5, [wound("w2")]), id: "plan2", undoId: "undo2", values: [] };
    const actor = new FakeActor({ pv: 10 }, { state: "none" });
    const before = actor.state;
    carryOut(first, actor);
    carryOut(second, actor);
    carryBack(first, actor);
    carryBack(second, actor);
    expect(actor.state).toEqual(before);
  });

  test("the ledger forgets its oldest marks and keeps the newest", () => {
    const ledger = Array.from({ length: 60 }, (_, i) => `m${i}`).reduce<readonly string[]>(
      (known, mark) => marked(known, mark),
      [],
    );
    expect(ledger).toHaveLength(40);
    expect(ledger.at(-1)).toBe("m59");
  });

  test("a source is recognised in an item to which the model added what it keeps besides", () => {
    expect(
      contains(
        { name: "a", system: { gb: 1, treated: false, list: [1] }, img: "x" },
        { name: "a", system: { gb: 1, list: [1] } },
      ),
    ).toBe(true);
    expect(contains({ name: "a", system: { gb: 2 } }, { name: "a", system: { gb: 1 } })).toBe(false);
    expect(contains({ list: [1, 2] }, { list: [1] })).toBe(false);
    expect(contains(null, { a: 1 })).toBe(false);
  });
});

describe("a list", () => {
  const move = (before: readonly string[], after: readonly string[]): Plan => ({
    ...{ id: "do", undoId: "undo", numbers: [], created: [], items: [] },
    values: [{ path: "list", before, after }],
  });
  const sheet = (list: readonly string[], ledger: readonly string[] = ["do"]): Sheet => ({
    ...{ ledger, read: () => list, item: () => undefined },
  });

  test("gets what is added, whatever else came to it meanwhile, and loses that alone", () => {
    const wounded = move(["old"], ["old", "arm"]);
    expect(forward(wounded, sheet(["old", "leg"], [])).update).toMatchObject({ list: ["old", "leg", "arm"] });
    expect(backward(wounded, sheet(["old", "arm", "leg"]))).toMatchObject({
      update: { list: ["old", "leg"] },
      leftovers: [],
    });
  });

  test("keeps what took the place of something that is gone, and says so", () => {
    const dressed = move(["arm"], ["arm, dressed"]);
    expect(backward(dressed, sheet(["arm, dressed", "leg"])).update).toMatchObject({ list: ["leg", "arm"] });
    const { update, leftovers } = backward(dressed, sheet(["leg"]));
    expect(update).not.toHaveProperty("list");
    expect(leftovers).toEqual([{ kind: "valueChanged", name: "list" }]);
  });

  type Row = { readonly id: string; readonly treated: boolean };
  const row = (id: string, treated = false): Row => ({ id, treated });
  const rowsMove = (before: readonly Row[], after: readonly Row[]): Plan => ({
    ...{ id: "do", undoId: "undo", numbers: [], created: [], items: [] },
    values: [{ path: "list", before: [...before], after: [...after] }],
  });
  const rowsSheet = (list: readonly Row[], ledger: readonly string[] = ["do"]): Sheet => ({
    ...{ ledger, read: () => list, item: () => undefined },
  });

  test("loses a row of its own by its id, though something else has changed it since", () => {
    const wounded = rowsMove([row("old")], [row("old"), row("arm")]);
    const { update, leftovers } = backward(wounded, rowsSheet([row("old", true), row("arm", true), row("leg")]));
    expect(update).toMatchObject({ list: [row("old", true), row("leg")] });
    expect(leftovers).toEqual([]);
  });

  test("gets a changed row back as it was only where nobody has changed it again", () => {
    const dressed = rowsMove([row("arm")], [row("arm", true)]);
    expect(backward(dressed, rowsSheet([row("arm", true), row("leg")])).update).toMatchObject({
      list: [row("leg"), row("arm")],
    });
    const { update, leftovers } = backward(dressed, rowsSheet([row("leg")]));
    expect(update).not.toHaveProperty("list");
    expect(leftovers).toHaveLength(1);
  });

  test("whatever else happens to it meanwhile: the plan's rows go, those that it took come back, all others stay as they are", () => {
    const ids = fc.uniqueArray(fc.constantFrom<string>("a", "b", "c", "d", "e", "f", "g", "h"), { maxLength: 10 });
    fc.assert(
      fc.property(ids, ids, ids, ids, fc.func(fc.boolean()), (old, own, taken, others, changes) => {
        const before = old.map((id) => row(id));
        const added = own.filter((id) => !old.includes(id));
        const kept = before.filter(({ id }) => !taken.includes(id));
        const plan = rowsMove(before, [...kept, ...added.map((id) => row(id))]);
        const strangers = others.filter((id) => !old.includes(id) && !own.includes(id));
        const meanwhile = [...kept, ...[...added, ...strangers].map((id) => row(id))].map(({ id, treated }) =>
          row(id, treated || changes(id)),
        );
        const { update } = backward(plan, rowsSheet(meanwhile));
        const left = (update?.list ?? meanwhile) as readonly Row[];
        const expected = [
          ...meanwhile.filter(({ id }) => !added.includes(id)),
          ...before.filter(({ id }) => taken.includes(id)),
        ];
        const sorted = (rows: readonly Row[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(sorted(left)).toEqual(sorted(expected));
      }),
    );
  });

  test("comes back as it was where nothing else has changed", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "b", "c")),
        fc.array(fc.constantFrom("a", "b", "c")),
        (before, after) => {
          expect(backward(move(before, after), sheet(after)).update).toMatchObject({ list: before });
        },
      ),
    );
  });
});
