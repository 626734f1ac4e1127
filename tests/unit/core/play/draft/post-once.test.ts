import { beforeEach, describe, expect, test, vi } from "vitest";
import { postUnder } from "../../../../../src/core/play/draft/post-once.js";
import { KEEPER, PLAYER, sitDown } from "../../../../support/play/arbiter-table.js";

const id = "postedOnceAlways";
const message = (author: string) => ({ _id: id, author, content: "Je tousse." });
let told: string[];
let posted = 0;

/** What the keeper's client posts; the server refuses an id that is taken. */
async function post(): Promise<void> {
  if (game.messages.has(id)) throw new Error("the id is taken");
  posted++;
  await ChatMessage.create(message(KEEPER) as never, { keepId: true } as never);
}

/** A player's client was quicker. */
function lay(): void {
  game.messages.set(id, new ChatMessage(message(PLAYER) as never));
}

beforeEach(() => {
  ({ told } = sitDown());
  posted = 0;
});

const authors = () => [...game.messages].map(({ author }) => author?.id);

describe("what the table calls for, under an id that anybody can foresee", () => {
  test("is posted once", async () => {
    expect([await postUnder(id, post), await postUnder(id, post)]).toEqual([true, false]);
    expect([posted, authors(), told]).toEqual([1, [KEEPER], []]);
  });

  test("is posted although a player laid a message there, which makes way, and the keeper hears of it", async () => {
    lay();
    expect(await postUnder(id, post)).toBe(true);
    expect([posted, authors()]).toEqual([1, [KEEPER]]);
    expect(told).toEqual([expect.stringContaining("GARDIEN.CARD.inTheWay")]);
  });

  test("is posted although it is laid there in this very moment", async () => {
    const late = vi.fn<() => Promise<void>>(post);
    late.mockImplementationOnce(async () => {
      lay();
      await post();
    });
    expect(await postUnder(id, late)).toBe(true);
    expect([posted, authors()]).toEqual([1, [KEEPER]]);
  });

  test("is left to the other window of a keeper that was quicker", async () => {
    const late = async () => {
      await ChatMessage.create(message(KEEPER) as never, { keepId: true } as never);
      throw new Error("the id is taken");
    };
    expect(await postUnder(id, late)).toBe(false);
    expect(authors()).toEqual([KEEPER]);
  });

  test("says what fails for another reason", async () => {
    await expect(postUnder(id, () => Promise.reject(new Error("no connection")))).rejects.toThrow("no connection");
  });
});
