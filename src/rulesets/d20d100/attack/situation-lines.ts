import type { Modifier } from "../../../core/play/contract/modifiers.js";
import type { Situation } from "../../../core/play/contract/situation.js";
import { lineOf, type LineId } from "../dice/lines.js";
import { SITUATIONS, situationsCounted, type AttackSituation } from "../rules/attack/attack.js";
import { chosenIn } from "./chosen.js";
import { figuresOf, weaponOf } from "../data/reading.js";
import { fightsMobile } from "./reading.js";
import { reachOf } from "./strike.js";

/** What each situation is called among the parts of a roll. */
const LINES: Readonly<Partial<Record<AttackSituation, LineId>>> = {
  charge: "charge",
  helpless: "helpless",
  immobilisedTarget: "held",
  shotInGrapple: "shotInGrapple",
  defensiveFighting: "defensive",
  movingVehicle: "vehicle",
  improvised2: "unfamiliar",
  improvised4: "unfamiliar",
};

/** DD-92, DD-105, DD-125, DD-138, DD-142, DD-153, DD-159, DD-162 — what a situation adds to every shot of an attack. */
export function situationLines({ attacker, weapon, metres, choices }: Situation): readonly Modifier[] {
  const chosen = chosenIn(choices);
  const { increments, modifier } = reachOf(weapon, metres, choices);
  const { penalty } = figuresOf(attacker).hp;
  const shaken = chosen.vehicle && weaponOf(weapon).rangeIncrement > 0 && !fightsMobile(attacker); // DD-33: shots alone
  const said: readonly (readonly [boolean, AttackSituation])[] = [
    [chosen.charge, "charge"],
    [chosen.helpless, "helpless"],
    [chosen.held, "immobilisedTarget"],
    [chosen.inGrapple, "shotInGrapple"],
    [chosen.defensive, "defensiveFighting"],
    [shaken, "movingVehicle"],
    [chosen.unfamiliar === 2, "improvised2"],
    [chosen.unfamiliar === 4, "improvised4"],
  ];
  const counted = situationsCounted(said.flatMap(([holds, one]) => (holds ? [one] : [])));
  return [
    ...(modifier ? [lineOf("range", modifier, { increments })] : []),
    ...(penalty !== 0 ? [lineOf("wounds", penalty)] : []),
    ...counted.flatMap((one) => {
      const id = LINES[one];
      return id ? [lineOf(id, SITUATIONS[one])] : [];
    }),
    ...(chosen.switched ? [lineOf("pulled", weaponOf(weapon).pullPenalty)] : []),
  ];
}
