import { afterEach, expect, test, vi } from "vitest";
import { loadCardTemplates } from "../../../../src/core/card/html.js";

afterEach(() => vi.unstubAllGlobals());

test("the templates of cards are fetched once, and again where the network failed", async () => {
  const loadTemplates = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("offline")).mockResolvedValue();
  vi.stubGlobal("Handlebars", { registerHelper: vi.fn<() => void>() });
  vi.stubGlobal("foundry", { ...foundry, applications: { handlebars: { loadTemplates } } });
  await expect(loadCardTemplates()).rejects.toThrow("offline");
  await loadCardTemplates();
  await loadCardTemplates();
  expect(loadTemplates).toHaveBeenCalledTimes(2);
});
