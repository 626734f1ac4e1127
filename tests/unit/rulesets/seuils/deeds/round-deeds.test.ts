import { describe, expect, test } from "vitest";
import { seuilsOptions } from "../../../../../src/rulesets/seuils/data/options.js";
import { figuresOf } from "../../../../../src/rulesets/seuils/data/reading.js";
import { OTHER_ACTIONS } from "../../../../../src/rulesets/seuils/rules/fight/other-actions.js";
import { change, doDeed, hindrance, inRound, openCamp, procedure, settled, systemOf, written } from "./camp.js";

const FIGHT = "f".repeat(16);
const done = (actor: Actor, round: object) => {
  written(actor, { round: { combatId: FIGHT, round: 1, ...round } });
};

describe("SE-18: another action", () => {
  test("costs an action of the round, is told, and offers its test; taken back, the action is there again", async () => {
    const { hero } = openCamp();
    inRound(1);
    const { outcome, view, undo } = await doDeed("action", hero, { action: "run" });
    expect(systemOf(hero)).toMatchObject({ round: { combatId: FIGHT, round: 1, others: 1 } });
    expect(view.verdict.key).toBe("GARDIEN.SEUILS.DEED.action.done.run");
    expect(procedure("action").calls?.(outcome, hero)).toMatchObject([{ deed: "check", choices: { action: "run" } }]);
    await undo();
    expect(systemOf(hero)).toMatchObject({ round: { others: 0 } });
  });

  test("whoever drops is on the ground until somebody ends it; taken back, they stand", async () => {
    const { hero } = openCamp();
    const { undo } = await doDeed("action", hero, { action: "drop" });
    expect(figuresOf(hero).stateStatuses).toContain("prone");
    await undo();
    expect(figuresOf(hero).stateStatuses).not.toContain("prone");
    await doDeed("action", hero, { action: "run" });
    expect(figuresOf(hero).stateStatuses).not.toContain("prone");
    expect(figuresOf(hero).conditionChange("prone", true)).toEqual({ suffers: { prone: true } });
  });

  test("can be anything, in its player's words; what is meant stays, and is what the test is for", async () => {
    const { hero } = openCamp();
    const { outcome, view } = await doDeed("action", hero, { action: "other", what: "Barre la porte" });
    expect(view.verdict).toMatchObject({ data: { name: "Barre la porte" } });
    expect(procedure("action").calls?.(outcome, hero)).toMatchObject([{ choices: { reason: "Barre la porte" } }]);
    expect(systemOf(hero)).toMatchObject({ round: { others: 0 } }); // nobody counts outside a fight
  });

  test("the keeper is asked once no action is left; a table that only warns says so in the window", () => {
    const { hero, settings } = openCamp();
    inRound(1);
    done(hero, { attacks: 1, defences: 1 });
    const situation = { actor: hero, choices: settled("action", hero, {}) };
    expect(procedure("action").doubt?.(situation)?.key).toBe("GARDIEN.SEUILS.DEED.obstacle.noAction");
    change(settings, "seuilsActionControl", "warn");
    expect(procedure("action").doubt?.(situation)).toBeNull();
    const hint = () => procedure("action").fields([hero], {})[0]?.hint;
    expect(hint()?.key).toBe("GARDIEN.SEUILS.DEED.obstacle.noAction");
    change(settings, "seuilsActionControl", "off");
    expect(hint()).toBeUndefined();
  });

  test("SE-14: defences of blows that wait for a click have cost their actions all the same", async () => {
    const { hero } = openCamp();
    inRound(1);
    done(hero, { attacks: 1 });
    const doubt = () => procedure("action").doubt?.({ actor: hero, choices: settled("action", hero, {}) });
    expect(doubt()).toBeNull();
    const target = { actor: hero.uuid, stage: "resolved", outcome: { defence: { extra: 0 } } };
    const data = { subject: "s".repeat(16), kind: "attack", standing: "judged", targets: [target], intent: {} };
    const fought = { combat: FIGHT, round: 1, until: "" };
    await ChatMessage.create({ type: "verdict", system: { version: 1, data: { ...data, fought } } } as never);
    expect(doubt()?.key).toBe("GARDIEN.SEUILS.DEED.obstacle.noAction");
  });

  test("nobody acts who is out of action; every action that is proposed has words", async () => {
    const { hero } = openCamp();
    for (const action of [...Object.keys(OTHER_ACTIONS), "other"]) {
      expect((await doDeed("action", hero, { action })).view.verdict.key).toBe(
        `GARDIEN.SEUILS.DEED.action.done.${action}`,
      );
    }
    written(hero, { wounds: { tue: { lethal: 1 } } });
    expect(hindrance("action", hero)).toBe("unable");
  });
});

describe("SE-14: an action given back", () => {
  test("of what was done, what the keeper chooses; taken back, it counts again", async () => {
    const { hero } = openCamp();
    inRound(1);
    expect(hindrance("giveBack", hero)).toBe("nothingSpent");
    done(hero, { attacks: 1, defences: 1, extraDefences: 2 });
    const [field] = procedure("giveBack").fields([hero], {});
    expect(field?.options?.map(({ value }) => value)).toEqual(["attacks", "defences", "extraDefences"]);
    const { undo } = await doDeed("giveBack", hero, { counted: "attacks" });
    expect(systemOf(hero)).toMatchObject({ round: { attacks: 0, defences: 1 } });
    await undo();
    expect(systemOf(hero)).toMatchObject({ round: { attacks: 1 } });
    await doDeed("giveBack", hero, { counted: "extraDefences" });
    expect(systemOf(hero)).toMatchObject({ round: { extraDefences: 1 } });
  });

  test("once the round is over, taking it back takes nothing from the next one", async () => {
    const { hero } = openCamp();
    inRound(1);
    done(hero, { attacks: 1 });
    const { undo } = await doDeed("giveBack", hero, { counted: "attacks" });
    inRound(2);
    done(hero, { round: 2, attacks: 0 });
    await undo();
    expect(systemOf(hero)).toMatchObject({ round: { round: 2, attacks: 0 } });
  });

  test("nothing of another round, and nothing outside a fight", () => {
    const { hero } = openCamp();
    done(hero, { attacks: 1 });
    expect(hindrance("giveBack", hero)).toBe("nothingSpent");
    inRound(2);
    expect(hindrance("giveBack", hero)).toBe("nothingSpent");
  });
});

test("SE-19, SE-69: the end of a round tells how somebody fares, what has bled and what will, and takes that back", async () => {
  const { hero } = openCamp();
  inRound(2);
  const clocks = { combatId: FIGHT, round: 1 };
  written(hero, { wounds: { blesse: { lethal: 1 } }, care: { bleeding: true, bleedSeconds: 54 }, clocks });
  const { view, undo } = await doDeed("roundSummary", hero, { combatId: FIGHT, first: 1, last: 1 });
  const facts = view.facts.map(({ label, value }) => [label.key.split(".").at(-1), value.data]);
  expect(view).toMatchObject({ severity: { label: { key: "GARDIEN.SEUILS.STATE.blesse" } } });
  expect(facts).toMatchObject([
    ["bleeding", {}],
    ["nextCircle", { rounds: 10 }],
  ]);
  expect(systemOf(hero)).toMatchObject({ wounds: { blesse: { lethal: 2 } }, care: { bleedSeconds: 0 } });
  await undo();
  expect(systemOf(hero)).toMatchObject({ wounds: { blesse: { lethal: 1 } }, care: { bleedSeconds: 54 } });
  const grazed = openCamp().hero;
  written(grazed, { wounds: { touche: { lethal: 1 } } });
  expect((await doDeed("roundSummary", grazed, { first: 1 })).view).toMatchObject({ facts: [] });
});

describe("SE-32: taken by surprise", () => {
  test("until somebody takes it back; once is enough", async () => {
    const { foe } = openCamp();
    const { undo } = await doDeed("surprise", foe);
    expect(systemOf(foe)).toMatchObject({ suffers: { surprised: true } });
    expect(hindrance("surprise", foe)).toBe("surprised");
    await undo();
    expect(systemOf(foe)).toMatchObject({ suffers: { surprised: false } });
  });
});

describe("SE-54: a death", () => {
  test("is the keeper's to confirm, where wounds say so, and can be taken back", async () => {
    const { deathCalls } = await import("../../../../../src/rulesets/seuils/deeds/body/death.js");
    const { foe } = openCamp();
    expect(deathCalls(foe)).toEqual([]);
    written(foe, { wounds: { tue: { lethal: 1 }, surplus: 1 } });
    expect(deathCalls(foe)).toMatchObject([{ deed: "death" }]);
    const { undo } = await doDeed("death", foe);
    expect(systemOf(foe)).toMatchObject({ deathConfirmed: true, state: "mort" });
    expect(hindrance("death", foe)).toBe("dead");
    expect(deathCalls(foe)).toEqual([]);
    await undo();
    expect(systemOf(foe)).toMatchObject({ deathConfirmed: false });
  });

  test("falls with the wounds that it was confirmed for; a death by the keeper's word alone stays", async () => {
    const { hero, foe } = openCamp();
    written(foe, { wounds: { tue: { lethal: 1 }, surplus: 1 }, deathConfirmed: true });
    await foe.update({ "system.wounds.touche.lethal": 1 } as never);
    expect(systemOf(foe)).toMatchObject({ deathConfirmed: true });
    await foe.update({ "system.wounds.surplus": 0 } as never); // still dying, but no longer dead
    expect(systemOf(foe)).toMatchObject({ deathConfirmed: false });
    written(hero, { deathConfirmed: true });
    await hero.update({ "system.wounds.touche.lethal": 1 } as never);
    expect(systemOf(hero)).toMatchObject({ deathConfirmed: true });
    expect(seuilsOptions().killedMeaning).toBe("dying");
  });
});
