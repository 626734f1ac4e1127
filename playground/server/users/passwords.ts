import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

/** `scrypt:<salt>:<hash>`, the stored form of a password; an empty password is none. */
export function hashPassword(password: string): string {
  if (password === "") return "";
  const salt = randomBytes(16);
  return `scrypt:${salt.toString("hex")}:${scryptSync(password, salt, 32).toString("hex")}`;
}

/** Whether a password opens a user whose stored form is given; a user without one is open to all. */
export function checkPassword(stored: unknown, password: string): boolean {
  if (typeof stored !== "string" || stored === "") return true;
  const [scheme, salt, hash] = stored.split(":");
  if (scheme !== "scrypt" || !salt || !hash) return false;
  const expected = Buffer.from(hash, "hex");
  const given = scryptSync(password, Buffer.from(salt, "hex"), 32);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
