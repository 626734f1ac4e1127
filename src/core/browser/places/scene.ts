import { viewOf } from "../../foundry/canvas.js";
import { type Ground, newToken } from "../../foundry/tokens.js";
import { refuse, tell } from "../../text/errors.js";
import { plural, t } from "../../text/i18n.js";
import type { Wanted } from "./wanted.js";
import { freePlace, type Area } from "./free-places.js";
import { actorInWorld } from "./into-world.js";

/** Whether this user can put tokens on the scene in view. */
export function maySetTokens(): boolean {
  return game.user.can("TOKEN_CREATE");
}

/** Puts tokens of actors on the scene, side by side round the middle of what is in view; each counts its own number. */
export async function putOnScene(wanted: readonly Wanted[]): Promise<void> {
  const view = viewOf();
  if (!view || !maySetTokens()) {
    refuse(`GARDIEN.BROWSER.mayNot.${view ? "token" : "noScene"}`);
    return;
  }
  const middle = view.canvasCoordinatesFromClient({ x: innerWidth / 2, y: innerHeight / 2 });
  const scene = view.scene as Ground;
  let made = 0;
  for (const { entry, count } of wanted) {
    const actor = await actorInWorld(entry);
    // One by one: Foundry numbers a token by those that stand there already.
    for (let i = 0; actor && i < count; i++) made += Number(await setDown(actor, scene, middle, view.grid.size));
  }
  if (made > 0) tell("GARDIEN.BROWSER.done.scene", { tokens: plural("GARDIEN.BROWSER.tokens", made) });
  else if (wanted.length === 0) refuse("GARDIEN.BROWSER.mayNot.noActor");
}

async function setDown(actor: Actor, scene: Ground, middle: { x: number; y: number }, step: number): Promise<boolean> {
  const token = await newToken(actor, {}, scene);
  const size = { width: token.width * step, height: token.height * step };
  const taken = [...scene.tokens].map((one) => areaOf(one, step));
  token.updateSource(token.getSnappedPosition(freePlace(middle, size, taken, step)));
  const made = await scene.createEmbeddedDocuments("Token", [token.toObject()]);
  return made.length > 0;
}

function areaOf({ x, y, width, height }: TokenDocument, step: number): Area {
  return { x, y, width: width * step, height: height * step };
}

/** What putting so many on the scene is called. */
export function sceneLabel(count: number): string {
  return t("GARDIEN.BROWSER.to.sceneMany", { tokens: plural("GARDIEN.BROWSER.tokens", count) });
}
