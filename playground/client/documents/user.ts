import { BaseUser } from "../../common/documents/base-user.js";
import { can, hasPermission, hasRole, isGM } from "../../common/documents/permissions.js";
import type { Data, Value } from "../../common/types.js";
import { targetsOf } from "../canvas/targets.js";
import { ClientDocumentMixin } from "./client-document.js";
import { ask } from "./user-query.js";

export class User extends ClientDocumentMixin(BaseUser) {
  /** Is this user connected? */
  declare active: boolean;
  /** The tokens this user aims at. */
  declare targets: Value;
  declare viewedScene: string | null;

  override _configure(options: Data): void {
    super._configure(options);
    const define = (key: string, value: unknown): void => {
      Object.defineProperty(this, key, { value, writable: true, enumerable: false, configurable: true });
    };
    define("active", false);
    define("viewedScene", null);
    targetsOf(this as unknown as Data);
  }

  get isGM(): boolean {
    return isGM(this);
  }

  get isSelf(): boolean {
    return this.id === game.userId;
  }

  /** Is this the one game master who acts for all? */
  get isActiveGM(): boolean {
    return game.users?.activeGM === this;
  }

  get isBanned(): boolean {
    return this.role === 0;
  }

  override get visible(): boolean {
    return true;
  }

  hasPermission(permission: string): boolean {
    return hasPermission(this, permission);
  }

  hasRole(role: string | number, options: { exact?: boolean } = {}): boolean {
    return hasRole(this, role, options);
  }

  can(action: string): boolean {
    return can(this, action);
  }

  /** Asks this user's client something and waits for its answer. */
  async query(name: string, data: unknown, options: { timeout?: number } = {}): Promise<unknown> {
    return ask(this, name, data, options);
  }

  /** Puts a macro into a slot of the hotbar, or empties the slot; without a slot, the first free one. */
  async assignHotbarMacro(
    macro: Value,
    slot?: number | string | null,
    options: { fromSlot?: number } = {},
  ): Promise<Value> {
    const hotbar = { ...this.hotbar };
    let target = Number(slot);
    if (!target) target = Array.fromRange(50, 1).find((candidate) => !hotbar[candidate]) ?? 0;
    if (!target) throw new Error("No available Hotbar slot exists");
    if (options.fromSlot) delete hotbar[options.fromSlot];
    if (macro) hotbar[target] = macro.id as string;
    else delete hotbar[target];
    return this.update({ hotbar }, { diff: false, recursive: false, noHook: true });
  }

  getHotbarMacros(page = 1): { slot: number; macro: Value }[] {
    return Array.fromRange(10, (page - 1) * 10 + 1).map((slot) => {
      const id = this.hotbar[slot];
      return { slot, macro: (id ? (game.macros.get(id) ?? null) : null) as unknown };
    });
  }
}
