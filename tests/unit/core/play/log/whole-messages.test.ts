// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { forceOn } from "../../../../../src/core/play/apply/forced.js";
import { blowOn, lastToStrike } from "../../../../../src/core/play/log/blows-on.js";
import { modelOf, subjectsOf } from "../../../../../src/core/play/messages/messages.js";
import { verdictOn } from "../../../../../src/core/play/messages/verdict-on.js";
import { takesPart } from "../../../../../src/core/play/log/about.js";
import {
  BEAST,
  comes,
  intent,
  KEEPER,
  onCard,
  PLAYER,
  RIVAL,
  rolls,
  sent,
  sitDown,
} from "../../../../support/play/arbiter-table.js";
import type { Data } from "../../../../support/play/arbiter-table.js";

const load = async (path: string): Promise<unknown> => import(/* @vite-ignore */ path);
const { ChatMessage: Base } = (await load("../../../../../playground/client/documents/index.js")) as {
  ChatMessage: { prototype: { renderHTML(): Promise<HTMLElement> } };
};
// The class of ours is built on the client's: that one must stand in its place first.
Object.assign(foundry.documents, { ChatMessage: Base });
const { GardienChatMessage } = await import("../../../../../src/core/documents/chat-message.js");

beforeEach(() => {
  sitDown();
});

const sit = (who: string): void => void Object.assign(game, { userId: who });
const beast = () => fromUuidSync(BEAST) as unknown as Actor;

/** An attack that wounds the beast, judged; `more` says who may read it. Foundry hands it to every client whole. */
async function shot(more: Data): Promise<string> {
  const attack = sent("attack", PLAYER, intent(), { rolls: rolls(20, 50), ...more });
  await comes(attack);
  await onCard(attack, { action: "accept" });
  return String(attack["_id"]);
}

/** Whatever was written forces it. */
const anything = { deed: "", label: { key: "" }, isDue: () => true, isForcedBy: () => true };

/** What a client makes of the log when its code reads it. */
const read = (id: string): unknown[] => [
  verdictOn(id)?.verdict.subject,
  forceOn(anything, beast()).card,
  lastToStrike(beast(), () => true)?.name,
  blowOn(beast(), id) === null,
  takesPart(id, beast()),
];
const nothing = [undefined, null, undefined, true, false];

describe("the log of a client that has it whole", () => {
  test.each([
    ["everybody's", { whisper: [] }, [PLAYER, RIVAL]],
    ["its author's and the keeper's", { whisper: [KEEPER] }, [PLAYER]],
    ["the keeper's alone", { whisper: [KEEPER], blind: true }, []],
  ])("a roll that is %s tells nobody else's code anything", async (_whose, more, readers) => {
    const id = await shot(more);
    const all = read(id);
    expect(all).toEqual([id, id, "Ada", false, true]);
    for (const who of [PLAYER, RIVAL]) {
      sit(who);
      expect(read(id), who).toEqual((readers as string[]).includes(who) ? all : nothing);
    }
  });

  test("a message that is for somebody else names nothing it is about", async () => {
    const id = await shot({ whisper: [KEEPER], blind: true });
    const judged = game.messages.contents.at(-1) as ChatMessage;
    expect(subjectsOf(judged)).toEqual([id]);
    sit(RIVAL);
    expect(subjectsOf(judged)).toEqual([""]);
    expect(modelOf(judged)).toBeDefined();
  });
});

describe("somebody else's secret roll in the log", () => {
  const dice = { title: { key: "ORDER", data: {} }, dice: [{ name: "Voyou caché", totals: [12] }] };
  const row = `<li><b class="message-sender">Voyou caché</b><span class="flavor-text"></span></li>`;

  test.each([
    ["to whom it is told", KEEPER, "Voyou caché"],
    ["to others only that there was one", RIVAL, ""],
  ])("tells its dice %s", async (_whom, who, told) => {
    sit(who);
    vi.spyOn(Base.prototype, "renderHTML").mockImplementation(() => {
      const place = document.createElement("template");
      place.innerHTML = row;
      return Promise.resolve(place.content.firstElementChild as HTMLElement);
    });
    const message = new GardienChatMessage({
      author: KEEPER,
      whisper: [KEEPER],
      rolls: rolls(12),
      flags: { gardien: { orderDice: dice } },
    } as never);
    game.i18n.format = (key: string, data?: object) => [key, ...Object.values<unknown>({ ...data })].join(" ");
    const html = await message.renderHTML();
    expect(html.querySelector(".flavor-text")?.textContent).toContain(told);
    expect(html.textContent.includes("Voyou caché")).toBe(told !== "");
    vi.restoreAllMocks();
  });
});

test("what a player marks as told by the table is drawn as their own words", async () => {
  vi.spyOn(Base.prototype, "renderHTML").mockImplementation(() => {
    const row = Object.assign(document.createElement("li"), {
      innerHTML: `<b class="message-sender">Inès</b><div class="message-content">Je tousse.</div>`,
    });
    return Promise.resolve(row);
  });
  const fallen = { round: 3, blows: [] };
  const [forged, told] = [PLAYER, KEEPER].map(
    (author) => new GardienChatMessage({ author, flags: { gardien: { fallen } } } as never),
  );
  expect((await forged?.renderHTML())?.textContent).toBe("InèsJe tousse.");
  expect((await told?.renderHTML())?.textContent).toContain("GARDIEN.FIGHT.fallen");
  vi.restoreAllMocks();
});

describe("a message that a check of the table made", () => {
  test.each([
    ["a keeper's is seen by them alone", KEEPER, [KEEPER]],
    ["what a player marks so is hidden from nobody", PLAYER, [KEEPER, PLAYER, RIVAL]],
  ])("%s", (_case, author, readers) => {
    const message = new GardienChatMessage({ author, flags: { gardien: { check: "run" } } } as never);
    const seen = [KEEPER, PLAYER, RIVAL].filter((who) => {
      sit(who);
      return message.visible;
    });
    expect(seen).toEqual(readers);
  });
});
