import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { Lanes } from "../../../../../src/core/play/arbiter/lanes.js";
import { PLAYER, RIVAL, sitDown } from "../../../../support/play/arbiter-table.js";

let told: string[];
beforeEach(() => {
  ({ told } = sitDown());
  game.i18n.format = (key: string, data?: object) => [key, ...Object.values<unknown>({ ...data })].join(" ");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const by = (author: string) => ({ author: game.users.get(author) }) as ChatMessage;
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Jobs that last until all are told to go on, or until the test is over. */
function jobs() {
  const begun: string[] = [];
  const open: (() => void)[] = [];
  let over = false;
  onTestFinished(() => {
    over = true;
    open.forEach((end) => end());
  });
  const job = (name: string) => () => {
    begun.push(name);
    return over ? Promise.resolve() : new Promise<void>((resolve) => open.push(resolve));
  };
  return { begun, job, goOn: () => open.shift()?.() };
}

describe("what players send", () => {
  test("by one of them waits for three of theirs, in its order, and holds up nobody else at the same target", async () => {
    const lanes = new Lanes(() => undefined);
    const { begun, job, goOn } = jobs();
    const target = () => ["troll"];
    for (let i = 1; i <= 200; i++) lanes.take(by(PLAYER), "judge", target, job(`flood ${i}`));
    lanes.take(by(RIVAL), "judge", target, job("one blow"));
    for (let i = 0; i < 6; i++) {
      await settle();
      goOn();
    }
    await settle();
    expect(begun.slice(0, 6)).toEqual(["flood 1", "flood 2", "flood 3", "one blow", "flood 4", "flood 5"]);
  });

  test("in a flood is told to the keeper once, and anew when it is over and begins again", async () => {
    const lanes = new Lanes(() => undefined);
    const flood = async () => {
      const { job, goOn } = jobs();
      for (let i = 0; i < 60; i++) lanes.take(by(PLAYER), "judge", () => [`${i}`], job("blow"));
      for (let i = 0; i < 60; i++) {
        await settle();
        goOn();
      }
      await settle();
    };
    await flood();
    expect(told).toEqual(["GARDIEN.CARD.flood User P 20"]);
    await flood();
    expect(told).toHaveLength(2);
  });

  test("gives its turn on when it fails", async () => {
    const lanes = new Lanes(() => undefined);
    const done = vi.fn<() => Promise<void>>(() => Promise.resolve());
    for (let i = 0; i < 5; i++)
      lanes.take(
        by(PLAYER),
        "judge",
        () => [],
        () => Promise.reject(new Error("no")),
      );
    lanes.take(by(PLAYER), "judge", () => [], done);
    await settle();
    expect(done).toHaveBeenCalledOnce();
  });

  test("on cards has turns of its own: what it waits for is never itself", async () => {
    const lanes = new Lanes(() => undefined);
    const { begun, job } = jobs();
    for (let i = 0; i < 4; i++) lanes.take(by(PLAYER), "judge", () => [`${i}`], job("blow"));
    lanes.hear(by(PLAYER), job("asked"));
    await settle();
    expect(begun.toSorted()).toEqual(["asked", "blow", "blow", "blow"]);
  });
});

describe("a job whose answer does not come", () => {
  function atTheServer(): { cut(): void } {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const heard: (() => void)[] = [];
    Object.assign(game, { socket: { on: (_event: string, listener: () => void) => heard.push(listener) } });
    return { cut: () => heard.forEach((listener) => listener()) };
  }

  test("is told after half a minute, once, and is waited for", async () => {
    atTheServer();
    const again = vi.fn<() => void>();
    const lanes = new Lanes(again);
    const { begun, job } = jobs();
    void lanes.run(["troll"], job("lost"));
    void lanes.run(["troll"], job("behind"));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect([told, begun, again.mock.calls]).toEqual([["GARDIEN.CARD.noAnswer"], ["lost"], []]);
  });

  test("is given up where the line was cut meanwhile: all begins anew, and nothing hangs behind it", async () => {
    const server = atTheServer();
    const { begun, job } = jobs();
    const lanes: Lanes = new Lanes(() => void lanes.run(["troll"], job("behind")));
    void lanes.run(["troll"], job("lost"));
    void lanes.run(["other"], job("lost"));
    await vi.advanceTimersByTimeAsync(1000);
    server.cut();
    await vi.advanceTimersByTimeAsync(31_000);
    expect([told, begun]).toEqual([[], ["lost", "lost", "behind"]]);
  });

  test("that was done in time is not told", async () => {
    atTheServer();
    await new Lanes(() => undefined).run(["troll"], () => Promise.resolve());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual([]);
  });
});
