import { describe, expect, test } from "vitest";
import { seuilsAttack } from "../../../../../src/rulesets/seuils/attack/procedure.js";
import { seuilsRounds } from "../../../../../src/rulesets/seuils/fight/rounds.js";
import { carryOut } from "../../../../support/play/deeds.js";
import {
  answerTo,
  armed,
  BLADE,
  change,
  fight,
  idOf,
  inRound,
  item,
  openRing,
  seuilsGuard,
  situationOf,
  strike,
  systemOf,
} from "./table.js";

const outOfTurn = (weapon: Item, target: Actor) =>
  seuilsAttack.outOfTurn?.(situationOf(weapon, target))?.key.split(".").at(-1) ?? null;
const warning = (weapon: Item, target: Actor) =>
  seuilsAttack.warning(situationOf(weapon, target))?.key.split(".").at(-1) ?? null;
const costs = (blow: ReturnType<typeof strike>) =>
  seuilsGuard.replies({ blow, choices: {} }).map(({ id, note }) => [id, note?.key.split(".").at(-1)]);

const ORIGIN = { messageId: "m".repeat(16), attackerUuid: "", weaponName: "" };

/** A blow with one success that the defender meets with two. */
const HELD = { attack: [6, 1, 1, 1], answer: [6, 6, 1, 1] };
/** The same with three dice of Réflexes. */
const HELD_EXTRA = { attack: [6, 1, 1, 1], answer: [6, 6, 1] };

describe("SE-14, SE-15: actions of a round", () => {
  test("an attack costs an action, and there is one; both come back", async () => {
    const { hero, foe } = openRing();
    inRound(1);
    expect(outOfTurn(armed(hero, "blade"), foe)).toBeNull();
    const { undo } = await fight(armed(hero, "blade"), foe, HELD);
    expect(systemOf(hero)).toMatchObject({ round: { attacks: 1, round: 1 } });
    expect(systemOf(foe)).toMatchObject({ round: { defences: 1, round: 1 } });
    expect(outOfTurn(armed(hero, "blade"), foe)).toBe("attackAlreadyMade");
    await undo();
    expect([systemOf(hero)["round"], systemOf(foe)["round"]]).toMatchObject([{ attacks: 0 }, { defences: 0 }]);
    expect(outOfTurn(armed(hero, "blade"), foe)).toBeNull();
  });

  test("F10: the first blow of a round is taken back though others stand, and gives nothing back in the next one", async () => {
    const { hero, foe } = openRing();
    inRound(1);
    const first = await fight(armed(hero, "blade"), foe, HELD);
    await fight(armed(hero, "blade"), foe, HELD);
    await first.undo();
    expect(systemOf(foe)).toMatchObject({ round: { round: 1, defences: 1 } });
    const last = await fight(armed(hero, "blade"), foe, HELD);
    inRound(2);
    await fight(armed(hero, "blade"), foe, HELD);
    await last.undo();
    expect(systemOf(foe)).toMatchObject({ round: { round: 2, defences: 1 } });
  });

  test("SE-16: two defences leave no attack; a table may only warn, or count nothing", async () => {
    const { hero, foe, settings } = openRing();
    inRound(1);
    await fight(armed(hero, "blade"), foe, HELD);
    await fight(armed(hero, "blade"), foe, HELD);
    const blade = armed(foe, "blade");
    expect([outOfTurn(blade, hero), warning(blade, hero)]).toEqual(["noActionLeft", null]);
    change(settings, "seuilsActionControl", "warn");
    expect([outOfTurn(blade, hero), warning(blade, hero)]).toEqual([null, "noActionLeft"]);
    change(settings, "seuilsActionControl", "off");
    expect([outOfTurn(blade, hero), warning(blade, hero)]).toEqual([null, null]);
    const fourth = strike(armed(hero, "blade"), foe, { attack: [6, 1, 1, 1] });
    expect(costs(fourth)[0]).toEqual(["dodge", undefined]); // SE-17: an ordinary one, as outside a fight
    const { outcome } = await fight(armed(hero, "blade"), foe, HELD);
    expect(outcome).toMatchObject({ defence: { extra: 0, characteristic: "agilite" } });
    expect(systemOf(foe)).toMatchObject({ round: { defences: 2, extraDefences: 0 } });
    expect(seuilsRounds.tally(foe, { combatId: "f".repeat(16), round: 1 })).toBeNull();
  });

  test("SE-20: nobody attacks outside their turn, but those who act at the same moment where ties are such", () => {
    const { hero, foe, settings } = openRing();
    inRound(1);
    const [fight] = [...game.combats] as unknown as [{ combatant: object; combatants: object[] }];
    fight.combatants = [
      { actor: hero, actorId: hero.id, initiative: 2.03 },
      { actor: foe, actorId: foe.id, initiative: 2.03 },
    ];
    fight.combatant = fight.combatants[1] ?? {};
    expect(outOfTurn(armed(hero, "blade"), foe)).toBe("notTheirTurn");
    expect(outOfTurn(armed(foe, "blade"), hero)).toBeNull();
    change(settings, "seuilsInitiativeTies", "simultaneous");
    expect(outOfTurn(armed(hero, "blade"), foe)).toBeNull();
  });

  test("SE-54: whoever is out of action attacks nobody, and avoids nothing (SE-32)", async () => {
    const { hero, foe, settings } = openRing();
    await foe.update({ system: { wounds: { tue: { lethal: 1 } } } } as never);
    expect(seuilsAttack.obstacle(armed(foe, "blade"))?.key).toMatch(/refusal\.unable$/);
    expect(seuilsGuard.asks(strike(armed(hero, "blade"), foe, { attack: [6, 1, 1, 1, 1, 1, 1] }))).toBe(false);
    change(settings, "seuilsDyingActs", true);
    expect(seuilsAttack.obstacle(armed(foe, "blade"))).toBeNull();
  });

  test("SE-14: a creature may have other actions, and other attacks", async () => {
    const { hero, foe } = openRing([BLADE], [BLADE], { system: { actionsPerRound: 3, attacksPerRound: 2 } });
    inRound(1);
    const blade = armed(foe, "blade");
    await fight(blade, hero, HELD);
    expect(outOfTurn(blade, hero)).toBeNull();
    await fight(blade, hero, HELD);
    expect(outOfTurn(blade, hero)).toBe("attackAlreadyMade");
  });
});

describe("SE-17: defences", () => {
  test("cost an action each, then are extra ones with Réflexes and a Difficulté of one more", async () => {
    const { hero, foe } = openRing();
    inRound(1);
    const blade = armed(hero, "blade");
    const blow = () => strike(blade, foe, { attack: [6, 1, 1, 1] });
    expect(costs(blow())).toEqual([
      ["dodge", "action"],
      [`parry.${idOf("blade")}`, "action"],
      ["still", "still"],
    ]);
    await fight(blade, foe, HELD);
    expect(costs(blow())[0]).toEqual(["dodge", "attackToo"]); // SE-16
    expect(costs(strike(armed(foe, "blade"), hero, { attack: [6, 1, 1, 1] }))[0]).toEqual(["dodge", "last"]);
    await fight(blade, foe, HELD);
    expect(costs(blow())[0]).toEqual(["dodge", "extraKnown"]);
    const [asked] = seuilsGuard.facts(blow());
    expect([asked?.value.data, asked?.rule]).toEqual([{ count: 2 }, "SE-17"]); // 1, and one more
    expect(seuilsGuard.replies({ blow: blow(), choices: {} })[0]?.note?.data).toEqual({ more: 1, count: 2 });
    const { outcome } = await fight(blade, foe, HELD_EXTRA);
    expect(outcome).toMatchObject({
      defence: { extra: 1, characteristic: "reflexes", difficulty: 2 },
      end: "defended",
    });
    expect(systemOf(foe)).toMatchObject({ round: { defences: 2, extraDefences: 1 } });
  });

  test("SE-14: given once the round is over costs that round what it would have cost then, and comes back to it", async () => {
    const { hero, foe } = openRing();
    inRound(1);
    const blade = armed(hero, "blade");
    await fight(blade, foe, HELD);
    const late = strike(blade, foe, { attack: [6, 1, 1, 1] });
    const later = strike(blade, foe, { attack: [6, 1, 1, 1] });
    inRound(2);
    await fight(blade, foe, HELD);
    expect([costs(late)[0], costs(later)[0]]).toEqual([
      ["dodge", "attackToo"],
      ["dodge", "attackToo"],
    ]);
    const write = async (struck: typeof late, answer: readonly number[]) => {
      const defence = answerTo(struck, { answer });
      const outcome = seuilsAttack.outcome({ ...struck, kept: struck.kept ?? {}, defence, override: {} });
      return carryOut(seuilsAttack.changes(outcome, foe, ORIGIN), foe);
    };
    const undo = await write(late, [6, 6, 1, 1]);
    expect(systemOf(foe)).toMatchObject({ round: { round: 2, defences: 1 }, lastRound: { round: 1, defences: 2 } });
    expect(costs(later)[0]).toEqual(["dodge", "extraKnown"]);
    await write(later, [6, 6, 1]);
    expect(systemOf(foe)).toMatchObject({ round: { extraDefences: 0 }, lastRound: { defences: 2, extraDefences: 1 } });
    await undo();
    expect(systemOf(foe)).toMatchObject({ round: { defences: 1 }, lastRound: { defences: 1 } });
  });

  test("SE-17, D-05: each further one may be harder", async () => {
    const { hero, foe, settings } = openRing();
    inRound(1);
    change(settings, "seuilsExtraDefenceDifficulty", "cumulative");
    const blade = armed(hero, "blade");
    for (const blow of [HELD, HELD, HELD_EXTRA]) await fight(blade, foe, blow);
    const { outcome } = await fight(blade, foe, { ...HELD_EXTRA, answer: [6, 6, 1, 1, 1, 1] });
    expect(outcome).toMatchObject({ defence: { extra: 2, difficulty: 3 }, end: "hit", margin: -1 }); // D-07
  });

  test("SE-16, SE-32: whoever lets it come keeps the action", async () => {
    const { hero, foe } = openRing();
    inRound(1);
    await fight(armed(hero, "blade"), foe, { attack: [6, 1, 1, 1], refused: true, answer: [1, 1, 1] });
    expect(systemOf(foe)).toMatchObject({ round: { defences: 0 } });
  });

  test("D-06: only the keeper lets an extra defence save an action", () => {
    const { hero, foe } = openRing();
    inRound(1);
    const blow = strike(armed(hero, "blade"), foe, { attack: [6, 1, 1, 1] });
    const field = seuilsGuard.fields({ blow, choices: {}, refused: false }).find(({ id }) => id === "extra");
    expect(field).toMatchObject({ asks: true, folded: true, value: false });
    const dice = (extra: boolean) => {
      const situation = { blow, choices: { extra }, refused: false };
      return seuilsGuard.modifiers(situation)[0];
    };
    expect([dice(false), dice(true)]).toMatchObject([
      { facts: { characteristic: "agilite" }, value: 4 },
      { facts: { characteristic: "reflexes" }, value: 3 },
    ]);
  });

  test("outside a fight every one is an ordinary one, and nothing is counted", async () => {
    const { hero, foe } = openRing();
    for (let i = 0; i < 3; i += 1) await fight(armed(hero, "blade"), foe, HELD);
    expect(systemOf(foe)).toMatchObject({ round: { defences: 0, extraDefences: 0 } });
  });
});

describe("SE-30, SE-31, SE-37: parrying", () => {
  const SHIELD = item("seuilsShield", "shield", { bonus: 2 });
  const GLOVES = item("seuilsWeapon", "gloves", {
    attackType: "grapple",
    group: "unarmed",
    canParry: true,
    equipped: true,
  });
  const HANDS = item("seuilsWeapon", "hands", { attackType: "grapple", group: "unarmed", natural: true });
  const ways = (weapon: Item, target: Actor) =>
    seuilsGuard.replies({ blow: strike(weapon, target, { attack: [6, 1, 1, 1] }), choices: {} }).map(({ id }) => id);

  test("asks for something that parries: gloves do it in a grapple alone", () => {
    const { hero, foe } = openRing([BLADE, HANDS], [GLOVES, HANDS]);
    expect(ways(armed(hero, "blade"), foe)).toEqual(["dodge", "still"]);
    expect(ways(armed(hero, "hands"), foe)).toEqual(["dodge", `parry.${idOf("gloves")}`, "still"]);
  });

  test("with a shield has its bonus in dice, or in successes (D-13); on an extra parry if the table says so (D-14)", () => {
    const { hero, foe, settings } = openRing([BLADE], [SHIELD]);
    inRound(1);
    const bonus = (more = {}) => {
      const blow = strike(armed(hero, "blade"), foe, { attack: [6, 1, 1, 1] });
      const choices = { way: "parry", item: idOf("shield"), ...more };
      return seuilsGuard.modifiers({ blow, choices, refused: false }).find(({ id }) => id === "shield");
    };
    expect(bonus()).toMatchObject({ value: 2, facts: {} });
    change(settings, "seuilsShieldBonusKind", "successes");
    expect(bonus()).toMatchObject({ value: 2, facts: { successes: 1 } });
    expect(bonus({ extra: true })).toBeDefined();
    change(settings, "seuilsShieldOnExtraDefence", false);
    expect(bonus({ extra: true })).toBeUndefined();
  });

  test("SE-10, SE-30: lowers the threshold by what parries, a dodge by its own Spécialité", () => {
    const blades = item("seuilsSpecialty", "blades", { uses: ["weaponGroup:blades"] });
    const { hero, foe } = openRing([BLADE], [BLADE, blades]);
    const blow = strike(armed(hero, "blade"), foe, { attack: [6, 1, 1, 1] });
    const chance = (way: string, id = "") =>
      seuilsGuard.odds({ blow, choices: { way, item: id }, refused: false }, 0)?.chance ?? 0;
    expect(chance("parry", idOf("blade"))).toBeCloseTo(1 - 0.3 ** 4);
    expect(chance("dodge")).toBeCloseTo(1 - 0.5 ** 4);
  });
});

describe("SE-58: wounds", () => {
  test("cost dice of attack and defence alike", async () => {
    const { hero, foe } = openRing();
    for (const actor of [hero, foe]) await actor.update({ system: { wounds: { blesse: { lethal: 1 } } } } as never);
    const blow = strike(armed(hero, "blade"), foe, { attack: [6, 1] });
    expect(blow.lines.map(({ id, value }) => [id, value])).toEqual([
      ["base", 4],
      ["wounds", -2],
    ]);
    expect(seuilsGuard.modifiers({ blow, choices: {}, refused: false }).at(-1)).toMatchObject({
      id: "wounds",
      value: -2,
    });
  });
});

test("SE-14, SE-17: the card of a defence tells the actions that it leaves, in a fight", () => {
  const { hero, foe } = openRing();
  const left = () => {
    const struck = strike(armed(foe, "blade"), hero, { attack: [6, 6, 6, 6] });
    const { facts } = seuilsGuard.view(answerTo(struck, { answer: [1, 1, 1, 1] }), hero);
    return facts.map(({ value }) => value.data?.["name"]);
  };
  expect(left()).toEqual([]);
  inRound(1);
  expect(left()).toEqual(["1"]);
});

test("SE-14: the card of an attack tells the actions that it leaves, in a fight", async () => {
  const { hero, foe } = openRing();
  const left = async () => {
    const { view } = await fight(armed(hero, "blade"), foe, { attack: [6, 1, 1, 1], refused: true, answer: [1, 1, 1] });
    return view.facts
      .filter(({ label }) => label.key.endsWith("attackerLeft"))
      .map(({ value }) => value.key.split(".").at(-1));
  };
  expect(await left()).toEqual([]);
  inRound(1);
  expect([await left(), await left(), await left()]).toEqual([["one"], ["none"], ["none"]]); // the keeper lets the last one pass
});
