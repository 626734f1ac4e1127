// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { openSheet } from "../../../../playground/client/canvas/pointer.js";

afterEach(() => vi.unstubAllGlobals());

test("who may not see a sheet is refused by the name that the table reads, not by the actor's own", () => {
  const warn = vi.fn();
  vi.stubGlobal("ui", { notifications: { warn } });
  vi.stubGlobal("game", { user: {}, i18n: { format: (_key: string, data: { name: string }) => data.name } });
  const render = vi.fn();
  openSheet({ name: "Profond", testUserPermission: () => false, sheet: { render } }, "Silhouette");
  expect(warn).toHaveBeenCalledExactlyOnceWith("Silhouette", { clean: false });
  expect(render).not.toHaveBeenCalled();
});
