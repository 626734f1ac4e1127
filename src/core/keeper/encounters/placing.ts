import { importActor, compendiumSourceOf } from "../../foundry/from-compendium.js";
import { viewOf } from "../../foundry/canvas.js";
import { type Ground, newToken } from "../../foundry/tokens.js";
import { write, writeIn } from "../../foundry/write.js";
import { refuse, tell } from "../../text/errors.js";
import { actorAt } from "../../world/world.js";
import { encounterOf } from "./flag.js";
import type { Encounter, Foe } from "./encounters.js";
import { keeperOf, loadKeeper, rulesetsInPlay } from "../loaded.js";

interface Point {
  readonly x: number;
  readonly y: number;
}

const sceneInView = () => (viewOf()?.scene ?? null) as Ground | null;

/** Returns the tokens of an encounter on the scene in view. */
export function tokensOf(encounter: string): readonly TokenDocument[] {
  return [...(sceneInView()?.tokens ?? [])].filter((token) => encounterOf(token).id === encounter);
}

/** Places an encounter on the scene in view: hidden, side by side around a point, or the middle of the view. */
export async function placeEncounter(encounter: Encounter, at?: Point): Promise<void> {
  const view = viewOf();
  const scene = sceneInView();
  if (!view || !scene) {
    refuse("GARDIEN.KEEPER.ENCOUNTER.noScene");
    return;
  }
  await Promise.all(rulesetsInPlay().map(loadKeeper));
  const middle = at ?? view.canvasCoordinatesFromClient({ x: innerWidth / 2, y: innerHeight / 2 });
  const cells = cellsAround(
    middle,
    encounter.foes.reduce((sum, { count }) => sum + count, 0),
    view.grid.size,
  );
  let placed = 0;
  for (const foe of encounter.foes) {
    const actor = await actorOf(foe);
    if (!actor) {
      refuse("GARDIEN.KEEPER.ENCOUNTER.gone", { name: foe.name });
      continue;
    }
    // One after the other: Foundry numbers tokens of the same name by those that are there.
    for (let i = 0; i < foe.count; i++) await placeOne(scene, actor, encounter, cells[placed++] ?? middle);
  }
  if (placed > 0) tell("GARDIEN.KEEPER.ENCOUNTER.placed", { name: encounter.name, count: placed });
}

async function placeOne(scene: Ground, actor: Actor, { id, name, strength }: Encounter, at: Point): Promise<void> {
  const token = await newToken(actor, { ...at, hidden: true }, scene);
  const flags = { gardien: { encounter: { id, name } } };
  const [made] = await scene.createEmbeddedDocuments("Token", [{ ...token.toObject(), ...at, hidden: true, flags }]);
  if (made && !made.actorLink && strength !== 0) await strengthen(made.actor, strength);
}

/** Makes an unlinked foe tougher, or weaker, by the figures of its rules. */
async function strengthen(actor: Actor | null, steps: number): Promise<void> {
  const change = actor && keeperOf(actor)?.strength?.change(actor, steps);
  if (!change) return;
  const { system, items } = change;
  if (items.length > 0)
    await writeIn(
      actor,
      "Item",
      items.map(({ id, system: of }) => ({ _id: id, system: of })),
    );
  await write(actor, { system });
}

/** As many squares as are asked for, row by row, the middle one over a point. */
export function cellsAround({ x, y }: Point, count: number, size: number): readonly Point[] {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / Math.max(1, columns));
  const snapped = (value: number, cells: number) => (Math.floor(value / size) - Math.floor((cells - 1) / 2)) * size;
  return Array.from({ length: count }, (_, i) => ({
    x: snapped(x, columns) + (i % columns) * size,
    y: snapped(y, rows) + Math.floor(i / columns) * size,
  }));
}

/** The actor of a foe: of the world, else one that came from the same entry of a compendium, else that entry, brought in. */
async function actorOf(foe: Foe): Promise<Actor | null> {
  const known = knownOf(foe);
  if (known) return known;
  const { uuid, source } = foe;
  const [, from] = /^Compendium\.(.+)\.Actor\./.exec(source || uuid) ?? [];
  const id = (source || uuid).split(".").at(-1);
  const pack = from && game.packs.get(from);
  if (!pack || !id || !pack.index.has(id)) return null;
  return importActor(pack, id);
}

/** The actor of the world that a foe is, or that came from the same entry of a compendium. */
export function knownOf({ uuid, source }: Foe): Actor | undefined {
  return actorAt(uuid) ?? game.actors.find((one) => source !== "" && compendiumSourceOf(one) === source);
}

/** Shows those of an encounter to players, or hides them all again. */
export async function showEncounter(id: string): Promise<void> {
  const tokens = tokensOf(id);
  const hidden = !tokens.some((token) => token.hidden);
  await sceneInView()?.updateEmbeddedDocuments(
    "Token",
    tokens.map((token) => ({ _id: token.id, hidden })),
  );
}
