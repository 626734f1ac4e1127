import type { Data } from "../../common/types.js";
import { isTyping } from "../ui/dom.js";

interface Binding {
  key: string;
  modifiers?: string[];
}
interface ActionConfig {
  name: string;
  hint?: string;
  editable?: Binding[];
  uneditable?: Binding[];
  restricted?: boolean;
  onDown?: (context: Data) => boolean | void;
  onUp?: (context: Data) => boolean | void;
}

const MODIFIERS: Record<string, (event: KeyboardEvent) => boolean> = {
  Alt: (event) => event.altKey,
  Control: (event) => event.ctrlKey || event.metaKey,
  Shift: (event) => event.shiftKey,
};

/** The shortcuts packages register. The playground offers no window to change them. */
export class ClientKeybindings {
  readonly actions = new Map<string, ActionConfig>();

  /** Declares a shortcut; `key` is a physical key as in `KeyboardEvent#code`. */
  register(namespace: string, action: string, data: ActionConfig): void {
    this.actions.set(`${namespace}.${action}`, data);
  }

  get(namespace: string, action: string): Binding[] {
    const config = this.actions.get(`${namespace}.${action}`);
    return [...(config?.uneditable ?? []), ...(config?.editable ?? [])];
  }

  /** Starts listening. A handler that returns true keeps the event from everybody else. */
  activate(): void {
    document.addEventListener("keydown", (event) => this.#dispatch(event, "onDown"));
    document.addEventListener("keyup", (event) => this.#dispatch(event, "onUp"));
  }

  #dispatch(event: KeyboardEvent, phase: "onDown" | "onUp"): void {
    if (isTyping(event.target)) return;
    for (const config of this.actions.values()) {
      const handler = config[phase];
      if (!handler || (config.restricted && !game.user.isGM)) continue;
      const bindings = [...(config.uneditable ?? []), ...(config.editable ?? [])];
      if (!bindings.some((binding) => matches(binding, event))) continue;
      if (handler({ event, key: event.code, repeat: event.repeat, up: phase === "onUp" }) !== true) continue;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
  }
}

function matches({ key, modifiers = [] }: Binding, event: KeyboardEvent): boolean {
  if (key !== event.code) return false;
  return Object.entries(MODIFIERS).every(([name, pressed]) => pressed(event) === modifiers.includes(name));
}
