import { describe, expect, test } from "vitest";
import { gripTaken, putAway } from "../../../../../src/rulesets/rpg/rules/attack/taking-up.js";
import { armed, CLUB, SHIELD, SWORD } from "../attack/table.js";
import {
  change,
  doDeed,
  found,
  hindrance,
  idOf,
  inRound,
  item,
  lasting,
  openWard,
  procedure,
  sheetOf,
  skill,
  systemOf,
} from "./wards.js";

const AXE = item("rpgWeapon", "axe", { hands: 2, equipped: "none" });
const DOWN = item("rpgWeapon", "mace", { onGround: true });
const NET = item("rpgWeapon", "net", { special: "net", formula: "", mode: "thrown", onGround: true });

const SPAN = { clock: "world", first: 0, last: null };
const prone = (stand: string) => ({ state: { type: "prone", stand }, span: SPAN, ends: "standing", wound: "w" });
const caught = (zone: string, wound = "w") => ({
  ...{ state: { type: "entangled", zone, side: null }, span: SPAN, ends: "freed", wound },
});
const last = (actor: Actor, ...conditions: readonly object[]) => actor.update({ system: { conditions } } as never);
const doubtOf = (id: string, actor: Actor) =>
  procedure(id).doubt?.({ actor, choices: {} })?.key.split(".").at(-1) ?? null;
const attacks = (actor: Actor, round: object) =>
  actor.update({ system: { round: { combatId: "f".repeat(16), ...round } } } as never);

describe("moving (RP-40)", () => {
  test("costs an action of the round, where the table wants it so, and gives it back", async () => {
    const { hero, settings } = openWard([SWORD]);
    inRound(2);
    expect(hindrance("move", hero)).toBe("movesFreely");
    change(settings, "rpgMovementCostsAction", true);
    const { undo } = await doDeed("move", hero);
    expect(sheetOf(hero).round).toMatchObject({ round: 2, moves: 1 });
    expect(doubtOf("move", hero)).toBeNull();
    await doDeed("move", hero);
    expect(doubtOf("move", hero)).toBe("noAction");
    await hero.update({ system: { round: { moves: 1 } } } as never);
    await undo();
    expect(sheetOf(hero).round).toMatchObject({ moves: 0 });
  });

  test("is nothing for whoever cannot move, and free outside a fight", async () => {
    const { hero, settings } = openWard([SWORD]);
    change(settings, "rpgMovementCostsAction", true);
    expect(hindrance("move", hero)).toBe("movesFreely");
    inRound(2);
    await last(hero, caught("whole"));
    expect(hindrance("move", hero)).toBe("rooted");
  });
});

describe("drawing (RP-40)", () => {
  test("takes a weapon in hand, and puts away whatever was in the way", async () => {
    const { hero } = openWard([SWORD, SHIELD, AXE]);
    const { undo } = await doDeed("draw", hero);
    const held = () => ["axe", "sword", "shield"].map((name) => systemOf(found(hero, name)).equipped);
    expect(held()).toEqual(["both", "none", false]);
    await undo();
    expect(held()).toEqual(["none", "main", true]);
  });

  test("is free once a round; a second time the keeper is asked", async () => {
    const { hero } = openWard([SWORD, AXE]);
    inRound(1);
    await doDeed("draw", hero);
    expect([doubtOf("draw", hero), sheetOf(hero).round]).toMatchObject(["draw", { attacks: 0, moves: 0 }]);
  });
});

describe("picking up (RP-40, RP-77)", () => {
  test("takes the whole round, in which one may still parry", async () => {
    const { hero } = openWard([DOWN]);
    inRound(2);
    const { undo } = await doDeed("pickUp", hero);
    expect(systemOf(found(hero, "mace"))).toMatchObject({ onGround: false, equipped: "main" });
    expect(sheetOf(hero)).toMatchObject({ capacities: { attack: false, parry: "any" } });
    await undo();
    expect([systemOf(found(hero, "mace")).onGround, lasting(hero)]).toEqual([true, []]);
    await attacks(hero, { round: 2, attacks: 1 });
    expect(doubtOf("pickUp", hero)).toBe("hasAttacked");
  });

  test("RP-70: of a net is refused while somebody is caught in it, by that very throw", async () => {
    const { hero, other } = openWard([NET]);
    const throwOf = (subject: string, weapon: Item): Promise<unknown> => {
      const target = { actor: other.uuid, stage: "applied", outcome: {} };
      const data = { kind: "attack", subject, intent: { weapon: { uuid: weapon.uuid } }, targets: [target] };
      return ChatMessage.create({ type: "verdict", system: { version: 1, data } } as never);
    };
    await throwOf("throw", found(hero, "net"));
    expect(hindrance("pickUp", hero)).toBeNull();
    await last(other, caught("whole", "another"));
    expect(hindrance("pickUp", hero)).toBeNull();
    await last(other, caught("whole", "throw"));
    expect(hindrance("pickUp", hero)).toBe("holds");
    await last(other);
    expect(hindrance("pickUp", hero)).toBeNull();
  });

  test("of a net is one action (RP-70)", async () => {
    const { hero } = openWard([NET]);
    inRound(2);
    await doDeed("pickUp", hero);
    expect([lasting(hero), sheetOf(hero).round]).toMatchObject([[], { moves: 1 }]);
  });

  test("asks for a free hand, and for something on the ground", async () => {
    const { hero } = openWard([SWORD]);
    expect(hindrance("pickUp", hero)).toBe("nothingOnGround");
    await armed(hero, "sword").update({ system: { onGround: true, equipped: "none" } } as never);
    await last(hero, { ...caught("arms"), state: { type: "entangled", zone: "arms", side: "right" } });
    expect(hindrance("pickUp", hero)).toBe("limb");
    expect(hindrance("pickUp", hero, { hand: "off" })).toBeNull();
    await last(hero, caught("trunk"));
    expect(hindrance("pickUp", hero)).toBe("handsTied");
  });
});

test("RP-55 — a stuck weapon is pulled free by an action", async () => {
  const { hero } = openWard([SWORD, CLUB]);
  expect(hindrance("pullFree", hero)).toBe("nothingStuck");
  await armed(hero, "club").update({ system: { stuck: true } } as never);
  inRound(1);
  const { undo } = await doDeed("pullFree", hero);
  expect([systemOf(found(hero, "club")).stuck, sheetOf(hero).round]).toMatchObject([false, { moves: 1 }]);
  await undo();
  expect([systemOf(found(hero, "club")).stuck, sheetOf(hero).round]).toMatchObject([true, { moves: 0 }]);
});

describe("standing up (RP-61)", () => {
  test("is free for who merely fell, and ends what lasted as long", async () => {
    const { hero } = openWard();
    const guard = { ...prone("free"), state: { type: "restrict", mode: "parryOnly" } };
    await last(hero, prone("free"), { ...guard, ends: "care" });
    expect(hindrance("standUp", hero)).toBe("cannotStand"); // held back
    await last(hero, prone("free"), { ...prone("free"), state: { type: "halveSkills" } });
    const { view } = await doDeed("standUp", hero);
    expect([lasting(hero), view.die]).toEqual([[], null]);
    expect(hindrance("standUp", hero)).toBe("onFeet");
  });

  test("may ask for a plain test of Habileté, once a round", async () => {
    const { hero } = openWard();
    inRound(1);
    await last(hero, prone("test"));
    const failed = await doDeed("standUp", hero, {}, [9]);
    expect([lasting(hero), doubtOf("standUp", hero)]).toEqual([["prone"], "standUp"]);
    await failed.decide({ result: "success" });
    expect(lasting(hero)).toEqual([]);
  });

  test("has to wait for care, or for rounds to pass, where the wound says so", async () => {
    const { hero } = openWard();
    for (const stand of ["care", "rounds"]) {
      await last(hero, prone(stand));
      expect(hindrance("standUp", hero)).toBe("cannotStand");
    }
  });
});

describe("struggling free (RP-70, RP-71)", () => {
  const ACROBATICS = skill("acrobatics", 9);

  test("of a net is a test of Acrobaties with FD 0, of a bola with FD −2", async () => {
    const { hero } = openWard([ACROBATICS]);
    await last(hero, caught("whole"));
    expect((await doDeed("struggle", hero, {}, [10])).outcome).toMatchObject({ score: 9, result: "failure" });
    expect(lasting(hero)).toEqual(["entangled"]);
    await last(hero, caught("head"), { ...caught("head"), state: { type: "choking", failed: false } });
    expect((await doDeed("struggle", hero, {}, [11])).outcome).toMatchObject({ difficulty: -2, result: "success" });
    expect(lasting(hero)).toEqual([]); // air again
  });

  test("frees of one hold at a time", async () => {
    const { hero } = openWard([ACROBATICS]);
    await last(hero, caught("whole", "net"), caught("arms", "bola"));
    await doDeed("struggle", hero, { hold: "bola" }, [1]);
    expect(sheetOf(hero)).toMatchObject({ lasting: [{ wound: "net" }] });
    expect(hindrance("struggle", hero, { hold: "bola" })).toBe("notCaught");
  });

  test("is tried once a round; strength instead is the keeper's to allow", async () => {
    const { hero } = openWard([ACROBATICS]);
    inRound(1);
    await last(hero, caught("whole"));
    await doDeed("struggle", hero, {}, [15]);
    expect(doubtOf("struggle", hero)).toBe("struggle");
    const field = procedure("struggle")
      .fields([hero], {})
      .find(({ id }) => id === "skill");
    expect(field).toMatchObject({ value: "acrobatics", asks: true });
  });
});

test("RP-68 — hands are emptied of what a grip needs, and of nothing else", () => {
  const sword = { id: idOf("sword"), kind: "weapon", grip: "main" } as const;
  const shield = { id: idOf("shield"), kind: "shield", grip: "off" } as const;
  expect(putAway("main", [sword, shield], "left")).toEqual([sword]);
  expect(putAway("both", [sword, shield], "right")).toEqual([sword, shield]);
  expect(gripTaken({ kind: "shield", hands: 1 }, "main")).toBe("off");
});
