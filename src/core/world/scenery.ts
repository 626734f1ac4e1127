import { configHere } from "../foundry/types/config.js";
import { viewOf } from "../foundry/canvas.js";
import { storeyOf } from "../foundry/tokens.js";
import { middleOf } from "./distance.js";
import type { Point, Scenery } from "../play/contract/situation.js";

/** What Foundry tests walls with. */
interface Walls {
  /** @param config.level the storey whose walls they are; left out: the one in view, which may be another */
  testCollision(
    from: Point,
    to: Point,
    config: { readonly type: string; readonly mode: "any"; readonly level?: object },
  ): unknown;
}

/** Walls that stop a look, and walls that stop a step: a low wall is seen over, a window seen through. */
const STOPPED = ["sight", "move"] as const;

/** How far from its middle a target is looked for, as a part of its size: not quite at its corners, which touch walls. */
const REACH = 0.4;

/** What the scene of two tokens shows; without a scene it is day, and nobody moves. */
export function sceneryOf(attacker: TokenDocument | null, target: TokenDocument | null): Scenery {
  const scene = attacker?.parent ?? target?.parent;
  return {
    darkness: scene?.environment.darknessLevel ?? 0,
    attackerMoved: hasMoved(attacker),
    targetMoved: hasMoved(target),
    covered: attacker && target && attacker !== target ? coveredFrom(attacker, target) : 0,
  };
}

/** The part of a target behind walls: of its middle and its corners, as many as no straight line reaches. */
function coveredFrom(attacker: TokenDocument, target: TokenDocument): number {
  const { parent: scene } = target;
  if (!scene || attacker.parent !== scene || !viewOf(scene)) return 0;
  const from = middleOf(attacker);
  const seen = pointsOf(target);
  const storey = storeyOf(attacker);
  return seen.filter((point) => isWalledOff(from, point, storey)).length / seen.length;
}

function pointsOf(token: TokenDocument): readonly Point[] {
  const { x, y } = middleOf(token);
  const size = token.parent?.grid.size ?? 0;
  const [wide, high] = [token.width * size * REACH, token.height * size * REACH];
  const corners = [-1, 1].flatMap((left) => [-1, 1].map((up) => ({ x: x + left * wide, y: y + up * high })));
  return [{ x, y }, ...corners];
}

function isWalledOff(from: Point, to: Point, level: object | undefined): boolean {
  const backends = configHere().Canvas?.polygonBackends as Readonly<Record<string, Walls>> | undefined;
  const tested = { mode: "any", ...(level && { level }) } as const;
  return STOPPED.some((type) => backends?.[type]?.testCollision(from, to, { type, ...tested }) === true);
}

/** Foundry keeps a token's way while a fight goes on, until its next turn. */
function hasMoved(token: TokenDocument | null): boolean {
  return (token?.movementHistory?.length ?? 0) > 0;
}
