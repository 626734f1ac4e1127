// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { watchConnection } from "../../../../playground/client/boot/watch.js";
import { readSession, storeSession, type Connection } from "../../../../playground/client/net/index.js";

const went = vi.fn();
const heard = new Map<string, () => void>();
const socket = { active: true, on: (event: string, listener: () => void) => heard.set(event, listener) };

beforeEach(() => {
  vi.stubGlobal("game", { i18n: { localize: (key: string) => key } });
  vi.stubGlobal("location", { assign: went, reload: () => went("again") });
  went.mockClear();
  storeSession("token");
  watchConnection({ socket } as unknown as Connection);
});

it("waits for a server that is gone, and sets the table again once it is back", () => {
  heard.get("disconnect")?.();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("ConnectionLost");
  heard.get("connect_error")?.();
  expect([went.mock.calls, readSession()]).toEqual([[], "token"]);
  heard.get("connect")?.();
  expect(went.mock.calls).toEqual([["again"]]);
});

it("leads to the page where one joins where the server was started again and knows nobody", () => {
  heard.get("disconnect")?.();
  Object.assign(socket, { active: false });
  heard.get("connect_error")?.();
  expect([went.mock.calls, readSession()]).toEqual([[["/join"]], null]);
});
