import { beforeEach, expect, test, vi } from "vitest";
import { act, actionsAt, offerOnSheets } from "../../../../src/core/api/actions.js";
import { barContext } from "../../../../src/core/attack/bar/context.js";
import { hear, whileTested } from "../../../support/hear.js";
import { HERO, sitDown } from "../../../support/play/arbiter-table.js";

const onClick = vi.fn();
const DANCE = { id: "aide.dance", label: "Danser", icon: "fa-solid fa-music", onClick };
const hero = () => fromUuidSync(HERO) as Actor;
let seats: ReturnType<typeof sitDown>;

let offer: readonly unknown[] = [];
const heard = (_actor: Actor, offered: unknown[]) => void offered.push(...offer);

/** A module that offers these actions, and is the only one. */
function offering(...actions: readonly unknown[]): void {
  offer = actions;
  hear("gardien.getActions", heard);
}

beforeEach(() => {
  seats = sitDown();
  onClick.mockReset();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

test("an action of a module stands where it says, in both places where it says nothing", () => {
  offering(DANCE, { ...DANCE, id: "aide.sing", places: ["sheet"] });
  expect(actionsAt("bar", hero()).map(({ id }) => id)).toEqual(["aide.dance"]);
  expect(actionsAt("sheet", hero()).map(({ id }) => id)).toEqual(["aide.dance", "aide.sing"]);
});

test("one that is not whole is left out, and said", () => {
  offering(null, { id: "aide.mute" }, DANCE);
  expect(actionsAt("bar", hero()).map(({ id }) => id)).toEqual(["aide.dance"]);
  expect(console.error).toHaveBeenCalledTimes(2);
});

test("it stands in the bar beside the weapons, and for somebody without any", async () => {
  offering({ ...DANCE, hint: "Un pas de deux" });
  const token = { actor: hero(), uuid: "", name: "Ada", texture: {} } as unknown as TokenDocument;
  const shown = [{ id: "aide.dance", label: "Danser", hint: "Un pas de deux", icon: "fa-solid fa-music" }];
  expect((await barContext(token))?.actions).toEqual(shown);
  await hero().deleteEmbeddedDocuments("Item", [], { deleteAll: true } as never);
  expect(await barContext(token)).toMatchObject({ weapons: [], actions: shown });
  offering();
  expect(await barContext(token)).toBeUndefined();
});

test("in the menu of a sheet its owner finds it, and it is told who and by which click", () => {
  offering(DANCE);
  void whileTested(offerOnSheets);
  const controls: { action: string; onClick(event: object): void }[] = [];
  Hooks.callAll("getHeaderControlsActorSheetV2" as never, { actor: hero() } as never, controls as never);
  expect(controls.map(({ action }) => action)).toEqual(["aide.dance"]);
  const event = {};
  controls[0]?.onClick(event);
  expect(onClick).toHaveBeenCalledWith(hero(), { event, token: hero().token });
  const stranger = Object.create(hero(), { isOwner: { value: false } }) as Actor;
  Hooks.callAll("getHeaderControlsActorSheetV2" as never, { actor: stranger } as never, controls as never);
  expect(controls).toHaveLength(1);
});

test("what goes wrong in it is told, and nothing else is held up", async () => {
  onClick.mockRejectedValue(new Error("un faux pas"));
  await act(DANCE, hero(), new Event("click"), null);
  expect(seats.told).toHaveLength(1);
});
