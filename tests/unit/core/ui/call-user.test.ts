// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce } from "../../../../src/core/foundry/types/hooks.js";
import { followCalls } from "../../../../src/core/ui/call-user.js";

const play = vi.fn();
let call: (what: string) => void;
let how: string;
let visibility: "hidden" | "visible";

const look = (at: typeof visibility) => {
  visibility = at;
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  how = "both";
  visibility = "visible";
  play.mockClear();
  document.title = "Le monde";
  Object.defineProperty(document, "visibilityState", { get: () => visibility, configurable: true });
  vi.stubGlobal("CONFIG", { sounds: { notification: "sounds/notify.wav" } });
  vi.stubGlobal("foundry", { audio: { AudioHelper: { play } } });
  vi.stubGlobal("game", {
    i18n: {
      lang: "fr",
      localize: (key: string) => key,
      format: (_: string, data: object) => Object.values(data).join(" | "),
    },
    settings: { get: () => how },
  });
  vi.stubGlobal("Hooks", {
    on: (_: string, fn: typeof call) => (call = fn),
    callAll: (_: string, what: string) => call(what),
  });
  followCalls();
});

afterEach(() => vi.unstubAllGlobals());

test("a user who looks elsewhere is called by title and sound, once until they return", () => {
  look("hidden");
  announce("gardien.awaited", "Esquive");
  expect(document.title).toBe("Esquive | Le monde");
  expect(play).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ src: "sounds/notify.wav" }), false);
  announce("gardien.awaited", "2 questions");
  expect(document.title).toBe("2 questions | Le monde");
  expect(play).toHaveBeenCalledOnce();
  look("visible");
  expect(document.title).toBe("Le monde");
  look("hidden");
  announce("gardien.awaited", "Esquive");
  expect(play).toHaveBeenCalledTimes(2);
  look("visible");
});

test("nobody is called who is there, or who wants none of it", () => {
  announce("gardien.awaited", "Esquive");
  how = "off";
  look("hidden");
  announce("gardien.awaited", "Esquive");
  expect([document.title, play.mock.calls.length]).toEqual(["Le monde", 0]);
  how = "title";
  announce("gardien.awaited", "Esquive");
  expect([document.title, play.mock.calls.length]).toEqual(["Esquive | Le monde", 0]);
  look("visible");
});

test("a title that somebody else has given the page meanwhile stays", () => {
  look("hidden");
  announce("gardien.awaited", "Esquive");
  document.title = "Un autre monde";
  look("visible");
  expect(document.title).toBe("Un autre monde");
});
