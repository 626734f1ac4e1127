import { beforeEach, describe, expect, test, vi } from "vitest";
import { consider, takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { actionsOf } from "../../../../../src/core/card/parts/row-actions.js";
import { modelOf } from "../../../../../src/core/play/messages/messages.js";
import { DeedMessage } from "../../../../../src/core/play/messages/models.js";
import { startDeed } from "../../../../../src/core/deed/start.js";
import { loadDeeds } from "../../../../../src/core/play/loaded/deeds.js";
import { verdictOn } from "../../../../../src/core/play/messages/verdict-on.js";
import { hear } from "../../../../support/hear.js";
import {
  comes,
  HERO,
  intent,
  KEEPER,
  onCard,
  PLAYER,
  recordOn,
  rolls,
  sent,
  settled,
  sitDown,
  target,
  type Data,
} from "../../../../support/play/arbiter-table.js";

let told: readonly string[] = [];

beforeEach(async () => {
  await loadDeeds("gb");
  const seats = sitDown();
  told = seats.told;
  for (const [key, value] of Object.entries({ automation: "keeper", gbVigorRoll: "prompt", arbiters: "" }))
    seats.settings.set(key, value);
  vi.stubGlobal("CONFIG", { ...CONFIG, sounds: { dice: "" } });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  hear("createChatMessage", consider);
  takeUp();
});

const hero = () => fromUuidSync(HERO) as unknown as Actor;
const state = () => (hero().system as unknown as { state: string }).state;
const sit = (who: string): void => void Object.assign(game, { userId: who });
const tired = (pf: number) => hero().update({ system: { pf: { value: pf } } } as never);
const saves = () => game.messages.contents.filter((message) => modelOf(message) instanceof DeedMessage);

/** A shot that hits the hero, written by the keeper. */
async function shot(): Promise<Data> {
  const attack = sent("attack", PLAYER, intent({ targets: [target({ actor: HERO })] }), { rolls: rolls(20, 50) });
  await comes(attack);
  await onCard(attack, { action: "accept" });
  await onCard(attack, { action: "apply", target: 0 });
  return attack;
}

/** The deed whose button a card shows the hero's player. */
function offered(source: Data): string | null {
  const { verdict } = recordOn(source);
  const [struck] = verdict.targets;
  if (!struck) throw new Error("nobody was struck");
  return actionsOf(struck, 0, verdict, hero()).calls.find(({ deed }) => deed === "save")?.deed ?? null;
}

async function rolled(): Promise<void> {
  sit(PLAYER);
  await startDeed("save", [hero()]);
  sit(KEEPER);
  const newest = saves().at(-1);
  if (newest) consider(newest);
  await settled();
}

describe("the save that a fall calls for, where wounds wait for a click (GB-09)", () => {
  test("is offered on the card of the fall alone, until it is rolled", async () => {
    const before = await shot();
    await tired(1);
    const fall = await shot();
    expect([state(), offered(before), offered(fall)]).toEqual(["pending", null, "save"]);
    await rolled();
    expect([state(), offered(before), offered(fall)]).toEqual(["pending", null, null]);
  });

  test("is not rolled anew by a player as long as the first waits", async () => {
    await tired(1);
    await shot();
    await rolled();
    await rolled();
    expect(saves()).toHaveLength(1);
    expect(told.join()).toContain("DEED.ERROR.waits");
  });

  test("sent a second time all the same waits for the keeper's word", async () => {
    await tired(1);
    await shot();
    await rolled();
    const [first] = saves();
    const { data } = (first?.toObject() as unknown as { system: { data: Data } }).system;
    const dice = (first?.toObject() as unknown as Data)["rolls"];
    const later = { timestamp: Number.MAX_SAFE_INTEGER, _stats: { createdTime: Number.MAX_SAFE_INTEGER } };
    const second = sent("deed", PLAYER, data, { rolls: dice, ...later });
    await comes(second);
    const verdict = verdictOn(String(second["_id"]))?.verdict;
    expect(verdict).toMatchObject({ standing: "review" });
    expect(verdict?.problems.map(({ code }) => code)).toContain("savedTwice");
  });

  test("belongs to the later fall once the first is over", async () => {
    await tired(1);
    const first = await shot();
    await rolled();
    const [save] = saves();
    await onCard({ _id: save?.id }, { action: "apply", target: 0 });
    expect(["stunned", "unconscious"]).toContain(state());
    await tired(2);
    const second = await shot();
    expect([state(), offered(first), offered(second)]).toEqual(["pending", null, "save"]);
  });
});
