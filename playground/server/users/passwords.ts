import { randomBytes, scrypt, scryptSync, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Refusal } from "../errors.js";
import { RateLimit } from "../net/limits.js";

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>;

/** Guesses at one user's password: per second in the long run, and at once. */
const GUESSES = [0.2, 5] as const;

/** `scrypt:<salt>:<hash>`, the stored form of a password; an empty password is none. */
export function hashPassword(password: string): string {
  if (password === "") return "";
  const salt = randomBytes(16);
  return `scrypt:${salt.toString("hex")}:${scryptSync(password, salt, 32).toString("hex")}`;
}

/** Whether a password opens a user whose stored form is given; a user without one is open to all. */
async function checkPassword(stored: unknown, password: string): Promise<boolean> {
  if (typeof stored !== "string" || stored === "") return true;
  const [scheme, salt, hash] = stored.split(":");
  if (scheme !== "scrypt" || !salt || !hash) return false;
  const expected = Buffer.from(hash, "hex");
  const given = await derive(password, Buffer.from(salt, "hex"), 32); // elsewhere: the table goes on meanwhile
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Keeps whoever guesses passwords waiting, user by user. */
export class Guesses {
  private readonly limits = new Map<string, RateLimit>();

  /** Refuses a wrong password, and any password after too many wrong ones. */
  async check(userId: string, stored: unknown, password: string): Promise<void> {
    if (typeof stored !== "string" || stored === "") return;
    const limit = this.limits.get(userId) ?? new RateLimit(...GUESSES);
    this.limits.set(userId, limit);
    if (!limit.take()) throw new Refusal("Too many passwords at once: wait a moment", "Wait");
    if (!(await checkPassword(stored, password))) throw new Refusal("The password is wrong", "WrongPassword");
    this.limits.delete(userId);
  }
}
