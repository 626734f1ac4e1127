import { afterEach, describe, expect, test, vi } from "vitest";
import { applyDeferred } from "../../../../../src/core/play/arbiter/apply-deferred.js";
import { foughtBy } from "../../../../../src/core/play/apply/combat-moment.js";
import { isDeferring } from "../../../../../src/core/play/apply/deferred.js";
import { announce } from "../../../../../src/core/foundry/types/hooks.js";
import { move, settle } from "../../../../../src/core/fight/rounds/rounds.js";
import { loadAttacks } from "../../../../../src/core/play/loaded/attacks.js";
import { loadRoundRules } from "../../../../../src/core/fight/state/rule-of.js";
import { changesOf } from "../../../../../src/rulesets/seuils/attack/outcome/changes.js";
import { OUTCOME } from "../../../../../src/rulesets/seuils/attack/outcome/outcome-kept.js";
import { record } from "../../../../../src/core/shape/shape.js";
import { figuresOf } from "../../../../../src/rulesets/seuils/data/reading.js";
import { seuilsRounds } from "../../../../../src/rulesets/seuils/fight/rounds.js";
import { settled } from "../../../../support/play/arbiter-table.js";
import { idOf } from "../../../../support/play/deeds.js";
import { attack, KEEPER } from "../../../../support/play/play.js";
import { weapon } from "./table.js";
import { actorOf, openBrawl } from "../deeds/brawl.js";

afterEach(async () => {
  await settled();
  vi.unstubAllGlobals();
});

/** The fight goes on, as the arbiter has it. */
async function go(combat: Combat, change: object): Promise<void> {
  await combat.update(change as never);
  await settled();
}

/** Nobody defends against it, and it wounds with a single die. */
const PISTOL = weapon("pistol", {
  ...{ attackType: "ranged", missile: "firearm", damageTypes: ["firearm"], damage: { dice: 1, keep: 1 } },
  ranges: { short: 20, medium: null, extreme: null },
});

/** Two stand at 2 and one at 1, where a table has equals act as it says. */
async function brawl(ties: string): Promise<Combat> {
  const { combat, settings } = openBrawl([
    { name: "Maude", items: [PISTOL] },
    { name: "Baptiste", items: [PISTOL] },
    { name: "rat" },
  ]);
  settings.set("seuilsInitiativeTies", ties);
  announce("gardien.settingChanged", "seuilsInitiativeTies");
  await loadRoundRules();
  await settle(combat);
  // The keeper's hand: no dice say otherwise.
  for (const [name, initiative] of Object.entries({ Maude: 2, Baptiste: 2, rat: 1 }))
    await move(combat, combat.combatants.get(idOf(name)) as Combatant, initiative);
  await settled();
  await go(combat, { turn: 0 });
  return combat;
}

describe("SE-13, D-03: where equals act at the same moment", () => {
  test("what they do is held back until all of them have had their turn", async () => {
    const combat = await brawl("simultaneous");
    const fought = foughtBy(actorOf("Maude"));
    expect(fought).toEqual({ combat: combat.id, round: 1, until: "=2" });
    expect(foughtBy(actorOf("Baptiste"))).toEqual(fought);
    expect([isDeferring({ fought }), foughtBy(actorOf("rat"))?.until]).toEqual([true, ""]);
    await go(combat, { turn: 1 });
    expect(isDeferring({ fought })).toBe(true);
    await go(combat, { turn: 2 });
    expect([isDeferring({ fought }), foughtBy(actorOf("rat"))?.until]).toEqual([false, ""]);
    await go(combat, { turn: 0 });
    expect(isDeferring({ fought })).toBe(true);
    await go(combat, { round: 2 });
    expect(isDeferring({ fought })).toBe(false);
  });

  test("two who shoot each other both fall, once both have acted", async () => {
    const combat = await brawl("simultaneous");
    await loadAttacks("seuils");
    const shoots = (by: string, at: string) => {
      const pistol = actorOf(by).items.get(idOf("pistol")) as Item;
      return attack(
        pistol,
        actorOf(at),
        {},
        [6, 7, 9].map((face) => [10, face] as const),
        { metres: 5 },
      );
    };
    const dying = () => ["Maude", "Baptiste"].map((name) => figuresOf(actorOf(name)).state === "mourant");
    const first = await shoots("Maude", "Baptiste");
    expect((await first.card(KEEPER)).text).toContain("Retenu");
    await go(combat, { turn: 1 });
    await shoots("Baptiste", "Maude");
    await applyDeferred();
    expect(dying()).toEqual([false, false]);
    await go(combat, { round: 2 });
    await applyDeferred();
    expect(dying()).toEqual([true, true]);
  });

  test("and nothing is where they go by their scores", async () => {
    await brawl("rapidite");
    expect(foughtBy(actorOf("Maude"))?.until).toBe("");
  });

  test("SE-14: a defence whose blow waits counts in the list of the fight", async () => {
    const combat = await brawl("simultaneous");
    const now = { combatId: combat.id ?? "", round: 1 };
    const spent = () => seuilsRounds.tally(actorOf("Baptiste"), now)?.marks.filter((mark) => mark.spent).length;
    expect(spent()).toBe(0);
    const target = { actor: actorOf("Baptiste").uuid, stage: "resolved", outcome: { defence: { extra: 0 } } };
    const data = { subject: "s".repeat(16), kind: "attack", standing: "judged", targets: [target] };
    const fought = { combat: combat.id, round: 1, until: "=2" };
    await ChatMessage.create({ type: "verdict", system: { version: 1, data: { ...data, fought } } } as never);
    expect(spent()).toBe(1);
  });
});

test("SE-14: a blow that falls once its round is over costs no action of the next one", async () => {
  const combat = await brawl("simultaneous");
  const fought = { combatId: combat.id ?? "", round: 1 };
  const outcome = record(OUTCOME).read({ end: "defended", defence: { kind: "dodge", extra: 0 }, fought });
  const counted = () => changesOf(outcome, actorOf("Baptiste")).numbers?.map(({ path }) => path);
  expect(counted()).toEqual(["system.round.defences"]);
  await go(combat, { round: 2 });
  expect(counted()).toEqual([]);
});
