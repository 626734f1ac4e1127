import { healthIn, type HealthLeft } from "../../../../core/data/health.js";
import type { Json } from "../../../../core/shape/shape.js";
import { actorModel } from "../../../../core/documents/models.js";
import type { Bystander } from "../../../../core/play/contract/changes.js";
import { asked, askedNumber } from "../../../../core/data/asked.js";
import { stampAround } from "../../../../core/fight/state/fight-of.js";
import type { BruiseState } from "../../rules/body/bruises.js";
import { modifierOf } from "../../rules/character/characteristics.js";
import { defenceReason, isFlatFooted, type DefenceReason } from "../../rules/attack/defence.js";
import type { DiceSum } from "../../rules/dice-sum.js";
import { fightAt, type FightKept, type FightState } from "../../rules/fight/fight-state.js";
import { letGo, lostWith } from "../../rules/attack/hold-lost.js";
import { bestVest } from "../../rules/arms/vest.js";
import type { ActingState } from "../../rules/fight/round-actions.js";
import type { Modifiers } from "../../rules/character/skills.js";
import type { SprintState } from "../../rules/vocabulary.js";
import { shockWeighs, type ShockEnd } from "../../rules/body/shock-end.js";
import {
  CHARACTERISTICS,
  type CharacteristicKey,
  type CombatSkill,
  type Insanity,
  type JetKey,
  type Stance,
} from "../../rules/vocabulary.js";
import { bodyState, fallsBelow, type BodyState, type Mortal } from "../../rules/body/wounds.js";
import type { ActorSchema } from "./actor-schema.js";
import type { D20d100Armor } from "../items/armor.js";
import { NOBODY, type Bearer } from "./bearer.js";
import type { Clocks } from "./clocks.js";
import type { Owned } from "../../../../core/documents/owned.js";
import { carriedBy, type Carried } from "./carried.js";
import type { KeptRoll, ProtectionEntry } from "../fields.js";
import { heldIn, holdWritten, letGoBy } from "./holding.js";
import { d20d100Options } from "../options.js";
import type { D20d100Skill } from "../items/skill.js";
import { bruisesOf, conditionChange, conditionsOf } from "./status.js";

/** DD-139 — a hold on somebody's throat: whose, for how many rounds, and whether the test of CON has failed. */
export interface Strangled {
  by: string;
  round: number;
  failed: boolean;
}

/** Points of life; thresholds and penalty are derived, and those of an adversary hinder nothing (DD-92, DD-168). */
export interface HitPoints {
  value: number;
  max: number;
  stabilised: boolean;
  /** DD-99 — first aid was given since the last wound. */
  tended: boolean;
  half: number;
  quarter: number;
  penalty: number;
}

/** What investigators and adversaries have in common (sections D1 and D8). */
export abstract class D20d100Actor extends actorModel<ActorSchema>() {
  declare slug: string;
  /** DD-15, DD-16 — `mod` and `testMod`, which a passing change touches, are derived. */
  declare characteristics: Record<
    CharacteristicKey,
    { score: number | null; temp: number; mod: number; testMod: number }
  >;
  declare hp: HitPoints;
  declare mp: { value: number; max: number };
  declare temporaryDamage: number;
  declare protections: ProtectionEntry[];
  /** What befalls somebody until something ends it. */
  declare states: {
    shock: boolean;
    stunned: boolean;
    /** DD-91 — the turn with which a shock ends. */
    shockEnds: ShockEnd;
    prone: boolean;
    immobilised: boolean;
    helpless: boolean;
    /** DD-161 — UUID of whoever came from behind and has not struck yet; empty: nobody. */
    stolenBy: string;
    burning: boolean;
    grappling: string[];
    strangled: Strangled | null;
    runningRounds: number;
    sprint: SprintState;
  };
  /** DD-83 — by skill; `null`: taken back. */
  declare passive: Record<string, KeptRoll | null>;
  declare fight: FightKept;
  /** DD-100, DD-104, DD-174 — from when hours and weeks count. */
  declare clocks: Clocks;
  /** DD-129, DD-130 — `bonus` is derived where the keeper's adversaries have it under another name. */
  declare defence: {
    bonus: number;
    stance: Stance;
    forceFlatFooted: boolean;
    armorPenalty: number;
    normal: number;
    flatFooted: number;
  };
  /** DD-113 — `total` has what being on guard adds (DD-114). Derived, but for an investigator's `bonus`. */
  declare initiative: { bonus: number; modifier: number; total: number };
  /** What its figures read among its items. Derived. */
  declare carried: Carried;
  /** What its skills and weapons read of it. Derived. */
  declare bearer: Bearer;

  /** DD-98, DD-168 — whose points are counted, and how. */
  abstract get mortal(): Mortal;
  /** DD-22 — the total of a Jet. */
  abstract jet(key: JetKey): number;
  /** DD-170 — 0 for investigators. */
  abstract get scaled(): number;
  /** DD-44, DD-169 — with what it fights with a weapon of a skill. */
  abstract combatTotal(skill: CombatSkill): number;
  /** DD-28 — what its body adds to blows. */
  abstract get damageDice(): DiceSum;
  /** DD-114 — whether it is on guard. */
  abstract get watchful(): boolean;
  /** DD-107…DD-110 — the madness that holds now. */
  abstract get madness(): Insanity;
  /** DD-102 — whether blows put it out. */
  abstract get shrugsOffBlows(): boolean;
  /** DD-91 — whether a heavy blow shocks it, where the table plays shocks. */
  abstract get mayBeShocked(): boolean;
  /** Figures that are of one kind only, once characteristics and items are known. */
  protected abstract prepareFigures(): void;
  /** What becomes of its points by a change of `system`, by path under it. */
  protected abstract pointsAfter(change: object): Readonly<Record<string, Json>>;

  /** What else becomes of a change of `system`, by path under it. */
  override consequences(change: object): Readonly<Record<string, Json>> {
    const points = this.pointsAfter(change);
    const before = heldIn(this.states);
    const after = this.#lostBy(change, points).reduce(letGo, before);
    return { ...points, ...holdWritten(before, after) };
  }

  /** DD-137, DD-139 — what becomes of those whom it held before a change that lays it low. */
  others(change: object): readonly Bystander[] {
    return letGoBy(this.#lostBy(change, this.pointsAfter(change)), this.parent.uuid);
  }

  /** DD-137, DD-139 — whom it holds no more, by UUID: whoever dies or faints lets go. */
  #lostBy(change: object, points: Readonly<Record<string, Json>>): readonly string[] {
    if (this.states.grappling.length === 0 || asked(change, "states.grappling") !== undefined) return [];
    const told = (path: string, now: number) => Number(points[path] ?? askedNumber(change, path) ?? now);
    const hp = told("hp.value", this.hp.value);
    const body = bodyState(hp, { below: this.below, stabilised: false });
    const blows = bruisesOf(hp, told("temporaryDamage", this.temporaryDamage), this.shrugsOffBlows);
    const dies = body === "dead" && this.body !== "dead";
    const falls = (body === "dying" || blows === "unconscious") && !this.isOut;
    return dies || falls ? lostWith(this.states, body === "dead") : [];
  }

  /** DD-94, DD-168 — whether its points go below 0. */
  get below(): boolean {
    return fallsBelow(this.mortal, d20d100Options().useAgony);
  }

  /** DD-94…DD-96 — how its body fares. */
  get body(): BodyState {
    const { value, stabilised } = this.hp;
    return bodyState(value, { below: this.below, stabilised });
  }

  /** DD-102 — how the blows it took leave it. */
  get bruised(): BruiseState {
    return bruisesOf(this.hp.value, this.temporaryDamage, this.shrugsOffBlows);
  }

  /** DD-95, DD-102 — whether it knows nothing of what happens. */
  get isOut(): boolean {
    const { body } = this;
    return body === "dying" || body === "stabilised" || body === "dead" || this.bruised === "unconscious";
  }

  /** DD-120 — how it is, as far as actions go. */
  get acting(): ActingState {
    const { body, bruised, states } = this;
    const weighs = shockWeighs(states.shockEnds, this.#stamp);
    if (body === "dead") return "dead";
    if (body === "dying" || body === "stabilised") return "dying";
    if (bruised === "unconscious") return "unconscious";
    if (states.stunned && weighs) return "stunned";
    if (this.fightNow.surprised) return "surprised";
    if (states.shock && weighs) return "shock";
    if (body === "outOfAction") return "outOfAction";
    return bruised === "staggered" ? "staggered" : "able";
  }

  /** DD-119…DD-130 — what it remembers of the fight that it is in now. */
  get fightNow(): FightState {
    return fightAt(this.fight, this.#stamp);
  }

  get #stamp() {
    return typeof game === "undefined" || !this.parent ? null : stampAround(this.parent);
  }

  /** DD-129, DD-130, DD-162 — the Défense that counts now, and why. */
  get defenceNow(): { readonly value: number; readonly reason: DefenceReason } {
    const { engaged, surprised } = this.fightNow;
    const { stance, forceFlatFooted: forced, normal, flatFooted } = this.defence;
    const fighting = this.#stamp !== null;
    const helpless = this.states.helpless || this.isOut;
    const reason = defenceReason({ fighting, engaged, surprised, helpless, forced, stance });
    return { value: isFlatFooted(reason) ? flatFooted : normal, reason };
  }

  /** DD-132, DD-133 — the vest that counts; `null` without one. */
  get vest(): Owned<D20d100Armor> | null {
    const worn = this.carried.vests.map((own) => ({
      own,
      protection: own.system.protection as number,
      penalty: own.system.penalty,
    }));
    return bestVest(worn)?.own ?? null;
  }

  /** A skill by its key; `null` for whoever has it not. */
  skill(key: string): Owned<D20d100Skill> | null {
    return this.carried.skills.find(({ system }) => system.key === key) ?? null;
  }

  /** DD-16 — the modifiers of its scores, without passing changes. */
  get modifiers(): Modifiers {
    const entries = CHARACTERISTICS.map((key) => [key, this.characteristics[key].mod]);
    return Object.fromEntries(entries) as Modifiers;
  }

  /** Its scores; 0 where it has none. */
  get scores(): Readonly<Record<CharacteristicKey, number>> {
    const entries = CHARACTERISTICS.map((key) => [key, this.characteristics[key].score ?? 0]);
    return Object.fromEntries(entries) as Record<CharacteristicKey, number>;
  }

  /** Hit points. */
  get health(): HealthLeft {
    return healthIn([this.hp], this.body === "dead");
  }

  /** The managed conditions that hold now. */
  get stateStatuses(): readonly string[] {
    return conditionsOf(this);
  }

  /** What to write so that a condition set or taken by hand holds; `null` for those that figures decide. */
  conditionChange(id: string, active: boolean): object | null {
    return conditionChange(this, id, active, this.mortal.kind === "investigator");
  }

  /** DD-137 — a hold that ends by hand ends for both: a card says so. */
  conditionDeed(id: string, active: boolean): { readonly deed: string; readonly choices: object } | null {
    const lets = id === "d20d100Grappling" && !active && this.states.grappling.length > 0;
    return lets ? { deed: "letGo", choices: {} } : null;
  }

  override prepareDerivedData(): void {
    this.carried = carriedBy(this.parent);
    for (const key of CHARACTERISTICS) {
      const one = this.characteristics[key];
      one.mod = modifierOf(one.score);
      one.testMod = modifierOf(one.score === null ? null : one.score + one.temp);
    }
    this.bearer = NOBODY;
    this.defence.armorPenalty = this.vest?.system.penalty ?? 0;
    this.prepareFigures();
    this.#prepareItems();
  }

  /** DD-29…DD-58 — skills first: weapons are reckoned from them. */
  #prepareItems(): void {
    const { modifiers, scores, defence, hp, carried, damageDice } = this;
    this.bearer = {
      modifiers,
      scores,
      traits: carried.traits,
      armorPenalty: defence.armorPenalty,
      woundPenalty: hp.penalty,
      combatTotal: (skill) => this.combatTotal(skill),
      damageBonus: damageDice,
    };
    for (const { system } of carried.skills) system.reckon(this.bearer);
    for (const { system } of carried.weapons) system.reckon(this.bearer);
  }
}
