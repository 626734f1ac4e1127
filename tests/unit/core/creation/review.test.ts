// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { eventually } from "../../../support/eventually.js";
import { drawReview } from "../../../../src/core/creation/review-card.js";
import { tellKeepers, tellOwners } from "../../../../src/core/creation/review.js";
import { BEAST, HERO, KEEPER, PLAYER, settled, sitDown } from "../../../support/play/arbiter-table.js";

interface Written {
  readonly id: string;
  readonly content: string;
  readonly whisper: readonly string[];
  readonly flags: { readonly gardien: { readonly review: object } };
}

beforeEach(() => {
  sitDown();
  const renderTemplate = (_path: string, shown: Record<string, unknown>) =>
    Promise.resolve(`${String(shown["asks"])} ${String(shown["open"])} ${String(shown["yours"])}`);
  Object.assign(foundry, { applications: { handlebars: { renderTemplate } } });
});

const actor = (uuid: string) => fromUuidSync(uuid) as unknown as Actor;
const last = () => game.messages.contents.at(-1) as unknown as Written;

/** What a reader finds in the row of a message. */
async function read(user: string, { id, flags }: Pick<Written, "id" | "flags">, isGM = true): Promise<HTMLElement> {
  Object.assign(game, { userId: user });
  const row = document.createElement("li");
  row.innerHTML = `<div class="message-content">stored</div>`;
  document.body.append(row);
  await drawReview({ id, author: { isGM }, _source: {} } as ChatMessage, flags.gardien.review, row);
  return row.querySelector(".message-content") as HTMLElement;
}

test("a word about a character is kept as what it asks, drawn for each reader, and follows the character", async () => {
  await actor(HERO).update({ "flags.gardien.awaitsApproval": true } as never);
  await tellKeepers(actor(HERO));
  const { whisper } = last();
  expect(whisper).toEqual([KEEPER]);
  const [keepers, players] = [await read(KEEPER, last()), await read(PLAYER, last())];
  expect([keepers.textContent, players.textContent]).toEqual(["toApprove true true", "toApprove true false"]);
  Object.assign(game, { userId: KEEPER });
  await actor(HERO).update({ "flags.gardien.awaitsApproval": false } as never);
  await settled();
  await eventually(() => expect(keepers.textContent).toBe("toApprove false true"));
  await tellOwners(actor(HERO));
  expect(last().whisper).toContain(PLAYER);
  expect((await read(PLAYER, last())).textContent).toBe("toChange true true");
});

test("a word about somebody who is not the reader's stays as it was written", async () => {
  const forged = { id: "f".repeat(16), flags: { gardien: { review: { asks: "toApprove", actor: BEAST } } } };
  expect((await read(PLAYER, forged)).textContent).toBe("stored");
});

test("a player cannot say for the keeper what is to be changed", async () => {
  const forged = { id: "f".repeat(16), flags: { gardien: { review: { asks: "toChange", actor: HERO } } } };
  expect((await read(PLAYER, forged, false)).textContent).toBe("stored");
  expect((await read(PLAYER, forged)).textContent).not.toBe("stored");
});
