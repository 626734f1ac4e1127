import {
  CanvasVisibility,
  movementConfig,
  polygonBackends,
  TokenLayer,
  TokenRuler,
} from "../../../../playground/client/canvas/index.js";
import type { Data, Value } from "../../../../playground/common/types.js";
import { id, setTable } from "../documents/table.js";

/** A player's hero and two strangers, on a scene of squares of 1,5 m, each 100 pixels wide. */
export const HERO = id("h");
export const NEAR = id("n");
export const FAR = id("f");

interface Place {
  readonly scene?: Data;
  readonly hero?: Data;
  readonly walls?: readonly Data[];
}

interface Seat {
  readonly player?: boolean;
  readonly generation?: 13 | 14;
  readonly config?: (config: Data) => void;
}

/** A token of an actor with the same letter, on a square. */
function token(letter: string, [column, row]: readonly [number, number], more: Data = {}): Data {
  const place = { x: column * 100, y: row * 100 };
  return { _id: id(letter), actorId: id(letter), actorLink: true, name: letter, ...place, ...more };
}

/** Lays a scene in view of somebody: the hero on the square 1, 5, the near one on 4, 5, the far one on 18, 5. */
export function layScene({ scene = {}, hero = {}, walls = [] }: Place = {}, seat: Seat = {}): void {
  const actor = (letter: string, ownership: Data): Data => ({ _id: id(letter), name: letter, type: "hero", ownership });
  const lit = { environment: { globalLight: { enabled: true } } };
  const tokens = [token("h", [1, 5], { sight: { enabled: true }, ...hero }), token("n", [4, 5]), token("f", [18, 5])];
  setTable(
    {
      actors: [actor("h", { [id("P")]: 3 }), actor("n", {}), actor("f", {})],
      scenes: [
        {
          ...{
            _id: id("s"),
            name: "Scene",
            active: true,
            width: 2000,
            height: 1000,
            grid: { size: 100, distance: 1.5 },
          },
          ...{ ...lit, ...scene, tokens, walls: walls.map((wall, index) => ({ _id: id(String(index)), ...wall })) },
        },
      ],
    },
    {
      userId: id(seat.player === true ? "P" : "K"),
      ...(seat.generation && { generation: seat.generation }),
      config: (config) => {
        const special = { DEFEATED: "dead", BLIND: "blind", INVISIBLE: "invisible" };
        Object.assign(config, { specialStatusEffects: special, Canvas: { polygonBackends: polygonBackends() } });
        Object.assign(config.Token, { rulerClass: TokenRuler, movement: movementConfig() });
        seat.config?.(config);
      },
    },
  );
  const world = globalThis as Value;
  const view = world.game.scenes.get(id("s"));
  Object.assign(world, {
    canvas: {
      ...{ ready: true, scene: view, grid: view.grid },
      tokens: new TokenLayer(document.createElement("div")),
      visibility: new CanvasVisibility(),
      clientCoordinatesFromCanvas: (point: object) => point,
    },
  });
  look();
}

/** Draws the tokens, and has sight found anew. */
export function look(): void {
  const { canvas } = globalThis as Value;
  canvas.tokens.sync(canvas.scene.tokens);
  canvas.visibility.refresh();
}

/** A token of the scene in view. */
export const tokenOf = (tokenId: string): Value => (globalThis as Value).canvas.tokens.get(tokenId);

/** The tokens that the user sees, by their letters. */
export function seen(): string {
  const placed = [...(globalThis as Value).canvas.tokens.placeables] as Value[];
  return placed.flatMap(({ visible, name }) => (visible ? [name as string] : [])).join("");
}

/** A wall from north to south. */
export const wallAt = (x: number, more: Data = {}): Data => ({ c: [x, 0, x, 1000], ...more });
