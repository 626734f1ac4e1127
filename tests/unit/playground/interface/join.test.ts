// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { choices, remember } from "../../../../playground/client/pages/join-choices.js";

beforeEach(() => localStorage.clear());

it("remembers language and theme where the table looks for them, and leaves what else is set there", () => {
  expect(choices()).toEqual({ lang: "fr", scheme: "" });
  localStorage.setItem("core.uiConfig", JSON.stringify({ uiScale: 1.2, colorScheme: { interface: "light" } }));
  expect(choices()).toEqual({ lang: "fr", scheme: "light" });
  remember({ lang: "en", scheme: "dark" });
  expect(choices()).toEqual({ lang: "en", scheme: "dark" });
  const colorScheme = { interface: "dark", applications: "dark" };
  expect(JSON.parse(localStorage.getItem("core.uiConfig") ?? "")).toEqual({ uiScale: 1.2, colorScheme });
});
