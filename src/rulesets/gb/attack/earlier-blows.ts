import type { Blow } from "../../../core/play/contract/outcome.js";
import { gbOptions } from "../data/options.js";
import { applyWound } from "../rules/body/apply-wound.js";
import { fatigueMalus, fatigueOn } from "../rules/checks/fatigue.js";
import { stateOf } from "../rules/body/pools.js";
import type { Pools } from "../rules/body/pools.js";
import type { Zone } from "../rules/vocabulary.js";
import { readOutcome } from "./outcome-kept.js";
import type { GbOutcome } from "./outcome-kept.js";
import { armorClasses } from "./reading.js";
import { figuresOf } from "../data/reading.js";
import type { Guard } from "./reading.js";

/** GB-24 — of a place that nothing is known of. */
const UNARMORED = 10;

/** GB-33 — the points that a blow leaves, by the settings of the table. */
export function pointsAfter(before: Pools, { hit, ...losses }: GbOutcome): Pools {
  if (!hit) return before;
  const { pfCapMode: capMode, negativePools } = gbOptions();
  return applyWound(before, losses, { capMode, negativePools });
}

/** GB-33, GB-65 — the points with which a target meets a blow; `null` where nothing has struck before it. */
function pointsMet({ target, earlier = [] }: Blow): Pools | null {
  const blows = earlier.map(readOutcome).filter(({ classic }) => !classic);
  if (blows.length === 0) return null;
  const { pv, pf } = figuresOf(target);
  return blows.reduce(pointsAfter, { pv: pv.value, pf: pf.value });
}

/**
 * GB-10, GB-12, GB-24 — the armour class that a blow meets, and what of it those before it took. Two claws strike one
 * after the other: the points that the first costs are gone when the second comes, and with them some of the defence.
 */
export function armorMet(blow: Blow, zone: Zone, guard: Guard): Pick<GbOutcome, "ac" | "acWorn"> {
  const ac = armorClasses(blow.target, guard)[zone] ?? UNARMORED;
  const points = pointsMet(blow);
  if (!points) return { ac, acWorn: 0 };
  const { body, pf, fatigue, exhaustion } = figuresOf(blow.target);
  const down = stateOf(points, exhaustion.result, body.pfZeroEffect) !== "active";
  const malus = fatigue.override ?? (body.fatigueApplies ? fatigueMalus(points.pf, pf.max) : 0);
  const dexLost = armorClasses(blow.target, { ...guard, dexLost: guard.dexLost || down })[zone] ?? UNARMORED;
  const worn = dexLost + fatigueOn("armorClass", malus) - fatigueOn("armorClass", fatigue.malus);
  return { ac: worn, acWorn: worn - ac };
}
