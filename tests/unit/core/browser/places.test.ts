import { expect, test, vi } from "vitest";
import { freePlace, type Area } from "../../../../src/core/browser/places/free-places.js";
import { linkTo } from "../../../../src/core/browser/places/journal.js";

const SIDE = 100;
const square = (x: number, y: number, side = 1): Area => ({ x, y, width: side * SIDE, height: side * SIDE });

test("a token stands in the middle of the view, the next ones beside it, none upon another", () => {
  const taken: Area[] = [];
  for (let i = 0; i < 30; i++) {
    const place = freePlace({ x: 550, y: 550 }, { width: SIDE, height: SIDE }, taken, SIDE);
    taken.push(square(place.x, place.y));
  }
  expect(taken[0]).toMatchObject({ x: 500, y: 500 });
  expect(taken[1]?.y).toBe(500);
  expect(new Set(taken.map(({ x, y }) => `${x} ${y}`)).size).toBe(30);
});

test("something large takes all of its squares, and where all are taken the middle will do", () => {
  const large = freePlace({ x: 500, y: 500 }, { width: 200, height: 200 }, [square(500, 500)], SIDE);
  expect(large).not.toEqual({ x: 400, y: 400 });
  expect(freePlace({ x: 50, y: 50 }, { width: 100, height: 100 }, [square(-5000, -5000, 100)], SIDE)).toEqual({
    x: 0,
    y: 0,
  });
});

test("a link bears whatever name somebody gave, and nothing of it becomes markup", () => {
  vi.stubGlobal("foundry", { ...foundry, utils: { ...foundry.utils } });
  expect(linkTo("Compendium.world.a.Item.b", "<b>Épée} & [x]{")).toBe(
    "@UUID[Compendium.world.a.Item.b]{&lt;b&gt;Épée  &amp;  x}",
  );
});
