import { afterEach, expect, it, vi } from "vitest";
import { leftIn } from "../../../../src/core/check/leftovers.js";

afterEach(() => vi.unstubAllGlobals());

const RUN = "run";
const marked = (id: string, check: unknown = RUN) => ({ id, type: "base", flags: { gardien: { check } }, _source: {} });
const stranger = { id: "stranger", type: "base", flags: {}, _source: {} };

/** A world in which a check was cut short, with these messages. */
function world(folders: readonly object[], messages: readonly object[]): void {
  const shelves = { ChatMessage: messages, Folder: folders, Combat: [], Scene: [], Actor: [], Item: [] };
  vi.stubGlobal("game", { collections: new Map(Object.entries(shelves)) });
}

const messagesIn = (runs?: readonly string[]) => (leftIn(runs).found.get("ChatMessage") ?? []).map(({ id }) => id);

it("finds messages that bear the mark of a run that was cut short, and no others", () => {
  world([marked("folder", { run: RUN })], [marked("told"), stranger, marked("kept", null)]);
  expect(messagesIn()).toEqual(["told"]);
});

it("finds such messages when nothing else of the run is left", () => {
  world([], [marked("told"), stranger]);
  expect(messagesIn()).toEqual(["told"]);
});

it("leaves messages of other runs alone when asked for one", () => {
  world([marked("folder")], [marked("told"), marked("elsewhere", "another")]);
  expect(messagesIn([RUN])).toEqual(["told"]);
});
