import { healthIn, type HealthLeft } from "../../../../core/data/health.js";
import { asked, askedNumber } from "../../../../core/data/asked.js";
import type { PreCreate } from "../../../../core/foundry/types/model.js";
import { abilityModifier } from "../../rules/checks/abilities.js";
import { creaturePools, type Pools } from "../../rules/body/pools.js";
import { stateByHitPoints } from "../../rules/body/hit-point-states.js";
import type { PoolMethod, State } from "../../rules/vocabulary.js";
import { creatureSchema, type CREATURE_MODES } from "./actor-schema.js";
import { GbActor, type Fate } from "./gb-actor.js";
import { gbOptions } from "../options.js";

export type CreatureMode = (typeof CREATURE_MODES)[number];

/** Everybody else: people, animals and worse (GB-42…GB-47). */
export class GbCreature extends GbActor {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.GB.ACTOR", "GARDIEN.GB.CREATURE"];

  /** Hit dice, as printed. */
  declare hd: string;
  declare category: string;
  /** Hit points of the classic rules: halved into PV and PF (GB-47), or counted down in the traditional mode (GB-43). */
  declare hp: { value: number; max: number };
  declare poolsMethod: PoolMethod;
  /** D-56 — taken from the gravity of every wound. */
  declare gbReduction: number;
  declare special: string;
  declare mode: CreatureMode;
  /** D-61 — many small bodies: gone at 0 hit points. */
  declare swarm: boolean;
  /** GB-61 — it can drown. */
  declare breathes: boolean;
  /** Word that sorts it in a list of creatures. */
  declare tier: string;

  static override defineSchema(): ReturnType<typeof creatureSchema> {
    return creatureSchema();
  }

  /** GB-43 — hit points where they are what is counted. */
  override get health(): HealthLeft {
    return this.mode === "traditional" ? healthIn([this.hp], this.state === "dead") : super.health;
  }

  override poolMaxima(change?: object, toughness = this.toughness): Pools {
    const con = asked(change, "abilities.con.value") as number | null | undefined;
    return creaturePools((asked(change, "poolsMethod") as PoolMethod | undefined) ?? this.poolsMethod, {
      hp: askedNumber(change, "hp.max") ?? this.hp.max,
      conModifier: abilityModifier(con === undefined ? this.abilities.con.value : con),
      toughness,
      manual: {
        pv: askedNumber(change, "pv.bonus") ?? this.pv.bonus,
        pf: askedNumber(change, "pf.bonus") ?? this.pf.bonus,
      },
      oddPoint: gbOptions().creatureOddPoint,
    });
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    const { hp } = this; // of which nothing is stored while none is lost
    hp.value = Math.min(askedNumber(this._source, "hp.value") ?? hp.max, hp.max);
  }

  /** GB-43 — points of fatigue do not count in the traditional mode. */
  protected override fatigueByPoints(): number {
    return this.mode === "traditional" ? 0 : super.fatigueByPoints();
  }

  /** GB-43, D-61 — its hit points alone decide in the traditional mode. */
  protected override stateWith(...[points, result, change]: Fate): State {
    return ((asked(change, "mode") as CreatureMode | undefined) ?? this.mode) === "traditional"
      ? this.stateAt(askedNumber(change, "hp.value") ?? this.hp.value)
      : super.stateWith(points, result, change);
  }

  /** D-61 — the state that hit points bring in the traditional mode. */
  stateAt(hp: number): State {
    return stateByHitPoints(hp, this.swarm || this.abilities.con.value === null);
  }

  /** GB-47 — the world's method, unless the data say otherwise; it decides the points the creature starts with. */
  override async _preCreate(...args: PreCreate): Promise<boolean | void> {
    if (!foundry.utils.hasProperty(args[0], "system.poolsMethod")) {
      this.parent.updateSource({ system: { poolsMethod: gbOptions().creaturePools } });
    }
    return super._preCreate(...args);
  }
}
