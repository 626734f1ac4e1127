import { viewOf } from "../foundry/canvas.js";
import { tokenAt } from "./world.js";

/** A ring around a token that a row of the page speaks of. Drawn on the page, over whatever draws the scene. */
class TokenHighlight {
  #ring: HTMLElement | undefined;

  /** Lights the token of whatever row of a window the pointer or the keyboard is on. */
  follow(window: HTMLElement): void {
    for (const type of ["pointerover", "focusin"]) window.addEventListener(type, ({ target }) => this.#light(target));
    for (const type of ["pointerleave", "focusout"]) window.addEventListener(type, () => this.hide());
  }

  /** Takes the light away. */
  hide(): void {
    this.#ring?.remove();
  }

  #light(target: EventTarget | null): void {
    const { token } = (target as HTMLElement).closest<HTMLElement>("[data-token]")?.dataset ?? {};
    if (token) this.#show(token);
    else this.hide();
  }

  #show(uuid: string): void {
    const token = tokenAt(uuid);
    const box = token && clientBox(token);
    if (!box) {
      this.hide();
      return;
    }
    const ring = (this.#ring ??= document.createElement("div"));
    ring.className = "gardien g-token-highlight";
    ring.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
    if (!ring.isConnected) document.body.append(ring);
  }
}

/** Where a token of the scene in view lies on the page, in pixels. */
export function clientBox(token: TokenDocument): { x: number; y: number; width: number; height: number } | undefined {
  const scene = token.parent;
  const view = scene && viewOf(scene);
  if (!view) return undefined;
  const { size } = scene.grid;
  const from = view.clientCoordinatesFromCanvas({ x: token.x, y: token.y });
  const to = view.clientCoordinatesFromCanvas({ x: token.x + token.width * size, y: token.y + token.height * size });
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}

export const tokenHighlight = new TokenHighlight();
