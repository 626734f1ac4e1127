import { request } from "node:http";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { io } from "socket.io-client";
import { describe, expect, it, onTestFinished } from "vitest";
import { connect, id, KEEPER, OTHER, OWNER, post, sharedTable, startTable } from "./table.js";

/** Asks for a path exactly as written: `fetch` would tidy it up. */
function rawGet(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers }, (response) => {
      let body = "";
      response.on("data", (part) => (body += String(part)));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    });
    asked.on("error", reject).end();
  });
}

describe("The pages and files", () => {
  it("lead from the root to the join page", async () => {
    const { url } = await sharedTable();
    const response = await fetch(url);
    expect(response.url).toBe(`${url}join`);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toContain("join");
    expect(await (await fetch(`${url}game`)).text()).toContain("game");
    expect(await (await fetch(`${url}stream`)).text()).toContain("stream");
  });

  it("lead a browser that asks by itself to the icon of the pages", async () => {
    const { url } = await sharedTable();
    const { status, headers } = await fetch(`${url}favicon.ico`, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([302, "/icons/svg/dice-favicon.svg"]);
  });

  it("are the built system, the client and the world's assets", async () => {
    const { url } = await sharedTable();
    expect((await fetch(`${url}systems/essai/essai.mjs`)).headers.get("content-type")).toContain("text/javascript");
    expect((await fetch(`${url}playground/join.html`)).status).toBe(200);
    expect((await fetch(`${url}worlds/banc/assets/sol.svg`)).headers.get("content-type")).toBe("image/svg+xml");
  });

  it("are sent once and then only confirmed", async () => {
    const { url } = await sharedTable();
    const first = await fetch(`${url}systems/essai/essai.mjs`);
    const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
    expect((await fetch(`${url}systems/essai/essai.mjs`, { headers })).status).toBe(304);
  });

  it("end at their folders", async () => {
    const { port, root } = await startTable();
    symlinkSync(join(root, "secret.txt"), join(root, "dist/link.txt"));
    mkdirSync(join(root, "dist/.hidden"));
    writeFileSync(join(root, "dist/.hidden/file.txt"), "secret");
    for (const path of [
      "/systems/essai/../../secret.txt",
      "/systems/essai/%2e%2e/%2e%2e/secret.txt",
      "/systems/essai/..%2f..%2fsecret.txt",
      "/systems/essai/..%5c..%5csecret.txt",
      "/systems/essai//../../secret.txt",
      "/systems/essai/link.txt",
      "/systems/essai/.hidden/file.txt",
      "/systems/essai/%00",
      "/systems/essai/%E0%A4%A",
      "/systems/essai/packs",
      "/systems/essai/",
      "/worlds/banc/world.json",
      "/worlds/banc/assets/../data/users/CURRENT",
      "/nowhere",
    ]) {
      const { status, body } = await rawGet(port, path);
      expect([path, status, body.includes("secret")]).toEqual([path, 404, false]);
    }
  });

  it("are refused to names that a stranger's DNS may point here, and to other sites", async () => {
    const { port, url } = await sharedTable();
    for (const host of ["evil.example", `evil.example:${port}`, "127.0.0.1.evil.example", "192.168.1.5"]) {
      expect((await rawGet(port, "/api/status", { Host: host })).status).toBe(403);
    }
    expect((await rawGet(port, "/api/status", { Host: `localhost:${port}` })).status).toBe(200);
    const forged = await post(url, { userId: OWNER }, { Origin: "http://evil.example" });
    expect(forged.status).toBe(403);
    expect((await post(url, { userId: OWNER }, { Origin: url.slice(0, -1) })).status).toBe(200);
    const socket = io(url, {
      extraHeaders: { Origin: "http://evil.example" },
      transports: ["websocket"],
      reconnection: false,
    });
    onTestFinished(() => void socket.disconnect());
    await expect(
      new Promise((resolve, reject) => socket.once("connect", () => resolve(1)).once("connect_error", reject)),
    ).rejects.toThrow();
  });
});

describe("Joining", () => {
  it("is offered to the users who may play, with who is there", async () => {
    const server = await startTable({ generation: 14 });
    await connect(server, OWNER);
    const status = (await (await fetch(`${server.url}api/status`)).json()) as Record<string, unknown>;
    expect(status).toMatchObject({ ready: true, generation: 14, world: { id: "banc", title: "Banc d’essai" } });
    const users = status.users as { id: string; active: boolean }[];
    expect(users).toHaveLength(5);
    expect(users.filter((user) => user.active)).toMatchObject([{ id: OWNER, name: "Inès", role: 1 }]);
    expect(JSON.stringify(status)).not.toContain("password");
  });

  it("gives two windows of one browser a session each", async () => {
    const server = await sharedTable();
    const first = await connect(server, OWNER);
    const second = await connect(server, OTHER);
    expect((await first.world()).userId).toBe(OWNER);
    expect((await second.world()).userId).toBe(OTHER);
  });

  it("asks for the password of a user who has one", async () => {
    const server = await startTable();
    const keeper = await connect(server, KEEPER);
    await keeper.modify("update", "User", { updates: [{ _id: OTHER, password: "sésame" }] });
    expect((await post(server.url, { userId: OTHER })).status).toBe(403);
    expect((await post(server.url, { userId: OTHER, password: "Sésame" })).status).toBe(403);
    expect((await post(server.url, { userId: OTHER, password: "sésame" })).status).toBe(200);
  });

  it("lets nobody guess on: after a few wrong passwords even the right one has to wait", async () => {
    const server = await startTable();
    const keeper = await connect(server, KEEPER);
    await keeper.modify("update", "User", { updates: [{ _id: OTHER, password: "sésame" }] });
    const guess = (password: string) => post(server.url, { userId: OTHER, password });
    const answers = await Promise.all(["a", "b", "c", "d", "e", "f"].map(guess));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    const told = (await (await guess("sésame")).json()) as { error: { code: string } };
    expect(told.error.code).toBe("Wait");
    expect((await post(server.url, { userId: OWNER })).status).toBe(200);
  });

  it.each<[string, unknown]>([
    ["an unknown user", { userId: id("ghost") }],
    ["a user without a role", { userId: id("nobody") }],
    ["no user", {}],
    ["a list", []],
    ["a password that is no text", { userId: OWNER, password: 5 }],
    ["no JSON", "{"],
    ["a body too large", { userId: OWNER, password: "x".repeat(5000) }],
  ])("is refused to %s", async (_, body) => {
    const { url } = await sharedTable();
    const response = await post(url, body);
    expect(response.status).toBe(403);
    expect(((await response.json()) as { error: { message: string } }).error.message).toBeTypeOf("string");
  });

  it("is refused to forms of other sites, which cannot send JSON", async () => {
    const { url } = await sharedTable();
    expect((await post(url, { userId: OWNER }, { "Content-Type": "text/plain" })).status).toBe(403);
  });

  it("ends when the user is shut out", async () => {
    const server = await startTable();
    const keeper = await connect(server, KEEPER);
    const other = await connect(server, OTHER);
    const gone = new Promise((resolve) => other.socket.once("disconnect", resolve));
    await keeper.modify("update", "User", { updates: [{ _id: OTHER, role: 0 }] });
    await gone;
    expect((await post(server.url, { userId: OTHER })).status).toBe(403);
  });
});

describe("A socket without a session", () => {
  it.each([[undefined], ["forged"], [{ toString: 1 }], [5]])("is refused: %j", async (session) => {
    const { url } = await sharedTable();
    const socket = io(url, { auth: { session }, transports: ["websocket"], reconnection: false });
    onTestFinished(() => void socket.disconnect());
    const connected = new Promise((resolve, reject) => {
      socket.once("connect", () => resolve(true));
      socket.once("connect_error", reject);
    });
    await expect(connected).rejects.toThrow("join again");
  });
});
