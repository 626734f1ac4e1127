import { beforeEach, expect, test } from "vitest";
import { openQuestions } from "../../../../../src/core/questions/list.js";
import { pleaOn } from "../../../../../src/core/play/arbiter/plea-on.js";
import { mayAsk } from "../../../../../src/core/play/arbiter/rights.js";
import { ask } from "../../../../../src/core/play/arbiter/send-request.js";
import { takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { settled } from "../../../../support/play/arbiter-table.js";
import { type Act, as, doDeed, KEEPER, ofPack, PLAYER, RIVAL, seat } from "../../../../support/play/play.js";

let hero: Actor;
let act: Act;

const PLEA = { reason: "slip", word: "<b>Trop vite</b>" } as const;

beforeEach(async () => {
  await seat("gb", [{ ...ofPack("investigators/paul"), ownership: { default: 1, [PLAYER]: 3 } }]);
  [hero] = game.actors.contents as [Actor];
  act = await doDeed("effort", hero, { pf: 2 }, [], { by: KEEPER });
});

const tired = () => (hero.system as unknown as { pf: { value: number } }).pf.value;
const plead = (by = PLAYER) => act.press("plead", { by, plea: PLEA });
const standing = () => pleaOn(act.record)?.standing;

test("whoever owns one of those concerned asks the keepers for an undo, once at a time; nobody else can", async () => {
  expect((await act.card(PLAYER)).buttons).toContain("plead");
  for (const reader of [RIVAL, KEEPER]) expect((await act.card(reader)).buttons).not.toContain("plead");
  await plead(RIVAL);
  expect(standing()).toBeUndefined();
  await plead();
  expect(standing()).toBe("asked");
  expect(mayAsk({ action: "plead", target: -1 }, act.verdict, game.users.get(PLAYER) as User)).toBe(false);
  expect((await act.card(PLAYER)).buttons).toEqual(["fold", "withdraw"]);
  const { html, buttons } = await act.card(KEEPER);
  expect(buttons).toContain("answerPlea");
  expect(html).toContain("&lt;b&gt;Trop vite");
  expect(html).not.toContain("<b>Trop vite");
});

test("it stands among the questions of the keepers until it is withdrawn, by the player alone", async () => {
  await plead();
  const asked = await openQuestions();
  expect(asked.map(({ kind, message, name }) => [kind, message, name])).toEqual([
    ["plea", act.message.id, game.users.get(PLAYER)?.name],
  ]);
  await act.press("withdraw", { by: RIVAL });
  expect(standing()).toBe("asked");
  await act.press("withdraw", { by: PLAYER });
  expect(standing()).toBe("withdrawn");
  expect(await openQuestions()).toEqual([]);
});

test("the keeper lets it stand with a word, and may be asked again", async () => {
  const before = tired();
  await plead();
  await act.press("keep", { by: PLAYER, answer: "Oui" });
  expect(standing()).toBe("asked");
  await act.press("keep", { answer: "C’est dit." });
  expect(standing()).toBe("kept");
  const { text } = await act.card(PLAYER);
  expect(text).toContain("Le gardien garde ce coup");
  expect(text).toContain("C’est dit.");
  expect(tired()).toBe(before);
  await plead();
  expect(standing()).toBe("asked");
});

test("or undoes it, which grants it", async () => {
  const before = tired();
  await plead();
  await act.undo();
  expect([standing(), tired()]).toEqual(["granted", before + 2]);
  expect((await act.card(PLAYER)).buttons).not.toContain("plead");
});

test("without a keeper it waits: the card says so at once, and the keeper who comes finds it", async () => {
  Object.defineProperty(game.users, "activeGM", { value: null, configurable: true });
  await as(PLAYER, () =>
    ask(act.record.message, { action: "plead", target: -1, override: {}, retarget: null, plea: PLEA }),
  );
  expect(act.verdict.plea).toBeUndefined();
  expect(standing()).toBe("asked");
  expect((await act.card(PLAYER)).buttons).toContain("withdraw");
  Reflect.deleteProperty(game.users, "activeGM");
  takeUp();
  await settled();
  expect([act.verdict.plea?.standing, act.verdict.plea?.user]).toEqual(["asked", PLAYER]);
  expect(game.messages.some((message) => (message._source as { type?: string }).type === "request")).toBe(false);
});
