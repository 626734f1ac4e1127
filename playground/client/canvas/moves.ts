import { attempt } from "../net/refusal.js";
import { clamp, type Point } from "./geometry.js";
import type { Token } from "./token.js";

/** The place a token lands on: in a square unless told otherwise, never outside the scene. */
export function landing(token: Token, delta: Point, snap: boolean): Point {
  const { width, height } = canvas.dimensions;
  const wished = { x: token.x + delta.x, y: token.y + delta.y };
  const { x, y } = snap ? canvas.grid.getSnappedPoint(wished) : { x: Math.round(wished.x), y: Math.round(wished.y) };
  return { x: clamp(x, 0, Math.max(width - token.w, 0)), y: clamp(y, 0, Math.max(height - token.h, 0)) };
}

/** Moves tokens together; those the server refuses go back to where they were. */
export async function moveTokens(tokens: Token[], delta: Point, { snap = true } = {}): Promise<void> {
  if (game.paused && !game.user.isGM) {
    ui.notifications.warn("GAME.PausedWarning", { localize: true });
    for (const token of tokens) token.refresh();
    return;
  }
  const updates = tokens.map((token) => ({ _id: token.id, ...landing(token, delta, snap) }));
  await attempt(() => canvas.scene?.updateEmbeddedDocuments("Token", updates));
  for (const token of tokens) token.refresh();
}
