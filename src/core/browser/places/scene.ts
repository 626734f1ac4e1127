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

/** Puts tokens of actors on the scene, and says how many. */
export async function putOnScene(wanted: readonly Wanted[]): Promise<void> {
  const made = await setDownAll(wanted);
  if (made.length > 0) tell("GARDIEN.BROWSER.done.scene", { tokens: plural("GARDIEN.BROWSER.tokens", made.length) });
}

/**
 * Sets tokens of actors down side by side round the middle of what is in view; each counts its own number. None where
 * this user may not, which is said.
 */
export async function setDownAll(wanted: readonly Wanted[]): Promise<readonly TokenDocument[]> {
  const view = viewOf();
  if (!view || !maySetTokens()) {
    refuse(`GARDIEN.BROWSER.mayNot.${view ? "token" : "noScene"}`);
    return [];
  }
  const middle = view.canvasCoordinatesFromClient({ x: innerWidth / 2, y: innerHeight / 2 });
  const scene = view.scene as Ground;
  const actors = wanted.filter(({ entry }) => entry.document === "Actor");
  if (actors.length === 0) refuse("GARDIEN.BROWSER.mayNot.noActor");
  const made: TokenDocument[] = [];
  for (const { entry, count } of actors) {
    const actor = await actorInWorld(entry);
    // One by one: Foundry numbers a token by those that stand there already.
    for (let i = 0; actor && i < count; i++) made.push(...(await setDown(actor, scene, middle, view.grid.size)));
  }
  return made;
}

async function setDown(
  actor: Actor,
  scene: Ground,
  middle: { x: number; y: number },
  step: number,
): Promise<readonly TokenDocument[]> {
  const token = await newToken(actor, {}, scene);
  const size = { width: token.width * step, height: token.height * step };
  const taken = [...scene.tokens].map((one) => areaOf(one, step));
  token.updateSource(token.getSnappedPosition(freePlace(middle, size, taken, step)));
  return scene.createEmbeddedDocuments("Token", [token.toObject()]);
}

function areaOf({ x, y, width, height }: TokenDocument, step: number): Area {
  return { x, y, width: width * step, height: height * step };
}

/** What putting so many on the scene is called. */
export function sceneLabel(count: number): string {
  return t("GARDIEN.BROWSER.to.sceneMany", { tokens: plural("GARDIEN.BROWSER.tokens", count) });
}
