import type { Data } from "../../common/types.js";
import { Hooks } from "../hooks/hooks.js";
import type { Point } from "./geometry.js";
import { Shade } from "./shade.js";
import { sees, sightOf, type Sight } from "./sight.js";
import type { Token } from "./token.js";

/** What the user sees of the scene in view. Stands for Foundry's `canvas.visibility`. */
export class CanvasVisibility {
  readonly shade = new Shade();
  /** Those through whose eyes the user sees. */
  #sights: readonly Sight[] = [];

  /** Does the scene show players only what their tokens see? */
  get tokenVision(): boolean {
    return canvas.scene?.tokenVision === true;
  }

  /**
   * Tests whether the user sees a point, or something no farther from it than the tolerance.
   * @param config.object a token that stands there, if it is asked about one
   */
  testVisibility(
    point: Point,
    { tolerance = 2, object = null }: { tolerance?: number; object?: Token | null } = {},
  ): boolean {
    const { scene } = canvas;
    if (!scene || this.#sights.length === 0) return game.user.isGM || !this.tokenVision;
    const { INVISIBLE } = CONFIG.specialStatusEffects as Record<string, string>;
    if (this.#sights.some(({ token }) => token === object)) return true;
    if (object?.document.hasStatusEffect(INVISIBLE)) return false;
    const offsets = [-tolerance, 0, tolerance];
    const points = offsets.flatMap((x) => offsets.map((y) => ({ x: point.x + x, y: point.y + y })));
    return this.#sights.some((sight) => points.some((one) => sees(sight, one, scene)));
  }

  /** Looks again: through whose eyes, at whom, and what stays dark. */
  refresh(): void {
    const { scene, tokens } = canvas;
    if (!scene) return;
    const watching = this.tokenVision ? (tokens.placeables as Token[]).filter((token) => token._isVisionSource()) : [];
    this.#sights = watching.flatMap((token) => sightOf(token, scene) ?? []);
    const unbound = !this.tokenVision || (game.user.isGM && watching.length === 0);
    this.shade.draw(scene, unbound ? null : this.#sights);
    for (const token of tokens.placeables as Token[]) token._refreshVisibility();
    Hooks.callAll("sightRefresh", this);
  }
}

/** Has sight follow what may change it: tokens, walls, the scene, who is blind. */
export function followSight(): void {
  const again = (): void => (canvas.ready ? canvas.visibility.refresh() : undefined);
  const here = (document: Data): void => (document.parent === canvas.scene ? again() : undefined);
  for (const action of ["create", "update", "delete"]) {
    Hooks.on(`${action}Wall`, here);
    Hooks.on(`${action}ActiveEffect`, again);
  }
  Hooks.on("controlToken", again);
  Hooks.on("updateActor", (_actor: Data, changed: Data) => ("ownership" in changed ? again() : undefined));
  Hooks.on("updateUser", (user: Data) => (user.isSelf ? again() : undefined));
}
