import { h, icon } from "../ui/dom.js";
import { barValue } from "./bars.js";
import type { Token } from "./token.js";
import { dispositionClass, isDisplayed, statusIcons } from "./visibility.js";

const DEFAULT_IMAGE = "icons/svg/mystery-man.svg";

function bars(token: Token): HTMLElement[] {
  if (!isDisplayed(token.document.displayBars, token)) return [];
  return (["bar1", "bar2"] as const).flatMap((id) => {
    const bar = barValue(token.document, id);
    if (!bar || bar.max === null) return [];
    const share = bar.max > 0 ? Math.min(Math.max(bar.value / bar.max, 0), 1) : 0;
    const element = h("div", { class: `token-bar ${id}`, title: `${bar.value} / ${bar.max}` });
    element.style.setProperty("--share", String(share));
    return [element];
  });
}

function targetMarks(token: Token): HTMLElement | null {
  if (token.targeted.size === 0) return null;
  const marks = [...token.targeted].map((user) => {
    const mark = h(
      "span",
      { class: user.isSelf ? "target-mark self" : "target-mark", title: user.name },
      icon("crosshairs"),
    );
    mark.style.setProperty("--user-color", String(user.color?.css ?? user.color ?? "orange"));
    return mark;
  });
  return h("div", { class: "token-targets" }, marks);
}

/** What a screen reader says of a token. */
function description(token: Token): string {
  const parts = [token.name];
  if (token.controlled) parts.push(game.i18n.localize("PLAYGROUND.Token.Selected"));
  if (token.isTargeted) parts.push(game.i18n.localize("PLAYGROUND.Token.Targeted"));
  parts.push(...statusIcons(token.actor).map((status) => status.name));
  return parts.join(", ");
}

/** Draws a token into its element, anew each time: a handful of nodes, always in step with the document. */
export function drawToken(token: Token): void {
  const { element, document: data } = token;
  const statuses = statusIcons(token.actor);
  const overlay = statuses.find((status) => status.overlay);
  const marks = token.controlled ? "controlled" : "";
  element.className = [
    "token",
    dispositionClass(data.disposition, token.actor?.hasPlayerOwner ?? false),
    marks,
    token.isTargeted ? "targeted" : "",
    token.hover ? "hover" : "",
    data.hidden ? "hidden-token" : "",
    token.isOwner ? "owned" : "",
  ]
    .filter(Boolean)
    .join(" ");
  element.setAttribute("aria-label", description(token));
  element.setAttribute("aria-pressed", String(token.controlled));
  Object.assign(element.style, {
    left: `${token.x}px`,
    top: `${token.y}px`,
    width: `${token.w}px`,
    height: `${token.h}px`,
    zIndex: String((data.sort ?? 0) + (token.controlled ? 1000 : 0)),
    opacity: String(data.hidden ? 0.5 : (data.alpha ?? 1)),
  });
  const image = h("img", {
    class: "token-image",
    src: data.texture?.src || DEFAULT_IMAGE,
    alt: "",
    draggable: "false",
  });
  image.addEventListener("error", () => (image.src = DEFAULT_IMAGE), { once: true });
  const { scaleX = 1, scaleY = 1 } = data.texture ?? {};
  if (data.rotation || scaleX !== 1 || scaleY !== 1) {
    image.style.transform = `rotate(${data.rotation ?? 0}deg) scale(${scaleX}, ${scaleY})`;
  }
  element.replaceChildren(
    image,
    h(
      "div",
      { class: "token-statuses" },
      statuses.filter((status) => !status.overlay).map(({ src, name }) => h("img", { src, alt: name, title: name })),
    ),
    ...(overlay ? [h("img", { class: "token-overlay", src: overlay.src, alt: overlay.name })] : []),
    ...bars(token),
    ...(isDisplayed(data.displayName, token) ? [h("div", { class: "token-name" }, token.name)] : []),
  );
  const targets = targetMarks(token);
  if (targets) element.append(targets);
}
