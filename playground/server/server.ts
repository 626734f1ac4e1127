import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setGeneration } from "../common/generation.js";
import type { Generation, StatusData } from "../common/protocol.js";
import type { Data } from "../common/types.js";
import { messageOf, Refusal, StartError } from "./errors.js";
import { createHttpServer, listen } from "./net/http.js";
import { Sockets } from "./net/sockets.js";
import { readModulePacks, readModules } from "./modules/modules.js";
import { sayProblem } from "./modules/problems.js";
import { readPacks } from "./packs.js";
import { ROOT } from "./paths.js";
import { isRecord } from "./store/hierarchy.js";
import { WorldStore } from "./store/world-store.js";
import { Guesses } from "./users/passwords.js";
import { Sessions } from "./users/sessions.js";
import { prepareWorldFolder, worldFolder } from "./world/create.js";
import { statusOf } from "./world/world-data.js";
import { RELEASES, type World } from "./world/world.js";

export interface ServerOptions {
  /** 0: any free port. */
  port: number;
  host: string;
  /** Folder that holds the worlds. */
  data: string;
  world: string;
  generation: Generation;
  /** Folders of modules. */
  modules: readonly string[];
  /** Offer what older modules call. */
  compat: boolean;
  /** Create the world anew. */
  reset: boolean;
  /** Cut out of messages what the user of a client may not read; Foundry sends them whole. */
  redact: boolean;
  /** The project: holds `dist`, `.build/client` and `playground/worlds`. */
  root: string;
}

export interface RunningServer {
  url: string;
  port: number;
  world: World;
  close(): Promise<void>;
}

const DEFAULTS: ServerOptions = {
  port: 0,
  host: "127.0.0.1",
  data: ".playground",
  world: "demo",
  generation: 13,
  modules: [],
  compat: false,
  reset: false,
  redact: false,
  root: ROOT,
};

/** Starts a table: the port first, then the world; a StartError says why it cannot. */
export async function startServer(given: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const options = { ...DEFAULTS, ...given };
  const dataFolder = resolve(options.data);
  const systemFolder = join(options.root, "dist");
  const system = readSystem(join(systemFolder, "system.json"));
  const release = RELEASES[options.generation];
  setGeneration(options.generation);
  const modules = readModules(options.modules, { system, release });

  let live: { world: World; sockets: Sockets } | undefined;
  const guesses = new Guesses();
  const table = {
    status: (): StatusData =>
      live
        ? statusOf(live.world, live.sockets.activeUsers)
        : { ready: false, generation: options.generation, world: { id: options.world, title: "" }, users: [] },
    join: async (userId: string, password: string): Promise<string> => {
      const user = live?.world.store.get("User", userId);
      if (!live || !user || !(user.role > 0)) throw new Refusal("This user cannot join", "NoSuchUser");
      await guesses.check(userId, user.password, password);
      return live.world.sessions.open(userId);
    },
  };
  const folders = {
    system: systemFolder,
    systemId: system.id,
    client: join(options.root, ".build", "client"),
    modules: modules.modules.map(({ manifest, folder }) => ({ id: String(manifest.id), folder })),
    world: worldFolder(dataFolder, options.world),
    worldId: options.world,
  };
  const http = createHttpServer(table, folders, options.host);
  const port = await listen(http, options.port, options.host);
  try {
    const cache = join(dataFolder, "cache");
    const packs = await readPacks(system, systemFolder, cache);
    for (const [id, pack] of await readModulePacks(modules, system, cache)) packs.set(id, pack);
    for (const problem of modules.problems) console.warn(sayProblem(problem));
    const folder = await prepareWorldFolder({ ...options, data: dataFolder, system, release, packs });
    const store = await WorldStore.open(folder);
    for (const key of store.unreadable) console.warn(`Set aside, not an object: ${key}`);
    const world: World = {
      ...{ release, system, store, packs, sessions: new Sessions(), compat: options.compat, redact: options.redact },
      ...{ modules: modules.modules, packageProblems: modules.problems },
    };
    const sockets = new Sockets(http, world, options.host);
    live = { world, sockets };
    const name = options.host.includes(":") ? `[${options.host}]` : options.host;
    const close = async (): Promise<void> => {
      const closing = sockets.close();
      http.closeAllConnections(); // browsers keep idle ones open for seconds
      await closing;
      await store.close();
    };
    return { url: `http://${name}:${port}/`, port, world, close };
  } catch (error) {
    http.closeAllConnections();
    await new Promise((done) => http.close(done));
    throw error;
  }
}

function readSystem(file: string): Data {
  if (!existsSync(file))
    throw new StartError(`The system is not built (${file} is missing): run "npm run build" first.`);
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (isRecord(manifest) && typeof manifest.id === "string") return manifest;
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${messageOf(error)}`);
  }
  throw new StartError(`${file} names no id`);
}
