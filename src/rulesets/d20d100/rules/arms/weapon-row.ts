import { attackLines, rowAttacks, type AttackLineOptions, type WeaponRow } from "./attack-line.js";
import { burstDifficulties } from "./burst.js";
import { withBonus } from "../body/damage.js";
import { diceSum, type DiceSum } from "../dice-sum.js";
import { parseNotation, type AttackLine, type NotationError } from "./notation.js";
import type { Options } from "../options.js";
import { BURST_ROUNDS, CADENCES, type BurstCadence, type Cadence, type CombatSkill } from "../vocabulary.js";

/** What the row of a weapon is read from. */
export interface WeaponFields {
  readonly skill: CombatSkill;
  readonly cadences: ReadonlySet<Cadence>;
  readonly recoil: number;
  readonly precision: number;
  readonly unfamiliarPenalty: number;
  readonly misc: number;
  readonly canThrow: boolean;
  readonly damage: string;
  readonly damageMid: string;
  readonly damageFar: string;
  readonly addsDamageBonus: boolean;
  readonly naturalAttacks: number;
  readonly attackModifier: number | null;
  readonly overrideBase: string;
  readonly overrideMultiple: string;
}

/** What its row reads of whoever holds it. */
export interface Holder {
  /** DD-44, DD-169 — with what they fight with a weapon of a skill. */
  readonly combatTotal: (skill: CombatSkill) => number;
  /** DD-46 — for this very weapon. */
  readonly speciality: number;
  /** DD-45 */
  readonly damageBonus: DiceSum;
}

/** DD-58 — the bursts of one kind that a weapon fires. */
export interface Bursts {
  /** Bullets of each. */
  readonly rounds: number;
  /** DD-58 — Réflexes difficulty of each burst of a round, before range and situation. */
  readonly difficulties: readonly number[];
}

/** DD-43…DD-58 — the row of a weapon. */
export interface WeaponFigures {
  readonly attacks: number;
  /** DD-44 — aimed attacks. */
  readonly base: AttackLine;
  /** DD-56 — the ways of firing fast. */
  readonly multiple: readonly AttackLine[];
  /** DD-50 — the same thrown; `null` for what cannot be. */
  readonly thrown: AttackLine | null;
  readonly bursts: readonly Bursts[];
  /** DD-145 — near, middle and far with the damage bonus; `null` where nobody can read it, or there is none. */
  readonly damages: readonly [DiceSum | null, DiceSum | null, DiceSum | null];
  /** DD-51 — what is wrong with a row that was typed. */
  readonly error: NotationError | null;
}

/** DD-43…DD-58 — what a weapon does in somebody's hands. */
export function weaponFigures(
  weapon: WeaponFields,
  holder: Holder,
  options: AttackLineOptions & Pick<Options, "shortBursts">,
): WeaponFigures {
  const row = rowOf(weapon, holder);
  const lines = attackLines(row, options);
  const base = typed(weapon.overrideBase);
  const multiple = typed(weapon.overrideMultiple);
  const aimed = base?.alternatives?.[0] ?? lines.base;
  return {
    attacks: base?.alternatives ? aimed.length : rowAttacks(row, options),
    base: aimed,
    multiple: multiple?.alternatives ?? [lines.double, lines.triple].filter((line) => line !== null),
    thrown: weapon.canThrow ? attackLines(thrownRow(weapon, holder), options).base : null,
    bursts: burstsOf(weapon, aimed, options),
    damages: [
      damageOf(weapon.damage, weapon, holder),
      damageOf(weapon.damageMid, weapon, holder),
      damageOf(weapon.damageFar, weapon, holder),
    ],
    error: base?.error ?? multiple?.error ?? null,
  };
}

function rowOf(weapon: WeaponFields, holder: Holder): WeaponRow {
  const { skill, cadences, recoil, precision, unfamiliarPenalty: unfamiliar, misc, naturalAttacks } = weapon;
  const total = weapon.attackModifier ?? holder.combatTotal(skill); // DD-44
  const { speciality } = holder;
  return { skill, total, precision, speciality, unfamiliar, misc, recoil, cadences, naturalAttacks };
}

/** DD-50 — a weapon of contact that is thrown goes by Armes de jet. */
function thrownRow(weapon: WeaponFields, holder: Holder): WeaponRow {
  const row = rowOf(weapon, holder);
  return { ...row, skill: "thrownWeapons", total: holder.combatTotal("thrownWeapons"), cadences: new Set(["simple"]) };
}

/** A row that was typed; `null` where it is reckoned. */
function typed(notation: string) {
  return notation === "" ? null : parseNotation(notation);
}

function burstsOf({ cadences, recoil }: WeaponFields, base: AttackLine, { shortBursts }: Pick<Options, "shortBursts">) {
  const bursts = CADENCES.filter(
    (cadence): cadence is BurstCadence => cadences.has(cadence) && cadence in BURST_ROUNDS,
  );
  const allowed = bursts.map((cadence) => BURST_ROUNDS[cadence]).filter((rounds) => shortBursts || rounds >= 10); // D-58
  const attacks = base.map(({ modifier }) => modifier);
  return allowed.map((rounds): Bursts => ({
    rounds,
    difficulties: burstDifficulties({ rounds, recoil, attacks }).difficulties,
  }));
}

function damageOf(formula: string, { addsDamageBonus }: WeaponFields, { damageBonus }: Holder): DiceSum | null {
  const dice = formula.trim() === "" ? null : diceSum(formula);
  return dice && addsDamageBonus ? withBonus(dice, damageBonus) : dice;
}

/** DD-47 — bare fists as a row: always there, temporary damage. */
export const FISTS: WeaponFields = {
  skill: "boxing",
  cadences: new Set(["simple"]),
  recoil: 0,
  precision: 0,
  unfamiliarPenalty: 0,
  misc: 0,
  canThrow: false,
  damage: "1d3",
  damageMid: "",
  damageFar: "",
  addsDamageBonus: true,
  naturalAttacks: 0,
  attackModifier: null,
  overrideBase: "",
  overrideMultiple: "",
};

/** DD-47 — a hold as a row: it has no damage of its own. */
export const HOLD: WeaponFields = { ...FISTS, skill: "grapple", damage: "" };
