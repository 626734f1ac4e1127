import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DeedChoices } from "../../../../src/core/play/contract/deed.js";
import { gbAttack } from "../../../../src/rulesets/gb/attack/procedure.js";
import { carryOut, doDeed, hindrance, idOf, item, openTable, systemOf, wound } from "./deeds/table.js";
import type { Data } from "../../../support/play/arbiter-table.js";

/** What the table plays with, where it matters to what follows from a change. */
const settings = fc.record({
  gbPfCapMode: fc.constantFrom("always", "recovery"),
  gbNegativePools: fc.boolean(),
  gbVigorRepeat: fc.constantFrom("crossing", "everyLoss"),
  gbWorsenMode: fc.constantFrom("both", "pfFirst"),
  gbStabilisationScope: fc.constantFrom("wound", "character"),
  gbHazardMode: fc.constantFrom("growing", "perRound"),
});

/** Somebody on their feet or not, tired or not, wounded or not. */
const people = fc.record({
  abilities: fc.constant({ con: { value: 14 }, dex: { value: 14 } }),
  pv: fc.record({ value: fc.integer({ min: 1, max: 10 }) }),
  pf: fc.record({ value: fc.integer({ min: -4, max: 10 }) }),
  exhaustion: fc.record({ result: fc.constantFrom("none", "stunned", "unconscious") }),
  posture: fc.record({ prone: fc.boolean() }),
  shock: fc.record({
    kind: fc.constantFrom("none", "simple", "violent"),
    until: fc.record({ combatId: fc.constantFrom("", "c".repeat(16)), round: fc.nat(3), turn: fc.nat(3) }),
  }),
  drowning: fc.record({ active: fc.boolean(), breath: fc.nat(29), step: fc.nat(1), round: fc.nat(2) }),
  barred: fc.boolean(),
});

const gravities = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 2 });
const MINE = [
  item("gbSpell", "touch", { kind: "heal", casterLevel: 5, pvFormula: "1d8", pfFormula: "1d8 + @casterLevel" }),
  item("gbHazard", "blaze", { kind: "fire", damage: "1d6", repeats: true }),
];

/** Everything a sheet shows: figures of the actor and of what it carries, ledgers apart. */
function sheet(actor: Actor): unknown {
  const items = actor.items.contents.map((one) => [one.id, one.name, (one.toObject() as { system: Data }).system]);
  return { system: (actor.toObject() as unknown as { system: Data }).system, items };
}

/** The hero and the beast at a table with these rules; both can cast the healing touch. */
async function seat(rules: Data, system: Data, wounds: readonly number[] = []) {
  const zones = ["legLeft", "torso"];
  const borne = wounds.map((gb, i) => wound(`old${i}`, { gb, zone: zones[i], pvLost: 1 }));
  const { settings: values, hero, beast } = await openTable({}, [...MINE, ...borne]);
  for (const [key, value] of Object.entries(rules)) values.set(key, value);
  Hooks.callAll("gardien.settingChanged" as never, "gbVigorRepeat" as never);
  await hero.update({ system: { abilities: system["abilities"] } } as never);
  await hero.update({ system } as never);
  await beast.createEmbeddedDocuments("Item", MINE as never, { keepId: true } as never);
  Object.assign(game.time, { worldTime: 660 });
  return { hero, beast };
}

/** Deeds with choices that change something, for somebody in the right state. */
const deeds = fc.constantFrom<readonly [string, Data]>(
  ["effort", { kind: "violent", pf: 3 }],
  ["rest", { hours: 30 }],
  ["stabilise", { wound: idOf("old0") }],
  ["worsen", { wound: idOf("old0"), losses: 3 }],
  ["worsen", { clock: true, until: 660 }],
  ["heal", { spell: idOf("touch") }],
  ["hazard", { hazard: idOf("blaze"), rounds: 3 }],
  ["drowning", { act: "round", rounds: 40 }],
  ["drowning", { act: "out" }],
  ["shock", { kind: "violent" }],
  ["shock", { kind: "simple" }],
  ["stand", {}],
  ["bar", { reason: "?" }],
  ["destiny", { reason: "?" }],
);

describe("taking back what was just done leaves every sheet as it was", () => {
  test("whatever the deed, the dice, the state of the victim and the rules of the table", async () => {
    const faces = fc.infiniteStream(fc.nat(99));
    await fc.assert(
      fc.asyncProperty(
        settings,
        people,
        gravities,
        deeds,
        faces,
        async (rules, system, wounds, [id, choices], dice) => {
          const { hero, beast } = await seat(rules, system, wounds);
          const doer = id === "heal" ? beast : hero;
          const chosen = { ...choices, ...(id === "heal" && { patient: hero.uuid }) } as DeedChoices;
          fc.pre(hindrance(id, doer, chosen) === null);
          const before = sheet(hero);
          const { undo } = await doDeed(id, doer, chosen, (die) => 1 + ((dice.next().value ?? 0) % die));
          await undo();
          expect(sheet(hero)).toEqual(before);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("whatever the blow, and whatever the keeper made of it", async () => {
    const blows = fc.record({
      attack: fc.integer({ min: 2, max: 20 }),
      location: fc.integer({ min: 1, max: 100 }),
      bonus: fc.integer({ min: 0, max: 25 }),
      override: fc.oneof(
        fc.constant({}),
        fc.record({ shock: fc.constantFrom("simple", "violent") }),
        fc.record({ pf: fc.nat(12), pv: fc.nat(12) }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(settings, people, gravities, blows, async (rules, system, wounds, blow) => {
        const { hero } = await seat(rules, system, wounds);
        const before = sheet(hero);
        const dice = { attack: [blow.attack], location: [blow.location] };
        const struck = { target: hero, weapon: null, metres: 2, choices: {}, dice, lines: [], defence: null };
        const outcome = gbAttack.outcome({ ...struck, bonus: blow.bonus, override: blow.override });
        const origin = { messageId: "m".repeat(16), attackerUuid: "", weaponName: "Revolver" };
        const undo = await carryOut(gbAttack.changes(outcome, hero, origin), hero);
        await undo();
        expect(sheet(hero)).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });
});

describe("what follows from a change is taken back with it", () => {
  const CON = { con: { value: 14 } };
  const faint = { abilities: CON, pv: { value: 8 }, pf: { value: -3 }, exhaustion: { result: "unconscious" } };

  test("GB-09: a healing that wakes the victim, taken back, leaves them as the save had left them", async () => {
    const { hero, beast } = await seat({}, faint);
    const { undo } = await doDeed("heal", beast, { spell: idOf("touch"), patient: hero.uuid }, [3, 3]);
    expect(systemOf(hero)).toMatchObject({ state: "active", exhaustion: { result: "none" } });
    await undo();
    expect(systemOf(hero)).toMatchObject({ state: "unconscious", exhaustion: { result: "unconscious" } });
  });

  test("D-27: taking a rest back is no new loss: a stunned victim is not asked for another save", async () => {
    const stunned = { ...faint, exhaustion: { result: "stunned" } };
    const { hero } = await seat({ gbVigorRepeat: "everyLoss" }, stunned);
    const { undo } = await doDeed("rest", hero, { hours: 2 });
    await undo();
    expect(systemOf(hero)).toMatchObject({ state: "stunned", pf: { value: -3 } });
  });

  test("D-07: PF that a blow took from above the cap come back with it, though they are no recovery", async () => {
    const { hero } = await seat({ gbPfCapMode: "recovery" }, { abilities: CON, pv: { value: 10 }, pf: { value: 10 } });
    await hero.update({ system: { pv: { value: 3 } } } as never);
    const { undo } = await doDeed("effort", hero, { kind: "violent", pf: 3 });
    await undo();
    expect(systemOf(hero)).toMatchObject({ pv: { value: 3 }, pf: { value: 10 } });
  });
});
