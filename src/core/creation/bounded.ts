/** A whole number within bounds, whatever came; without one the other. */
export function bounded(value: unknown, min: number, max: number, otherwise: number): number {
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return otherwise;
  return Math.min(max, Math.max(min, Math.round(number)));
}
