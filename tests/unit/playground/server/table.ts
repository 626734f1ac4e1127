import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ClassicLevel } from "classic-level";
import { io, type Socket } from "socket.io-client";
import { afterAll, onTestFinished } from "vitest";
import type { Action, ModifyResponse, Operation, WorldData } from "../../../../playground/common/protocol.js";
import type { Data } from "../../../../playground/common/types.js";
import { startServer, type RunningServer, type ServerOptions } from "../../../../playground/server/server.js";
import { PRIMARY } from "../../../../playground/server/store/hierarchy.js";
import { flatten } from "../../../../playground/server/store/tree.js";
import { scratchFolder } from "../../../support/scratch.js";

/** An id of 16 characters that can be read: `id("hero")`. */
export const id = (name: string): string => name.replace(/[^A-Za-z0-9]/g, "").padEnd(16, "0");

export const KEEPER = id("keeper");
export const ASSISTANT = id("assistant");
export const TRUSTED = id("trusted");
export const OWNER = id("owner");
export const OTHER = id("other");

const SYSTEM = {
  id: "essai",
  title: "Essai",
  version: "1.2.3",
  socket: true,
  documentTypes: {
    Actor: { hero: { htmlFields: ["notes"], gmOnlyFields: ["secret"] }, beast: {} },
    Item: { weapon: { htmlFields: ["notes"] } },
    ChatMessage: { attack: {} },
  },
  packs: [
    { name: "beasts", label: "Bêtes", path: "packs/beasts", type: "Actor", ownership: { PLAYER: "NONE" } },
    { name: "weapons", label: "Armes", path: "packs/weapons", type: "Item", ownership: { PLAYER: "OBSERVER" } },
  ],
};

const weapon = (name: string, system: Data = { bonus: 1 }): Data => ({ _id: id(name), name, type: "weapon", system });

const WORLD: Record<string, unknown> = {
  world: { id: "banc", title: "Banc d’essai", system: "essai" },
  users: [
    { _id: KEEPER, name: "Gardien", role: 4 },
    { _id: ASSISTANT, name: "Second", role: 3 },
    { _id: TRUSTED, name: "Ancien", role: 2 },
    { _id: OWNER, name: "Inès", role: 1, character: id("hero") },
    { _id: OTHER, name: "Hugo", role: 1 },
    { _id: id("nobody"), name: "Personne", role: 0 },
  ],
  actors: [
    {
      ...{ _id: id("hero"), name: "Héroïne", type: "hero", system: { pv: 10, secret: "rien", bag: { a: 1, b: 2 } } },
      items: [{ ...weapon("knife"), effects: [{ _id: id("rust"), name: "Rouille" }] }],
      effects: [{ _id: id("tired"), name: "Fatigue" }],
      ownership: { default: 0, [OWNER]: 3 },
      prototypeToken: { name: "Héroïne", actorLink: true },
    },
    {
      ...{ _id: id("beast"), name: "Bête", type: "beast", system: { pv: 8, pf: 12 } },
      items: [weapon("claw"), weapon("bite")],
    },
  ],
  items: [weapon("lamp")],
  scenes: [
    {
      ...{ _id: id("alley"), name: "Ruelle" },
      tokens: [
        { _id: id("heroToken"), fromActor: id("hero"), x: 100, y: 100 },
        { _id: id("beastToken"), fromActor: id("beast"), x: 300, y: 100 },
      ],
    },
  ],
  combats: [
    {
      _id: id("fight"),
      combatants: [{ _id: id("turn"), actorId: id("hero"), sceneId: id("alley"), tokenId: id("heroToken") }],
    },
  ],
};

/** Where to put what cleans up: by default at the end of the test. */
export type AtEnd = (cleanUp: () => void | Promise<void>) => void;

/** A project folder of its own: a small system, its packs, pages and a world. */
export async function makeProject(atEnd: AtEnd = onTestFinished): Promise<string> {
  const root = scratchFolder("playground-test-");
  atEnd(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, content: unknown): void => {
    const file = join(root, path);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  };
  write("dist/system.json", SYSTEM);
  write("dist/essai.mjs", "export {};");
  write(".build/client/join.html", "<p>join</p>");
  write(".build/client/game.html", "<p>game</p>");
  write(".build/client/stream.html", "<p>stream</p>");
  write("secret.txt", "secret");
  for (const [name, content] of Object.entries(WORLD)) write(`playground/worlds/banc/${name}.json`, content);
  write("playground/worlds/banc/assets/sol.svg", "<svg/>");
  await writePack(join(root, "dist/packs/beasts"), "Actor", {
    _id: id("ghoul"),
    name: "Goule",
    type: "beast",
    system: {},
  });
  await writePack(join(root, "dist/packs/weapons"), "Item", weapon("sabre", { bonus: 3 }));
  return root;
}

/** Writes a compendium of one document, as the command-line tool compiles it. */
export async function writePack(folder: string, name: string, source: Data): Promise<void> {
  const kind = PRIMARY.find((candidate) => candidate.name === name);
  if (!kind) throw new Error(`no kind ${name}`);
  mkdirSync(folder, { recursive: true });
  const level = new ClassicLevel(folder);
  for (const [key, value] of flatten(kind, source)) await level.put(key, value);
  await level.close();
}

let template: Promise<string> | undefined;
const cleanUps: (() => void | Promise<void>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp();
});

/** A project whose world has been created, made once for each file of tests. */
async function playedProject(): Promise<string> {
  const root = await makeProject((cleanUp) => cleanUps.push(cleanUp));
  const server = await startServer({ world: "banc", root, data: join(root, "data") });
  await server.close();
  return root;
}

/** Starts a server that ends with the test, in a fresh world unless told otherwise. */
export async function startTable(
  given: Partial<ServerOptions> = {},
  atEnd: AtEnd = onTestFinished,
): Promise<RunningServer & { root: string; data: string }> {
  const root = given.root ?? (await (template ??= playedProject()));
  const data = given.data ?? mkdtempSync(join(root, "data-"));
  if (!given.root && !given.data) cpSync(join(root, "data"), data, { recursive: true });
  const server = await startServer({ world: "banc", ...given, root, data });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= server.close());
  atEnd(close);
  return { ...server, close, root, data };
}

let shared: ReturnType<typeof startTable> | undefined;

/** One server for all tests of a file that leave its world as it is. */
export const sharedTable = (): ReturnType<typeof startTable> =>
  (shared ??= startTable({}, (cleanUp) => cleanUps.unshift(cleanUp)));

/** One connected user. */
export interface Player {
  socket: Socket;
  /** Everything other users' operations sent here. */
  heard: ModifyResponse[];
  ask(event: string, ...args: unknown[]): Promise<Data>;
  modify(action: Action, type: string, operation: Operation): Promise<Data>;
  world(): Promise<WorldData>;
}

export async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const all = { "Content-Type": "application/json", ...headers };
  return fetch(new URL("/join", url), { method: "POST", headers: all, body: text });
}

/** Joins and connects. */
export async function connect(server: { url: string }, userId: string, atEnd: AtEnd = onTestFinished): Promise<Player> {
  const { session } = (await (await post(server.url, { userId })).json()) as { session: string };
  const socket = io(server.url, { auth: { session }, transports: ["websocket"], forceNew: true, reconnection: false });
  atEnd(() => void socket.disconnect());
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", () => resolve());
    socket.once("connect_error", reject);
  });
  const heard: ModifyResponse[] = [];
  socket.on("modifyDocument", (response: ModifyResponse) => heard.push(response));
  const ask = (event: string, ...args: unknown[]): Promise<Data> => socket.timeout(10_000).emitWithAck(event, ...args);
  return {
    socket,
    heard,
    ask,
    modify: (action, type, operation) => ask("modifyDocument", { type, action, operation }),
    world: () => ask("world") as Promise<WorldData>,
  };
}

/** The stored state of a world, key by key, for comparing byte by byte. */
export function snapshot(server: RunningServer): string {
  const entries = PRIMARY.flatMap((kind) =>
    server.world.store.all(kind.name).flatMap((source) => [...flatten(kind, source)]),
  );
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the databases of a closed world hold. */
export async function readWorld(data: string): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const { collection } of PRIMARY) {
    const level = new ClassicLevel(join(data, "worlds", "banc", "data", collection), { createIfMissing: false });
    for await (const [key, value] of level.iterator()) all[key] = value;
    await level.close();
  }
  return all;
}
