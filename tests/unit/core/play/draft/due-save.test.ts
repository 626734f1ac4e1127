import { beforeEach, describe, expect, test, vi } from "vitest";
import { consider, takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { ask } from "../../../../../src/core/play/arbiter/send-request.js";
import { modelOf } from "../../../../../src/core/play/messages/messages.js";
import { verdictOn } from "../../../../../src/core/play/messages/verdict-on.js";
import { startDeed } from "../../../../../src/core/deed/start.js";
import { DeedMessage } from "../../../../../src/core/play/messages/models.js";
import { lookAtClock } from "../../../../../src/core/play/arbiter/calls/clock.js";
import { hear } from "../../../../support/hear.js";
import {
  BEAST,
  HERO,
  intent,
  PLAYER,
  rolls,
  sent,
  settled,
  sitDown,
  target,
} from "../../../../support/play/arbiter-table.js";
import type { Data } from "../../../../support/play/arbiter-table.js";

/** Seats the keeper at a table that rolls the save at 0 PF by itself. */
function sit(settings: Data = {}, messages: readonly Data[] = []): Map<string, unknown> {
  const seats = sitDown(messages);
  const told = { gbVigorRoll: "auto", arbiters: "", ...settings };
  for (const [key, value] of Object.entries(told)) seats.settings.set(key, value);
  vi.stubGlobal("CONFIG", { ...CONFIG, sounds: { dice: "" } });
  hear("createChatMessage", consider);
  return seats.settings;
}

const actor = (uuid: string) => fromUuidSync(uuid) as unknown as Actor;
const state = (uuid: string) => (actor(uuid).system as unknown as { state: string }).state;
const saves = () =>
  game.messages.contents.flatMap((message) => {
    const model = modelOf(message);
    if (!(model instanceof DeedMessage)) return [];
    return [{ message, actor: model.intent.attacker.actor, deed: model.deed?.id, forced: model.deed?.forced }];
  });

/** Somebody's PF are now so many, and the arbiter looks at who owes what. */
async function tired(uuid: string, pf: number): Promise<void> {
  await actor(uuid).update({ system: { pf: { value: pf } } } as never);
  await look();
}

async function look(): Promise<void> {
  await Promise.all([lookAtClock(), lookAtClock()]);
  await settled();
}

async function onCard(message: ChatMessage | undefined, action: "undo" | "accept" | "apply"): Promise<void> {
  const record = verdictOn(message?.id ?? "");
  if (!record) throw new Error("no verdict");
  await ask(record.message, { action, target: action === "accept" ? -1 : 0, override: {}, retarget: null });
  await settled();
}

beforeEach(async () => {
  sit({ gbVigorRoll: "prompt" });
  await look(); // nobody owes anything at the beginning
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

describe("a save that the table rolls by itself (GB-09)", () => {
  test("is rolled once when it falls due, and written", async () => {
    sit();
    await tired(HERO, 0);
    await look();
    expect(saves()).toMatchObject([{ actor: HERO, deed: "save", forced: { card: null, target: 0 } }]);
    expect(["stunned", "unconscious"]).toContain(state(HERO));
  });

  test("is left to a click where the table wants that", async () => {
    sit({ gbVigorRoll: "prompt" });
    await tired(HERO, 0);
    expect([saves(), state(HERO)]).toEqual([[], "pending"]);
  });

  test("is rolled again when it falls due again, and not before", async () => {
    sit();
    await tired(HERO, 0);
    await tired(HERO, -2);
    expect(saves()).toHaveLength(1);
    await tired(HERO, 3);
    await tired(HERO, 0);
    expect(saves()).toHaveLength(2);
  });

  test("D-27: is rolled again at a further loss of a stunned victim where the table says so", async () => {
    sit({ gbVigorRepeat: "everyLoss" });
    Hooks.callAll("gardien.settingChanged" as never, "gbVigorRepeat" as never);
    await actor(HERO).update({ system: { pf: { value: -1 }, exhaustion: { result: "stunned" } } } as never);
    await look();
    expect(saves()).toHaveLength(0);
    await tired(HERO, -2);
    expect(saves()).toHaveLength(1);
    sit();
    Hooks.callAll("gardien.settingChanged" as never, "gbVigorRepeat" as never);
  });

  test("is nobody's to roll but the arbiter's", async () => {
    sit();
    Object.assign(game, { userId: PLAYER });
    await tired(HERO, 0);
    expect(saves()).toEqual([]);
  });

  test("that was rolled before the keeper's window closed is judged when it opens, not rolled anew", async () => {
    sit();
    await tired(HERO, 0);
    const [rolled] = saves();
    const message = rolled?.message.toObject() as unknown as Data;
    sit({}, [message]);
    await actor(HERO).update({ system: { pf: { value: 0 } } } as never);
    takeUp();
    await look();
    expect(saves()).toHaveLength(1);
    expect(state(HERO)).not.toBe("pending");
  });

  test("which the keeper takes back is not rolled again until it falls due anew", async () => {
    sit();
    await tired(HERO, 0);
    await onCard(saves()[0]?.message, "undo");
    await look();
    expect([saves().length, state(HERO)]).toEqual([1, "pending"]);
    await tired(HERO, -1);
    expect([saves().length, state(HERO)]).toEqual([1, "pending"]);
    await tired(HERO, 4);
    await tired(HERO, -1);
    expect(saves()).toHaveLength(2);
  });

  test.each(["click", "keeper", "never"])(
    "waits for a click where wounds are written %s, and is rolled anew the next time only",
    async (automation) => {
      sit({ automation });
      await tired(HERO, 0);
      await look();
      expect([saves().length, state(HERO)]).toEqual([1, "pending"]);
      await tired(HERO, 2);
      await tired(HERO, 0);
      expect(saves()).toHaveLength(2);
    },
  );

  test("of the keeper's people only keepers read", async () => {
    sit();
    await tired(HERO, 0);
    await tired(BEAST, 0);
    const readers = saves().map(({ message, actor: uuid }) => [
      uuid,
      (message as unknown as { whisper: string[] }).whisper.length > 0,
    ]);
    expect(readers).toEqual([
      [HERO, false],
      [BEAST, true],
    ]);
  });

  test("because of an attack stands on its card, for those who read the attack", async () => {
    const shot = sent("attack", PLAYER, intent({ targets: [target({ actor: HERO })] }), { rolls: rolls(20, 50) });
    sit({}, [shot]);
    await actor(HERO).update({ system: { pf: { value: 1 } } } as never);
    takeUp();
    await settled();
    await onCard(game.messages.get(String(shot._id)), "accept");
    await look();
    const because = { forced: { card: shot._id, target: 0 } };
    expect(saves()).toMatchObject([because]);
    await onCard(saves()[0]?.message, "undo");
    await startDeed("save", [actor(HERO)]); // from the sheet
    expect(saves()).toMatchObject([because, because]);
  });
});
