import { h, icon, text } from "../ui/dom.js";
import type { Token } from "./token.js";
import { dispositionClass, isDisplayed, statusIcons } from "./visibility.js";

const DEFAULT_IMAGE = "icons/svg/mystery-man.svg";

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

/** How high above the ground or how deep below it: "+3 m". */
function elevationText(token: Token): string {
  const { elevation } = token.document;
  return `${elevation > 0 ? "+" : "−"}${Math.abs(elevation)} ${canvas.grid.units}`;
}

/** What a screen reader says of a token. */
function description(token: Token): string {
  const parts = [token.name];
  if (token.controlled) parts.push(game.i18n.localize("PLAYGROUND.Token.Selected"));
  if (token.isTargeted) parts.push(game.i18n.localize("PLAYGROUND.Token.Targeted"));
  if (token.document.elevation) parts.push(text("Token.Elevation", { elevation: elevationText(token) }));
  parts.push(...statusIcons(token.actor).map((status) => status.name));
  return parts.join(", ");
}

/** Draws a token into its element, anew each time: a handful of nodes, always in step with the document. */
export function drawToken(token: Token): void {
  const { element, document: data } = token;
  element.hidden = !token.visible;
  if (!token.visible) {
    element.removeAttribute("aria-label"); // what one does not see is nowhere on the page
    element.replaceChildren();
    return;
  }
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
  token.drawBars();
  element.replaceChildren(
    image,
    h(
      "div",
      { class: "token-statuses" },
      statuses.filter((status) => !status.overlay).map(({ src, name }) => h("img", { src, alt: name, title: name })),
    ),
    ...(overlay ? [h("img", { class: "token-overlay", src: overlay.src, alt: overlay.name })] : []),
    token.bars,
    ...(isDisplayed(data.displayName, token) ? [h("div", { class: "token-name" }, token.name)] : []),
  );
  if (data.elevation) element.append(h("div", { class: "token-elevation" }, elevationText(token)));
  const targets = targetMarks(token);
  if (targets) element.append(targets);
}
