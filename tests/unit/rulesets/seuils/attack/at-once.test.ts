import { afterEach, describe, expect, test, vi } from "vitest";
import { foughtBy } from "../../../../../src/core/play/apply/combat-moment.js";
import { isHeld } from "../../../../../src/core/play/apply/deferred.js";
import { announce } from "../../../../../src/core/foundry/types/hooks.js";
import { move, settle } from "../../../../../src/core/fight/rounds/rounds.js";
import { loadRoundRules } from "../../../../../src/core/fight/state/rule-of.js";
import { changesOf } from "../../../../../src/rulesets/seuils/attack/outcome/changes.js";
import { seuilsRounds } from "../../../../../src/rulesets/seuils/fight/rounds.js";
import { settled } from "../../../../support/arbiter-table.js";
import { idOf } from "../../../../support/deeds.js";
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

/** Two stand at 2 and one at 1, where a table has equals act as it says. */
async function brawl(ties: string): Promise<Combat> {
  const { combat, settings } = openBrawl([{ name: "Maude" }, { name: "Baptiste" }, { name: "rat" }]);
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
    expect([isHeld({ fought }), foughtBy(actorOf("rat"))?.until]).toEqual([true, ""]);
    await go(combat, { turn: 1 });
    expect(isHeld({ fought })).toBe(true);
    await go(combat, { turn: 2 });
    expect([isHeld({ fought }), foughtBy(actorOf("rat"))?.until]).toEqual([false, ""]);
    await go(combat, { turn: 0 });
    expect(isHeld({ fought })).toBe(true);
    await go(combat, { round: 2 });
    expect(isHeld({ fought })).toBe(false);
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
  const outcome = { end: "defended", defence: { kind: "dodge", characteristic: "agilite", extra: 0 }, fought };
  const counted = () => changesOf(outcome, actorOf("Baptiste")).numbers.map(({ path }) => path);
  expect(counted()).toEqual(["system.round.defences"]);
  await go(combat, { round: 2 });
  expect(counted()).toEqual([]);
});
