import type { D20d100Adversary } from "./actors/adversary.js";

/** DD-106 — what the sight of an adversary costs; `null` where it costs nothing. */
export function horrorOf({ sanityLoss: { success, failure } }: D20d100Adversary): string | null {
  return success === "0" && failure === "0" ? null : `${success}/${failure}`;
}
