import { t } from "../text/i18n.js";
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

type Input = HTMLInputElement | HTMLSelectElement;

function inputOf(html: HTMLElement, key: string): Input | null {
  return html.querySelector(`[name="gardien.${key}"]`);
}

/** A field that is greyed is not sent with the form: what it says is kept. */
function follow(own: Input, other: Input, idle: Idle): void {
  followed.add(own);
  const reason = own.ownerDocument.createElement("p");
  reason.className = "hint";
  reason.textContent = reasonOf(idle);
  const update = (): void => {
    own.disabled = valueIn(other) === String(idle.is);
    if (own.disabled) own.closest(".form-group")?.append(reason);
    else reason.remove();
  };
  other.addEventListener("change", update);
  update();
}

type Idle = NonNullable<SettingDefinition["idleWhile"]>;

/** What a field says, as text. */
function valueIn(field: Input): string {
  return field.type === "checkbox" ? String((field as HTMLInputElement).checked) : field.value;
}

/** Why a setting does nothing. */
function reasonOf({ key, is }: Idle): string {
  const base = `GARDIEN.SETTINGS.${key}`;
  const name = t(`${base}.name`);
  if (typeof is === "boolean") return t(is ? "GARDIEN.SETTINGS.idle.on" : "GARDIEN.SETTINGS.idle.off", { name });
  return t("GARDIEN.SETTINGS.idle.is", { name, value: typeof is === "number" ? is : t(`${base}.choices.${is}`) });
}
