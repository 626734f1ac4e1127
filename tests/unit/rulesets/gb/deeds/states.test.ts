import { describe, expect, test } from "vitest";
import { BEAST } from "../../../../support/play/arbiter-table.js";
import { gbDeeds } from "../../../../../src/rulesets/gb/deeds/index.js";
import { doDeed, hindrance, idOf, NONSENSE, openTable, points, procedure, settled, systemOf, wound } from "./table.js";

describe("a shock given by the keeper (GB-34…GB-36)", () => {
  test("GB-34: a simple one costs no point", async () => {
    const { hero } = await openTable();
    await doDeed("shock", hero, { kind: "simple" });
    expect(systemOf(hero)).toMatchObject({ shock: { kind: "simple" }, posture: { prone: false } });
    expect(points(hero)).toEqual({ pv: 10, pf: 10 });
  });

  test("GB-35: a violent one throws to the ground and costs 1 PF; taken back, nothing of it stays", async () => {
    const { hero } = await openTable();
    const { undo, view } = await doDeed("shock", hero, { kind: "violent" });
    expect(systemOf(hero)).toMatchObject({ shock: { kind: "violent" }, posture: { prone: true } });
    expect(points(hero).pf).toBe(9);
    expect(view.facts[0]).toMatchObject({ rule: "GB-35", value: { data: { metres: 1.5 } } });
    await undo();
    expect(systemOf(hero)).toMatchObject({ shock: { kind: "none" }, posture: { prone: false } });
    expect(points(hero).pf).toBe(10);
  });

  test("GB-35: whoever loses the turn to a violent one neither aims nor stands up nor treats anybody", async () => {
    const { hero } = await openTable(undefined, [wound("leg", { gb: 10, zone: "legLeft", pfLost: 3, pvLost: 2 })]);
    expect(hindrance("care", hero, { wound: idOf("leg") })).toBeNull();
    await doDeed("shock", hero, { kind: "violent" });
    expect([hindrance("stand", hero), hindrance("aim", hero)]).toEqual(["shocked", "shocked"]);
    expect(hindrance("care", hero, { wound: idOf("leg") })).toBe("shocked");
    await doDeed("shock", hero, { kind: "none" });
    expect(hindrance("stand", hero)).toBeNull();
  });

  test("GB-35: outside of a fight it ends as time goes by", async () => {
    const { hero } = await openTable();
    Object.assign(game.time, { worldTime: 60 });
    await doDeed("shock", hero, { kind: "violent" });
    expect(gbDeeds.passes?.(hero)).toBeNull();
    Object.assign(game.time, { worldTime: 66 });
    expect(gbDeeds.passes?.(hero)).toEqual({ shock: { kind: "none" } });
    await hero.update({ system: gbDeeds.passes?.(hero) } as never);
    expect([systemOf(hero).shock, gbDeeds.passes?.(hero)]).toMatchObject([{ kind: "none" }, null]);
  });
});

describe("postures and markers", () => {
  test("GB-35: who lies on the ground stands up, who stands does not", async () => {
    const { hero } = await openTable();
    expect(hindrance("stand", hero)).toBe("standing");
    await hero.update({ system: { posture: { prone: true } } } as never);
    const { undo } = await doDeed("stand", hero);
    expect(systemOf(hero).posture).toEqual({ prone: false });
    await undo();
    expect(systemOf(hero).posture).toEqual({ prone: true });
  });

  test("GB-69: the keeper bars an action with a reason; a marker, no number", async () => {
    const { hero } = await openTable();
    const { view } = await doDeed("bar", hero, { reason: "la jambe ne porte plus" });
    expect(systemOf(hero).barred).toBe(true);
    expect(view.facts[0]?.value.data).toEqual({ text: "la jambe ne porte plus" });
    expect(hindrance("bar", hero)).toBe("barred");
  });

  test("GB-19, D-43: aiming names a target; rounds at the same one count on, at another from one", async () => {
    const { hero, beast } = await openTable();
    expect(settled("aim", hero, {}).target).toBe(BEAST);
    await doDeed("aim", hero);
    await doDeed("aim", hero, { target: BEAST });
    expect(systemOf(hero).aim).toMatchObject({ rounds: 2, targetUuid: BEAST });
    await hero.update({ system: { aim: { targetUuid: "Actor.else" } } } as never);
    const { undo } = await doDeed("aim", hero, { target: BEAST });
    expect(systemOf(hero).aim).toMatchObject({ rounds: 1, targetUuid: BEAST });
    await undo();
    expect(systemOf(hero).aim).toMatchObject({ rounds: 2, targetUuid: "Actor.else" });
    expect(hindrance("aim", hero, { target: hero.uuid })).toBe("noTarget");
    expect(hindrance("aim", hero, { target: "Actor.gone" })).toBe("noTarget");
    await beast.update({ system: { pf: { value: 0 } } } as never);
    expect(hindrance("aim", beast, { target: hero.uuid })).toBe("unable");
  });
});

describe("destiny (GB-02, GB-03)", () => {
  test("GB-02: a point spent is gone, until the keeper takes the card back", async () => {
    const { hero } = await openTable();
    const { outcome, undo } = await doDeed("destiny", hero, { reason: "rater cette marche" });
    expect(outcome).toEqual({ reason: "rater cette marche", cost: 1, left: 0 });
    expect(systemOf(hero).destiny).toMatchObject({ spent: 1, remaining: 0 });
    expect(hindrance("destiny", hero)).toBe("destinySpent");
    await undo();
    expect(systemOf(hero).destiny).toMatchObject({ spent: 0, remaining: 1 });
  });

  test("GB-03: the keeper has the word, so that an owner's request waits", () => {
    expect(procedure("destiny").by).toBe("keeper");
  });

  test("a creature has none, nor has anybody where the table plays without", async () => {
    const { hero, beast, settings } = await openTable();
    expect(hindrance("destiny", beast)).toBe("noDestiny");
    settings.set("gbDestinyEnabled", false);
    expect(hindrance("destiny", hero)).toBe("noDestiny");
  });
});

describe("whatever is sent", () => {
  test.each(Object.keys(gbDeeds.procedures))("%s answers nonsense without breaking", async (id) => {
    const { hero, beast } = await openTable(undefined, [wound("leg", { gb: 10, zone: "legLeft" })]);
    const deed = procedure(id);
    for (const choices of NONSENSE) {
      for (const actor of [hero, beast]) {
        const situation = { actor, choices };
        deed.fields([actor], choices);
        deed.fields([actor, hero], choices);
        deed.obstacle(situation);
        expect(deed.modifiers(situation).every(({ value }) => Number.isInteger(value))).toBe(true);
        const dice = Object.fromEntries(deed.rolls(situation).map((spec) => [spec.id, spec.faces.map(() => 1)]));
        for (const thrown of [dice, {}]) {
          const outcome = deed.outcome({ ...situation, dice: thrown });
          expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
          deed.changes(outcome, actor, { messageId: "", attackerUuid: "", weaponName: "" });
          expect(deed.view(outcome).verdict.key).toMatch(/^GARDIEN\./);
        }
        expect(deed.view({ rounds: 3, wounds: "no", zone: 5, total: "x" }).verdict.key).toMatch(/^GARDIEN\./);
        expect(deed.changes({ rounds: [null, 5], wounds: [7], stable: {} }, actor, NOBODY)).toBeDefined();
      }
    }
    expect(deed.fields([], {})).toBeDefined();
  });

  const NOBODY = { messageId: "", attackerUuid: "", weaponName: "" };
});
