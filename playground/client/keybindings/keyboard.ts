import type { Data } from "../../common/types.js";
import { moveTokens } from "../canvas/moves.js";
import { openSheet } from "../canvas/pointer.js";
import type { Token } from "../canvas/token.js";
import { isTyping } from "../ui/dom.js";
import { slotOfKey } from "./slots.js";

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What the keys do on the scene and for the hotbar. Boxes that are typed into keep their own keys, and so does whatever stops one on its way; a window alone does not. */
export class Keyboard {
  /** Whether the focus was moved by key since the pointer last moved: says which of the two points at a token. */
  #byKey = false;

  constructor(
    private readonly openHud: (token: Token) => void,
    private readonly hoveredToken: () => Token | null,
  ) {
    document.addEventListener("keydown", (event) => this.#onKey(event));
    document.addEventListener("keydown", (event) => (this.#byKey ||= event.key === "Tab"), { capture: true });
    // A token is drawn anew as the pointer comes over it, and then no move reaches the document.
    for (const type of ["pointerover", "pointermove", "pointerdown"]) {
      document.addEventListener(type, () => (this.#byKey = false), { capture: true });
    }
  }

  #onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.target instanceof Element && event.target.closest("dialog, #context-menu")) return;
    const slot = slotOfKey(event.code);
    if (event.key === "Escape") return void (this.#dismiss() && event.preventDefault());
    const handled = slot !== null ? this.#hotbar(slot) : this.#onBoard(event);
    if (handled) event.preventDefault();
  }

  #hotbar(slot: number): boolean {
    void ui.hotbar?.execute(slot);
    return true;
  }

  #onBoard(event: KeyboardEvent): boolean {
    if (!canvas.ready) return false;
    const focused = canvas.tokens.at(event.target);
    if (event.key.toLowerCase() === "t") return this.#target(this.#pointedAt(focused), event.shiftKey);
    const onBoard = event.target === document.body || canvas.element.contains(event.target as Node);
    if (!onBoard) return false;
    const direction = ARROWS[event.key];
    if (direction) return this.#arrow(focused, direction);
    switch (event.key) {
      case "h":
      case "H":
        return this.#hud(focused ?? canvas.tokens.controlled[0] ?? null);
      case "Enter":
        return this.#sheet(focused ?? canvas.tokens.controlled[0] ?? null);
      case " ":
        return this.#select(focused, event.shiftKey) || this.#pause();
      case "+":
      case "-":
        canvas.pan({ scale: canvas.stage.scale.x * (event.key === "+" ? 1.2 : 1 / 1.2) });
        return true;
      default:
        return false;
    }
  }

  /** Moves the selected tokens, or the focused one; with neither, the view. */
  #arrow(focused: Token | null, { x, y }: { x: number; y: number }): boolean {
    const { controlled } = canvas.tokens;
    const own = focused?.isOwner && !focused.controlled ? [focused] : controlled;
    const step = canvas.grid.size;
    if (own.length > 0) void moveTokens(own, { x: x * step, y: y * step });
    else canvas.pan({ x: canvas.stage.pivot.x + x * step, y: canvas.stage.pivot.y + y * step });
    return true;
  }

  /** The token meant: the one under the pointer, or the one focused when the keyboard came last. */
  #pointedAt(focused: Token | null): Token | null {
    return this.#byKey ? (focused ?? this.hoveredToken()) : this.hoveredToken();
  }

  #target(token: Token | null, keepOthers: boolean): boolean {
    if (!token) return false;
    token.setTarget(!token.isTargeted, { releaseOthers: !keepOthers });
    return true;
  }

  #hud(token: Token | null): boolean {
    if (!token?.isOwner) return false;
    this.openHud(token);
    return true;
  }

  #sheet(token: Token | null): boolean {
    if (!token) return false;
    openSheet(token.actor, token.name);
    return true;
  }

  /** Closes all windows; with none open, lets go of the selected tokens. */
  #dismiss(): boolean {
    const framed = [...(foundry.applications.instances.values() as Iterable<Data>)].filter((app) => app.hasFrame);
    const windows = [...framed, ...(Object.values(ui.windows ?? {}) as Data[])]; // those of V1 are there with --compat
    for (const app of windows) void app.close();
    return windows.length > 0 || (canvas.ready && canvas.tokens.releaseAll() > 0);
  }

  #pause(): boolean {
    if (!game.user.isGM) return false;
    game.togglePause(!game.paused, { broadcast: true });
    return true;
  }

  #select(token: Token | null, keepOthers: boolean): boolean {
    if (!token) return false;
    if (token.controlled) token.release();
    else token.control({ releaseOthers: !keepOthers });
    return true;
  }
}
