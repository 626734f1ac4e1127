import type { Data } from "../../common/types.js";

/** Which keys are down: `game.keyboard`. Shortcuts are registered in `game.keybindings`, as ever. */
export class KeyboardManager {
  static readonly MODIFIER_KEYS = { CONTROL: "Control", SHIFT: "Shift", ALT: "Alt" };
  static readonly MODIFIER_CODES: Record<string, readonly string[]> = {
    Control: ["ControlLeft", "ControlRight", "MetaLeft", "MetaRight"],
    Shift: ["ShiftLeft", "ShiftRight"],
    Alt: ["AltLeft", "AltRight"],
  };

  /** Codes of the keys that are down, as in `KeyboardEvent#code`. */
  readonly downKeys = new Set<string>();

  /** Listens to the page. Keys that were down when the window lost the focus are let go. */
  listen(): void {
    addEventListener("keydown", ({ code }) => this.downKeys.add(code), { capture: true });
    addEventListener("keyup", ({ code }) => this.downKeys.delete(code), { capture: true });
    addEventListener("blur", () => this.downKeys.clear());
  }

  isModifierActive(modifier: string): boolean {
    return (KeyboardManager.MODIFIER_CODES[modifier] ?? []).some((code) => this.downKeys.has(code));
  }

  /** Whether a field has the focus, so that keys are text. */
  get hasFocus(): boolean {
    const { activeElement } = document;
    return (
      activeElement instanceof HTMLElement &&
      (activeElement.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(activeElement.tagName))
    );
  }
}

/** Adds the keyboard's manager under its names. */
export function addKeyboard({ helpers }: Data): void {
  const keyboard = new KeyboardManager();
  keyboard.listen();
  helpers.interaction = { ...helpers.interaction, KeyboardManager };
  Object.defineProperty(game, "keyboard", { value: keyboard, configurable: true });
}
