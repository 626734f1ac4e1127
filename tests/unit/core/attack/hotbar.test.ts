import { expect, test, vi } from "vitest";
import { registerHotbar } from "../../../../src/core/attack/hotbar.js";
import { GUN, HERO, PLAYER, settled, sitDown } from "../../../support/play/arbiter-table.js";

const COMMAND = `game.gardien.attack("${GUN}")`;
let listening = false;

/** Drops the hero's gun on the keeper's hotbar, where macros lie about; what ends up in the slot, and what was made. */
async function drop(
  macros: (me: User) => readonly object[],
  data: object = { type: "Item", uuid: GUN },
): Promise<{ slot: unknown; made: unknown[] }> {
  sitDown();
  if (!listening) registerHotbar();
  listening = true;
  const made: unknown[] = [];
  let slot: unknown;
  const create = (data: object) => Promise.resolve(made[made.push({ ...data, fresh: true }) - 1]);
  vi.stubGlobal("Macro", { create });
  vi.stubGlobal("game", Object.create(game, { macros: { value: macros(game.user) } }));
  Object.assign(game.user, { assignHotbarMacro: (macro: unknown) => (slot = macro) });
  Hooks.call("hotbarDrop" as never, {} as never, data as never, 1 as never);
  await settled();
  return { slot, made };
}

test("a weapon dropped on the hotbar becomes a macro that names it by its address", async () => {
  const { slot, made } = await drop(() => []);
  expect(made).toEqual([expect.objectContaining({ type: "script", command: COMMAND })]);
  expect(slot).toMatchObject({ fresh: true });
});

test("one's own macro of the same weapon is used again", async () => {
  const { slot, made } = await drop((me) => [{ command: COMMAND, author: me, mine: true }]);
  expect(made).toEqual([]);
  expect(slot).toMatchObject({ mine: true });
});

test("a macro that a player laid out never comes to lie on the keeper's hotbar", async () => {
  const { slot } = await drop(() => [{ command: COMMAND, author: game.users.get(PLAYER), isOwner: true }]);
  expect(slot).toMatchObject({ fresh: true });
});

test("the button of a deed dropped there begins the deed, for whom it was dragged from", async () => {
  const choices = JSON.stringify({ characteristic: "agilite", note: 'a"b' });
  const gardienDeed = { id: "check", actor: HERO, choices, name: "Agilité", img: "a.svg" };
  const { made } = await drop(() => [], { type: "gardienDeed", gardienDeed });
  const command = `game.gardien.deed("check", ["${HERO}"], {"characteristic":"agilite","note":"a\\"b"})`;
  expect(made).toEqual([expect.objectContaining({ name: "Agilité", img: "a.svg", type: "script", command })]);
});

test("what has no picture gets the one that Foundry gives macros, and no broken one", async () => {
  const gardienDeed = { id: "check", actor: HERO, choices: "{}", name: "Agilité", img: "" };
  const { made } = await drop(() => [], { type: "gardienDeed", gardienDeed });
  expect(made).toEqual([expect.not.objectContaining({ img: expect.anything() as unknown })]);
  expect(Object.keys(made[0] ?? {})).not.toContain("img");
});
