import { describe, expect, test } from "vitest";
import type { Json, Outcome } from "../../../../../src/core/attack/procedure.js";
import type { DeedChoices } from "../../../../../src/core/deeds/procedure.js";
import type { Data } from "../../../../support/arbiter-table.js";
import { throwAll } from "../../../../support/deeds.js";
import {
  carryOut,
  found,
  hindrance,
  hp,
  inRound,
  item,
  lasting,
  openWard,
  procedure,
  settled,
  sheetOf,
  skill,
  systemOf,
} from "./wards.js";

const MAGIC = skill("spells", 12, { root: "uncanny" });
const spell = (id: string, system: Data): Data => item("rpgSpell", id, system);
const POTION = item("rpgGear", "potion", { healFormula: "1d4", consumable: true, quantity: 2 });
const MEND = spell("mend", { difficulty: 2, hpCost: 1, heal: "1d4" });
const IVY = spell("ivy", { effects: [{ type: "entangle", zone: "whole", until: { kind: "freed" } }] });

/** Does a deed to everybody it is sent for, the first of them throwing for all. */
async function doAll(id: string, actor: Actor, choices: DeedChoices, ...faces: readonly (readonly number[])[]) {
  const deed = procedure(id);
  const sent = deed.onto?.([actor], settled(id, actor, choices)) ?? { actors: [actor], choices };
  const dice = sent.actors.map(() => ({}));
  const done = sent.actors.map((one, i) => {
    const situation = { actor: one, choices: sent.choices, ...(i > 0 && { lead: dice[0] ?? {} }) };
    const obstacle = deed.obstacle(situation);
    if (obstacle) throw new Error(obstacle.key);
    dice[i] = throwAll(deed.rolls(situation), faces[i] ?? []);
    return JSON.parse(JSON.stringify(deed.outcome({ ...situation, dice: dice[i] ?? {} }))) as Record<string, Json>;
  });
  const origin = { messageId: "m".repeat(16), attackerUuid: "", weaponName: "" };
  const write = async (outcomes: readonly Outcome[]) => {
    const undos: (() => Promise<void>)[] = [];
    for (const [i, outcome] of outcomes.entries()) {
      const target = sent.actors[i] as Actor;
      undos.push(await carryOut(deed.changes(outcome, target, origin), target));
    }
    return async () => {
      for (const undo of undos) await undo();
    };
  };
  const undo = await write(done);
  return { actors: sent.actors, outcomes: done, views: done.map((one) => deed.view(one)), undo, write };
}

describe("potions and salves (RP-83)", () => {
  test("RP-83: one drinks one's own: points come back, and there is one less", async () => {
    const { hero } = openWard([POTION]);
    await hero.update({ system: { hp: { value: 10 } } } as never);
    const done = await doAll("potion", hero, {}, [3]);
    expect(hp(hero)).toBe(13);
    expect(systemOf(found(hero, "potion")).quantity).toBe(1);
    await done.undo();
    expect(hp(hero)).toBe(10);
    expect(systemOf(found(hero, "potion")).quantity).toBe(2);
  });

  test("RP-83: one gives it to somebody who cannot drink alone, and has one less", async () => {
    const { hero, other } = openWard([POTION], [], { hp: { value: -2 } });
    const done = await doAll("potion", hero, { patient: other.uuid }, [4]);
    expect(done.actors).toEqual([other, hero]);
    expect(procedure("potion").doer?.({ actor: other, choices: { giver: hero.uuid } })).toBe(hero);
    expect(sheetOf(other).hp).toMatchObject({ value: 2, state: "alive" });
    expect(hp(hero)).toBe(18);
    expect(systemOf(found(hero, "potion")).quantity).toBe(1);
  });

  test("RP-83: without any, or for the dead, there is nothing to give", async () => {
    const { hero, other } = openWard([POTION]);
    expect(hindrance("potion", other)).toBe("noPotion");
    await other.update({ system: { hp: { dead: true } } } as never);
    expect(hindrance("potion", hero, { patient: other.uuid })).toBe("dead");
  });
});

describe("spells and powers that are no attack (RP-79)", () => {
  test("RP-79: the cost is paid whatever the dice say; a failure brings nothing", async () => {
    const { hero, other } = openWard([MAGIC, MEND], [], { hp: { value: 5 } });
    const { outcomes, views, undo } = await doAll("cast", hero, { target: other.uuid }, [11]);
    expect(outcomes[0]).toMatchObject({ difficulty: 2, success: false, cost: 1, works: false });
    expect(views.map(({ tone }) => tone)).toEqual(["bad", "mute"]);
    expect([hp(hero), hp(other)]).toEqual([17, 5]);
    await undo();
    expect(hp(hero)).toBe(18);
  });

  test("RP-79: a success brings what the spell says to whom it falls on, by the caster's dice", async () => {
    const { hero, other } = openWard([MAGIC, MEND], [], { hp: { value: 5 } });
    const { outcomes, undo } = await doAll("cast", hero, { target: other.uuid }, [10], [3]);
    expect(outcomes[1]).toMatchObject({ works: true, gained: 3 });
    expect([hp(hero), hp(other)]).toEqual([17, 8]);
    expect(sheetOf(other).firstAidReceived).toBe(true);
    await undo();
    expect([hp(hero), hp(other)]).toEqual([18, 5]);
  });

  test("RP-79: a critical success doubles the numbers", async () => {
    const { hero, other } = openWard([MAGIC, MEND], [], { hp: { value: 5 } });
    await doAll("cast", hero, { target: other.uuid }, [1], [3]);
    expect(hp(other)).toBe(11);
  });

  test("RP-79: a critical failure costs 1d4 more, or the keeper turns the spell on its caster", async () => {
    const { hero, other } = openWard([MAGIC, IVY]);
    const { outcomes, undo, write } = await doAll("cast", hero, { target: other.uuid }, [20, 3]);
    expect(outcomes[0]).toMatchObject({ backlash: 3 });
    expect(hp(hero)).toBe(15);
    await undo();
    await write([{ ...outcomes[0], turned: true }]);
    expect(hp(hero)).toBe(18);
    expect(lasting(hero)).toEqual(["entangled"]);
  });

  test("RP-79: effects begin on whoever is struck, and are taken back", async () => {
    const { hero, other } = openWard([MAGIC, IVY]);
    const { undo } = await doAll("cast", hero, { target: other.uuid }, [5]);
    expect(lasting(other)).toEqual(["entangled"]);
    expect(lasting(hero)).toEqual([]);
    await undo();
    expect(lasting(other)).toEqual([]);
  });

  test("RP-96: whoever casts has used the skill of it, whatever the dice say; a power has none", async () => {
    const { hero, other } = openWard([MAGIC, IVY, spell("power", { scoreOverride: 10 })]);
    const used = (): unknown => {
      const skilled = hero.items.find(({ type }) => (type as string) === "rpgSkill");
      return skilled && systemOf(skilled).usedThisAdventure;
    };
    await doAll("cast", hero, { spell: found(hero, "power").id, target: other.uuid }, [5]);
    expect(used()).toBe(false);
    const { undo } = await doAll("cast", hero, { spell: found(hero, "ivy").id, target: other.uuid }, [18]);
    expect(used()).toBe(true);
    await undo();
    expect(used()).toBe(false);
  });

  test("RP-79: on oneself cost and effect are one", async () => {
    const { hero } = openWard([MAGIC, MEND]);
    await hero.update({ system: { hp: { value: 10 } } } as never);
    const { actors } = await doAll("cast", hero, {}, [5, 4]);
    expect(actors).toEqual([hero]);
    expect(hp(hero)).toBe(13);
  });

  test("RP-32, RP-40: casting takes an action of the round, in its section; a power rests as long as its dice say", async () => {
    const POWER = spell("power", { cooldown: "1d4", scoreOverride: 10, kind: "power" });
    const { hero } = openWard([POWER]);
    inRound(3);
    await doAll("cast", hero, {}, [5, 2]);
    expect(sheetOf(hero).round).toMatchObject({ section: "magic", attacks: 1 });
    expect(systemOf(found(hero, "power")).readyAtRound).toBe(5);
    inRound(4);
    const situation = { actor: hero, choices: settled("cast", hero, {}) };
    expect(procedure("cast").doubt?.(situation)?.key).toContain("recharging");
    inRound(5);
    expect(procedure("cast").doubt?.(situation)).toBeNull();
  });

  test("RP-79: what hurts or is resisted is an attack, and who cannot cast does not", async () => {
    const { hero, other } = openWard([spell("dart", { damage: "1d6" }), spell("cackle", { resisted: true })], [IVY]);
    expect(hindrance("cast", hero)).toBe("noSpell");
    await other.update({ system: { hp: { value: 0 } } } as never);
    expect(hindrance("cast", other)).toBe("unable");
  });
});
