import { DOCUMENT_OWNERSHIP_LEVELS, USER_PERMISSIONS, USER_ROLES } from "../const.js";
import { host } from "../host.js";
import type { Data, Value } from "../types.js";

/** What permission checks need to know of a user. */
export interface UserLike {
  readonly id: string | null;
  readonly role: number;
  readonly permissions?: Record<string, boolean>;
  readonly [extra: string]: Value;
}

/** A name of a level, role or permission, or a function of user, document and data. */
export type PermissionRule = string | ((user: UserLike, document: Value, data: Data) => boolean);

/** Assistants count as game masters. */
export function isGM(user: UserLike): boolean {
  return user.role >= USER_ROLES.ASSISTANT;
}

export function hasRole(user: UserLike, role: string | number, options: { exact?: boolean } = {}): boolean {
  const level = typeof role === "number" ? role : (USER_ROLES as Record<string, number>)[role];
  if (level === undefined) return false;
  return options.exact ? user.role === level : user.role >= level;
}

/**
 * Does the user have a permission of `CONST.USER_PERMISSIONS`: by own grant, else by role? Only a full game master has
 * them whatever the table says; assistants have what it leaves them.
 */
export function hasPermission(user: UserLike, permission: string): boolean {
  const rule = USER_PERMISSIONS[permission];
  if (!rule || user.role === USER_ROLES.NONE) return false;
  if (user.role >= USER_ROLES.GAMEMASTER && !rule.disableGM) return true;
  const own = user.permissions?.[permission];
  if (typeof own === "boolean") return own;
  return host.permissions[permission]?.includes(user.role) ?? user.role >= rule.defaultRole;
}

/** A permission or a role, by name. */
export function can(user: UserLike, action: string): boolean {
  return action in USER_PERMISSIONS ? hasPermission(user, action) : hasRole(user, action);
}

/** The number of an ownership level given by name or number. */
export function levelNumber(permission: string | number): number {
  if (typeof permission === "number") return permission;
  const level = (DOCUMENT_OWNERSHIP_LEVELS as Record<string, number>)[permission];
  if (level === undefined) throw new Error(`${permission} is not an ownership level`);
  return level;
}

/** The effective ownership level of a user: 19.4. */
export function levelOf(document: Value, user: UserLike | null): number {
  const { INHERIT, NONE, OWNER } = DOCUMENT_OWNERSHIP_LEVELS;
  if (user && isGM(user)) return OWNER;
  if (document.pack && !document.parent) return host.packLevel(user, document.pack as string);
  const ownership: Value = document.ownership ?? document._source?.ownership;
  if (!ownership) return document.parent ? levelOf(document.parent, user) : NONE;
  const level: number = (user?.id ? ownership[user.id] : undefined) ?? ownership.default ?? NONE;
  if (level !== INHERIT) return level;
  return document.parent ? levelOf(document.parent, user) : NONE;
}

/** The level as the document itself sees it: an item of an actor asks its actor. */
function ownLevel(user: UserLike, document: Value): number {
  return typeof document.getUserLevel === "function"
    ? (document.getUserLevel(user) as number)
    : levelOf(document, user);
}

export function isOwner(user: UserLike, document: Value): boolean {
  return ownLevel(user, document) >= DOCUMENT_OWNERSHIP_LEVELS.OWNER;
}

/** Applies a rule: an ownership level looks at the document, a role or permission at the user. */
export function allows(rule: PermissionRule, user: UserLike, document: Value, data: Data): boolean {
  if (user.role === USER_ROLES.NONE) return false;
  if (typeof rule === "function") return rule(user, document, data);
  if (rule in DOCUMENT_OWNERSHIP_LEVELS) {
    return document !== null && ownLevel(user, document) >= levelNumber(rule);
  }
  return can(user, rule);
}

const IGNORED = new Set(["_id", "_stats"]);

/** True when a change touches nothing but some top-level keys. */
export function touchesOnly(data: Data, allowed: readonly string[]): boolean {
  return Object.keys(data).every((key) => {
    const name = key.replace(/^[-=]=/, "").split(".")[0] as string;
    return IGNORED.has(name) || allowed.includes(name);
  });
}

/** True when a change touches one of some top-level keys. */
export function touches(data: Data, keys: readonly string[]): boolean {
  return Object.keys(data).some((key) => keys.includes(key.replace(/^[-=]=/, "").split(".")[0] as string));
}
