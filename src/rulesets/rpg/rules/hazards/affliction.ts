import type { AfflictionKind } from "../vocabulary.js";

/** RP-92, RP-93 — whether somebody exposed may test against it, unless its sheet says otherwise (D-59). */
export function grantsTest(kind: AfflictionKind): boolean {
  return kind === "disease";
}
