import { findings } from "../../../src/rulesets/warp/rules/character/creation.js";
import type { CandidateTrait } from "../../../src/rulesets/warp/rules/character/creation.js";
import { availableExperience, STARTING_EXPERIENCE } from "../../../src/rulesets/warp/rules/character/experience.js";
import {
  afterUse,
  awarded,
  mostExperience,
  newSession,
  spent,
} from "../../../src/rulesets/warp/rules/character/experience-used.js";
import type { ExperiencePool } from "../../../src/rulesets/warp/rules/character/experience.js";
import type { ExperienceLimits } from "../../../src/rulesets/warp/rules/character/experience-used.js";
import { flawStrikes } from "../../../src/rulesets/warp/rules/character/flaws.js";
import { raiseCost } from "../../../src/rulesets/warp/rules/character/improvement.js";
import { gainDice, newTrait, sharedGain, soleGain } from "../../../src/rulesets/warp/rules/character/gains.js";
import { printedScore, SCALE_SCORES, scaleFault } from "../../../src/rulesets/warp/rules/character/scales.js";
import type { Scale } from "../../../src/rulesets/warp/rules/character/scales.js";
import {
  fixedHitPoints,
  mayChangeChoice,
  rolledHitPoints,
  startingReserve,
} from "../../../src/rulesets/warp/rules/character/starting-points.js";
import type { LinkedTrait } from "../../../src/rulesets/warp/rules/character/starting-points.js";
import type { TraitKind } from "../../../src/rulesets/warp/rules/vocabulary.js";
import type { Adapter } from "./run.js";

/** Adapters for making a character and for what experience makes of it. */
export const characterAdapters: Readonly<Record<string, Adapter>> = {
  validateCharacter: (counts: TraitCounts) => {
    const errors = [...new Set(findings({ ...WHOLE, traits: traitsOf(counts) }).map(({ id }) => id))];
    return { valid: errors.length === 0, errors };
  },

  validateTrait: ({ scale, combat }: { scale: Scale; combat: boolean }) => {
    const error = scaleFault(scale, combat);
    return { valid: error === null, error };
  },

  traitScores: ({ scale }: { scale: Scale }) => SCALE_SCORES[scale],

  traitLabel: ({ name, score, scale }: { name: string; score: number; scale: Scale }) => ({
    label: `${name} ${printedScore(score, scale)}`,
  }),

  flawChance: ({ faces, die }: { faces: number[]; die: number }) => ({ triggered: flawStrikes(faces, die) }),

  hpFixed: ({ scores }: { scores: number[] }) => ({ max: fixedHitPoints(scores) }),

  hpRolled: ({ entries, floor14 }: { entries: LinkedTrait[]; floor14: boolean }) => rolledHitPoints(entries, floor14),

  hpChoiceChange: ({ anyRolled }: { anyRolled: boolean }) => ({ allowed: mayChangeChoice(anyRolled) }),

  psychicReserve: ({ powers, magician, choice, dice }: ReserveCase) => ({
    max: startingReserve(powers, magician ?? false, choice === "roll" ? (dice ?? []) : null),
  }),

  startingExperience: () => STARTING_EXPERIENCE,

  useExperience: ({ count, justified, ...given }: ExperienceCase) => {
    const allowed = justified && count <= mostExperience(given, given); // the keeper accepts the reason, or does not
    const bonus = allowed ? count : 0;
    return { allowed, used: afterUse(given, bonus).used, bonus };
  },

  newSession: (pool: ExperiencePool) => {
    const fresh = newSession(pool);
    return { used: fresh.used, available: availableExperience(fresh) };
  },

  awardExperience: ({ awards, ...pool }: { total: number; used?: number; awards: number[] }) =>
    awarded({ used: 0, ...pool }, awards),

  spendExperience: ({ cost, ...pool }: ExperiencePool & { cost: number }) => {
    const left = spent(pool, cost);
    return { allowed: left !== null, ...(left ?? pool) };
  },

  raiseCost: ({ from, central }: { from: number; central: boolean }) => {
    const cost = raiseCost(from, central);
    return { cost, gmOnly: cost === null };
  },

  newTrait: ({ scale }: { scale: Scale }) => newTrait(scale),

  hpGain: ({ sole, current, choice, newScore = 0, dice = [] }: GainCase) => {
    const sure = sole && choice !== "roll";
    const due = sure ? 0 : gainDice(newScore, sole);
    if (dice.length !== due) throw new RangeError(`${due} dice, not ${dice.length}`);
    const rolled = dice.reduce((sum, face) => sum + face, 0);
    return { rolled, max: sole ? soleGain(current, sure ? null : rolled) : sharedGain(current, rolled) };
  },
};

/** WP-18 — a new character's traits, counted. */
interface TraitCounts {
  readonly central: number;
  readonly sides: number;
  readonly flaws: number;
  /** Of the positive traits. */
  readonly superior: number;
  readonly missingSigns: number;
}

interface ExperienceCase extends ExperiencePool, ExperienceLimits {
  readonly count: number;
  readonly justified: boolean;
}

const TOLD = { text: "?", unknown: false };

/** A character in the making who lacks nothing but traits. */
const WHOLE = {
  name: "?",
  concept: "?",
  specialised: false,
  hp: { max: 14, description: "?", dice: "settled" },
  hpFloor: true,
  reserveDice: "settled",
  magician: false,
  talent: true,
  series: { paranormal: false, magic: false, magicExclusive: false },
  motivation: TOLD,
  secret: TOLD,
  importantPerson: TOLD,
} as const;

/** So many traits of each kind; the first are superior, the last have no sign. */
function traitsOf({ central, sides, flaws, superior, missingSigns }: TraitCounts): readonly CandidateTrait[] {
  const kinds: readonly TraitKind[] = [
    ...repeat("central", central),
    ...repeat("side", sides),
    ...repeat("flaw", flaws),
  ];
  return kinds.map((kind, i) => ({
    name: String(i),
    kind,
    scale: "standard",
    combat: false,
    unknown: false,
    power: "none",
    superior: kind !== "flaw" && i < superior,
    sign: i < kinds.length - missingSigns ? "?" : "",
  }));
}

function repeat(one: TraitKind, count: number): readonly TraitKind[] {
  return Array.from({ length: count }, () => one);
}

interface ReserveCase {
  readonly powers: number;
  readonly magician?: boolean;
  readonly choice: "fixed" | "roll";
  readonly dice?: number[];
}

interface GainCase {
  readonly sole: boolean;
  readonly current: number;
  readonly choice?: "fixed" | "roll";
  readonly newScore?: number;
  readonly dice?: number[];
}
