/** The ready-made worlds of the playground, and which of them one wants to play. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";

/** The world that is played where nobody says which. */
const FIRST = "demo";

/** Every world by its title and the ruleset of its adventure, the usual one first; a world without one is new. */
export function worldsIn(folder) {
  const worlds = readdirSync(folder)
    .filter((id) => existsSync(join(folder, id, "world.json")))
    .map((id) => {
      const { title, adventure } = JSON.parse(readFileSync(join(folder, id, "world.json"), "utf8"));
      const [, ruleset] = /^gardien\.(?:(\w+)-)?adventures\./.exec(adventure ?? "") ?? [];
      return { id, title, ruleset: adventure ? (ruleset ?? "gb") : null };
    });
  const rank = ({ id, ruleset }) => (id === FIRST ? 0 : ruleset ? 1 : 2);
  return worlds.sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}

/** The world that an answer names, by its number, its id or nothing at all; undefined where it names none. */
export function worldNamed(answer, worlds) {
  const said = answer.trim().toLowerCase();
  if (said === "") return worlds[0];
  return worlds.find(({ id, title }, i) => [String(i + 1), id, title.toLowerCase()].includes(said));
}

/** Asks at the terminal until it has a world; its id. */
export async function askForWorld(folder) {
  const worlds = worldsIn(folder);
  const lines = worlds.map(
    ({ id, title, ruleset }, i) => `  ${i + 1}  ${title} (${ruleset ?? "new: nothing in it"}; --world ${id})`,
  );
  console.log(`Which table?\n${lines.join("\n")}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const world = worldNamed(await terminal.question(`1-${worlds.length}, Enter for ${worlds[0].title}: `), worlds);
      if (world) return world.id;
    }
  } finally {
    terminal.close();
  }
}
