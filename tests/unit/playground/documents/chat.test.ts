import { beforeEach, describe, expect, test } from "vitest";
import { ChatMessage } from "../../../../playground/client/documents/index.js";
import type { Data, Value } from "../../../../playground/common/types.js";
import { id, setTable, type Table } from "./table.js";

/** A stand-in for the dice: enough to be stored and read back. */
class FakeRoll {
  constructor(readonly total: number) {}
  toJSON(): Data {
    return { class: "FakeRoll", total: this.total };
  }
  static fromData(data: Data): FakeRoll {
    if (data.class !== "FakeRoll") throw new Error(`Unknown class ${data.class}`);
    return new FakeRoll(data.total as number);
  }
}
const dice = (config: Data): void => {
  config.Dice.rolls = [FakeRoll];
};
let table: Table;
const join = (userId: string, messages: Data[] = [], generation: 13 | 14 = 13): Table =>
  setTable({ messages }, { userId, config: dice, generation });
const rolls = [JSON.stringify({ class: "FakeRoll", total: 4 })];

describe("chat messages", () => {
  beforeEach(() => {
    table = join(id("K"));
  });

  test("rolls are stored as JSON text and come back as rolls", async () => {
    const message: Value = await ChatMessage.create({ rolls: [new FakeRoll(7)] });
    expect(message.toObject().rolls).toEqual([JSON.stringify({ class: "FakeRoll", total: 7 })]);
    expect(message.rolls[0]).toBeInstanceOf(FakeRoll);
    expect(message.isRoll).toBe(true);
    expect(message.author.id).toBe(id("K"));
  });

  test("what is no roll is refused", async () => {
    await expect(ChatMessage.create({ rolls: ["{}"] })).rejects.toThrow(/rolls/);
    await expect(ChatMessage.create({ rolls: ["nonsense"] })).rejects.toThrow(/rolls/);
    expect(table.requests).toEqual([]);
  });

  test.each([
    ["publicroll", "public", [], false],
    ["gmroll", "gm", [id("K")], false],
    ["blindroll", "blind", [id("K")], true],
    ["selfroll", "self", [id("P")], false],
  ])("%s / %s decide who receives it", async (old, recent, whisper, blind) => {
    for (const [generation, options] of [
      [13, { rollMode: old }],
      [14, { messageMode: recent }],
    ] as const) {
      join(id("P"), [], generation);
      const message: Value = await ChatMessage.create({ rolls }, options);
      expect(message.toObject()).toMatchObject({ whisper, blind });
    }
  });

  test.each<[string, Data, boolean, boolean]>([
    ["a public message", { author: id("K") }, true, true],
    ["a foreign whisper", { author: id("K"), whisper: [id("K")] }, false, false],
    ["an own whisper", { author: id("P"), whisper: [id("K")] }, true, true],
    ["a private roll is an event without content", { author: id("K"), whisper: [id("K")], rolls }, true, false],
    ["an own private roll", { author: id("P"), whisper: [id("K")], rolls }, true, true],
    ["an own blind roll", { author: id("P"), whisper: [id("K")], blind: true, rolls }, true, false],
  ])("to another player, %s", (_name, data, visible, content) => {
    join(id("P"), [{ _id: id("m"), ...data }]);
    const message = (globalThis as Value).game.messages.get(id("m"));
    expect([message.visible, message.isContentVisible]).toEqual([visible, content]);
  });

  test("a roll whose class is gone is left out, the message stays", () => {
    join(id("K"), [{ _id: id("m"), content: "x", rolls: [...rolls, JSON.stringify({ class: "Gone" })] }]);
    expect((globalThis as Value).game.messages.get(id("m")).rolls).toHaveLength(1);
  });

  test("the model of a sub-type draws its message itself", async () => {
    const { TypeDataModel } = await import("../../../../playground/common/index.js");
    class Attack extends TypeDataModel {
      static override defineSchema(): Record<string, never> {
        return {};
      }
      async renderHTML(): Promise<unknown> {
        return { drawn: this.parent.id };
      }
    }
    setTable(
      { messages: [{ _id: id("m"), type: "attack" }] },
      { config: (config) => (config.ChatMessage.dataModels.attack = Attack) },
    );
    expect(await (globalThis as Value).game.messages.get(id("m")).renderHTML()).toEqual({ drawn: id("m") });
  });

  test("speakers and recipients are found by name", () => {
    setTable({ actors: [{ _id: id("a"), name: "Ada", type: "hero", ownership: { default: 0, [id("P")]: 3 } }] });
    const { actors } = (globalThis as Value).game;
    expect(ChatMessage.getSpeaker({ actor: actors.get(id("a")) })).toEqual({
      scene: null,
      actor: id("a"),
      token: null,
      alias: "Ada",
    });
    expect(ChatMessage.getSpeakerActor({ actor: id("a") })).toBe(actors.get(id("a")));
    expect(ChatMessage.getWhisperRecipients("gm").map((user: Value) => user.id)).toEqual([id("K")]);
    expect(ChatMessage.getWhisperRecipients("players").map((user: Value) => user.id)).toEqual([id("P")]);
    expect(ChatMessage.getWhisperRecipients("Ada").map((user: Value) => user.id)).toEqual([id("K"), id("P")]);
  });
});
