// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { confirmed } from "../../../../src/core/ui/question.js";

beforeEach(() => {
  document.body.replaceChildren();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("after a question the keyboard is back where it was asked, however late the question goes", async () => {
  const asks = document.body.appendChild(document.createElement("button"));
  asks.focus();
  const confirm = () => {
    document.body.insertAdjacentHTML("beforeend", `<dialog open><button>no</button></dialog>`);
    document.querySelector<HTMLElement>("dialog button")?.focus();
    return Promise.resolve(false);
  };
  vi.stubGlobal("foundry", { applications: { api: { DialogV2: { confirm } } } });
  expect(await confirmed(asks, "Title", "Text")).toBe(false);
  document.querySelector("dialog")?.remove();
  await vi.advanceTimersByTimeAsync(100);
  expect(document.activeElement).toBe(asks);
});
