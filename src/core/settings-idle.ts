import { t } from "./i18n.js";
import type { SettingDefinition } from "./settings.js";

/** Fields that are followed already: the window may be told of twice. */
const followed = new WeakSet<HTMLElement>();

/** Greys settings that do nothing while another stands as it does in the window of settings, and says why. */
export function markIdle(html: HTMLElement, definitions: readonly SettingDefinition[]): void {
  for (const { key, idleWhile } of definitions) {
    const own = idleWhile && inputOf(html, key);
    const other = idleWhile && inputOf(html, idleWhile.key);
    if (own && other && !followed.has(own)) follow(own, other, idleWhile);
  }
}

function inputOf(html: HTMLElement, key: string): HTMLInputElement | null {
  return html.querySelector(`[name="gardien.${key}"]`);
}

/** A field that is greyed is not sent with the form: what it says is kept. */
function follow(own: HTMLInputElement, other: HTMLInputElement, { key, is }: Idle): void {
  followed.add(own);
  const reason = own.ownerDocument.createElement("p");
  reason.className = "hint";
  reason.textContent = t(is ? "GARDIEN.SETTINGS.idle.on" : "GARDIEN.SETTINGS.idle.off", {
    name: t(`GARDIEN.SETTINGS.${key}.name`),
  });
  const update = (): void => {
    own.disabled = other.checked === is;
    if (own.disabled) own.closest(".form-group")?.append(reason);
    else reason.remove();
  };
  other.addEventListener("change", update);
  update();
}

type Idle = NonNullable<SettingDefinition["idleWhile"]>;
