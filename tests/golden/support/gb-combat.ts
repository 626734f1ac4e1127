import { approachesFor, humanTablesHold, subsystems } from "../../../src/rulesets/gb/rules/attack/approach.js";
import type { Anatomy, Approach } from "../../../src/rulesets/gb/rules/attack/approach.js";
import { aimBonus } from "../../../src/rulesets/gb/rules/attack/aim.js";
import { attackSequence } from "../../../src/rulesets/gb/rules/attack/attack-sequence.js";
import { coverBonus } from "../../../src/rulesets/gb/rules/attack/cover.js";
import type { Cover, DamageMode } from "../../../src/rulesets/gb/rules/attack/cover.js";
import { WEAPON_FOCUS_BONUS, isProficient } from "../../../src/rulesets/gb/rules/character/feats.js";
import {
  cleaves,
  farShotStretch,
  pointBlankBonus,
  powerAttack,
} from "../../../src/rulesets/gb/rules/attack/combat-feats.js";
import { hazardBonus } from "../../../src/rulesets/gb/rules/hazards/hazards.js";
import { hazardGb } from "../../../src/rulesets/gb/rules/hazards/hazard-damage.js";
import type { Pools } from "../../../src/rulesets/gb/rules/body/pools.js";
import { profileOf } from "../../../src/rulesets/gb/rules/character/profile.js";
import { shockEffect, withShock } from "../../../src/rulesets/gb/rules/body/shock.js";
import type { Shock } from "../../../src/rulesets/gb/rules/vocabulary.js";
import { situationModifiers } from "../../../src/rulesets/gb/rules/attack/situations.js";
import type { AttackKind } from "../../../src/rulesets/gb/rules/attack/situations.js";
import { spellLethality } from "../../../src/rulesets/gb/rules/attack/spells.js";
import { NOT_PROFICIENT_MALUS } from "../../../src/rulesets/gb/rules/tables.js";
import { trackerLine } from "../../../src/rulesets/gb/rules/fight/tracker.js";
import { resolveTraditional } from "../../../src/rulesets/gb/rules/attack/traditional.js";
import type { TraditionalBlow } from "../../../src/rulesets/gb/rules/attack/traditional.js";
import type { Severity, Zone } from "../../../src/rulesets/gb/rules/vocabulary.js";
import { woundAt } from "../../../src/rulesets/gb/rules/body/wounds.js";
import { applyWound, gbForSeverity } from "../../../src/rulesets/gb/rules/body/apply-wound.js";
import { Unsupported } from "./run.js";
import type { Adapter } from "./run.js";

const HUMAN = profileOf("human");

/** Adapters for blows and for those who strike them: aim, feats, cover, approaches, spells. */
export const combatAdapters: Readonly<Record<string, Adapter>> = {
  aimBonus: (given: { roundsAimed: number; attackType: AttackKind; shotsSinceAiming: number }) => ({
    bonus: aimBonus({
      rounds: given.shotsSinceAiming > 0 ? 0 : given.roundsAimed, // a shot ends the aim
      ranged: given.attackType === "ranged",
      atTarget: true,
    }),
  }),

  coverBonus: ({ cover, damageMode }: { cover: Cover | null; damageMode: DamageMode }) => ({
    acBonus: coverBonus(cover ?? "none", damageMode),
  }),

  iterativeAttacks: ({ bab }: { bab: number }) => ({ bonuses: attackSequence(bab) }),

  powerAttack: ({ requested, bab }: { requested: number; bab: number }) => {
    const { attack, gb } = powerAttack(requested, bab);
    return { attackMalus: attack, gbBonus: gb };
  },

  pointBlankShot: ({ distanceM }: { distanceM: number }) => ({
    attackBonus: pointBlankBonus(distanceM),
    gbBonus: 0, // the feat has no other figure
  }),

  cleave: (given: { outOfFight: boolean; onGround: boolean }) => ({ extraAttack: cleaves(given) }),

  featModifier: (given: FeatCase) => {
    switch (given.feat) {
      case "weaponFocus":
        return { attackBonus: given.weaponMatches ? WEAPON_FOCUS_BONUS : 0 };
      case "preciseShot":
        return { attackBonus: situationModifiers(["intoMelee"], "ranged", { preciseShot: true })[0]?.value };
      case "farShot":
        return { incrementM: (given.incrementM ?? 0) * farShotStretch(given.thrown ?? false) };
      case "none":
        return { attackBonus: withoutFeat(given.situation) };
      default:
        throw new Unsupported(`feat ${given.feat}`);
    }
  },

  keeperWound: ({ forcedSeverity, zone, shock, ...pools }: KeeperWoundCase) => {
    const wound = woundAt(gbForSeverity(0, forcedSeverity, zone, HUMAN), zone, HUMAN);
    const { pushed, prone, nextTurn } = shockEffect(shock);
    const pfLoss = withShock(wound.pfLoss, shock);
    const { pv, pf } = applyWound(pools, { pfLoss, pvLoss: wound.pvLoss });
    return { pfLoss, pvLoss: wound.pvLoss, pf, pv, prone, pushedM: pushed, losesNextTurn: nextTurn === "lost" };
  },

  creatureMode: ({ mode }: { mode: Approach }) => subsystems(mode),

  creatureOptions: (anatomy: Anatomy) => ({
    humanTablesValid: humanTablesHold(anatomy),
    options: approachesFor(anatomy),
  }),

  traditionalAttack: (given: TraditionalBlow) => resolveTraditional(given),

  spellConversion: ({ kind, maxDamage, d10 }: { kind: "weaponLike" | "area"; maxDamage: number; d10?: number }) =>
    kind === "weaponLike"
      ? { attackBonus: spellLethality(maxDamage) }
      : { gb: hazardGb(hazardBonus(maxDamage), d10 ?? 0) },

  tracker: ({ pf, pfMax }: { pf: number; pfMax: number }) => {
    const { boxes, lost, step } = trackerLine(pf, pfMax);
    return { boxes, lostBoxes: lost, malusLevel: step };
  },
};

/** GB-56 — penalty of a situation for one who has no feat against it. */
function withoutFeat(situation: string | undefined): number | undefined {
  if (situation === "nonProficient") return isProficient(false, [], []) ? 0 : NOT_PROFICIENT_MALUS;
  return situationModifiers(["intoMelee"], "ranged")[0]?.value;
}

interface FeatCase {
  readonly feat: string;
  readonly situation?: string;
  readonly weaponMatches?: boolean;
  readonly incrementM?: number;
  readonly thrown?: boolean;
}

interface KeeperWoundCase extends Pools {
  readonly forcedSeverity: Severity;
  readonly zone: Zone;
  readonly shock: Shock;
}
