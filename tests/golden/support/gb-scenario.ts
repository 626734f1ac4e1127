import { abilityModifier } from "../../../src/rulesets/gb/rules/checks/abilities.js";
import { armorClass } from "../../../src/rulesets/gb/rules/attack/armor-class.js";
import { gbOfHit } from "../../../src/rulesets/gb/rules/attack/attack-result.js";
import { treatmentDc } from "../../../src/rulesets/gb/rules/body/care.js";
import { effortLoss } from "../../../src/rulesets/gb/rules/checks/effort.js";
import type { EffortKind } from "../../../src/rulesets/gb/rules/vocabulary.js";
import { fatigueMalus, pfLost } from "../../../src/rulesets/gb/rules/checks/fatigue.js";
import { poolMax } from "../../../src/rulesets/gb/rules/body/pools.js";
import type { Pools } from "../../../src/rulesets/gb/rules/body/pools.js";
import { profileOf } from "../../../src/rulesets/gb/rules/character/profile.js";
import { withShock } from "../../../src/rulesets/gb/rules/body/shock.js";
import type { Shock } from "../../../src/rulesets/gb/rules/vocabulary.js";
import { stabilisationTarget, stabilises } from "../../../src/rulesets/gb/rules/body/stabilisation.js";
import type { HumanZone, Severity } from "../../../src/rulesets/gb/rules/vocabulary.js";
import { woundAt } from "../../../src/rulesets/gb/rules/body/wounds.js";
import { applyWound, gbForSeverity } from "../../../src/rulesets/gb/rules/body/apply-wound.js";

const HUMAN = profileOf("human");

/** Steps of the story as the source tells them; it gives no other names. */
const STEPS = ["chase", "firstShot", "secondShotDestiny", "thirdShot"] as const;

type Event =
  | { readonly type: "effort"; readonly kind: EffortKind; readonly pf: number }
  | { readonly type: "attack"; readonly total: number; readonly zone: HumanZone }
  | {
      readonly type: "keeperWound";
      readonly forcedSeverity: Severity;
      readonly zone: HumanZone;
      readonly shock: Shock;
      readonly destiny?: "personal" | "group";
    }
  | { readonly type: "wound"; readonly gb: number; readonly zone: HumanZone; readonly d100: number };

export interface ScenarioCase {
  readonly con: number;
  readonly dexMod: number;
  readonly armor: Readonly<Record<HumanZone, number>>;
  readonly events: readonly Event[];
}

/** Plays a story event by event: GB-67. */
export function scenario({ con, dexMod, armor, events }: ScenarioCase): object {
  const max = poolMax(abilityModifier(con));
  const acAt = (zone: HumanZone, pf: number) =>
    armorClass({ dexMod, armor: armor[zone], fatigueMalus: fatigueMalus(pf, max), loseDexBonus: pf <= 0 });
  let pools: Pools = { pv: max, pf: max };
  const figures = () => ({
    ...pools,
    pfLost: pfLost(pools.pf, max),
    malus: fatigueMalus(pools.pf, max),
    acHead: acAt("head", pools.pf),
    acTorso: acAt("torso", pools.pf),
    acArm: acAt("armRight", pools.pf),
    acAbdomen: acAt("abdomen", pools.pf),
    acLeg: acAt("legRight", pools.pf),
  });
  const steps = [{ step: "start", ...figures() }];
  events.forEach((event, i) => {
    const told = play(event, pools, (zone) => acAt(zone, pools.pf));
    pools = { pv: told.pools.pv, pf: told.pools.pf };
    steps.push({ step: STEPS[i] ?? String(i), ...figures(), ...told.facts });
  });
  return { steps };
}

function play(event: Event, pools: Pools, acAt: (zone: HumanZone) => number): { pools: Pools; facts: object } {
  switch (event.type) {
    case "effort":
      return { pools: { ...pools, pf: pools.pf - effortLoss(event.kind, event.pf, []) }, facts: {} };
    case "attack":
      return struck(gbOfHit(event.total - acAt(event.zone), event.zone, HUMAN), event.zone, "none", pools);
    case "keeperWound": {
      const gb = gbForSeverity(0, event.forcedSeverity, event.zone, HUMAN);
      const told = struck(gb, event.zone, event.shock, pools);
      return { pools: told.pools, facts: { ...told.facts, destinySpent: event.destiny === "personal" ? 1 : 0 } };
    }
    case "wound": {
      const told = struck(event.gb, event.zone, "none", pools);
      const roll = {
        d100: event.d100,
        stabilisationTarget: stabilisationTarget(told.pools),
        stabilised: stabilises(event.d100, told.pools),
        treatmentDc: treatmentDc(event.gb),
      };
      return { pools: told.pools, facts: { ...told.facts, ...roll } };
    }
  }
}

function struck(gb: number, zone: HumanZone, shock: Shock, pools: Pools): { pools: Pools; facts: object } {
  const wound = woundAt(gb, zone, HUMAN);
  const after = applyWound(pools, { pfLoss: withShock(wound.pfLoss, shock), pvLoss: wound.pvLoss });
  return { pools: after, facts: { gb, severity: wound.severity } };
}
