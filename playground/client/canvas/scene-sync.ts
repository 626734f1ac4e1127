import type { Data } from "../../common/types.js";
import { Hooks } from "../hooks/hooks.js";
import { drawToken } from "./token-view.js";

/** The actor a changed document belongs to, if any. */
function actorOf(document: Data): Data | null {
  for (let node: Data | null = document; node; node = node.parent ?? null) {
    if (node.documentName === "Actor") return node;
  }
  return null;
}

function refreshActor(document: Data): void {
  const actor = actorOf(document);
  if (!actor || !canvas.ready) return;
  for (const token of canvas.tokens.placeables) {
    if (token.actor === actor || token.document.actorId === actor.id) token.refresh();
  }
}

function onScene(document: Data): void {
  if (canvas.scene && document.parent?.id === canvas.scene.id) {
    canvas.tokens.sync(canvas.scene.tokens);
    canvas.visibility.refresh();
  }
}

/** Keeps the scene in view in step with the documents. */
export function followDocuments(): void {
  for (const action of ["create", "update", "delete"]) {
    Hooks.on(`${action}Token`, onScene);
    for (const name of ["Actor", "Item", "ActiveEffect"]) Hooks.on(`${action}${name}`, refreshActor);
    Hooks.on(`${action}Combatant`, () => canvas.tokens.placeables.forEach((token) => drawToken(token)));
  }
  Hooks.on("updateScene", (scene: Data, changed: Data) => {
    if (changed.active) viewScene(scene);
    else if (scene.id === canvas.scene?.id) canvas.draw(scene);
  });
  Hooks.on("deleteScene", (scene: Data) => {
    if (scene.id === canvas.scene?.id) canvas.draw(activeScene());
  });
}

/** The scene the table is gathered at. */
export function activeScene(): Data | null {
  return game.scenes.find((scene: Data) => scene.active) ?? null;
}

/** Shows a scene to this user only. */
export function viewScene(scene: Data): void {
  canvas.draw(scene);
  game.connection.emit("userActivity", { sceneId: scene.id, targets: { sceneId: scene.id, tokenIds: [] } });
}
