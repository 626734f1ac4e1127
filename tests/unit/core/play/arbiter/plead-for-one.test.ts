import { beforeEach, expect, test } from "vitest";
import { pleaOn } from "../../../../../src/core/play/arbiter/plea-on.js";
import { openQuestions } from "../../../../../src/core/questions/list.js";
import { type Act, doDeed, KEEPER, ofPack, PLAYER, readIn, seat } from "../../../../support/play/play.js";

const PLEA = { reason: "target", word: "" } as const;

let act: Act;

beforeEach(async () => {
  const one = ofPack("investigators/paul");
  await seat(
    "gb",
    ["a", "b"].map((letter) => ({
      ...{ ...one, _id: letter.repeat(16), name: `Paul ${letter}` },
      ownership: { default: 1, ...(letter === "a" && { [PLAYER]: 3 }) },
    })),
  );
  readIn("fr");
  act = await doDeed("effort", game.actors.contents, { pf: 2 }, [], { by: KEEPER });
});

const plead = (target: number) => act.press("plead", { by: PLAYER, target, plea: PLEA });

test("a plea may be about one target of several, which card and questions name", async () => {
  await plead(1);
  expect(pleaOn(act.record)).toMatchObject({ standing: "asked", target: 1 });
  expect((await act.card()).text).toContain("pour Paul b seulement");
  expect((await openQuestions())[0]?.what).toContain("pour Paul b seulement");
});

test("it is granted once that one is undone, and no other would do", async () => {
  await plead(1);
  await act.undo(0);
  expect(pleaOn(act.record)?.standing).toBe("asked");
  await act.undo(1);
  expect(pleaOn(act.record)?.standing).toBe("granted");
});

test("about somebody with nothing to give back, or about nobody, none is heard", async () => {
  await act.undo(0);
  for (const target of [0, 2, 7]) await plead(target);
  expect(act.verdict.plea).toBeUndefined();
  await plead(-1);
  expect(act.verdict.plea?.target).toBeUndefined();
  expect(pleaOn(act.record)?.standing).toBe("asked");
});
