import { MAX_MESSAGE_BYTES } from "../../common/protocol.js";
import { Refusal } from "../errors.js";

const MAX_DEPTH = 48;
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Refuses what is not plain JSON of bearable size: binary values, deep nesting, keys that would reach an object's
 * prototype (also inside dotted paths).
 */
export function checkPayload(value: unknown, limit = MAX_MESSAGE_BYTES): void {
  checkValue(value, 0);
  const size = Buffer.byteLength(JSON.stringify(value) ?? "");
  if (size > limit) throw new Refusal(`The message is too large: ${size} bytes of ${limit} allowed`);
}

function checkValue(value: unknown, depth: number): void {
  if (value === null || typeof value === "string" || typeof value === "boolean" || value === undefined) return;
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new Refusal("The message holds a number that is none");
    return;
  }
  if (typeof value !== "object") throw new Refusal("The message is not plain data");
  if (depth >= MAX_DEPTH) throw new Refusal("The message is nested too deeply");
  if (Array.isArray(value)) {
    for (const entry of value) checkValue(entry, depth + 1);
    return;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new Refusal("The message is not plain data");
  for (const [key, entry] of Object.entries(value)) {
    if (key.split(".").some((part) => FORBIDDEN.has(part.replace(/^[-=]=/, "")))) {
      throw new Refusal(`The key ${key} is not allowed`);
    }
    checkValue(entry, depth + 1);
  }
}

/** A bucket of tokens: bursts are welcome, floods are not. */
export class RateLimit {
  private tokens: number;
  private last = performance.now();

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {
    this.tokens = burst;
  }

  /** Takes one token; false when none is left. */
  take(): boolean {
    const now = performance.now();
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.last) / 1000) * this.perSecond);
    this.last = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
