import { treatmentDc } from "../../../src/rulesets/gb/rules/body/care.js";
import { treats } from "../../../src/rulesets/gb/rules/body/treatment.js";
import { destiny } from "../../../src/rulesets/gb/rules/checks/destiny.js";
import { groupAgrees, destinyCost, mayAskDestiny } from "../../../src/rulesets/gb/rules/checks/destiny-asked.js";
import type { Vote } from "../../../src/rulesets/gb/rules/checks/destiny-asked.js";
import { drown } from "../../../src/rulesets/gb/rules/hazards/drowning.js";
import { effortLoss } from "../../../src/rulesets/gb/rules/checks/effort.js";
import type { EffortRounding } from "../../../src/rulesets/gb/rules/checks/effort.js";
import type { EffortKind } from "../../../src/rulesets/gb/rules/vocabulary.js";
import { hazardBonus, hazardGrowth } from "../../../src/rulesets/gb/rules/hazards/hazards.js";
import { hazardGb, hazardRound } from "../../../src/rulesets/gb/rules/hazards/hazard-damage.js";
import type { HazardMode } from "../../../src/rulesets/gb/rules/hazards/hazards.js";
import { harmingTouchDamage, heal, healingTouchFormulas } from "../../../src/rulesets/gb/rules/body/healing-touch.js";
import type { CapMode, Pools } from "../../../src/rulesets/gb/rules/body/pools.js";
import { locationBonus, profileOf } from "../../../src/rulesets/gb/rules/character/profile.js";
import { shockEffect } from "../../../src/rulesets/gb/rules/body/shock.js";
import type { Shock } from "../../../src/rulesets/gb/rules/vocabulary.js";
import { spellLethality } from "../../../src/rulesets/gb/rules/attack/spells.js";
import { stabilisationTarget, stabilises } from "../../../src/rulesets/gb/rules/body/stabilisation.js";
import type { StabilisationScope } from "../../../src/rulesets/gb/rules/body/stabilisation.js";
import { passTime } from "../../../src/rulesets/gb/rules/body/time.js";
import type { Severity, Zone } from "../../../src/rulesets/gb/rules/vocabulary.js";
import { ticksIn, worseningInterval, worseningLoss } from "../../../src/rulesets/gb/rules/body/worsening.js";
import type { WorsenMode } from "../../../src/rulesets/gb/rules/body/worsening.js";
import type { Adapter } from "./run.js";

interface Settings {
  readonly gbEffortRounding?: EffortRounding;
  readonly gbHazardBodyVital?: boolean;
  readonly gbHazardMode?: HazardMode;
  readonly gbNegativePools?: boolean;
  readonly gbPfCapMode?: CapMode;
  readonly gbStabilisationScope?: StabilisationScope;
  readonly gbWorsenMode?: WorsenMode;
}

interface WithSettings {
  readonly settings?: Settings;
}

const HUMAN = profileOf("human");

/** Adapters for what happens to a character besides blows: destiny, effort, time, care, causes without an attacker. */
export const courseAdapters: Readonly<Record<string, Adapter>> = {
  destinyPersonal: (given: { level: number; spent: number; bonus: number }) => {
    const { total, remaining } = destiny(given.level, given.spent, given.bonus);
    return { total, remaining, canSpend: mayAskDestiny(remaining, false) };
  },

  destinyRequest: (given: { remaining: number; consequenceRevealed: boolean; keeperAccepts: boolean }) => {
    const requestAllowed = mayAskDestiny(given.remaining, given.consequenceRevealed);
    return { requestAllowed, spent: destinyCost(requestAllowed, given.keeperAccepts) };
  },

  destinyGroup: ({ available, votes }: { available: number; votes: Vote[] }) => ({
    spent: destinyCost(groupAgrees(available, votes), true),
  }),

  effort: (given: { kind: EffortKind; pf: number; feats: string[] } & WithSettings) => ({
    pfLoss: effortLoss(given.kind, given.pf, given.feats, given.settings?.gbEffortRounding),
  }),

  rest: (given: Pools & { pvMax: number; pfMax: number; hours: number; cared: boolean } & WithSettings) =>
    passTime({
      pools: { pv: given.pv, pf: given.pf },
      wounds: [],
      from: 0,
      until: given.hours * 3600,
      rolls: [],
      rest: { max: { pv: given.pvMax, pf: given.pfMax }, cared: given.cared },
    }).pools,

  treatmentDc: ({ gb }: { gb: number }) => ({ dc: treatmentDc(gb) }),

  treatment: ({ gb, total }: { gb: number; total: number }) => ({ dc: treatmentDc(gb), stopped: treats(total, gb) }),

  stabilisation: ({ d100, settings, ...pools }: Pools & { d100: number } & WithSettings) => ({
    target: stabilisationTarget(pools, settings?.gbNegativePools),
    success: stabilises(d100, pools, settings?.gbNegativePools),
  }),

  worsening: ({ elapsedSeconds, settings, pf, ...wound }: WorseningCase) => {
    const ticks = ticksIn(elapsedSeconds, worseningInterval(wound, HUMAN));
    const loss = worseningLoss(ticks, settings?.gbWorsenMode, pf);
    return { ticks, pfLoss: loss.pf, pvLoss: loss.pv };
  },

  bleedRun: ({ pv, pf, severity, elapsedSeconds, rolls, settings = {} }: BleedCase) => {
    const wound = { id: "wound", interval: worseningInterval({ severity }, HUMAN), lastTick: 0 };
    const { ticks } = passTime(
      { pools: { pv, pf }, wounds: [wound], from: 0, until: elapsedSeconds, rolls },
      {
        ...(settings.gbPfCapMode && { capMode: settings.gbPfCapMode }),
        ...(settings.gbNegativePools !== undefined && { negativePools: settings.gbNegativePools }),
        ...(settings.gbStabilisationScope && { scope: settings.gbStabilisationScope }),
        ...(settings.gbWorsenMode && { mode: settings.gbWorsenMode }),
      },
    );
    return { ticks };
  },

  shock: ({ shock }: { shock: Shock }) => {
    const { pf, pushed, prone, nextTurn } = shockEffect(shock);
    return { pfLoss: pf, pushedM: pushed, prone, nextTurn };
  },

  hazard: ({ settings, ...given }: HazardCase) => {
    const bonus = hazardBonus(given.maxDamage);
    const zone = given.zone ?? "body";
    const gbByRound = Array.from({ length: given.rounds }, (_, i) =>
      hazardGb(bonus, given.d10, i + 1, locationBonus(HUMAN, zone).gb),
    );
    const bodyVital = settings?.gbHazardBodyVital ?? true;
    const { wound } = hazardRound(gbByRound.at(-1) ?? 0, null, zone, HUMAN, { bodyVital });
    const { severity, pfLoss, pvLoss, mortal } = wound;
    return { bonus, growthPerRound: hazardGrowth(bonus), gbByRound, severity, pfLoss, pvLoss, mortal };
  },

  hazardWound: ({ gbByRound, mode, zone, settings }: HazardWoundCase) => ({
    rounds: gbByRound.map((gb, i) => {
      const options = { mode, bodyVital: settings?.gbHazardBodyVital ?? true };
      const { wound, pf, pv } = hazardRound(gb, gbByRound[i - 1] ?? null, zone, HUMAN, options);
      return { gb, severity: wound.severity, pfDelta: pf, pvDelta: pv, mortal: wound.mortal };
    }),
  }),

  drowning: ({ rounds, conCheckFailed, ...given }: Pools & { rounds: number; conCheckFailed: boolean }) => {
    const course: object[] = [];
    let pools: Pools = { pv: given.pv, pf: given.pf };
    for (let round = 1; conCheckFailed && round <= rounds && pools.pv > 0; round += 1) {
      pools = drown(pools, round);
      course.push({ round, ...pools, state: pools.pv > 0 ? "unconscious" : "dead" });
    }
    return { rounds: course };
  },

  healingTouch: (given: HealingCase) => {
    const healed = { pv: given.d8Pv, pf: given.d8Pf + given.casterLevel };
    const { pv, pf } = heal(given, { pv: given.pvMax, pf: given.pfMax }, healed, given.settings?.gbPfCapMode);
    return { pvHealed: healed.pv, pfHealed: healed.pf, pv, pf };
  },

  healingTouchFormula: ({ casterLevel }: { casterLevel: number }) => {
    const { pv, pf } = healingTouchFormulas(casterLevel);
    return { pvFormula: pv, pfFormula: pf };
  },

  healingTouchHarm: ({ casterLevel }: { casterLevel: number }) => ({
    maxDamage: harmingTouchDamage(casterLevel),
    attackBonus: spellLethality(harmingTouchDamage(casterLevel)),
  }),
};

interface WorseningCase extends WithSettings {
  readonly severity: Severity;
  readonly elapsedSeconds: number;
  readonly treated: boolean;
  readonly stabilised: boolean;
  readonly pf?: number;
}

interface BleedCase extends Pools, WithSettings {
  readonly severity: Severity;
  readonly elapsedSeconds: number;
  readonly rolls: number[];
}

interface HazardCase extends WithSettings {
  readonly maxDamage: number;
  readonly d10: number;
  readonly rounds: number;
  readonly zone: Zone | null;
}

interface HazardWoundCase extends WithSettings {
  readonly gbByRound: number[];
  readonly mode: HazardMode;
  readonly zone: Zone;
}

interface HealingCase extends Pools, WithSettings {
  readonly casterLevel: number;
  readonly d8Pv: number;
  readonly d8Pf: number;
  readonly pvMax: number;
  readonly pfMax: number;
}
