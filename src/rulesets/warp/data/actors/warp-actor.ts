import { healthIn, type HealthLeft } from "../../../../core/data/health.js";
import { actorModel } from "../../../../core/documents/models.js";
import { heldBelow } from "../../../../core/data/asked.js";
import type { PreCreate } from "../../../../core/foundry/types/model.js";
import { actionPool, type Action, type Circumstances } from "../../rules/checks/action-pool.js";
import { edgeState, type Edge } from "../../rules/attack/advantages.js";
import type { WornArmour } from "../../rules/attack/armour.js";
import { untrainedDice, type Task } from "../../rules/checks/base-dice.js";
import type { ExperienceEntry } from "../../rules/character/experience-used.js";
import { availableExperience } from "../../rules/character/experience.js";
import { afterLoss, effectiveHp, healthOf, woundMalus, type Health } from "../../rules/body/hit-points.js";
import { pool, poolParts } from "../../rules/checks/pool.js";
import { setByHand } from "../../rules/powers/psychic-reserve.js";
import { hindranceOf } from "../../rules/body/serious-wounds.js";
import { turnStateAt, type TurnStamp, type TurnState } from "../../rules/fight/turn-state.js";
import type { Scope, ScopeDice } from "../../rules/checks/scopes.js";
import type { ActorSchema } from "./actor-schema.js";
import { bestTrait, carriedBy, initiativeTrait, type Carried } from "./carried.js";
import { conditionChange, conditionsOf, type LastingEffect } from "./status.js";

/** What is stored of the hit points, and what follows from it: `effective`, `status`, `woundMalus` are derived. */
export interface ActorHitPoints {
  value: number;
  max: number;
  temp: number;
  fightStart: number | null;
  healCarry: number;
  critical: boolean;
  dead: boolean;
  description: string;
  method: "fixed" | "rolled";
  effective: number;
  status: Health;
  /** Malus dice on every action. */
  woundMalus: number;
}

/** What characters and the keeper's people have in common: WP-57…WP-66, WP-15, WP-62, WP-108. */
export abstract class WarpActor extends actorModel<ActorSchema>() {
  declare hp: ActorHitPoints;
  /** Dice of experience; `available` is derived (WP-15). */
  declare xp: { total: number; used: number; available: number; log: ExperienceEntry[] };
  /** WP-118 — `since` in seconds of world time. */
  declare steelSkin: { absorb: number; hits: number; dice: number; since: number };
  /** WP-129…WP-132 — spells that last on it. */
  declare spellbound: Record<LastingEffect, boolean>;
  /** Dice that effects add, by the rolls they add them to. */
  declare mods: Record<Scope, ScopeDice>;
  /** WP-62 — all that is worn. Derived. */
  declare armour: WornArmour;
  /** WP-46 — the trait it is rolled with: its id, what anybody has, or empty for the best. */
  declare initiativeTrait: string;
  /** WP-72 */
  declare edge: Edge;
  /** What its figures read among its items. Derived. */
  declare carried: Carried;
  /** WP-68 — best score in fighting; `null` without any. Derived. */
  declare bestCombat: number | null;
  /** WP-46 — what its place in a fight is rolled with: in the notation of Roll, 0 where it has no dice; and the dice that are kept. Derived. */
  declare initiative: { readonly formula: string; readonly dice: number };
  /** WP-106 — best score of a power. Derived. */
  declare bestPower: number;
  /** WP-53 — a trait of its own makes it clumsy. Derived. */
  declare clumsy: boolean;

  /** Hit points. */
  get health(): HealthLeft {
    return healthIn([this.hp], this.hp.status === "dead");
  }

  /** The managed conditions that hold now. */
  get stateStatuses(): readonly string[] {
    return conditionsOf(this);
  }

  /** What to write so that a condition set or taken by hand holds; `null` for those that follow from points alone. */
  conditionChange(id: string, active: boolean): object | null {
    return conditionChange(this, id, active);
  }

  /** What it has done in this turn (WP-39, WP-50, WP-73). */
  turnAt(now: TurnStamp): TurnState {
    return turnStateAt(this.turn, now);
  }

  /** WP-72 — whether its psychological edge counts in this turn, or will in the next. */
  edgeAt(now: TurnStamp): ReturnType<typeof edgeState> {
    return edgeState(this.edge, now);
  }

  /** WP-75 — what its serious wounds do to healing. */
  get healingHindrance(): ReturnType<typeof hindranceOf> {
    return hindranceOf(this.carried.wounds.map(({ figures }) => figures));
  }

  /** WP-06, WP-14 — the dice of an action: what it starts from, and every named reason for others. */
  diceOf(action: Action, circumstances: Circumstances = {}): ReturnType<typeof actionPool> {
    const { hp, armour, mods, carried, spellbound } = this;
    const hindered = carried.wounds.map(({ malusScope }) => malusScope);
    const own = { wounded: hp.woundMalus > 0, armourMalus: armour.malus, mods, hindered, charming: spellbound.charm };
    return actionPool(action, own, circumstances);
  }

  /** WP-57, WP-64 — what to write under `system` for points given or taken by hand; points lost count as lost in a fight. */
  pointsChange(points: number): object {
    const { value, temp, fightStart } = this.hp;
    if (points >= 0) return { hp: { value: value + points } };
    const after = afterLoss({ hp: value, temp, fightStart }, { damage: -points, temporary: false });
    return { hp: { value: after.hp, fightStart: after.fightStart } };
  }

  /** WP-108 — what to write under `system` for a reserve set by hand; `now` in seconds of world time. */
  chargesChange(charges: number, now: number): object {
    const { max, value, rate, lastTime: since } = this.psy;
    const set = setByHand({ max, value, rate, since }, charges, Math.max(0, Math.trunc(now)));
    return { psy: { value: set.value, lastTime: Math.floor(set.since) } };
  }

  override prepareDerivedData(): void {
    this.carried = carriedBy(this.parent);
    const { traits, powers, armour } = this.carried;
    this.armour = armour;
    this.bestCombat = bestTrait(traits, "combat")?.score ?? null;
    const known = powers.filter(({ unknown }) => !unknown); // WP-28
    this.bestPower = Math.max(0, ...known.map(({ score }) => score));
    this.clumsy = traits.some(({ clumsy }) => clumsy);
    this.#prepareHealth();
    const { xp, psy } = this;
    xp.used = Math.min(xp.used, xp.total);
    xp.available = availableExperience(xp);
    psy.value = Math.min(psy.value, psy.max);
    this.initiative = this.#initiativePool();
  }

  /** WP-06 — dice of an ordinary action that no trait covers. */
  get untrained(): number {
    return untrainedDice("standard");
  }

  /** WP-46 — the dice of its place in a fight, with the trait chosen for it or with another one. */
  initiativeWith(choice = this.initiativeTrait, circumstances: Circumstances = {}): ReturnType<typeof actionPool> {
    const trait = initiativeTrait(this.carried.traits, choice, this.untrained);
    const task: Task = {
      relation: trait ? "direct" : "none",
      traitScore: trait?.score ?? null,
      scale: "standard",
      average: this.untrained,
    };
    return this.diceOf({ kind: "check", agility: trait?.agility ?? false, task }, circumstances);
  }

  #initiativePool(): WarpActor["initiative"] {
    const { base, modifiers } = this.initiativeWith();
    const dice = pool(poolParts(base, modifiers));
    return { formula: dice.formula ?? "0", dice: dice.keep };
  }

  #prepareHealth(): void {
    const { hp } = this;
    hp.value = Math.min(hp.value, hp.max);
    const points = { hp: hp.value, max: hp.max, temp: hp.temp };
    hp.effective = effectiveHp(points);
    hp.status = hp.dead ? "dead" : healthOf(points);
    hp.woundMalus = woundMalus(hp.status);
  }

  /** A new actor starts whole and with a full reserve, unless its data say otherwise. */
  override async _preCreate(...args: PreCreate): Promise<boolean | void> {
    if ((await super._preCreate(...args)) === false) return false;
    const given = (pool: string) => foundry.utils.hasProperty(args[0] as object, `system.${pool}.value`);
    const { hp, psy } = this;
    this.parent.updateSource({
      system: { ...(!given("hp") && { hp: { value: hp.max } }), ...(!given("psy") && { psy: { value: psy.max } }) },
    });
  }

  /** What else becomes of a change of `system`, by path under it: no points above their maximum. */
  override consequences(change: object): Readonly<Record<string, number>> {
    return {
      ...heldBelow(change, this, "hp.value", "hp.max"),
      ...heldBelow(change, this, "xp.used", "xp.total"),
      ...heldBelow(change, this, "psy.value", "psy.max"),
    };
  }
}
