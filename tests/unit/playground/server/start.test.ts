import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StartError } from "../../../../playground/server/errors.js";
import { connect, id, KEEPER, makeProject, snapshot, startTable } from "./table.js";

/** Every file below a folder with its content. */
function contentOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return Object.fromEntries(files.sort().map((name) => [name, readFileSync(join(folder, name)).toString("base64")]));
}

/** A world that was played and left. */
async function leftWorld() {
  const server = await startTable();
  const keeper = await connect(server, KEEPER);
  await keeper.modify("create", "Actor", { data: [{ name: "Loup", type: "beast" }] });
  const state = snapshot(server);
  await server.close();
  return { root: server.root, data: server.data, world: join(server.data, "worlds", "banc"), state };
}

describe("Starting", () => {
  it("creates the world once, keeps it afterwards, and makes it anew on request", async () => {
    const { root, data, state } = await leftWorld();
    const again = await startTable({ root, data });
    expect(snapshot(again)).toBe(state);
    await again.close();
    const fresh = await startTable({ root, data, reset: true });
    expect(fresh.world.store.all("Actor").map((actor) => actor.name)).toEqual(["Bête", "Héroïne"]);
    expect(existsSync(join(data, "worlds", "banc", "assets", "sol.svg"))).toBe(true);
  });

  it("says that the port is taken and names the option", async () => {
    const blocker = createServer();
    const port = await new Promise<number>((done) => {
      blocker.listen(0, "127.0.0.1", () => done((blocker.address() as { port: number }).port));
    });
    await expect(startTable({ port })).rejects.toThrow(/taken.*--port/);
    blocker.close();
  });

  it("says that another server plays the world", async () => {
    const { root, data } = await startTable();
    await expect(startTable({ root, data })).rejects.toThrow(/Another server/);
    await expect(startTable({ root, data, reset: true })).rejects.toThrow(/Another server/);
  });

  it("names the worlds there are when it does not know the one asked for", async () => {
    await expect(startTable({ world: "lune" })).rejects.toThrow(/no world lune.*banc/);
  });

  it("asks for a build when there is none", async () => {
    const root = await makeProject();
    rmSync(join(root, "dist/system.json"));
    await expect(startTable({ root })).rejects.toThrow(/npm run build/);
  });
});

describe("A damaged world", () => {
  const actors = "data/actors";
  const fileIn = (world: string, folder: string, pattern: RegExp): string => {
    const name = readdirSync(join(world, folder)).find((candidate) => pattern.test(candidate));
    if (!name) throw new Error(`no file like ${String(pattern)}`);
    return join(folder, name);
  };
  const overwrite = (file: string): void => {
    const bytes = readFileSync(file);
    bytes.fill(0x5a, Math.floor(bytes.length / 3), Math.floor(bytes.length / 2));
    writeFileSync(file, bytes);
  };

  it.each<[string, (world: string) => string]>([
    ["its manifest is cut", (world) => (truncateSync(join(world, "world.json"), 10), "world.json")],
    ["its manifest says nothing", (world) => (writeFileSync(join(world, "world.json"), "{}"), "world.json")],
    ["its manifest is gone", (world) => (rmSync(join(world, "world.json")), "world.json")],
    ["a database is gone", (world) => (rmSync(join(world, actors), { recursive: true }), actors)],
    [
      "a database has lost its manifest",
      (world) => {
        const file = fileIn(world, actors, /^MANIFEST/);
        rmSync(join(world, file));
        return file;
      },
    ],
    [
      "a database has lost its pointer",
      (world) => (writeFileSync(join(world, actors, "CURRENT"), "nonsense"), `${actors}/CURRENT`),
    ],
    [
      "a database's manifest is overwritten",
      (world) => {
        const file = fileIn(world, actors, /^MANIFEST/);
        overwrite(join(world, file));
        return file;
      },
    ],
    [
      "a database's log is overwritten",
      (world) => {
        const file = fileIn(world, actors, /\.log$/);
        overwrite(join(world, file));
        return file;
      },
    ],
  ])("is refused, named and left alone: %s", async (_, damage) => {
    const { root, data, world } = await leftWorld();
    const file = damage(world);
    const before = contentOf(world);
    const start = startTable({ root, data });
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(join(world, file));
    expect(contentOf(world)).toEqual(before);
  });

  it("is refused when a table of a database is damaged", async () => {
    const { root, data, world } = await leftWorld();
    // Opening twice more turns the log into a table.
    for (let times = 0; times < 2; times++) await (await startTable({ root, data })).close();
    const file = fileIn(world, actors, /\.ldb$/);
    truncateSync(join(world, file), statSync(join(world, file)).size - 20);
    const before = contentOf(world);
    await expect(startTable({ root, data })).rejects.toThrow(join(world, file));
    expect(contentOf(world)).toEqual(before);
  });

  it("is not one whose last write was cut short", async () => {
    const { root, data, world } = await leftWorld();
    const file = join(world, fileIn(world, actors, /\.log$/));
    truncateSync(file, statSync(file).size - 3);
    const server = await startTable({ root, data });
    expect(server.world.store.get("Actor", id("hero"))).toBeDefined();
  });
});

describe("The command", () => {
  let root = "";
  let remove: (() => void | Promise<void>) | undefined;
  beforeAll(async () => {
    root = await makeProject((cleanUp) => (remove = cleanUp));
    symlinkSync(resolve("node_modules"), join(root, "node_modules"));
    await build({
      configFile: resolve("playground/vite.server.config.mjs"),
      logLevel: "error",
      build: { outDir: join(root, ".build/server") },
    });
  });
  afterAll(() => remove?.());

  /** Runs the built server as its users do; `whenReady` gets the address it prints. */
  function run(args: string[], whenReady?: (url: string, stop: () => void) => unknown) {
    return new Promise<{ code: number | null; out: string }>((done) => {
      const child = spawn(process.execPath, [".build/server/main.mjs", "--world", "banc", "--no-open", ...args], {
        cwd: root,
      });
      let out = "";
      const read = (part: unknown): void => {
        const wasReady = out.includes("http://");
        out += String(part);
        const url = /http:\/\/\S+/.exec(out)?.[0];
        if (url && !wasReady) whenReady?.(url, () => child.kill("SIGTERM"));
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      child.on("exit", (code) => done({ code, out }));
    });
  }

  it("shows its usage for an unknown option and ends with 2", async () => {
    const { code, out } = await run(["--speed", "9"]);
    expect(code).toBe(2);
    expect(out).toContain("--speed");
    expect(out).toContain("Usage:");
    expect(existsSync(join(root, ".playground"))).toBe(false);
  });

  it("prints one line with the address, keeps its worlds in .playground and stops on request", async () => {
    let status: unknown;
    const { code, out } = await run(["--port", "0", "--generation", "14"], async (url, stop) => {
      status = await (await fetch(`${url}api/status`)).json();
      stop();
    });
    expect(status).toMatchObject({ ready: true, generation: 14 });
    expect(out.trim().split("\n")).toHaveLength(1);
    expect(code).toBe(0);
    expect(existsSync(join(root, ".playground/worlds/banc/world.json"))).toBe(true);
  });

  it("ends with 1 when the port is taken or the world is damaged", async () => {
    const blocker = createServer();
    await new Promise<void>((done) => blocker.listen(0, "127.0.0.1", done));
    const { port } = blocker.address() as { port: number };
    const taken = await run(["--port", String(port), "--data", "other"]);
    blocker.close();
    expect(taken).toMatchObject({ code: 1 });
    expect(taken.out).toContain("--port");
    expect(existsSync(join(root, "other"))).toBe(false);
    mkdirSync(join(root, "other/worlds/banc"), { recursive: true });
    writeFileSync(join(root, "other/worlds/banc/world.json"), "{");
    const damaged = await run(["--port", "0", "--data", "other"]);
    expect(damaged).toMatchObject({ code: 1 });
    expect(damaged.out).toContain("other/worlds/banc/world.json");
  });
});
