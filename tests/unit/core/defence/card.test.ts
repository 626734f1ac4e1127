import { afterAll, beforeEach, expect, test } from "vitest";
import { takeUp } from "../../../../src/core/play/arbiter/arbiter.js";
import { defenceContexts } from "../../../../src/core/card/parts/answer.js";
import { responderOf } from "../../../../src/core/play/arbiter/responder.js";
import {
  type Data,
  HERO,
  KEEPER,
  PLAYER,
  recordOn,
  RIVAL,
  settled,
  sitDown,
} from "../../../support/play/arbiter-table.js";
import { answerTo, blow, giveBeastTo, playDuel, says } from "../../../support/play/duel.js";

let end: () => void = () => undefined;
beforeEach(async () => {
  end = await playDuel();
});
afterAll(() => end());

async function openWith(...messages: readonly Data[]): Promise<void> {
  sitDown(messages);
  giveBeastTo(RIVAL);
  takeUp();
  await settled();
}

/** Says who is at the table, and whose character is whose. */
function seat(users: Readonly<Record<string, { active: boolean; character?: string }>>): void {
  for (const user of game.users as unknown as Iterable<Record<string, unknown>>) {
    const { active = false, character } = users[String(user["id"])] ?? {};
    const actor = character ? (game.actors.get(character.slice("Actor.".length)) ?? null) : null;
    Object.defineProperty(user, "active", { value: active, configurable: true });
    Object.defineProperty(user, "character", { value: actor, configurable: true });
  }
}

function asked(attack: Data): string | undefined {
  const { message, verdict } = recordOn(attack);
  const [target] = verdict.targets;
  return target && (responderOf(target, message)?.id ?? undefined);
}

const shown = async (attack: Data) => {
  const { message, verdict } = recordOn(attack);
  const [context] = await defenceContexts(message, verdict);
  return context;
};

test("whoever plays the target is asked, else an owner, else the keeper", async () => {
  const attack = blow(15);
  await openWith(attack);
  giveBeastTo(RIVAL);
  const beast = recordOn(attack).verdict.targets[0]?.actor ?? "";
  (game.actors.get(beast.slice(6)) as unknown as { updateSource(change: object): void }).updateSource({
    ownership: { [PLAYER]: 3, [RIVAL]: 3 },
  });
  seat({
    [KEEPER]: { active: true },
    [PLAYER]: { active: true, character: HERO },
    [RIVAL]: { active: true, character: beast },
  });
  expect(asked(attack)).toBe(RIVAL);
  seat({ [KEEPER]: { active: true }, [PLAYER]: { active: true, character: HERO }, [RIVAL]: { active: false } });
  expect(asked(attack)).toBe(PLAYER);
  seat({ [KEEPER]: { active: true } });
  expect(asked(attack)).toBe(KEEPER);
  seat({});
  expect(asked(attack)).toBeUndefined();
});

test("nobody is asked about an attack that only keepers read", async () => {
  const attack = { ...blow(15), whisper: [KEEPER] };
  await openWith(attack);
  seat({ [KEEPER]: { active: true }, [RIVAL]: { active: true } });
  expect(asked(attack)).toBe(KEEPER);
});

test("the card asks, tells the answer once it counts, and names those that came too late", async () => {
  const attack = blow(15);
  await openWith(attack);
  expect(await shown(attack)).toMatchObject({ state: "asked", answer: null, notes: [], word: null });
  expect((await shown(attack))?.buttons).not.toBeNull();
  await openWith(attack, answerTo(attack), answerTo(attack), answerTo(attack, { author: PLAYER }));
  const context = await shown(attack);
  expect(context).toMatchObject({ state: "answered", waits: "", buttons: null, answer: { word: "parried" } });
  expect(context?.notes).toHaveLength(2);
});

test("each way of answering is a button for whoever is asked; a keeper in their place opens the window", async () => {
  const attack = blow(15);
  await openWith(attack);
  seat({ [KEEPER]: { active: true }, [RIVAL]: { active: true } });
  const replies = async () => (await shown(attack))?.buttons?.replies.map(({ id }) => id);
  expect(await replies()).toEqual([]); // the keeper sits here
  Object.defineProperty(game, "user", { value: game.users.get(RIVAL), configurable: true });
  expect(await replies()).toEqual(["parry", "yield"]);
  Object.defineProperty(game, "user", { value: game.users.get(PLAYER), configurable: true });
  expect((await shown(attack))?.buttons).toBeNull();
});

test("a reply that cannot be given says why, and has no key", async () => {
  const attack = blow(15);
  says.hindered = true;
  await openWith(attack);
  seat({ [KEEPER]: { active: true } });
  const replies = (await shown(attack))?.buttons?.replies.map(({ key, obstacle }) => [key, obstacle]);
  expect(replies).toEqual([
    ["", "bound"],
    ["0", ""],
  ]);
});

test("a total that tells more than its dice is for whoever may know the numbers of the target", async () => {
  const attack = blow(15);
  says.total = 14;
  await openWith(attack, answerTo(attack));
  const totalFor = async (id: string) => {
    Object.defineProperty(game, "user", { value: game.users.get(id), configurable: true });
    return (await shown(attack))?.answer?.total;
  };
  expect([await totalFor(KEEPER), await totalFor(RIVAL)]).toEqual(["14", "14"]);
  const beast = game.actors.get((recordOn(attack).verdict.targets[0]?.actor ?? "").slice(6));
  (beast as unknown as { updateSource(change: object): void }).updateSource({ ownership: { [RIVAL]: 0 } });
  expect([await totalFor(KEEPER), await totalFor(PLAYER)]).toEqual(["14", ""]);
});

test("the keeper reads why an answer does not count by itself, and what may be said to it", async () => {
  const attack = blow(15);
  await openWith(attack, answerTo(attack, { choices: { luck: true } }));
  const context = await shown(attack);
  expect(context).toMatchObject({ state: "pending", buttons: null, word: { accept: true, expected: true } });
  expect(context?.reasons).toHaveLength(1);
});

test("a target that was not asked has nothing to tell", async () => {
  const attack = blow(1);
  await openWith(attack);
  expect(await shown(attack)).toBeNull();
});
