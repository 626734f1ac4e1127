import type { Struck } from "../../../core/play/contract/defence.js";
import { hitsIn } from "./outcome/hits.js";
import type { Hit, Shot } from "./outcome/outcome-kept.js";
import { shotsIn } from "./shots.js";
import { strikeOf, type Strike } from "./strike.js";

/** DD-133 — a blow as its target finds it: who struck how, what hit, and with how many points. */
export interface Found {
  readonly strike: Strike;
  readonly shots: readonly Shot[];
  readonly hits: readonly Hit[];
}

/** DD-133 — a blow as it was rolled. */
export function foundIn(blow: Struck): Found | null {
  const strike = strikeOf(blow);
  if (!strike) return null;
  const shots = shotsIn(strike, blow.bonus, blow.dice);
  return { strike, shots, hits: hitsIn(strike, shots, blow.dice) };
}
