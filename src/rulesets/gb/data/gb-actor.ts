import type { Migrated, PreCreate, PreUpdate } from "../../../core/types/model.js";
import { abilityModifier, sizeModifier } from "../rules/abilities.js";
import { wornMaxDex, type WornPiece } from "../rules/armor-class.js";
import { fatigueMalus, fatigueOn, pfLost } from "../rules/fatigue.js";
import { pfCap, pfCeiling, stateOf, type Pools } from "../rules/pools.js";
import { profileOf } from "../rules/profile.js";
import { ABILITIES, type Ability, type State } from "../rules/vocabulary.js";
import { ACTOR_GROUPS, type ActorSchema } from "./actor-schema.js";
import { GbArmor } from "./armor.js";
import { dropMalformedGroups } from "./fields.js";
import { gbOptions } from "./options.js";
import { settledPools, type PoolState } from "./pool-changes.js";
import { zoneDefenses, type ZoneDefenses } from "./zone-defense.js";

export type Save = "fort" | "ref" | "will";

/** The ability behind each save (GB-01). */
export const SAVE_ABILITY: Readonly<Record<Save, Ability>> = { fort: "con", ref: "dex", will: "wis" };

/** What investigators and creatures have in common: GB-01, GB-05…GB-14, GB-24. Points in PV and PF. */
export abstract class GbActor extends foundry.abstract.TypeDataModel<ActorSchema, Actor> {
  /** Scores and their modifiers; `mod` is derived. */
  declare abilities: Record<Ability, { value: number | null; mod: number }>;
  /** `total` is derived, fatigue included where it weighs. */
  declare saves: Record<Save, { base: number; misc: number; total: number }>;
  /** `total` is derived, fatigue included where it weighs. */
  declare initiative: { misc: number; total: number };
  /** Points of life; `max` is derived. */
  declare pv: { value: number; bonus: number; max: number };
  /** Points of fatigue; `max`, `lost`, `cap` (GB-14) and `ceiling` are derived. */
  declare pf: { value: number; bonus: number; max: number; lost: number; cap: number; ceiling: number };
  /** `malus` is derived: 0 to −5 (GB-11). */
  declare fatigue: { override: number | null; malus: number };
  /** `loseDex` and `zones` are derived (GB-10, GB-24). */
  declare defense: { natural: number; misc: number; loseDex: boolean; zones: ZoneDefenses };
  /** Modifier of the size, to attacks and armour class. Derived. */
  declare sizeMod: number;
  /** GB-08, GB-09. Derived. */
  declare state: State;

  static override migrateData(...args: Migrated) {
    dropMalformedGroups(args[0], ACTOR_GROUPS);
    return super.migrateData(...args);
  }

  /** GB-05, GB-06, GB-47 — the maxima, as they are or as a change of `system` would make them. */
  protected abstract poolMaxima(change?: object): Pools;

  /** The managed conditions that hold now. */
  get stateStatuses(): readonly string[] {
    return this.state === "dead" || this.state === "unconscious" || this.state === "stunned" ? [this.state] : [];
  }

  /** Weapons of the actor read the modifiers, so they are ready before embedded items are prepared. */
  override prepareBaseData(): void {
    for (const id of ABILITIES) {
      const ability = this.abilities[id];
      ability.mod = abilityModifier(ability.value);
    }
    this.sizeMod = sizeModifier(this.size);
  }

  override prepareDerivedData(): void {
    this.#preparePools();
    this.#prepareRolls();
    this.#prepareDefense();
  }

  #preparePools(): void {
    const maxima = this.poolMaxima();
    const { pv, pf, fatigue } = this;
    const { fatigueApplies, pfZeroEffect } = profileOf(this.profile);
    pv.max = maxima.pv;
    pv.value = Math.min(pv.value, pv.max);
    pf.max = maxima.pf;
    pf.value = Math.min(pf.value, pf.max);
    pf.lost = pfLost(pf.value, pf.max);
    pf.cap = pfCap(pv.value);
    pf.ceiling = pfCeiling(pv.value, pf.max);
    fatigue.malus = fatigue.override ?? (fatigueApplies ? fatigueMalus(pf.value, pf.max) : 0);
    this.state = stateOf({ pv: pv.value, pf: pf.value }, this.exhaustion.result, pfZeroEffect);
  }

  #prepareRolls(): void {
    const options = gbOptions();
    const weighing = { reflex: options.gbFatigueReflex, initiative: options.gbFatigueInitiative };
    const { malus } = this.fatigue;
    const weight = (roll: "reflex" | "initiative") => (malus === 0 ? 0 : fatigueOn(roll, malus, weighing));
    const { fort, ref, will } = this.saves;
    fort.total = fort.base + this.abilities.con.mod + fort.misc;
    ref.total = ref.base + this.abilities.dex.mod + ref.misc + weight("reflex");
    will.total = will.base + this.abilities.wis.mod + will.misc;
    this.initiative.total = this.abilities.dex.mod + this.initiative.misc + weight("initiative");
  }

  #prepareDefense(): void {
    const { gbArmorMaxDex, gbArmorStacking } = gbOptions();
    const { defense } = this;
    const worn = this.#worn();
    defense.loseDex = this.state !== "active";
    const common = {
      dexMod: this.abilities.dex.mod,
      maxDex: gbArmorMaxDex ? wornMaxDex(worn) : null,
      natural: defense.natural,
      sizeMod: this.sizeMod,
      misc: defense.misc,
      fatigueMalus: fatigueOn("armorClass", this.fatigue.malus),
      loseDexBonus: defense.loseDex,
    };
    defense.zones = zoneDefenses(this.profile, common, worn, gbArmorStacking);
  }

  #worn(): readonly WornPiece[] {
    const worn: WornPiece[] = [];
    if (!this.parent) return worn;
    for (const item of this.parent.items) {
      const system: unknown = item.system;
      if (system instanceof GbArmor && system.equipped) worn.push(system.piece);
    }
    return worn;
  }

  /** A new actor starts whole, unless its data say otherwise. */
  override async _preCreate(...args: PreCreate): Promise<boolean | void> {
    if ((await super._preCreate(...args)) === false) return false;
    const given = (pool: string) => foundry.utils.hasProperty(args[0] as object, `system.${pool}.value`);
    const { pv, pf } = this.parent.system as GbActor;
    this.parent.updateSource({
      system: { ...(!given("pv") && { pv: { value: pv.max } }), ...(!given("pf") && { pf: { value: pf.max } }) },
    } as never);
  }

  /** Every door to the points leads here: see {@link settledPools}. PF above 0 end the exhaustion (GB-09). */
  override async _preUpdate(...args: PreUpdate): Promise<boolean | void> {
    if ((await super._preUpdate(...args)) === false) return false;
    const [changed] = args;
    const system = changed["system"];
    if (typeof system !== "object" || system === null) return;
    const maxima = this.poolMaxima(system);
    const { gbPfCapMode, gbNegativePools } = gbOptions();
    const after = settledPools(
      this.#poolState(),
      { pv: askedNumber(system, "pv.value"), pf: askedNumber(system, "pf.value"), pvMax: maxima.pv, pfMax: maxima.pf },
      { capMode: gbPfCapMode, negative: gbNegativePools },
    );
    for (const pool of ["pv", "pf"] as const) {
      const asking = askedNumber(system, `${pool}.value`) ?? this._source[pool].value;
      if (after[pool] !== asking) foundry.utils.setProperty(system, `${pool}.value`, after[pool]);
    }
    if (after.pf > 0 && this.exhaustion.result !== "none") {
      foundry.utils.setProperty(system, "exhaustion.result", "none");
    }
  }

  #poolState(): PoolState {
    return { pv: this.pv.value, pf: this.pf.value, pvMax: this.pv.max, pfMax: this.pf.max };
  }
}

/** The value a change of `system` puts at a path; `undefined` where it says nothing. */
export function asked(change: object | undefined, path: string): unknown {
  return change && foundry.utils.getProperty(change, path);
}

/** The same for a number. */
export function askedNumber(change: object | undefined, path: string): number | undefined {
  const value = asked(change, path);
  return typeof value === "number" ? value : undefined;
}
