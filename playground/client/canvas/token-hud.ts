import type { Data } from "../../common/types.js";
import { Hooks } from "../hooks/hooks.js";
import { attempt } from "../net/refusal.js";
import { statusChoices } from "../game/status-effects.js";
import { h, icon, text } from "../ui/dom.js";
import { barValue, readBarInput, type BarValue } from "./bars.js";
import type { Token } from "./token.js";

/** The small panel beside a token: aim, combat, visibility, bars and conditions. For whoever owns it. */
export class TokenHud {
  readonly element = h("div", { id: "token-hud", class: "token-hud", hidden: true, role: "dialog" });
  object: Token | null = null;

  /** The document of the token it stands beside. */
  get document(): Data | null {
    return this.object?.document ?? null;
  }

  constructor(parent: HTMLElement) {
    parent.append(this.element);
    for (const hook of ["refreshToken", "canvasPan"]) Hooks.on(hook, () => this.#follow());
    Hooks.on("destroyToken", (token: Token) => token === this.object && this.close());
    Hooks.on("controlToken", (token: Token, on: boolean) => on && token !== this.object && this.close());
    document.addEventListener("pointerdown", (event) => {
      if (this.object && !this.element.contains(event.target as Node)) this.close();
    });
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.object?.element.focus();
      this.close();
    });
  }

  /** Opens beside a token, or closes when it was open there. */
  bind(token: Token): void {
    if (this.object === token) return this.close();
    this.object = token;
    if (!token.controlled) token.control();
    this.render();
    this.element.querySelector<HTMLElement>("button, input")?.focus();
  }

  close(): void {
    this.object = null;
    this.element.hidden = true;
  }

  render(): void {
    const token = this.object;
    if (!token) return;
    const focused = (document.activeElement as HTMLElement | null)?.dataset?.key;
    this.element.setAttribute("aria-label", text("Hud.Title", { name: token.name }));
    this.element.replaceChildren(
      h("div", { class: "hud-buttons" }, this.#buttons(token)),
      game.user.isGM && this.#name(token),
      this.#elevation(token),
      h(
        "div",
        { class: "hud-bars" },
        (["bar1", "bar2"] as const).map((id) => this.#bar(token, id)),
      ),
      h("fieldset", { class: "hud-statuses" }, h("legend", {}, text("Hud.Statuses")), this.#statuses(token)),
    );
    this.element.hidden = false;
    Hooks.callAll("renderTokenHUD", this, this.element, {}, {});
    this.#place();
    if (focused) this.element.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  #follow(): void {
    if (!this.object) return;
    if (this.element.contains(document.activeElement) && document.activeElement instanceof HTMLInputElement)
      this.#place();
    else this.render();
  }

  #buttons(token: Token): HTMLElement[] {
    const toggle = (key: string, iconName: string, on: boolean, run: () => unknown): HTMLElement =>
      h(
        "button",
        {
          type: "button",
          class: on ? "hud-button active" : "hud-button",
          "data-key": key,
          "aria-pressed": on,
          "aria-label": text(`Hud.${key}`),
          "data-tooltip": "",
          onclick: () => void attempt(run).then(() => this.render()),
        },
        icon(iconName),
      );
    const buttons = [
      toggle("Target", "crosshairs", token.isTargeted, () => token.setTarget(!token.isTargeted)),
      toggle("Combat", "hand-fist", token.inCombat, () => toggleCombat(token)),
      toggle("Sheet", "address-card", false, () => token.actor?.sheet?.render(true)),
    ];
    if (game.user.isGM) {
      buttons.push(
        toggle("Hidden", "eye-slash", token.document.hidden, () =>
          token.document.update({ hidden: !token.document.hidden }),
        ),
        toggle("Delete", "trash", false, () => token.document.delete()),
      );
    }
    return buttons;
  }

  /** The keeper gives a token the name that the table may read. */
  #name(token: Token): HTMLElement {
    const label = text("Hud.Name");
    const input = h("input", { type: "text", value: token.name, "data-key": "name", "aria-label": label });
    input.addEventListener("change", () => {
      const name = input.value.trim();
      if (name === "") input.value = token.name;
      else void attempt(() => token.document.update({ name }));
    });
    return h("label", { class: "hud-name" }, h("span", {}, label), input);
  }

  /** How high the token stands; "+2" and "−2" raise and lower it. */
  #elevation(token: Token): HTMLElement {
    const label = text("Hud.Elevation", { units: canvas.grid.units });
    const value = String(token.document.elevation);
    const input = h("input", {
      type: "text",
      inputmode: "numeric",
      value,
      "data-key": "elevation",
      "aria-label": label,
    });
    input.addEventListener("focus", () => input.select());
    input.addEventListener("change", () => {
      const change = readBarInput(input.value);
      const ground = change?.isDelta ? Number(token.document.elevation) : 0;
      if (change) void attempt(() => token.document.update({ elevation: ground + change.value }));
      else input.value = value;
    });
    return h("label", { class: "hud-elevation" }, h("span", {}, label), input);
  }

  #bar(token: Token, id: "bar1" | "bar2"): HTMLElement | false {
    const bar = barValue(token.document, id);
    if (!bar) return false;
    const input = h("input", {
      type: "text",
      inputmode: "numeric",
      value: bar.value,
      "data-key": id,
      "aria-label": text("Hud.Bar", { name: barLabel(token, bar.attribute) }),
      autocomplete: "off",
    });
    input.addEventListener("focus", () => input.select());
    input.addEventListener("change", () => void this.#editBar(token, bar, input));
    return h(
      "label",
      { class: `hud-bar ${id}` },
      h("span", {}, barLabel(token, bar.attribute)),
      input,
      bar.max === null ? null : h("span", {}, ` / ${bar.max}`),
    );
  }

  async #editBar(token: Token, bar: BarValue, input: HTMLInputElement): Promise<void> {
    const change = readBarInput(input.value);
    if (!change) input.value = String(bar.value);
    else {
      const { value, isDelta } = change;
      await attempt(() => token.actor?.modifyTokenAttribute(bar.attribute, value, isDelta, bar.max !== null));
    }
    this.render();
  }

  #statuses(token: Token): HTMLElement[] {
    const active = (token.actor?.statuses ?? new Set()) as Set<string>;
    return statusChoices(token.actor).map((status) =>
      h(
        "button",
        {
          type: "button",
          class: active.has(status.id) ? "hud-status active" : "hud-status",
          "data-key": `status-${status.id}`,
          "data-status-id": status.id,
          "aria-pressed": active.has(status.id),
          "aria-label": game.i18n.localize(status.name),
          "data-tooltip": "",
          onclick: () => void attempt(() => token.actor?.toggleStatusEffect(status.id)).then(() => this.render()),
        },
        h("img", { src: status.img, alt: "" }),
      ),
    );
  }

  /** Right of the token, or left when there is no room; always whole on the page. */
  #place(): void {
    if (!this.object) return;
    const { x, y, w } = this.object;
    const left = canvas.clientCoordinatesFromCanvas({ x, y });
    const right = canvas.clientCoordinatesFromCanvas({ x: x + w, y });
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const limit = document.getElementById("ui-right")?.getBoundingClientRect().left ?? innerWidth;
    const beside = right.x + 12 + width < limit ? right.x + 12 : left.x - width - 12;
    this.element.style.left = `${Math.max(beside, 4)}px`;
    this.element.style.top = `${Math.min(Math.max(right.y, 4), innerHeight - height - 4)}px`;
  }
}

/** The name of the value behind a bar, as its field calls it. */
function barLabel(token: Token, attribute: string): string {
  const schema = token.actor?.system?.schema as Data | undefined;
  return schema?.getField?.(`${attribute}.value`)?.label || schema?.getField?.(attribute)?.label || attribute;
}

/**
 * Puts a token and those selected with it into the running fight, or takes them out; a keeper starts a fight when
 * there is none.
 */
export async function toggleCombat(token: Token): Promise<void> {
  const tokens = token.controlled ? (canvas.tokens.controlled as Token[]) : [token];
  if (token.inCombat) {
    const ids = tokens.flatMap(({ document }) => (document.combatant?.id as string | undefined) ?? []);
    await token.document.combatant?.parent.deleteEmbeddedDocuments("Combatant", ids);
    return;
  }
  if (!game.combat && !game.user.isGM) {
    ui.notifications.warn("PLAYGROUND.Combat.NoneActive", { localize: true });
    return;
  }
  const combat = (game.combat ??
    (await CONFIG.Combat.documentClass.create({ scene: canvas.scene?.id ?? null, active: true }))) as Data;
  await combat.createEmbeddedDocuments(
    "Combatant",
    tokens
      .filter(({ inCombat }) => !inCombat)
      .map(({ id, scene, document: { actorId, hidden } }) => ({ tokenId: id, sceneId: scene.id, actorId, hidden })),
  );
}
