import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { takeUp } from "../../../../src/core/play/arbiter/arbiter.js";
import { modelOf } from "../../../../src/core/play/messages/messages.js";
import { DefenceMessage } from "../../../../src/core/play/messages/models.js";
import { prompt } from "../../../../src/core/defence/prompt.js";
import {
  type Data,
  KEEPER,
  onCard,
  PLAYER,
  recordOn,
  RIVAL,
  settled,
  sitDown,
} from "../../../support/play/arbiter-table.js";
import { answerTo, blow, giveBeastTo, playDuel, says } from "../../../support/play/duel.js";

/** The windows that were opened, in their order, and how each is closed. */
const windows = vi.hoisted(() => ({ opened: [] as number[], close: [] as (() => void)[] }));
vi.mock("../../../../src/core/defence/window.js", () => ({
  DefenceWindow: {
    open: ({ index }: { index: number }) => Promise.resolve(windows.opened.push(index)),
    closed: () => new Promise<void>((resolve) => windows.close.push(resolve)),
  },
}));

let end: () => void = () => undefined;
let told: string[];
let settings: Map<string, unknown>;
beforeEach(async () => {
  end = await playDuel();
  windows.opened.length = 0;
  windows.close.length = 0;
});
/** Whoever leaves a window open would keep the next test waiting. */
afterEach(async () => {
  vi.restoreAllMocks();
  while (windows.close.length > 0) {
    windows.close.shift()?.();
    await settled();
  }
});
afterAll(() => end());

async function openWith(...messages: readonly Data[]): Promise<void> {
  const table = sitDown(messages);
  settings = table.settings;
  told = [];
  Object.assign(ui.notifications as object, { info: (text: string) => told.push(text) });
  giveBeastTo(RIVAL);
  takeUp();
  await settled();
}

/** Says who sits at this client, and who else is there. */
function sitAs(id: string, ...others: readonly string[]): void {
  for (const user of game.users as unknown as Iterable<Record<string, unknown>>)
    Object.defineProperty(user, "active", { value: [id, ...others].includes(String(user["id"])), configurable: true });
  Object.defineProperty(game, "user", { value: game.users.get(id), configurable: true });
}

const promptOf = async (attack: Data) => {
  await prompt(recordOn(attack).message);
  await settled();
};

describe("a question put to a target", () => {
  test("opens a window at whoever plays it, once, however often the card is drawn", async () => {
    const attack = blow(15);
    await openWith(attack);
    sitAs(RIVAL, KEEPER, PLAYER);
    await promptOf(attack);
    await promptOf(attack);
    expect(told).toHaveLength(1);
    expect(windows.opened).toEqual([0]);
  });

  test("is not put to anybody else", async () => {
    const attack = blow(15);
    await openWith(attack);
    sitAs(PLAYER, KEEPER, RIVAL);
    await promptOf(attack);
    expect([told, windows.opened]).toEqual([[], []]);
  });

  test("is told and opens nothing where its user wants no window", async () => {
    const attack = blow(15);
    await openWith(attack);
    settings.set("defencePrompt", false);
    sitAs(RIVAL, KEEPER);
    await promptOf(attack);
    expect(told).toHaveLength(1);
    expect(windows.opened).toEqual([]);
  });

  test("one window after another: the next one when the first is closed, and none that is answered by then", async () => {
    const attack = blow(15, 16, 17);
    await openWith(attack);
    sitAs(RIVAL, KEEPER);
    await promptOf(attack);
    expect(windows.opened).toEqual([0]);
    sitAs(KEEPER, RIVAL);
    await onCard(attack, { action: "edit", target: 1, override: { loss: 1 } });
    sitAs(RIVAL, KEEPER);
    windows.close.shift()?.();
    await settled();
    expect(windows.opened).toEqual([0, 2]);
  });

  test("asked anew of the same target is another question", async () => {
    const attack = blow(15);
    await openWith(attack);
    sitAs(RIVAL, KEEPER);
    await promptOf(attack);
    const { verdict, message } = recordOn(attack);
    const [target] = verdict.targets;
    await message.update({ system: { data: { targets: [{ ...target, asked: (target?.asked ?? 0) + 1 }] } } } as never);
    windows.close.shift()?.();
    await promptOf(attack);
    expect(told).toHaveLength(2);
  });
});

describe("the keeper", () => {
  test("is asked too once the patience is over, unless somebody has answered", async () => {
    says.patience = 60;
    const [slow, quick] = [blow(15), blow(16)];
    await openWith(slow, quick);
    const timers: [() => void, number][] = [];
    const timer = vi.spyOn(globalThis, "setTimeout");
    timer.mockImplementation(((later: () => void, wait: number) => timers.push([later, wait])) as never);
    sitAs(KEEPER, RIVAL);
    for (const attack of [slow, quick]) await prompt(recordOn(attack).message);
    timer.mockRestore();
    expect(timers.map(([, wait]) => wait > 50_000 && wait <= 60_000)).toEqual([true, true]);
    expect(told).toEqual([]);
    await onCard(quick, { action: "edit", target: 0, override: { loss: 0 } });
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
    for (const [later] of timers) later();
    await settled();
    expect(told).toHaveLength(1);
    expect(windows.opened).toEqual([0]);
  });

  test("is asked for several at once in their tray, and no window opens", async () => {
    const attack = blow(15, 16);
    await openWith(attack);
    sitAs(KEEPER);
    const called = vi.fn();
    Hooks.once("gardien.severalAsked" as never, called as never);
    await promptOf(attack);
    expect([told.length, called.mock.calls.length, windows.opened]).toEqual([1, 1, []]);
  });

  test("is asked at once where nobody else plays the target", async () => {
    const attack = blow(15);
    await openWith(attack);
    sitAs(KEEPER);
    await promptOf(attack);
    expect(windows.opened).toEqual([0]);
  });
});

test("where silence is an answer, the arbiter’s client gives it once the patience is over, whoever was asked", async () => {
  Object.assign(says, { patience: 60, silent: true });
  const attack = blow(15);
  await openWith(attack);
  vi.stubGlobal("CONFIG", { ...CONFIG, sounds: { dice: "" } });
  sitAs(KEEPER, RIVAL);
  const answers = () => game.messages.contents.map(modelOf).filter((model) => model instanceof DefenceMessage);
  vi.spyOn(globalThis, "setTimeout").mockReturnValue(0 as never);
  await promptOf(attack);
  expect(answers()).toEqual([]);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
  await Promise.all([promptOf(attack), promptOf(attack)]);
  expect(answers()).toMatchObject([{ data: { refused: true } }]);
  expect(windows.opened).toEqual([]);
});

test("an answered question is put to nobody", async () => {
  const attack = blow(15);
  await openWith(attack, answerTo(attack));
  sitAs(RIVAL, KEEPER);
  await promptOf(attack);
  expect(told).toEqual([]);
});
