import { CONDITIONS } from "../../src/rulesets/gb/conditions.js";
import { abilityModifier } from "../../src/rulesets/gb/rules/checks/abilities.js";
import { armorClass, layeredArmor } from "../../src/rulesets/gb/rules/attack/armor-class.js";
import { attackBonus } from "../../src/rulesets/gb/rules/attack/attack.js";
import { resolveAttack } from "../../src/rulesets/gb/rules/attack/attack-result.js";
import { fatigueMalus, fatigueOn, pfLost } from "../../src/rulesets/gb/rules/checks/fatigue.js";
import type { FatigueSubject } from "../../src/rulesets/gb/rules/checks/fatigue.js";
import { lethality } from "../../src/rulesets/gb/rules/attack/lethality.js";
import {
  cappedPf,
  creaturePools,
  exhaustionAfter,
  exhaustionResult,
  pfCap,
  poolMax,
  stateOf,
} from "../../src/rulesets/gb/rules/body/pools.js";
import type { CapMode, Pools } from "../../src/rulesets/gb/rules/body/pools.js";
import { locationBonus, profileOf } from "../../src/rulesets/gb/rules/character/profile.js";
import { rangePenalty } from "../../src/rulesets/gb/rules/attack/range.js";
import { withShock } from "../../src/rulesets/gb/rules/body/shock.js";
import type { Shock } from "../../src/rulesets/gb/rules/vocabulary.js";
import { EXHAUSTION_DC } from "../../src/rulesets/gb/rules/tables.js";
import type { CalledZone, PoolMethod, ProfileId, Zone } from "../../src/rulesets/gb/rules/vocabulary.js";
import { callsForStabilisation } from "../../src/rulesets/gb/rules/body/stabilisation.js";
import { partStateChoices, woundAt } from "../../src/rulesets/gb/rules/body/wounds.js";
import { applyWound } from "../../src/rulesets/gb/rules/body/apply-wound.js";
import type { WoundOutcome } from "../../src/rulesets/gb/rules/body/wounds.js";
import { calledZoneRow, locate } from "../../src/rulesets/gb/rules/attack/zones.js";
import { calledZoneHolding, locationFormula } from "../../src/rulesets/gb/rules/attack/called-zones.js";
import type { MultiZoneMode } from "../../src/rulesets/gb/rules/attack/zones.js";
import { combatAdapters } from "./support/gb-combat.js";
import { contentAdapters } from "./support/gb-content.js";
import { courseAdapters } from "./support/gb-course.js";
import { scenario } from "./support/gb-scenario.js";
import { Unsupported } from "./support/run.js";
import type { Adapter } from "./support/run.js";

/** The text these cases come from. */
export const source = "000_e88fee6c2af8c151.txt";

interface Settings {
  readonly gbArmorMaxDex?: boolean;
  readonly gbArmorStacking?: "highest" | "sum";
  readonly gbCreatureOddPoint?: "pf" | "pv";
  readonly gbFatigueInitiative?: boolean;
  readonly gbFatigueReflex?: boolean;
  readonly gbHazardBodyVital?: boolean;
  readonly gbLethalityIncludesStr?: boolean;
  readonly gbMultiZoneMode?: MultiZoneMode;
  readonly gbNegativePools?: boolean;
  readonly gbPfCapMode?: CapMode;
}

const HUMAN = profileOf("human");
/** Nothing was called. */
const ANYWHERE = { called: "none" } as const;
const MISS = { severity: "miss", pfLoss: 0, pvLoss: 0, mortal: false, worsens: false } as const;

/** What the keeper alone decides: a choice, a field or a tick for each, and no rule that settles it. */
const KEEPER_DECIDES: ReadonlySet<string> = new Set([
  "destinyEffect", // GB-03
  "effortCost", // GB-07
  "shock", // GB-36
  "partState", // GB-31
  "barAction", // GB-69
  "helplessBonus", // GB-21
  "coveredZoneEffect", // GB-25
  "creatureApproach", // GB-42
]);

const ABILITY_OF: Readonly<Record<string, FatigueSubject>> = {
  attackMelee: "attack",
  attackRanged: "attack",
  armorClass: "armorClass",
  checkStr: "str",
  checkDex: "dex",
  checkCon: "con",
  skillSaut: "str",
  skillDiscretion: "dex",
  skillPremiersSecours: "wis",
  skillConnaissancesMedecine: "int",
  saveReflex: "reflex",
  saveVigueur: "con",
  saveWill: "wis",
  initiative: "initiative",
  stabilisation: "other",
};

/** One adapter per operation of the cases (annex of the specification). */
export const adapters: Readonly<Record<string, Adapter>> = {
  ...combatAdapters,
  ...contentAdapters,
  ...courseAdapters,

  abilityMod: ({ score }: { score: number | null }) => ({ mod: abilityModifier(score) }),

  poolsMax: ({ con, toughness }: { con: number | null; toughness: number }) => {
    const max = poolMax(abilityModifier(con), toughness);
    return { pvMax: max, pfMax: max };
  },

  creaturePools: (given: { method: PoolMethod; hp: number; con: number | null; settings?: Settings }) =>
    creaturePools(given.method, {
      hp: given.hp,
      conModifier: abilityModifier(given.con),
      oddPoint: given.settings?.gbCreatureOddPoint ?? "pf",
    }),

  poolState: ({ pv, pf, vigueurTotal }: { pv: number; pf: number; vigueurTotal: number | null }) => {
    const saveRequired = stateOf({ pv, pf }, "none") === "pending";
    const result = vigueurTotal === null ? "none" : exhaustionResult(vigueurTotal);
    return { state: stateOf({ pv, pf }, result), saveRequired, saveDc: saveRequired ? EXHAUSTION_DC : null };
  },

  pfCap: ({ pv }: { pv: number }) => ({ cap: pfCap(pv) }),

  pfCapApply: ({ pv, pf, mode }: { pv: number; pf: number; mode: "always" | "recovery" }) => ({
    pf: cappedPf({ pv, pf }, mode),
  }),

  fatigueMalus: ({ pfMax, pf }: { pfMax: number; pf: number }) => ({
    pfLost: pfLost(pf, pfMax),
    malus: fatigueMalus(pf, pfMax),
  }),

  fatigueApplies: ({ roll, malus, settings = {} }: { roll: string; malus: number; settings?: Settings }) => {
    const subject = ABILITY_OF[roll];
    if (!subject) throw new Unsupported(`roll ${roll}`);
    const { gbFatigueReflex: reflex = true, gbFatigueInitiative: initiative = true } = settings;
    return { applied: fatigueOn(subject, malus, { reflex, initiative }) };
  },

  lethality: ({ settings = {}, strMod = 0, ...given }: LethalityCase) => {
    const maxDamage = given.maxDamage + (settings.gbLethalityIncludesStr ? strMod : 0);
    const { base, extra, total } = lethality({ ...given, maxDamage });
    return { base, extra, bonus: total };
  },

  attackBonus: ({ modifiers }: { modifiers: Record<string, number> }) => ({
    attackBonus: attackBonus(Object.values(modifiers)),
  }),

  attack: (given: AttackCase) => {
    const { total, difference, hit, wound } = resolveAttack({
      ...given,
      profile: profileOf(given.profile),
      gbModifier: attackBonus(Object.values(given.gbModifiers)),
    });
    return { total, diff: difference, hit, gb: wound?.gb ?? null, ...lossesOf(wound, given.shock) };
  },

  wound: (given: { gb: number; zone: Zone; profile: ProfileId; shock?: Shock; settings?: Settings }) => {
    if (given.gb < 0) return MISS;
    const bodyVital = given.settings?.gbHazardBodyVital ?? true;
    return lossesOf(woundAt(given.gb, given.zone, profileOf(given.profile), { bodyVital }), given.shock);
  },

  applyWound: ({ settings = {}, ...given }: ApplyCase) => {
    const { gbPfCapMode: capMode = "always", gbNegativePools: negativePools = true } = settings;
    const after = applyWound(given, woundAt(given.gb, given.zone, HUMAN), { capMode, negativePools });
    const owes = (pools: Pools) => stateOf(pools, exhaustionAfter("none", given, pools)) === "pending";
    return {
      ...after,
      dead: stateOf(after, "none") === "dead",
      vigueurSave: owes(after) && !owes(given),
      stabilisationRoll: callsForStabilisation(given, after),
    };
  },

  locationBonus: ({ zone, profile }: { zone: Zone; profile: ProfileId }) => {
    const { gb, extraPf } = locationBonus(profileOf(profile), zone);
    return { gbBonus: gb, extraPf };
  },

  profileLocation: ({ profile, d100 }: { profile: ProfileId; d100: number }) => {
    const zone = locate(profileOf(profile), ANYWHERE, d100);
    const { gb, extraPf, vital } = locationBonus(profileOf(profile), zone);
    return { zone, gbBonus: gb, extraPf, vital };
  },

  calledShot: ({ aim }: { aim: CalledZone }) => {
    const row = calledZoneRow(HUMAN, aim);
    return {
      malus: row?.malus ?? 0,
      rangeMin: row?.min ?? 1,
      rangeMax: row?.max ?? 100,
      locationFormula: locationFormula(HUMAN, { called: aim }),
    };
  },

  calledShotFromZones: ({ zones, settings = {} }: { zones: Zone[]; settings?: Settings }) => {
    const row = calledZoneHolding(HUMAN, zones);
    if (!row) return { aim: null, malus: null, locationFormula: null };
    const mode = settings.gbMultiZoneMode ?? "range";
    return { aim: row.id, malus: row.malus, locationFormula: locationFormula(HUMAN, { called: row.id, zones, mode }) };
  },

  location: ({ d100 }: { d100: number }) => ({ zone: locate(HUMAN, ANYWHERE, d100) }),

  aimedLocation: (given: { aim: CalledZone; mode: MultiZoneMode; roll: number | null; zones?: Zone[] }) => ({
    zone: locate(HUMAN, { called: given.aim, mode: given.mode, zones: given.zones ?? [] }, given.roll),
  }),

  armorClass: ({ armor, armorLayers, maxDex, settings = {}, ...given }: ArmorClassCase) => ({
    ac: armorClass({
      ...given,
      maxDex: settings.gbArmorMaxDex === false ? null : maxDex,
      armor: layeredArmor(armorLayers ?? [armor ?? 0], settings.gbArmorStacking),
    }),
  }),

  rangePenalty: (given: { distanceM: number; incrementM: number | null; farShot: boolean }) => {
    const reach = { increment: given.incrementM, maxIncrements: 10 };
    const { increment, malus } = rangePenalty(given.distanceM, reach, given.farShot ? 1.5 : 1);
    return { increment, penalty: malus };
  },

  scenario,

  statusAvailable: ({ status }: { status: string }) => ({
    available: CONDITIONS.some(({ id }) => id === status),
  }),

  keeperOnly: ({ action }: { action: string }) => {
    if (!KEEPER_DECIDES.has(action)) throw new Unsupported(`action ${action}`);
    return { automatic: false };
  },

  criticalPart: ({ zone, gb }: { zone: Zone; gb: number }) => ({
    choices: partStateChoices(woundAt(gb, zone, HUMAN)),
    auto: false, // the outcome of a wound names no part state
  }),
};

interface AttackCase {
  readonly d20: number;
  readonly attackBonus: number;
  readonly ac: number;
  readonly zone: Zone;
  readonly profile: ProfileId;
  readonly gbModifiers: Record<string, number>;
  readonly naturalExtremes: boolean;
  readonly pfOnly?: boolean;
  readonly shock?: Shock;
}

interface ApplyCase extends Pools {
  readonly gb: number;
  readonly zone: Zone;
  readonly settings?: Settings;
}

interface LethalityCase {
  readonly maxDamage: number;
  readonly threatMin: number;
  readonly multiplier: number;
  readonly strMod?: number;
  readonly settings?: Settings;
}

interface ArmorClassCase {
  readonly dexMod: number;
  readonly armor?: number;
  readonly armorLayers?: number[];
  readonly shield: number;
  readonly natural: number;
  readonly sizeMod: number;
  readonly misc: number;
  readonly maxDex: number | null;
  readonly fatigueMalus: number;
  readonly loseDexBonus: boolean;
  readonly settings?: Settings;
}

function lossesOf(wound: WoundOutcome | null, shock: Shock = "none"): object {
  if (!wound) return MISS;
  const { severity, pfLoss, pvLoss, mortal, worsens } = wound;
  return { severity, pfLoss: withShock(pfLoss, shock), pvLoss, mortal, worsens };
}
