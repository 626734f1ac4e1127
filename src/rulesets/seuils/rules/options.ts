import type {
  ActionControl,
  AggravationStart,
  DefenceCharacteristic,
  DefenceDeclaration,
  ExtraDefenceDifficulty,
  GrappleProtection,
  HaemorrhageRoll,
  InitiativeTies,
  KilledMeaning,
  OverThreshold,
  PassiveMargin,
  ProjectileDefence,
  ProtectionStacking,
  RangedMarginReference,
  Row,
  ShieldBonusKind,
  TimeClock,
} from "./vocabulary.js";

/** What a table may decide otherwise (section G of the specification). */
export interface Options {
  /** SE-02, SE-10 — face from which a die is a success, without and with a Spécialité. */
  readonly successThreshold: number;
  readonly specialtyThreshold: number;
  /** SE-03 — face from which a die grants another; 0: none does. */
  readonly explodeOn: number;
  /** SE-04 — successes of a dE, and whether it grants another. */
  readonly equipmentSuccessValue: number;
  readonly equipmentExplodes: boolean;
  /** SE-05 — the Difficulté that is proposed. */
  readonly averageDifficulty: number;
  /** SE-07 — dice that maluses leave in any case (D-02). */
  readonly minimumPool: number;
  readonly initiativeEachRound: boolean; // SE-13, D-04
  readonly initiativeTies: InitiativeTies; // SE-13, D-03
  readonly actionControl: ActionControl; // SE-14
  readonly extraDefenceDifficulty: ExtraDefenceDifficulty; // SE-17, D-05
  readonly defenceDeclaration: DefenceDeclaration; // SE-26, D-32
  readonly projectileDefence: ProjectileDefence; // SE-36, D-08
  readonly thrownDefenceCharacteristic: DefenceCharacteristic; // SE-35, D-09
  readonly passiveMargin: PassiveMargin; // SE-27, D-10
  readonly rangedMarginReference: RangedMarginReference; // SE-27, D-10
  /** SE-25 — successes more for a part that armour leaves bare (D-11). */
  readonly aimSurcharge: number;
  readonly grappleProtection: GrappleProtection; // SE-21, D-15
  readonly shieldBonusKind: ShieldBonusKind; // SE-37, D-13
  readonly shieldOnExtraDefence: boolean; // SE-37, D-14
  readonly protectionStacking: ProtectionStacking; // SE-46, D-16
  readonly damageExplodes: boolean; // SE-40, D-17
  readonly overThreshold: OverThreshold; // SE-57, D-18
  /** SE-58 — dice that the wounds of each row cost (D-19). */
  readonly woundMalusTouche: number;
  readonly woundMalusBlesse: number;
  readonly woundMalusTue: number;
  readonly temporaryMalus: boolean; // SE-59, D-20
  readonly woundMalusOnSante: boolean; // SE-59, D-21
  readonly feverStacks: boolean; // SE-59, D-22
  readonly lethalReplacesTemporary: boolean; // SE-55, D-23
  readonly killedMeaning: KilledMeaning; // SE-54, D-12
  readonly dyingActs: boolean; // SE-54
  readonly haemorrhageRoll: HaemorrhageRoll; // SE-70, D-24
  readonly aggravationStart: AggravationStart; // SE-69, D-25
  readonly timeClock: TimeClock; // SE-69, SE-72
  /** SE-64 — minutes in which first aid is given (D-27). */
  readonly firstAidWindow: number;
  /** SE-69 — seconds of a round (D-28). */
  readonly roundSeconds: number;
  /** SE-72 — hours in which a cross of each row fades (D-31). */
  readonly temporaryHours: Readonly<Record<Row, number>>;
  readonly trackAmmunition: boolean; // SE-76
  readonly domainTracks: boolean; // SE-78
  /** Totals that a new character's Domaines share, its Spécialités, and its Valeur in equipment. */
  readonly creationDomainTotals: readonly [number, number, number, number];
  readonly creationSpecialties: number;
  readonly creationBudget: number;
}

/** What holds at a table that has decided nothing. */
export const DEFAULTS: Options = {
  successThreshold: 6,
  specialtyThreshold: 4,
  explodeOn: 10,
  equipmentSuccessValue: 2,
  equipmentExplodes: false,
  averageDifficulty: 3,
  minimumPool: 0,
  initiativeEachRound: true,
  initiativeTies: "rapidite",
  actionControl: "enforce",
  extraDefenceDifficulty: "flat",
  defenceDeclaration: "after",
  projectileDefence: "detailed",
  thrownDefenceCharacteristic: "agilite",
  passiveMargin: "full",
  rangedMarginReference: "difficulty",
  aimSurcharge: 2,
  grappleProtection: "normal",
  shieldBonusKind: "dice",
  shieldOnExtraDefence: true,
  protectionStacking: "best",
  damageExplodes: false,
  overThreshold: "open",
  woundMalusTouche: 1,
  woundMalusBlesse: 2,
  woundMalusTue: 3,
  temporaryMalus: true,
  woundMalusOnSante: true,
  feverStacks: true,
  lethalReplacesTemporary: false,
  killedMeaning: "dying",
  dyingActs: false,
  haemorrhageRoll: "separate",
  aggravationStart: "onWound",
  timeClock: "auto",
  firstAidWindow: 10,
  roundSeconds: 6,
  temporaryHours: { touche: 1, blesse: 6, tue: 24 },
  trackAmmunition: false,
  domainTracks: true,
  creationDomainTotals: [9, 8, 7, 6],
  creationSpecialties: 5,
  creationBudget: 150,
};
