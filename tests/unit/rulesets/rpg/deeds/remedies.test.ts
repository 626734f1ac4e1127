import type { Json } from "../../../../../src/core/shape/shape.js";
import { describe, expect, test } from "vitest";
import type { Outcome } from "../../../../../src/core/play/contract/outcome.js";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { linesOf } from "../../../../../src/core/play/record/deed-call.js";
import { sumContext } from "../../../../../src/core/deed/window-context.js";
import { throwAll } from "../../../../support/play/deeds.js";
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

  test("RP-83, RP-89: a salve gives back Charisme that fire has taken, by the keeper's word; taking it back undoes both", async () => {
    const salve = item("rpgGear", "salve", { healFormula: "1", heals: "charisma", consumable: true, quantity: 1 });
    const { hero } = openWard([salve]);
    const lost = () => (sheetOf(hero) as { attributes?: { charisma: { loss: number } } }).attributes?.charisma.loss;
    expect(hindrance("potion", hero)).toBe("nothingLost");
    await hero.update({ system: { attributes: { charisma: { loss: 2 } } } } as never);
    expect(procedure("potion").doubt?.({ actor: hero, choices: {} })?.key).toMatch(/salve$/);
    const done = await doAll("potion", hero, {});
    expect([lost(), systemOf(found(hero, "salve")).quantity]).toEqual([1, 0]);
    expect(done.views[0]?.losses[0]).toMatchObject({ data: { points: 1 } });
    await done.undo();
    expect([lost(), systemOf(found(hero, "salve")).quantity]).toEqual([2, 1]);
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
    expect(outcomes[0]).toMatchObject({ difficulty: 2, result: "failure", cost: 1, works: false });
    expect(views.map(({ tone }) => tone)).toEqual(["bad", "mute"]);
    expect([hp(hero), hp(other)]).toEqual([17, 5]);
    await undo();
    expect(hp(hero)).toBe(18);
  });

  test("RP-79: what a spell costs and how far it reaches is said of a spell alone", () => {
    const hints = [openWard([MAGIC, MEND]), openWard([MAGIC])].map(
      ({ hero }) => procedure("cast").fields([hero], {})[0],
    );
    expect(hints.map((field) => field?.hint?.key)).toEqual(["GARDIEN.RPG.DEED.hint.spellNear", undefined]);
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

  test("RP-79: a card tells what a spell does in its own words, once it works", async () => {
    const { hero } = openWard([MAGIC, spell("ivy", { difficulty: 2, description: "<p>Rien ne <em>bouge</em>.</p>" })]);
    const told = async (die: number) => {
      const { views } = await doAll("cast", hero, {}, [die]);
      return views.flatMap(({ facts }) => facts).map(({ value }) => value.data?.name);
    };
    expect(await told(5)).toContain("Rien ne bouge.");
    expect(await told(19)).not.toContain("Rien ne bouge.");
  });

  test("RP-08, RP-79: the FD of the spell and the keeper's are told apart, and both are against whoever casts", () => {
    const { hero } = openWard([MAGIC, MEND]);
    const lines = (choices: DeedChoices) => {
      const cast = procedure("cast");
      const modifiers = cast.modifiers({ actor: hero, choices: settled("cast", hero, choices) });
      return sumContext({ formula: "1d20" }, linesOf(modifiers), cast).lines.map(({ value, sign }) => [value, sign]);
    };
    expect(lines({})).toEqual([["+2", "-"]]);
    expect(lines({ rung: "veryEasy" })).toEqual([
      ["+2", "-"],
      ["−7", "+"],
    ]);
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
    expect(procedure("cast").doubt?.(situation)?.key).toContain("recovering");
    inRound(5);
    expect(procedure("cast").doubt?.(situation)).toBeNull();
  });

  test("RP-73, RP-79: beyond the range of a spell the keeper is asked; what one touches with is measured by nobody", () => {
    const { hero, other } = openWard([MAGIC, spell("glow", { range: 10 }), spell("touch", { range: 0 })]);
    let metres = 10;
    const grid = { units: "m", size: 100, measurePath: () => ({ distance: metres }) };
    const token = { parent: { grid }, uuid: "Token", delta: { id: "delta" }, x: 0, y: 0, width: 1, height: 1 };
    const [caster, struck] = [hero.uuid, [other.uuid]];
    for (const actor of [hero, other]) Object.defineProperty(actor, "token", { value: token });
    const doubt = (id: string) => {
      const choices = { spell: found(hero, id).id ?? "", caster, struck };
      return procedure("cast").doubt?.({ actor: other, choices })?.key ?? null;
    };
    expect([doubt("glow"), doubt("touch")]).toEqual([null, null]);
    metres = 10.5;
    expect([doubt("glow"), doubt("touch")]).toEqual(["GARDIEN.RPG.FIGHT.refusal.outOfRange", null]);
  });

  test("RP-79: what hurts or is resisted is an attack, and who cannot cast does not", async () => {
    const { hero, other } = openWard([spell("dart", { damage: "1d6" }), spell("cackle", { resisted: true })], [IVY]);
    expect(hindrance("cast", hero)).toBe("noSpell");
    await other.update({ system: { hp: { value: 0 } } } as never);
    expect(hindrance("cast", other)).toBe("unable");
  });
});

describe("what the spells of the compendium lend and leave (RP-79)", () => {
  const until = { kind: "rounds", formula: "2d6", start: "now" };
  const boon = (kind: string, formula = "") => spell(kind, { effects: [{ type: "boon", boon: kind, formula, until }] });
  const figures = (actor: Actor) =>
    actor.system as unknown as { armourAt(number: number): readonly { formula: { faces: number } }[] };

  test("RP-66, RP-79: bark protects everywhere, as long as all its dice say", async () => {
    const { hero } = openWard([MAGIC, boon("ward", "1d4")]);
    const done = await doAll("cast", hero, { target: hero.uuid }, [8, 2, 5]);
    expect(done.outcomes[0]?.rolls).toEqual({ 0: 7 });
    for (const number of [1, 5, 10]) expect(figures(hero).armourAt(number)).toMatchObject([{ formula: { faces: 4 } }]);
    await done.undo();
    expect(figures(hero).armourAt(5)).toEqual([]);
  });

  test("RP-79, RP-84: with feathered soles a fall counts nine metres less", async () => {
    const { hero } = openWard([MAGIC, boon("lightFall", "9")]);
    await doAll("cast", hero, { target: hero.uuid }, [8, 2, 5]);
    expect(hindrance("fall", hero, { height: 11 })).toBe("shortFall");
    const fallen = await doAll("fall", hero, { height: 15, acrobatics: false }, [4, 4]);
    expect(fallen.outcomes[0]).toMatchObject({ height: 15, dice: 2, lighter: 9, loss: 8 });
  });

  test("RP-79: eyes for the dark are told on whoever has them", async () => {
    const { hero } = openWard([MAGIC, boon("nightSight")]);
    await doAll("cast", hero, { target: hero.uuid }, [8, 2, 5]);
    expect(lasting(hero)).toEqual(["boon"]);
    expect(sheetOf(hero).stateStatuses).toContain("rpgNightSight");
  });

  test("RP-79, RP-91: a blast is set off from the card, twice as strong by a critical success; a failure sets off none", async () => {
    const calls = async (die: number) => {
      const { hero } = openWard([MAGIC, spell("crash", { blast: 3 })]);
      const { outcomes } = await doAll("cast", hero, { target: hero.uuid }, [die]);
      return procedure("cast").calls?.(outcomes[0] ?? {}, hero);
    };
    expect(await calls(8)).toMatchObject([
      { deed: "explosion", choices: { charge: "other", blastDice: 3 }, window: true },
    ]);
    expect(await calls(1)).toMatchObject([{ choices: { blastDice: 6 } }]);
    expect(await calls(19)).toEqual([]);
  });

  test("RP-79, RP-86: sparks on somebody ask for the ignition roll", async () => {
    const { hero, other } = openWard([MAGIC, spell("spark", { ignites: true })]);
    const { outcomes } = await doAll("cast", hero, { target: other.uuid }, [8]);
    const calls = (index: number, actor: Actor) => procedure("cast").calls?.(outcomes[index] ?? {}, actor);
    expect([calls(0, hero), calls(1, other)]).toMatchObject([[], [{ deed: "fire", choices: { fire: "clothes" } }]]);
  });
});
