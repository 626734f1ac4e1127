import { healthIn, type HealthLeft } from "../../../../core/data/health.js";
import type { Json } from "../../../../core/shape/shape.js";
import { actorModel } from "../../../../core/documents/models.js";
import { asked, askedNumber } from "../../../../core/data/asked.js";
import type { PreCreate } from "../../../../core/foundry/types/model.js";
import { abilityModifier, sizeModifier } from "../../rules/checks/abilities.js";
import { wornMaxDex } from "../../rules/attack/armor-class.js";
import { rollTotal } from "../../rules/checks/checks.js";
import { fatigueMalus, fatigueOn, pfLost } from "../../rules/checks/fatigue.js";
import { pfCap, pfCeiling, stateOf, type Pools } from "../../rules/body/pools.js";
import { featBonus, toughnessOf } from "../../rules/character/passive-feats.js";
import { profileOf, type Profile } from "../../rules/character/profile.js";
import type { Shock } from "../../rules/vocabulary.js";
import { stanceArmor, type LimitedStates, type ShockEnd, type Stance } from "../../rules/fight/turns.js";
import {
  ABILITIES,
  type Ability,
  type ExhaustionResult,
  type Save,
  type State,
  type Zone,
} from "../../rules/vocabulary.js";
import type { ActorSchema } from "./actor-schema.js";
import { carriedBy, type Carried } from "./carried.js";
import { consequencesOf } from "./consequences.js";
import { gbOptions } from "../options.js";
import { settledPools } from "./pool-changes.js";
import { shockEndFor } from "./shock-end.js";
import { conditionChange, conditionsOf } from "./status.js";
import { singleDefense, zoneDefenses, type ZoneDefense, type ZoneDefenses } from "./zone-defense.js";

/** The ability behind each save (GB-01). */
export const SAVE_ABILITY: Readonly<Record<Save, Ability>> = { fort: "con", ref: "dex", will: "wis" };
const SAVES = ["fort", "ref", "will"] as const;

/** What a state follows from; `change` is the change of `system` that brings it, if any. */
export type Fate = [points: Pools, result: ExhaustionResult, change?: object];

/** Conditions under which nobody dodges. */
const UNGUARDED = ["blinded", "flatFooted", "helpless"] as const;

/** What investigators and creatures have in common: GB-01, GB-05…GB-14, GB-24. Points in PV and PF. */
export abstract class GbActor extends actorModel<ActorSchema>() {
  /** Scores and their modifiers; `mod` is derived. */
  declare abilities: Record<Ability, { value: number | null; mod: number }>;
  /** `total` is derived, fatigue included where it weighs, and `feats`, what feats add. */
  declare saves: Record<Save, { base: number; misc: number; feats: number; total: number }>;
  /** `total` is derived, fatigue included where it weighs, and `feats`, what feats add. */
  declare initiative: { misc: number; feats: number; total: number };
  /** Points of life; `max` is derived. */
  declare pv: { value: number; bonus: number; max: number };
  /** Points of fatigue; `max`, `lost`, `cap` (GB-14) and `ceiling` are derived. */
  declare pf: { value: number; bonus: number; max: number; lost: number; cap: number; ceiling: number };
  /** `malus` is derived: 0 to −5 (GB-11). */
  declare fatigue: { override: number | null; malus: number };
  /** `loseDex`, `zones` and `single`, the one defence of the classic rules, are derived (GB-10, GB-24, GB-43). */
  declare defense: {
    natural: number;
    misc: number;
    loseDex: boolean;
    zones: ZoneDefenses;
    single: ZoneDefense | undefined;
  };
  /** GB-19 — rounds spent aiming at somebody. */
  declare aim: { rounds: number; targetUuid: string };
  declare shock: { kind: Shock; until: ShockEnd };
  declare posture: { prone: boolean };
  /** GB-21 — what a charge or a defensive fight does until the next turn. */
  declare stance: Stance;
  /** GB-69. */
  declare barred: boolean;
  /** GB-25 — zones behind cover. */
  declare cover: Partial<Record<Zone, boolean>>;
  /** GB-61 — see the rules of the same name. */
  declare drowning: { active: boolean; breath: number; step: number; round: number };
  /** GB-13 — what an unfinished rest carries over, in hours and in minutes. */
  declare recovery: { carryHours: number; carryMinutes: number };
  /** Modifier of the size, to attacks and armour class. Derived. */
  declare sizeMod: number;
  /** GB-08, GB-09. Derived. */
  declare state: State;
  /** The tables it is played with: a body of its own that it carries, or a built-in one (GB-42). Derived. */
  declare body: Profile;
  /** What its figures read among its items. Derived. */
  declare carried: Carried;
  /** GB-55 — Toughness feats that count. Derived. */
  declare toughness: number;

  /** GB-05, GB-06, GB-47 — the maxima, as they are or as a change of `system` would make them. */
  abstract poolMaxima(change?: object, toughness?: number): Pools;

  /** PV and PF together, which a blow takes one after the other. */
  get health(): HealthLeft {
    return healthIn([this.pv, this.pf], this.state === "dead");
  }

  /** The managed conditions that hold now. */
  get stateStatuses(): readonly string[] {
    return conditionsOf(this);
  }

  /** What to write so that a condition set or taken by hand holds; `null` for those that follow from points alone. */
  conditionChange(id: string, active: boolean): object | null {
    return conditionChange(this, id, active);
  }

  /** What ends by itself in a fight. */
  get limitedStates(): LimitedStates {
    const { shock, stance, barred } = this;
    return { shock, stance, barred };
  }

  /** Items of the actor read its modifiers and its body, so they are ready before embedded items are prepared. */
  override prepareBaseData(): void {
    for (const id of ABILITIES) {
      const ability = this.abilities[id];
      ability.mod = abilityModifier(ability.value);
    }
    this.sizeMod = sizeModifier(this.size);
    this.carried = carriedBy(this.parent);
    const { body, feats } = this.carried;
    this.body = body ? body.tables : profileOf(this.profile);
    this.toughness = toughnessOf(feats);
  }

  override prepareDerivedData(): void {
    this.#preparePools();
    this.#prepareRolls();
    this.#prepareDefense();
  }

  #preparePools(): void {
    const maxima = this.poolMaxima();
    const { pv, pf, fatigue } = this;
    pv.max = maxima.pv;
    pv.value = Math.min(pv.value, pv.max);
    pf.max = maxima.pf;
    pf.value = Math.min(pf.value, pf.max);
    pf.lost = pfLost(pf.value, pf.max);
    pf.cap = pfCap(pv.value);
    pf.ceiling = pfCeiling(pv.value, pf.max);
    fatigue.malus = fatigue.override ?? this.fatigueByPoints();
    this.state = this.stateWith({ pv: pv.value, pf: pf.value }, this.exhaustion.result);
  }

  /** GB-11 — the penalty that the points bring; none for a body that never tires. */
  protected fatigueByPoints(): number {
    return this.body.fatigueApplies ? fatigueMalus(this.pf.value, this.pf.max) : 0;
  }

  /** GB-08, GB-09 — the state that points and the answer of the save bring, as they are or as a change makes them. */
  protected stateWith(...[points, result]: Fate): State {
    return stateOf(points, result, this.body.pfZeroEffect);
  }

  #prepareRolls(): void {
    const options = gbOptions();
    const weighing = { reflex: options.fatigueReflex, initiative: options.fatigueInitiative };
    const { malus } = this.fatigue;
    const weight = (roll: "reflex" | "initiative") => (malus === 0 ? 0 : fatigueOn(roll, malus, weighing));
    const { saves, initiative, abilities } = this;
    const { feats } = this.carried;
    for (const id of SAVES) {
      const save = saves[id];
      save.feats = featBonus(feats, id);
      const fatigueMalus = id === "ref" ? weight("reflex") : 0;
      save.total = rollTotal({ ...save, abilityMod: abilities[SAVE_ABILITY[id]].mod, fatigueMalus });
    }
    initiative.feats = featBonus(feats, "initiative");
    initiative.total = rollTotal({
      ...initiative,
      abilityMod: abilities.dex.mod,
      fatigueMalus: weight("initiative"),
    });
  }

  #prepareDefense(): void {
    const { armorMaxDex, armorStacking: stacking } = gbOptions();
    const { defense } = this;
    const { worn, feats } = this.carried;
    defense.loseDex = this.state !== "active" || this.#defenceless();
    const common = {
      dexMod: this.abilities.dex.mod,
      maxDex: armorMaxDex ? wornMaxDex(worn) : null,
      natural: defense.natural,
      sizeMod: this.sizeMod,
      misc: defense.misc + featBonus(feats, "armorClass"),
      stance: stanceArmor(this.stance),
      fatigueMalus: fatigueOn("armorClass", this.fatigue.malus),
      loseDexBonus: defense.loseDex,
    };
    defense.zones = zoneDefenses(this.body, common, { worn, stacking, cover: this.cover });
    defense.single = singleDefense(defense.zones);
  }

  /** GB-21 — the keeper's conditions that take the Dexterity bonus away. */
  #defenceless(): boolean {
    const statuses = this.parent?.statuses as Set<string> | undefined;
    return statuses !== undefined && UNGUARDED.some((id) => statuses.has(id));
  }

  /** A new actor starts whole, unless its data say otherwise. */
  override async _preCreate(...args: PreCreate): Promise<boolean | void> {
    if ((await super._preCreate(...args)) === false) return false;
    const given = (pool: string) => foundry.utils.hasProperty(args[0] as object, `system.${pool}.value`);
    const { pv, pf } = this.parent.system as GbActor;
    this.parent.updateSource({
      system: { ...(!given("pv") && { pv: { value: pv.max } }), ...(!given("pf") && { pf: { value: pf.max } }) },
    });
  }

  /**
   * What follows from a change of `system`, whichever door it came through: see {@link consequencesOf}.
   * @param undone whether the change takes something back
   */
  override consequences(change: object, undone = false): Readonly<Record<string, Json>> {
    const { pfCapMode: capMode, negativePools: negative, vigorRepeat: repeat } = gbOptions();
    const maxima = this.poolMaxima(change);
    const [pv, pf] = [askedNumber(change, "pv.value"), askedNumber(change, "pf.value")];
    const before = { pv: this.pv.value, pf: this.pf.value, pvMax: this.pv.max, pfMax: this.pf.max };
    const after = settledPools(before, { pv, pf, pvMax: maxima.pv, pfMax: maxima.pf }, { capMode, negative, undone });
    const told = {
      ...{ pv, pf, until: asked(change, "shock.until") },
      result: asked(change, "exhaustion.result") as ExhaustionResult | undefined,
      prone: asked(change, "posture.prone") as boolean | undefined,
      shock: asked(change, "shock.kind") as Shock | undefined,
    };
    const { state, posture, exhaustion } = this;
    return consequencesOf(told, {
      before: { pools: before, result: exhaustion.result, state, prone: posture.prone },
      stored: { pv: this._source.pv.value, pf: this._source.pf.value },
      after,
      stateWith: (result) => this.stateWith(after, result, change),
      shockEnd: () => shockEndFor(this.parent),
      repeat,
      undone,
    });
  }
}
