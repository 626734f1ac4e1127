import css from "../../../styles/components/windows/_twins.scss?inline";
import { reportFailure } from "../text/errors.js";
import { t } from "../text/i18n.js";
import type { Point } from "../ui/long-press.js";
import { addStyle } from "../ui/style.js";
import { tooltips } from "../foundry/types/tooltips.js";
import { twinsOf, type Twin } from "./entries.js";

/** Between the menu and the edge of the page, in pixels. */
const EDGE = 8;

let shut: (() => void) | undefined;

/** Opens the menu of what was pressed, where there is anything to choose; else tells what a pointer above it is told. */
export function openTwins(pressed: HTMLElement, at: Point): void {
  shut?.();
  // The sheet may have been drawn anew since: what stands in its place knows whose it is.
  const now = pressed.isConnected || !pressed.id ? null : pressed.ownerDocument.getElementById(pressed.id);
  const subject = now ?? pressed;
  const twins = twinsOf(subject, actorOf(subject));
  if (twins.length === 0) {
    const tip = subject.closest<HTMLElement>("[data-tooltip]");
    if (tip) tooltips().activate(tip);
    return;
  }
  const page = subject.ownerDocument;
  addStyle(css, page);
  const menu = drawn(page, subject, twins);
  (subject.closest("dialog") ?? page.body).append(menu);
  put(menu, at);
  const away = new AbortController();
  const { signal } = away;
  shut = () => {
    shut = undefined;
    away.abort();
    const held = menu.contains(page.activeElement);
    menu.remove();
    if (held) subject.focus({ preventScroll: true });
  };
  page.addEventListener("pointerdown", ({ target }) => !menu.contains(target as Node) && shut?.(), {
    capture: true,
    signal,
  });
  page.defaultView?.addEventListener("resize", () => shut?.(), { signal });
  menu.addEventListener("keydown", (event) => onKey(event, menu), { signal });
  menu.querySelector("button")?.focus({ preventScroll: true });
}

/** Whose window or bar something is in; `null`: nobody's. */
function actorOf(subject: HTMLElement): Actor | null {
  const { instances } = foundry.applications;
  const window = instances.get(subject.closest(".application")?.id ?? "") as
    | { readonly document?: unknown }
    | undefined;
  if (window?.document instanceof foundry.documents.Actor) return window.document as Actor;
  const [token] = subject.dataset["weapon"] !== undefined && canvas.ready ? (canvas.tokens?.controlled ?? []) : [];
  return token?.document.actor ?? null;
}

function drawn(page: Document, subject: HTMLElement, twins: readonly Twin[]): HTMLElement {
  const menu = page.createElement("div");
  Object.assign(menu, { className: "gardien g-twins", role: "menu", ariaLabel: t("GARDIEN.TWIN.menu") });
  const hint = subject.closest<HTMLElement>("[data-tooltip]")?.dataset["tooltip"] ?? "";
  if (hint) {
    const line = page.createElement("p");
    line.className = "g-twins__hint";
    line.textContent = plain(page, game.i18n.has(hint) ? t(hint) : hint);
    menu.append(line);
  }
  for (const { label, icon, choose, id } of twins) {
    const button = page.createElement("button");
    Object.assign(button, { type: "button", className: "g-twins__choice", role: "menuitem" });
    button.dataset["twin"] = id;
    const sign = page.createElement("i");
    sign.className = icon;
    sign.inert = true;
    button.append(sign, t(label));
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      shut?.();
      Promise.resolve(choose()).catch((error: unknown) => reportFailure("menu", error));
    });
    menu.append(button);
  }
  return menu;
}

/** What a tooltip says, without its markup. */
function plain(page: Document, html: string): string {
  const scratch = page.createElement("template");
  scratch.innerHTML = html; // a template runs nothing
  return scratch.content.textContent.trim();
}

/** Beside the finger, and on the page. */
function put(menu: HTMLElement, { x, y }: Point): void {
  const { innerWidth, innerHeight } = menu.ownerDocument.defaultView ?? window;
  const { width, height } = menu.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(x, innerWidth - width - EDGE));
  const top = y + height + EDGE > innerHeight ? Math.max(EDGE, y - height) : y;
  menu.style.left = `${String(Math.round(left))}px`;
  menu.style.top = `${String(Math.round(top))}px`;
}

function onKey(event: KeyboardEvent, menu: HTMLElement): void {
  const choices = [...menu.querySelectorAll("button")];
  const at = choices.indexOf(menu.ownerDocument.activeElement as HTMLButtonElement);
  const { key } = event;
  event.stopPropagation(); // no token moves meanwhile
  if (key === "Escape" || key === "Tab") shut?.();
  else if (key === "ArrowDown") choices[(at + 1) % choices.length]?.focus();
  else if (key === "ArrowUp") choices.at(at - 1)?.focus();
  else return;
  event.preventDefault();
}
