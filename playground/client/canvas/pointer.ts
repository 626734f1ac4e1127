import type { Data } from "../../common/types.js";
import type { Board } from "./board.js";
import { landing, moveTokens } from "./moves.js";
import { aiming } from "./targets.js";
import type { Token } from "./token.js";

/** How far the pointer travels before a press becomes a drag, in page pixels. */
const THRESHOLD = 4;

interface Press {
  id: number;
  x: number;
  y: number;
  token: Token | null;
  moving: Token[];
  started: boolean;
  pivot: { x: number; y: number };
}

/** Mouse, pen and finger on the scene: select, drag tokens, drag the view, zoom, open, aim. */
export class BoardPointer {
  #press: Press | null = null;

  constructor(
    private readonly board: Board,
    private readonly openHud: (token: Token) => void,
  ) {
    const { element } = board;
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => void this.#up(event));
    element.addEventListener("pointercancel", () => this.#cancel());
    element.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    element.addEventListener("contextmenu", (event) => this.#context(event));
    element.addEventListener("dblclick", (event) => this.#open(event));
    element.addEventListener("pointerover", (event) => this.#hover(board.tokens.at(event.target), event));
    element.addEventListener("pointerleave", (event) => this.#hover(null, event));
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || !this.board.scene) return;
    const token = this.board.tokens.at(event.target);
    this.#press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      token,
      moving: [],
      started: false,
      pivot: { ...this.board.stage.pivot },
    };
    if (!token) this.board.element.focus({ preventScroll: true });
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    const dx = event.clientX - press.x;
    const dy = event.clientY - press.y;
    if (!press.started) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      if (press.token && (aiming() || !press.token.isOwner)) press.token = null;
      press.started = true;
      this.board.element.setPointerCapture(event.pointerId);
      if (press.token) {
        if (!press.token.controlled) press.token.control({ releaseOthers: !event.shiftKey });
        press.moving = this.board.tokens.controlled;
        for (const token of press.moving) token.element.classList.add("dragging");
      }
    }
    const scale = this.board.stage.scale.x;
    if (press.moving.length === 0) {
      this.board.stage.set({ x: press.pivot.x - dx / scale, y: press.pivot.y - dy / scale });
      return;
    }
    for (const token of press.moving) {
      token.element.style.left = `${token.x + dx / scale}px`;
      token.element.style.top = `${token.y + dy / scale}px`;
      token.showWay(landing(token, { x: dx / scale, y: dy / scale }, !event.shiftKey));
    }
  }

  async #up(event: PointerEvent): Promise<void> {
    const press = this.#press;
    this.#press = null;
    if (!press || press.id !== event.pointerId) return;
    if (!press.started) {
      this.#click(press.token, event);
      return;
    }
    const scale = this.board.stage.scale.x;
    const delta = { x: (event.clientX - press.x) / scale, y: (event.clientY - press.y) / scale };
    for (const token of press.moving) this.#drop(token);
    if (press.moving.length > 0) await moveTokens(press.moving, delta, { snap: !event.shiftKey });
  }

  /** Puts everything back where it was. */
  #cancel(): void {
    for (const token of this.#press?.moving ?? []) {
      this.#drop(token);
      token.refresh();
    }
    this.#press = null;
  }

  #drop(token: Token): void {
    token.element.classList.remove("dragging");
    token.ruler?.clear();
  }

  #click(token: Token | null, event: PointerEvent): void {
    if (!token) {
      if (!event.shiftKey) this.board.tokens.releaseAll();
      return;
    }
    token.element.focus({ preventScroll: true });
    if (aiming() || token._canControl(game.user, event)) token._onClickLeft(event);
  }

  #context(event: MouseEvent): void {
    event.preventDefault();
    const token = this.board.tokens.at(event.target);
    if (!token) return;
    if (token.isOwner) this.openHud(token);
    else token.setTarget(!token.isTargeted, { releaseOthers: !event.shiftKey });
  }

  #open(event: MouseEvent): void {
    const token = this.board.tokens.at(event.target);
    if (!token) return;
    if (token._canView(game.user, event)) token._onClickLeft2(event);
    else if (token.actor) refuseSheet(token.name);
  }

  /** The pointer is over this token and no other: one that was drawn anew under it hears of no leaving. */
  #hover(token: Token | null, event: PointerEvent): void {
    for (const other of this.board.tokens.placeables) if (other !== token) other.setHover(false, event);
    token?.setHover(true, event);
  }

  #wheel(event: WheelEvent): void {
    if (!this.board.scene) return;
    event.preventDefault();
    const factor = event.deltaY < 0 ? 1.1 : 1 / 1.1;
    this.board.stage.zoomAt({ x: event.clientX, y: event.clientY }, this.board.stage.scale.x * factor);
  }
}

/** Opens an actor's sheet for whoever may look at it. */
export function openSheet(actor: Data | null, knownAs = String(actor?.name)): void {
  if (!actor) return;
  if (actor.testUserPermission(game.user, "LIMITED")) void actor.sheet?.render(true);
  else refuseSheet(knownAs);
}

function refuseSheet(name: string): void {
  ui.notifications.warn(game.i18n.format("PLAYGROUND.Sheet.NoPermission", { name }), { clean: false });
}
