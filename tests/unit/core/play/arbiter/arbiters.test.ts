import { beforeEach, expect, test, vi } from "vitest";
import { begin } from "../../../../../src/core/play/arbiter/arbiter.js";
import { rememberArbiter } from "../../../../../src/core/play/messages/arbiters.js";
import { KEEPER, RIVAL, settled, sitDown } from "../../../../support/play/arbiter-table.js";

let table: ReturnType<typeof sitDown>;

beforeEach(() => {
  table = sitDown([]);
});

/** What the server answers to whoever creates what another window just created. */
function refuseOnce(meanwhile: string): void {
  vi.spyOn(game.settings, "set").mockImplementationOnce(() => {
    table.settings.set("arbiters", meanwhile);
    return Promise.reject(new Error("The setting gardien.arbiters exists already"));
  });
}

test("a keeper is noted as the table opens, before anything is judged", async () => {
  begin();
  await settled();
  expect(table.settings.get("arbiters")).toBe(KEEPER);
});

test("of two windows of one keeper that note it at the same moment, neither fails", async () => {
  refuseOnce(KEEPER);
  await rememberArbiter(KEEPER);
  expect(table.settings.get("arbiters")).toBe(KEEPER);
});

test("an assistant who may change no settings judges without a note", async () => {
  vi.spyOn(game.user, "can").mockImplementation((what) => what !== "SETTINGS_MODIFY");
  const set = vi.spyOn(game.settings, "set");
  await rememberArbiter(RIVAL);
  expect(set).not.toHaveBeenCalled();
});

test("a note that is nowhere is a failure", async () => {
  refuseOnce(RIVAL);
  await expect(rememberArbiter(KEEPER)).rejects.toThrow("exists already");
});
