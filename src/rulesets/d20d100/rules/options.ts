import type {
  ConversionRounding,
  CreationMethod,
  DamageBonusMode,
  DodgeSource,
  HpRounding,
  IdeaInsanity,
  MultiplePrecision,
  MultiplierMode,
  OpposedTie,
  UnarmedAttacks,
} from "./vocabulary.js";

/** What a table may decide otherwise (section G of the specification). */
export interface Options {
  readonly natural20Succeeds: boolean; // DD-03, D-03
  readonly opposedTie: OpposedTie; // DD-05, D-42
  readonly multiplierMode: MultiplierMode; // DD-63
  readonly conversionRounding: ConversionRounding; // DD-10, D-11
  /** DD-11 — what a second characteristic takes off a base: 1 or 2 (D-06). */
  readonly twoCharacteristicPenalty: number;
  readonly creationMethod: CreationMethod; // DD-21
  /** DD-17 — one result must be above the first, and one below the second. */
  readonly creationHighMustExceed: number;
  readonly creationLowMustBeBelow: number;
  /** DD-18 — bounds of the sum of the modifiers, both allowed. */
  readonly creationSumMin: number;
  readonly creationSumMax: number;
  /** DD-19 — dice of TAI and APP (D-09). */
  readonly sizeFormula: string;
  readonly appearanceFormula: string;
  readonly educationBonus: number; // DD-20
  readonly traitCount: number; // DD-31, D-20
  readonly negativeTraitMax: number; // DD-31, D-20
  readonly usePsychicTraits: boolean; // DD-35
  readonly professionalSkillMin: number; // DD-38
  readonly professionalSkillMax: number; // DD-38
  /** DD-38, DD-39 — points in one skill at most; 0: no limit (D-19). */
  readonly professionalPointCap: number;
  readonly secondaryPointCap: number;
  readonly campaignMode: boolean; // DD-23
  readonly hpRounding: HpRounding; // DD-24, D-10
  readonly damageBonusMode: DamageBonusMode; // DD-28, D-12
  /** DD-43 — what is added to the first, the second and the third attack of a round (D-13). */
  readonly attackOffsets: readonly [number, number, number];
  readonly precisionInMultiple: MultiplePrecision; // DD-53, D-14
  readonly unarmedAttacks: UnarmedAttacks; // DD-47, D-17
  readonly defenceFrom: DodgeSource; // DD-129, D-34
  readonly initiativeFrom: DodgeSource; // DD-113
  readonly useShock: boolean; // DD-91
  readonly shockAdversaries: boolean; // DD-91, D-25
  readonly useThresholds: boolean; // DD-92
  readonly useMassiveDamage: boolean; // DD-93, D-26
  readonly useAgony: boolean; // DD-94, D-27
  readonly autoAgony: boolean; // DD-95
  readonly insanityOnIdea: IdeaInsanity; // DD-107, D-30
  readonly useDecompensation: boolean; // DD-110
  readonly useAttentive: boolean; // DD-114
  readonly vestAgainstMelee: boolean; // DD-133, D-57
  readonly burstJamCheck: boolean; // DD-151, D-38
  readonly shortBursts: boolean; // DD-55, D-58
  readonly useSpellComponents: boolean; // DD-175
  readonly experienceClearsBox: boolean; // DD-179, D-53
  readonly experienceAllowsMaxHp: boolean; // DD-179, D-52
  readonly sessionRunning: boolean; // DD-180
  readonly hideDifficulty: boolean; // DD-01
}

/** What holds at a table that has decided nothing. */
export const DEFAULTS: Options = {
  natural20Succeeds: false,
  opposedTie: "active",
  multiplierMode: "d20",
  conversionRounding: "nearest",
  twoCharacteristicPenalty: 2,
  creationMethod: "dice",
  creationHighMustExceed: 13,
  creationLowMustBeBelow: 10,
  creationSumMin: 0,
  creationSumMax: 13,
  sizeFormula: "2d6+6",
  appearanceFormula: "3d6",
  educationBonus: 3,
  traitCount: 2,
  negativeTraitMax: 2,
  usePsychicTraits: false,
  professionalSkillMin: 10,
  professionalSkillMax: 12,
  professionalPointCap: 10,
  secondaryPointCap: 10,
  campaignMode: true,
  hpRounding: "up",
  damageBonusMode: "flat",
  attackOffsets: [0, -5, -10],
  precisionInMultiple: "baseOnly",
  unarmedAttacks: "one",
  defenceFrom: "reflexes",
  initiativeFrom: "reflexes",
  useShock: true,
  shockAdversaries: false,
  useThresholds: true,
  useMassiveDamage: false,
  useAgony: true,
  autoAgony: true,
  insanityOnIdea: "failure",
  useDecompensation: false,
  useAttentive: true,
  vestAgainstMelee: true,
  burstJamCheck: true,
  shortBursts: false,
  useSpellComponents: false,
  experienceClearsBox: true,
  experienceAllowsMaxHp: true,
  sessionRunning: false,
  hideDifficulty: false,
};
