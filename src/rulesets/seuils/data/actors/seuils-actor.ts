import type { HealthLeft } from "../../../../core/data/health.js";
import type { Json } from "../../../../core/shape/shape.js";
import { actorModel } from "../../../../core/documents/models.js";
import type { RoundStamp } from "../../../../core/fight/state/round-rule.js";
import type { PreCreate } from "../../../../core/foundry/types/model.js";
import { secondsNow } from "../../../../core/world/seconds-now.js";
import type { Care } from "../../rules/care/care.js";
import { circlesKey, freeIn, worstLethal, type Circles, type Rows } from "../../rules/body/circles.js";
import { domainTotals, spentOf, type Scores } from "../../rules/character/domains.js";
import { infectionEffects } from "../../rules/body/infection.js";
import { malusOn, rowMalus, woundMalus } from "../../rules/body/malus.js";
import { poolOf, type Pool } from "../../rules/checks/pool.js";
import type { Protection } from "../../rules/damage/protection.js";
import type { RoundActions } from "../../rules/fight/round-actions.js";
import { canAct, stateOf } from "../../rules/body/state.js";
import { ownThresholds, thresholdsOf, type Thresholds } from "../../rules/damage/thresholds.js";
import { VENOM_MALUS } from "../../rules/body/malus.js";
import {
  ACTIONS,
  ATTACKS,
  CHARACTERISTICS,
  DOMAIN_IDS,
  ROWS,
  type Characteristic,
  type Domain,
  type Row,
  type State,
} from "../../rules/vocabulary.js";
import type { ActorSchema } from "./actor-schema.js";
import { livesAfter, spentAfter } from "./actor-follows.js";
import { careFollows, isOverfull, withinAll } from "./care-follows.js";
import { carriedBy, wornProtections, type Carried } from "./carried.js";
import { UNCOUNTED, clocksBegun, type Clocks } from "./clocks.js";
import { tellHealed } from "./healed.js";
import { seuilsOptions } from "../options.js";
import { actionsOf, doneIn, placeOf, type RoundKept } from "./round.js";
import { conditionChange, conditionsOf, type Suffering } from "./status.js";

/** SE-50…SE-58 — a row on a sheet; `threshold` and `malus` are derived. */
export interface ActorRow extends Circles {
  max: number;
  lethal: number;
  temporary: number;
  override: number | null;
  threshold: number;
  /** Dice that a wound in this row costs. */
  malus: number;
}

/** What characters and creatures have in common: SE-09, SE-14, SE-50…SE-72, SE-78. */
export abstract class SeuilsActor extends actorModel<ActorSchema>() {
  /** SE-09 — in dice; `pool`, what is left of it now, is derived (SE-06). */
  declare characteristics: Record<Characteristic, { value: number; pool: number }>;
  /** SE-78 — `total` is derived. */
  declare domains: Record<Domain, { spent: number; total: number }>;
  /** SE-50…SE-54 — `free`, for token bars, is derived. */
  declare wounds: Record<Row, ActorRow> & { surplus: number; free: { value: number; max: number } };
  declare care: Care & { disease: string };
  /** SE-69, SE-72 — up to when time has been counted. */
  declare clocks: Clocks;
  declare biography: string;
  /** SE-32, SE-77 — until somebody ends it. */
  declare suffers: Record<Suffering, boolean>;
  declare round: RoundKept;
  declare lastRound: RoundKept;
  /** SE-58, SE-59 — dice that wounds cost. Derived. */
  declare woundMalus: number;
  /** SE-66 — dice that fever costs. Derived. */
  declare feverMalus: number;
  /** SE-54 — by the circles, or dead by the keeper's word. Derived. */
  declare state: State;
  /** What its figures read among its items. Derived. */
  declare carried: Carried;

  /** Circles that are free. */
  get health(): HealthLeft {
    return this.wounds.free;
  }

  /** The managed conditions that hold now. */
  get stateStatuses(): readonly string[] {
    return conditionsOf(this);
  }

  /** What to write so that a condition set or taken by hand holds; `null` for those that follow from circles. */
  conditionChange(id: string, active: boolean): object | null {
    return conditionChange(this, id, active);
  }

  /** SE-14 — what it may do in a round. */
  get allowed(): { readonly actions: number; readonly attacks: number } {
    return { actions: ACTIONS, attacks: ATTACKS };
  }

  /** SE-14…SE-17 — what it did with the actions of a round. */
  roundAt(then: RoundStamp): RoundActions {
    return actionsOf(doneIn(this[placeOf(this, then) ?? "round"], then), this.allowed);
  }

  /** SE-50 — its circles, in a word. */
  get circlesKey(): string {
    return circlesKey(this.rows, this.wounds.surplus);
  }

  /** SE-61, SE-67 — whether it has a filled circle. */
  get isWounded(): boolean {
    return worstLethal(this.rows) !== null;
  }

  /** SE-54 — whether it acts and defends itself. */
  get acts(): boolean {
    return canAct(this.state, seuilsOptions());
  }

  /** SE-50 — its circles. */
  get rows(): Rows {
    const { touche, blesse, tue } = this.wounds;
    return { touche, blesse, tue };
  }

  /** SE-50, SE-56 — face that a damage die must show for a wound of each row. */
  get thresholds(): Thresholds {
    const { touche, blesse, tue } = this.wounds;
    return { touche: touche.threshold, blesse: blesse.threshold, tue: tue.threshold };
  }

  /** SE-09 — its scores, without any malus. */
  get scores(): Scores {
    const entries = CHARACTERISTICS.map((id) => [id, this.characteristics[id].value] as const);
    return Object.fromEntries(entries) as Record<Characteristic, number>;
  }

  /** SE-43, SE-46 — all that protects it. */
  get protections(): readonly Protection[] {
    return wornProtections(this.carried);
  }

  /** SE-25 — whether it leaves nothing bare to aim at. */
  get isCovered(): boolean {
    return this.carried.armours.some(({ system }) => system.coversAll);
  }

  /** SE-06, SE-58, SE-59, SE-77 — dice that its state costs a roll of a Caractéristique. */
  malusOn(id: Characteristic): number {
    const { total } = malusOn(id, this.rows, this.care.infection, seuilsOptions());
    return total + (this.suffers.venom && id !== "sante" ? VENOM_MALUS : 0);
  }

  /** SE-06 — the pool of a Caractéristique as it is now, before circumstances. */
  poolOf(id: Characteristic, equipmentDice = 0): Pool {
    const { value } = this.characteristics[id];
    return poolOf({ characteristic: value, malusDice: this.malusOn(id), equipmentDice }, seuilsOptions());
  }

  /** SE-51, SE-55 — no more circles are ticked than there are, whatever was stored. */
  override prepareBaseData(): void {
    if (!isOverfull(this.rows)) return;
    const healed = withinAll(this.rows);
    for (const row of ROWS) Object.assign(this.wounds[row], healed[row]);
    tellHealed(this.parent);
  }

  override prepareDerivedData(): void {
    this.carried = carriedBy(this.parent);
    this.#prepareWounds();
    this.#prepareDomains();
    for (const id of CHARACTERISTICS) this.characteristics[id].pool = this.poolOf(id).dice;
  }

  #prepareWounds(): void {
    const { wounds, rows, care } = this;
    const options = seuilsOptions();
    const thresholds = ownThresholds(thresholdsOf(this.characteristics.sante.value, options), wounds);
    const malus = rowMalus(options);
    for (const row of ROWS) Object.assign(wounds[row], { threshold: thresholds[row], malus: malus[row] });
    this.woundMalus = woundMalus(rows, options);
    this.feverMalus = infectionEffects(care.infection).diceMalus;
    this.state = this.deathConfirmed ? "mort" : stateOf(rows, wounds.surplus, options);
    const all = ROWS.map((row) => rows[row]);
    wounds.free = {
      // a body has none left, however few it took
      value: this.state === "mort" ? 0 : all.reduce((sum, circles) => sum + freeIn(circles), 0),
      max: all.reduce((sum, { max }) => sum + max, 0),
    };
  }

  #prepareDomains(): void {
    const totals = domainTotals(this.scores);
    for (const id of DOMAIN_IDS) {
      const domain = this.domains[id];
      domain.total = totals[id];
      domain.spent = spentOf(domain.spent, domain.total);
    }
  }

  /**
   * What else becomes of a change of `system`, by path under it: circles and care agree, clocks begin, whoever is not
   * dying any more is not dead, and no Domaine is spent beyond its total.
   */
  override consequences(change: object): Readonly<Record<string, Json>> {
    const follows = careFollows({ rows: this.rows, care: this.care }, change);
    return { ...follows, ...clocksBegun(this, change), ...livesAfter(this, change), ...spentAfter(this, change) };
  }

  /** SE-64, SE-69…SE-72 — for whoever comes, or is copied, with wounds time counts from now: it ran in another world, or for another. */
  override async _preCreate(...args: PreCreate): Promise<boolean | void> {
    if ((await super._preCreate(...args)) === false) return false;
    const late = this.care.firstAid === "pending" && { care: { woundedAt: secondsNow() } };
    this.parent.updateSource({ system: { clocks: UNCOUNTED, ...late } });
  }
}
