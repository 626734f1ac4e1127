import { describe, expect, test } from "vitest";
import { seuilsAttack } from "../../../../../src/rulesets/seuils/attack/procedure.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { armed, fight, idOf, item, weapon } from "../attack/table.js";
import { doDeed, hindrance, inRound, openCamp, procedure, settled, systemOf, written } from "./camp.js";

const ATTACK = idOf("attack");
const trait = (key: string, value: number | null = null): Data => item("seuilsTrait", key, { key, value });
const jaws = (more: Data = {}): Data =>
  weapon("jaws", {
    attackType: "melee",
    natural: true,
    damage: { dice: 3, keep: 1 },
    damageTypes: ["piercing"],
    ...more,
  });

/** Tells the log what an attack of the one came to for the other. */
function tell(attacker: Actor, target: Actor, outcome: Data, stage = "applied"): Promise<unknown> {
  const data = {
    ...{ subject: ATTACK, kind: "attack", standing: "judged", intent: { attacker: { actor: attacker.uuid } } },
    targets: [{ actor: target.uuid, stage, outcome }],
  };
  return ChatMessage.create({ type: "verdict", system: { version: 1, data } } as never);
}

/** A blow that wounds: one success, nobody avoids it, and its best die is 8. */
const LANDS = { attack: [6, 1, 1], refused: true, answer: [8, 1, 1] };

describe("SE-77: Étreinte", () => {
  test("whoever is wounded is held, unless the keeper says no; a blow that does not wound holds nobody", async () => {
    const { hero, foe } = openCamp([], [jaws(), trait("grip")]);
    const bite = armed(foe, "jaws");
    const { outcome, view, undo } = await fight(bite, hero, LANDS);
    expect(outcome).toMatchObject({ end: "hit", grips: true, held: true });
    expect(view.ticks).toMatchObject([{ name: "held", on: true }]);
    expect(systemOf(hero)).toMatchObject({ suffers: { held: true } });
    const calls = seuilsAttack.calls(hero, ATTACK, { attacker: foe, weapon: bite, outcome });
    expect(calls.map(({ deed }) => deed)).toEqual(["free", "firstAid"]);
    await undo();
    expect(systemOf(hero)).toMatchObject({ suffers: { held: false } });
    const missed = await fight(bite, hero, { attack: [6, 1, 1], answer: [6, 6, 1] });
    expect(missed.outcome).toMatchObject({ grips: false, held: false });
    const spared = await fight(bite, hero, { ...LANDS, override: { held: 0 } });
    expect(spared.outcome).toMatchObject({ grips: true, held: false });
    expect(systemOf(hero)).toMatchObject({ suffers: { held: false } });
  });

  test("nothing that is carried or flies holds anybody", async () => {
    const { hero, foe } = openCamp([], [jaws({ natural: false }), trait("grip"), trait("venom", 3)]);
    const { outcome } = await fight(armed(foe, "jaws"), hero, LANDS);
    expect(outcome).toMatchObject({ grips: false, venom: 0 });
  });

  test("SE-08: Force against Force, equals are the holder's; it costs an action, won or lost", async () => {
    const { hero, foe } = openCamp();
    inRound(1);
    expect(hindrance("free", hero)).toBe("notHeld");
    written(hero, { suffers: { held: true } });
    await tell(foe, hero, { held: true });
    const lost = await doDeed("free", hero, {}, [6, 6, 1, 7, 7, 1]);
    expect(lost.outcome).toMatchObject({ result: 2, against: 2, freed: false, holder: foe.name });
    const dice = lost.view.facts.find(({ label }) => label.key.endsWith("againstDice"));
    expect(dice).toMatchObject({ value: { data: { name: "7 · 7 · 1" } }, audience: "keeper" });
    expect(systemOf(hero)).toMatchObject({ suffers: { held: true }, round: { others: 1 } });
    const won = await doDeed("free", hero, {}, [6, 6, 6, 7, 7, 1]);
    expect(won.outcome).toMatchObject({ result: 3, against: 2, freed: true });
    expect(systemOf(hero)).toMatchObject({ suffers: { held: false }, round: { others: 2 } });
    await won.undo();
    expect(systemOf(hero)).toMatchObject({ suffers: { held: true }, round: { others: 1 } });
  });

  test("the keeper may correct what either came to", async () => {
    const { hero, foe } = openCamp();
    written(hero, { suffers: { held: true } });
    const lost = await doDeed("free", hero, { holder: foe.uuid }, [6, 6, 1, 7, 7, 1]);
    const decided = await lost.decide({ against: 1 });
    expect(decided.outcome).toMatchObject({ freed: true });
    expect(systemOf(hero)).toMatchObject({ suffers: { held: false } });
  });

  test("whoever holds and is out of action holds nobody; where nobody knows who does, the keeper is asked", async () => {
    const { hero, foe } = openCamp();
    written(hero, { suffers: { held: true } });
    const choices = settled("free", hero, {});
    expect(procedure("free").doubt?.({ actor: hero, choices })?.key).toBe("GARDIEN.SEUILS.DEED.obstacle.heldByNobody");
    await tell(foe, hero, { held: true });
    written(foe, { wounds: { tue: { lethal: 1 } } });
    const { outcome } = await doDeed("free", hero, {}, []);
    expect(outcome).toMatchObject({ freed: true });
    expect(outcome.against).toBeNull();
  });
});

describe("SE-77: Venin", () => {
  test("a wound calls for Santé against it, once; nothing else does", async () => {
    const { hero, foe } = openCamp([], [jaws(), trait("venom", 4)]);
    const bite = armed(foe, "jaws");
    const missed = await fight(bite, hero, { attack: [6, 1, 1], answer: [6, 6, 1] });
    expect(missed.outcome).toMatchObject({ venom: 0 });
    const { outcome, view } = await fight(bite, hero, LANDS);
    expect(outcome).toMatchObject({ venom: 4 });
    expect(view.facts.find(({ rule }) => rule === "SE-77")?.value).toMatchObject({ data: { difficulty: 4 } });
    const calls = () => seuilsAttack.calls(hero, ATTACK, { attacker: foe, weapon: bite, outcome });
    expect(calls()).toMatchObject([{ deed: "venom", choices: { attack: ATTACK } }, { deed: "firstAid" }]);
    await ChatMessage.create({
      type: "verdict",
      system: {
        version: 1,
        data: {
          ...{ subject: idOf("resisted"), kind: "deed", standing: "judged", deed: { id: "venom" } },
          targets: [{ actor: hero.uuid, stage: "resolved", outcome: { attack: ATTACK } }],
        },
      },
    } as never);
    expect(calls()).toMatchObject([{ deed: "firstAid" }]);
    expect(hindrance("venom", hero, { attack: ATTACK })).toBe("hasResisted");
  });

  test("its Difficulté is that of the blow, whatever is said; success does nothing", async () => {
    const { hero, foe } = openCamp();
    await tell(foe, hero, { venom: 2 });
    const { outcome } = await doDeed("venom", hero, { attack: ATTACK, difficulty: 1 }, [6, 7, 1]);
    expect(outcome).toMatchObject({ difficulty: 2, result: 2, success: true });
    expect(systemOf(hero)).toMatchObject({ suffers: { venom: false }, wounds: { touche: { temporary: 0 } } });
  });

  test("a failure costs a die of every action but Santé; no success at all crosses a Touché too", async () => {
    const { hero, foe } = openCamp();
    await tell(foe, hero, { venom: 2 });
    const failed = await doDeed("venom", hero, { attack: ATTACK }, [6, 1, 1]);
    expect(systemOf(hero)).toMatchObject({
      ...{ suffers: { venom: true }, wounds: { touche: { temporary: 0 } } },
      characteristics: { force: { pool: 2 }, sante: { pool: 3 } },
    });
    await failed.undo();
    expect(systemOf(hero)).toMatchObject({ suffers: { venom: false } });
    const worst = await doDeed("venom", hero, { attack: ATTACK }, [1, 1, 1]);
    expect(systemOf(hero)).toMatchObject({ suffers: { venom: true }, wounds: { touche: { temporary: 1 } } });
    await worst.undo();
    expect(systemOf(hero)).toMatchObject({ wounds: { touche: { temporary: 0 } } });
  });

  test("the keeper may say that it was resisted, and gives the Difficulté of a venom from elsewhere", async () => {
    const { hero } = openCamp();
    const failed = await doDeed("venom", hero, { difficulty: 3 }, [6, 6, 1]);
    expect(failed.outcome).toMatchObject({ success: false });
    await failed.decide({ success: "yes" });
    expect(systemOf(hero)).toMatchObject({ suffers: { venom: false } });
    expect(procedure("venom").fields([hero], {})[0]).toMatchObject({ id: "difficulty", asks: true });
  });
});

describe("SE-32: taken by surprise, by the keeper's word on the card", () => {
  test("nobody defends, no action is spent, and it lasts until it is taken back", async () => {
    const { hero, foe } = openCamp([], [jaws()]);
    inRound(1);
    const { outcome, view, undo } = await fight(armed(foe, "jaws"), hero, {
      ...{ attack: [6, 1, 1], answer: [6, 6, 1] },
      ...{ override: { met: "surprised" }, owed: [8, 1, 1] },
    });
    expect(outcome).toMatchObject({ end: "hit", surprised: true, defence: null, wounds: ["blesse"] });
    expect(view.facts.map(({ value }) => value.key)).toContain("GARDIEN.SEUILS.FIGHT.noDefence.surprised");
    expect(systemOf(hero)).toMatchObject({ suffers: { surprised: true }, round: { defences: 0 } });
    await undo();
    expect(systemOf(hero)).toMatchObject({ suffers: { surprised: false }, wounds: { blesse: { lethal: 0 } } });
  });
});
