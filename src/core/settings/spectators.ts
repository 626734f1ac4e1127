import { readFrom, worldOptions } from "./world-options.js";

/** The setting of the world that names the users who only watch, by id. */
export const SPECTATORS = "spectators";

/** Ids of the users who only watch. They are asked for with every right that is tested. */
const watching = readFrom(worldOptions([{ key: SPECTATORS, scope: "world", initial: "" }]), (options) => {
  return new Set(idsIn(Reflect.get(options, SPECTATORS)));
});

/** The ids that the setting holds. */
export function idsIn(kept: unknown): readonly string[] {
  return typeof kept === "string" ? kept.split(" ").filter(Boolean) : [];
}

/**
 * Whether a user only watches: they are told outcomes in words, own nobody and are asked nothing. A keeper never does.
 */
export function isSpectator(user: Pick<User, "id" | "isGM"> | null | undefined): boolean {
  return user?.isGM === false && watching().has(user.id ?? "");
}

/** Whether somebody who only watches asks for something as if it were theirs: they own nothing, whatever a document says. */
export function isRefused(user: User, level: string | number): boolean {
  return (level === "OWNER" || level === CONST.DOCUMENT_OWNERSHIP_LEVELS.OWNER) && isSpectator(user);
}

/** The users who play: neither keepers nor spectators. */
export function players(): readonly User[] {
  return game.users.filter((user) => !user.isGM && !isSpectator(user));
}
