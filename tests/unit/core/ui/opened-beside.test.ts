import { afterEach, expect, test } from "vitest";
import { besideUser, openedBesideUser } from "../../../../src/core/ui/pages.js";

const own = { closed: false } as Window & { closed: boolean };
const detach = (focused: Window | null): void =>
  void Object.assign(foundry.applications, { detached: { windows: new Map([["sheet", { window: own }]]), focused } });

afterEach(() => void Reflect.deleteProperty(foundry.applications, "detached"));

test("what opens stands in the page that the user is in", () => {
  const here = { windowId: "sheet" };
  detach(own);
  expect(besideUser()).toEqual({ renderOptions: { window: here } });
  expect(openedBesideUser({ force: true, window: { title: "Ada" } })).toEqual([
    { force: true, window: { ...here, title: "Ada" } },
    {},
  ]);
  expect(openedBesideUser(true, { tab: "notes" })).toEqual([true, { tab: "notes", window: here }]);
  expect(openedBesideUser({ window: { windowId: "other" } })).toEqual([{ window: { windowId: "other" } }, {}]);
});

test.each([
  ["the table's", () => detach(null)],
  ["being shut", () => detach(Object.assign(own, { closed: true }))],
  ["one that is the table's by name", () => detach(globalThis as unknown as Window)],
  ["that of a generation without any other", () => {}],
])("it is drawn as it was asked for where that page is %s", (_page, lay) => {
  lay();
  expect(besideUser()).toEqual({});
  expect(openedBesideUser({ force: true })).toEqual([{ force: true }, {}]);
});
