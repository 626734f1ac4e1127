import { interfaceScale } from "../../interface-scale.js";
import { eventsOf } from "../../following.js";
import { listen } from "../../types/hooks.js";
import { booleanSetting } from "../../settings.js";
import { reportFailure } from "../../errors.js";
import { act, actionsAt } from "../../api/actions.js";
import { work } from "../../busy.js";
import { isPressed, released } from "../../pressed.js";
import { startAttack } from "../start.js";
import { clientBox } from "../spotlight.js";
import { barContext } from "./context.js";

const TEMPLATE = "systems/gardien/templates/core/bar/bar.hbs";

/** What moves the bar, and what changes what it shows. */
const MOVES = ["canvasPan", "canvasReady"];
const CHANGES = [
  "controlToken",
  "targetToken",
  "updateToken",
  "deleteToken",
  "canvasTearDown",
  ...eventsOf("Actor", "Item", "ActiveEffect"),
  "gardien.settingChanged",
];

/** The attacks of the one selected token, under it: target, weapons, odds. It follows the token and takes the keyboard. */
export class AttackBar {
  readonly #element = document.createElement("nav");
  #token: TokenDocument | null = null;
  #drawing = false;
  #stale = false;
  #placing = false;
  /** What is drawn now: the same once more is not drawn again, which leaves focus and pointer alone. */
  #html = "";

  /** Lays the bar on the page, and follows tokens from now on. */
  open(): void {
    this.#element.className = "gardien g-dock";
    this.#element.hidden = true;
    this.#element.addEventListener("click", (event) => this.#click(event));
    this.#element.addEventListener("keydown", (event) => this.#key(event));
    for (const type of ["pointerdown", "wheel", "contextmenu"]) {
      this.#element.addEventListener(type, (event) => event.stopPropagation());
    }
    for (const hook of MOVES) listen(hook, () => this.#place());
    listen("clientSettingChanged", (key: string) => key === "core.uiConfig" && this.#place());
    listen("refreshToken", (token: Token) => token.document === this.#token && this.#place());
    for (const hook of CHANGES) listen(hook, () => this.#follow());
    (document.getElementById("interface") ?? document.body).append(this.#element);
    addEventListener("resize", () => this.#place());
    this.#follow();
  }

  /** Shows the bar of the selected token, when one token of the user's is selected. */
  #follow(): void {
    const controlled = canvas.ready ? (canvas.tokens?.controlled ?? []) : [];
    const [only, ...more] = controlled;
    const wanted =
      only && more.length === 0 && only.document.isOwner && booleanSetting("attackBar") ? only.document : null;
    this.#token = wanted;
    this.#draw().catch((error: unknown) => reportFailure("bar", error));
  }

  /** One drawing at a time; what changed meanwhile is drawn next. */
  async #draw(): Promise<void> {
    this.#stale = true;
    if (this.#drawing) return;
    this.#drawing = true;
    try {
      while (this.#stale) {
        this.#stale = false;
        await this.#drawOnce();
      }
    } finally {
      this.#drawing = false;
    }
  }

  async #drawOnce(): Promise<void> {
    await Promise.resolve(); // whoever else hears of the same change has prepared the actors by then
    const context = this.#token && (await barContext(this.#token));
    if (!context) {
      this.#element.hidden = true;
      return;
    }
    const html = await foundry.applications.handlebars.renderTemplate(TEMPLATE, context);
    if (html !== this.#html && isPressed(this.#element)) {
      await released(this.#element);
      this.#stale = true;
      return;
    }
    this.#element.className = `gardien ${context.ruleset} g-dock`;
    this.#element.ariaLabel = context.label;
    if (html !== this.#html) this.#fill(html);
    this.#element.hidden = false;
    this.#place();
  }

  #fill(html: string): void {
    const active = this.#element.ownerDocument.activeElement as HTMLElement | null;
    const focused = this.#element.contains(active) ? active?.dataset.key : undefined;
    this.#html = html;
    this.#element.innerHTML = html; // from our own template: Handlebars escaped whatever a user typed
    if (focused) this.#element.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  /** Once a frame at most: to measure the token lays the page out. */
  #place(): void {
    if (this.#placing) return;
    this.#placing = true;
    requestAnimationFrame(() => {
      this.#placing = false;
      this.#placeNow();
    });
  }

  /** Under the token, or above it where the page ends; always whole on the page, and beside the sidebar where it fits. */
  #placeNow(): void {
    if (this.#element.hidden || !this.#token) return;
    const box = clientBox(this.#token);
    if (!box) return;
    const scale = interfaceScale(); // the bar lies in the interface
    const [width, height] = [this.#element.offsetWidth * scale, this.#element.offsetHeight * scale];
    const gap = 24; // the token's name stands between
    const below = box.y + box.height + gap;
    const top = below + height <= innerHeight - 8 ? below : box.y - height - 8;
    const left = box.x + box.width / 2 - width / 2;
    const sidebar = document.getElementById("sidebar")?.getBoundingClientRect().left ?? innerWidth;
    const end = sidebar >= width + 16 ? sidebar : innerWidth;
    this.#element.style.left = `${Math.round(Math.min(Math.max(left, 8), end - width - 8) / scale)}px`;
    this.#element.style.top = `${Math.round(Math.max(top, 8) / scale)}px`;
  }

  #click(event: Event): void {
    const button = (event.target as HTMLElement).closest<HTMLButtonElement>("button");
    if (!button || !this.#token) return;
    const { weapon, act: what, action } = button.dataset;
    const actor = this.#token.actor;
    if (action !== undefined && actor) this.#act(button, action, actor, event);
    if (what === "sheet") void actor?.sheet?.render({ force: true } as never);
    const item = weapon === undefined ? undefined : actor?.items.get(weapon);
    if (!item) return;
    const token = this.#token;
    work(button, "bar.attack", () => startAttack(item, { event, token }));
  }

  /** What a module has added. */
  #act(button: HTMLElement, id: string, actor: Actor, event: Event): void {
    const token = this.#token;
    const action = actionsAt("bar", actor).find((one) => one.id === id);
    if (action) work(button, "bar.action", () => act(action, actor, event, token));
  }

  /** 1 to 9 attack, the arrows go from weapon to weapon, Escape gives the keyboard back. */
  #key(event: KeyboardEvent): void {
    const buttons = [...this.#element.querySelectorAll<HTMLButtonElement>("button")];
    const at = buttons.findIndex((button) => button === this.#element.ownerDocument.activeElement);
    if (event.repeat && event.key === "Enter") event.preventDefault(); // the key that rolled may still be down
    else if (/^[1-9]$/.test(event.key))
      this.#element.querySelector<HTMLButtonElement>(`[data-nth="${event.key}"]`)?.click();
    else if (event.key === "ArrowRight") buttons[(at + 1) % buttons.length]?.focus();
    else if (event.key === "ArrowLeft") buttons.at(at - 1)?.focus();
    else if (event.key === "Escape") buttons[at]?.blur();
    else {
      if (/^(?:Enter| )$/.test(event.key)) event.stopPropagation(); // presses a button, and pauses no game
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** Brings the keyboard to the bar; false where there is none to bring it to. */
  focus(): boolean {
    const first = this.#element.querySelector<HTMLButtonElement>("button");
    if (this.#element.hidden || !first) return false;
    first.focus();
    return true;
  }
}
