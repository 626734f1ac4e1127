import { openSheet } from "../../foundry/types/sheets.js";
import css from "../../../../styles/components/windows/_attack-bar.scss?inline";
import { interfaceScale } from "../../ui/interface-scale.js";
import { eventsOf } from "../../ui/hook-subscription.js";
import { listen } from "../../foundry/types/hooks.js";
import { booleanSetting } from "../../settings/settings.js";
import { reportFailure } from "../../text/errors.js";
import { act, actionsAt } from "../../api/actions.js";
import { work } from "../../ui/button-busy.js";
import { isPressed, released, untouched } from "../../ui/pointer-hold.js";
import { addStyle } from "../../ui/style.js";
import { tokenHighlight } from "../../world/token-highlight.js";
import { startAttack } from "../start.js";
import { meetsWall, roomBeside, surroundings, wallElements } from "./around.js";
import { barContext } from "./context.js";
import { keyOfBar, pressed } from "./keys.js";
import { Pages } from "./pages.js";
import { letPass } from "./passing.js";
import { placeBar } from "./place.js";
import { Reasons } from "./reasons.js";
import { LEAST_ROOM, put, sizesOf } from "./size.js";

const TEMPLATE = "systems/gardien/templates/core/bar/bar.hbs";

/** Hooks of what moves around the bar, and of what the bar shows. */
const MOVES = ["canvasPan", "canvasReady", "refreshToken", "createToken", "collapseSidebar"];
const CHANGES = [
  "controlToken",
  "targetToken",
  "updateToken",
  "deleteToken",
  "canvasTearDown",
  ...eventsOf("Actor", "Item", "ActiveEffect", "Combat", "Combatant"), // whose turn it is, too
  "gardien.settingChanged",
  "gardien.namesRead",
];
/** How long nothing may move before the bar looks for its place again, in milliseconds. */
const STILL = 120;

/** The attack bar of the one selected token, where it covers nobody: target, weapons, odds. It has keys of its own. */
export class AttackBar {
  readonly #element = document.createElement("nav");
  readonly #pages = new Pages(this.#element);
  readonly #reasons = new Reasons(this.#element);
  #token: TokenDocument | null = null;
  #drawing = false;
  #stale = false;
  #placing: ReturnType<typeof setTimeout> | undefined;
  /** The user's wish, whatever the room: collapsed from now on, or open for this token; `null`: none. */
  #wish: "folded" | "open" | null = null;
  /** HTML as drawn: an equal one is not drawn again, which leaves focus and pointer alone. */
  #html = "";

  /** Adds the bar to the page, and follows tokens from now on. */
  open(): void {
    addStyle(css);
    this.#element.className = "gardien g-dock";
    this.#element.hidden = true;
    this.#element.addEventListener("click", (event) => this.#click(event));
    this.#element.addEventListener("keydown", (event) => this.#key(event));
    for (const type of ["pointerdown", "pointerup", "contextmenu"]) {
      this.#element.addEventListener(type, (event) => event.stopPropagation()); // no click goes through to the scene
    }
    tokenHighlight.follow(this.#element);
    letPass(this.#element);
    for (const hook of MOVES) listen(hook, () => this.#placeSoon());
    listen("clientSettingChanged", (key: string) => key === "core.uiConfig" && this.#placeSoon());
    for (const hook of CHANGES) listen(hook, () => this.#follow());
    (document.getElementById("interface") ?? document.body).append(this.#element);
    addEventListener("resize", () => this.#placeSoon());
    const growing = new ResizeObserver(() => this.#placeIfMet());
    for (const wall of wallElements()) growing.observe(wall);
    this.#follow();
  }

  /** Shows the bar of the selected token, when exactly one of the user's is selected. */
  #follow(): void {
    const controlled = canvas.ready ? (canvas.tokens?.controlled ?? []) : [];
    const [only, ...more] = controlled;
    const wanted =
      only && more.length === 0 && only.actor?.isOwner && booleanSetting("attackBar") ? only.document : null;
    if (wanted !== this.#token && this.#wish === "open") this.#wish = null;
    this.#token = wanted;
    this.#draw().catch((error: unknown) => reportFailure("bar", error));
  }

  /** Draws once at a time; what changes meanwhile is drawn next. */
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
    const html = await foundry.applications.handlebars.renderTemplate(TEMPLATE, { ...context, key: keyOfBar() });
    if (html !== this.#html && isPressed(this.#element)) {
      await released(this.#element);
      this.#stale = true;
      return;
    }
    this.#element.className = `gardien ${context.ruleset} g-dock`;
    this.#element.ariaLabel = context.label;
    if (html !== this.#html) this.#fill(html);
    this.#element.hidden = false;
    await untouched(this.#element); // it does not slip away from a press
    this.#place();
  }

  #fill(html: string): void {
    const active = this.#element.ownerDocument.activeElement as HTMLElement | null;
    const focused = this.#element.contains(active) ? active?.dataset.key : undefined;
    const page = this.#pages.at;
    this.#html = html;
    this.#element.innerHTML = html; // from our own template: Handlebars escaped whatever a user typed
    this.#pages.at = page;
    if (focused) this.#element.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)?.focus();
    this.#reasons.refresh();
  }

  #placeSoon(): void {
    clearTimeout(this.#placing);
    this.#placing = setTimeout(() => void untouched(this.#element).then(() => this.#place()), STILL);
  }

  /** Moves the bar when something beside it grows into it, such as the chat's box, or makes room. */
  #placeIfMet(): void {
    if (this.#element.hasAttribute("data-folded") || meetsWall(this.#element)) this.#placeSoon();
  }

  /** Places the bar where it covers nobody, as large as there is room for. */
  #place(): void {
    if (this.#element.hidden || !this.#token) return;
    const around = surroundings(this.#token);
    const room = roomBeside(around);
    this.#element.toggleAttribute("data-crowded", room < LEAST_ROOM);
    const page = this.#pages.at;
    const { open, folded } = sizesOf(this.#element, this.#pages, room);
    const [widest] = open;
    const opened = this.#wish === "open" && widest ? { open, folded: open.at(-1) ?? widest } : { open, folded };
    const { x, y, width, height, edge, size } = placeBar(
      this.#wish === "folded" ? { open: [], folded } : opened,
      around,
    );
    put(this.#element, this.#pages, size.shown);
    this.#pages.at = page;
    const scale = interfaceScale(); // the bar lies in the interface
    this.#element.dataset.edge = edge;
    this.#element.style.left = `${String(Math.round((x + width / 2) / scale))}px`;
    this.#element.style.top = `${String(Math.round((edge === "bottom" ? y + height : y) / scale))}px`;
    this.#pages.tell();
  }

  #click(event: MouseEvent): void {
    const button = (event.target as HTMLElement).closest<HTMLButtonElement>("button");
    if (!button || !this.#token) return;
    const { weapon, act: what, action } = button.dataset;
    const actor = this.#token.actor;
    if (action !== undefined && actor) this.#act(button, action, actor, event);
    if (what !== undefined) this.#serve(what);
    const item = weapon === undefined ? undefined : actor?.items.get(weapon);
    if (!item) return;
    // A finger cannot point: its first touch tells why not, the second insists.
    if ((event as PointerEvent).pointerType === "touch" && this.#reasons.first(button)) return;
    const token = this.#token;
    work(button, "bar.attack", () => startAttack(item, { event, token }));
  }

  #serve(what: string): void {
    if (what === "sheet") void openSheet(this.#token?.actor);
    else if (what === "before") this.#pages.turn(-1);
    else if (what === "after") this.#pages.turn(1);
    else this.#fold(what === "fold");
  }

  #fold(folded: boolean): void {
    this.#wish = folded ? "folded" : "open";
    this.#place();
    this.#element.querySelector<HTMLElement>(folded ? "[data-act=unfold]" : ".g-weapon")?.focus();
  }

  /** Runs the action that a module has added. */
  #act(button: HTMLElement, id: string, actor: Actor, event: Event): void {
    const token = this.#token;
    const action = actionsAt("bar", actor).find((one) => one.id === id);
    if (action) work(button, "bar.action", () => act(action, actor, event, token));
  }

  #key(event: KeyboardEvent): void {
    if (pressed(this.#element, event, () => this.#leave())) {
      event.preventDefault();
      event.stopPropagation();
    } else if (/^(?:Enter| )$/.test(event.key)) event.stopPropagation(); // presses a button, and pauses no game
  }

  #leave(): void {
    (this.#element.ownerDocument.activeElement as HTMLElement | null)?.blur();
    if (this.#wish === "open") this.#wish = null; // it was opened for the keyboard
    this.#placeSoon();
  }

  /** Focuses the bar; returns false where there is none. */
  focus(): boolean {
    if (this.#element.hidden) return false;
    this.#wish = "open"; // until it is left, whatever comes to lie there: what folds away loses the keyboard
    this.#place();
    const first =
      this.#element.querySelector<HTMLButtonElement>(".g-weapon") ??
      this.#element.querySelector<HTMLButtonElement>(".g-bar button");
    first?.focus();
    return first !== null;
  }
}
