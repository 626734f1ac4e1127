import type { Data } from "../../common/types.js";
import { Hooks } from "../hooks/hooks.js";
import { attempt } from "../net/refusal.js";
import type { Board } from "./board.js";
import type { Point } from "./geometry.js";

/** Reads what is being dragged; nothing when it comes from outside the table. */
export function dragData(event: DragEvent): Data {
  return foundry.applications.ux.TextEditor.implementation.getDragEventData(event) as Data;
}

/** Makes the scene a place where actors can be dropped. */
export function acceptDrops(board: Board): void {
  board.element.addEventListener("dragover", (event) => event.preventDefault());
  board.element.addEventListener("drop", (event) => board._onDrop(event));
}

/** Takes what was dropped on the scene. */
export function dropped(board: Board, event: DragEvent): void {
  event.preventDefault();
  const data = dragData(event);
  const point = board.canvasCoordinatesFromClient({ x: event.clientX, y: event.clientY });
  void dropOnCanvas(board, { ...data, ...point }, event);
}

/** Handles a drop: packages first, through `dropCanvasData`, then actors become tokens. */
async function dropOnCanvas(board: Board, data: Data & Point, event: DragEvent): Promise<void> {
  if (!board.scene) return;
  if (!Hooks.call("dropCanvasData", board, data, event)) return;
  if (data.type === "Actor") await board.tokens._onDropActorData(event, data);
}

/** Lays a token of the actor that was dropped. */
export async function dropActor(event: DragEvent, data: Data & Point): Promise<void> {
  await attempt(async () => {
    const actor = await CONFIG.Actor.documentClass.fromDropData(data);
    if (actor) await placeActor(actor, data, { hidden: event.altKey });
  });
}

/** Puts a token of an actor on the scene, importing the actor first when it lies in a compendium. */
export async function placeActor(source: Data, point: Point, { hidden = false } = {}): Promise<Data | null> {
  const { scene } = canvas;
  if (!scene) {
    ui.notifications.warn("PLAYGROUND.Scene.None", { localize: true });
    return null;
  }
  if (!game.user.can("TOKEN_CREATE")) {
    ui.notifications.warn("PLAYGROUND.Token.NoPermission", { localize: true });
    return null;
  }
  const actor = source.inCompendium ? await importActor(source) : source;
  if (!actor.isOwner) {
    ui.notifications.warn(game.i18n.format("PLAYGROUND.Token.NotOwner", { name: actor.name }), { clean: false });
    return null;
  }
  const token = await actor.getTokenDocument({ hidden }, { parent: scene });
  const size = canvas.grid.size;
  const corner = { x: point.x - ((token.width ?? 1) * size) / 2, y: point.y - ((token.height ?? 1) * size) / 2 };
  token.updateSource(canvas.grid.getSnappedPoint(corner));
  const [created] = await scene.createEmbeddedDocuments("Token", [token.toObject()]);
  return created ?? null;
}

/** A copy of a compendium actor in the world. */
async function importActor(source: Data): Promise<Data> {
  return game.actors.importFromCompendium(game.packs.get(source.pack), source.id, {}, { renderSheet: false });
}
