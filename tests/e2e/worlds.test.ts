import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { scratchFolder } from "../support/scratch.js";
import { startServer } from "./support/server.js";

const WORLDS = join(import.meta.dirname, "../../playground/worlds");
const data = scratchFolder("gardien-worlds-");
afterAll(() => rmSync(data, { recursive: true, force: true }));

it.each(readdirSync(WORLDS))("the world %s can be played: all that it takes from compendia is there", async (id) => {
  const { url, stop } = await startServer(data, 0, "--world", id);
  try {
    const made = JSON.parse(readFileSync(join(data, "worlds", id, "world.json"), "utf8")) as { id: string };
    expect(made.id).toBe(id);
    expect((await fetch(`${url}/join`)).status).toBe(200);
  } finally {
    await stop();
  }
});
