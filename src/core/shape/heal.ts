import * as shapes from "./shape.js";

/** An object, whatever came; empty when none did. */
export function object(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** A list, whatever came. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** A text, whatever came; never an endless one. */
export const text = (value: unknown): string => shapes.text.read(value);

/** A whole number, whatever came, that sums stay exact with. */
export const whole = (value: unknown): number => shapes.whole.read(value);

/** One of the words allowed, whatever came. */
export function oneOf<T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.find((choice) => choice === value) ?? otherwise;
}
