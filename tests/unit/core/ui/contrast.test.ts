// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followContrast } from "../../../../src/core/ui/contrast.js";

type Listener = (...args: unknown[]) => unknown;

let hooks: Map<string, Listener>;
let contrast: string;
const isStrong = (page: Document = document) => page.documentElement.classList.contains("g-contrast");

beforeEach(() => {
  hooks = new Map();
  contrast = "system";
  vi.stubGlobal("Hooks", { on: (name: string, listener: Listener) => hooks.set(name, listener).size });
  vi.stubGlobal("foundry", { applications: {} });
  vi.stubGlobal("game", { settings: { settings: new Map(), get: () => contrast } });
});
afterEach(() => vi.unstubAllGlobals());

it("is stronger as soon as a user asks for it, on pages of their own too, and no longer than that", () => {
  followContrast();
  expect(isStrong()).toBe(false);
  contrast = "more";
  hooks.get("gardien.settingChanged")?.("attackBar");
  expect(isStrong()).toBe(false);
  hooks.get("gardien.settingChanged")?.("contrast");
  expect(isStrong()).toBe(true);
  const own = document.implementation.createHTMLDocument();
  hooks.get("openDetachedWindow")?.("id", { document: own });
  expect(isStrong(own)).toBe(true);
  contrast = "system";
  hooks.get("gardien.settingChanged")?.("contrast");
  expect(isStrong()).toBe(false);
});
