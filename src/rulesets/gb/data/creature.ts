import type { PreCreate } from "../../../core/types/model.js";
import { abilityModifier } from "../rules/abilities.js";
import { creaturePools, type Pools } from "../rules/pools.js";
import type { PoolMethod } from "../rules/vocabulary.js";
import { creatureSchema } from "./actor-schema.js";
import { asked, askedNumber, GbActor } from "./gb-actor.js";
import { gbOptions } from "./options.js";

/** Everybody else: people, animals and worse (GB-42…GB-47). */
export class GbCreature extends GbActor {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.GB.ACTOR", "GARDIEN.GB.CREATURE"];

  /** Hit dice, as printed. */
  declare hd: string;
  declare category: string;
  /** Hit points of the classic rules, halved into PV and PF (GB-47). */
  declare hp: { max: number };
  declare poolsMethod: PoolMethod;
  /** D-56 — taken from the gravity of every wound. */
  declare gbReduction: number;
  declare special: string;

  static override defineSchema(): ReturnType<typeof creatureSchema> {
    return creatureSchema();
  }

  protected override poolMaxima(change?: object): Pools {
    const con = asked(change, "abilities.con.value") as number | null | undefined;
    return creaturePools((asked(change, "poolsMethod") as PoolMethod | undefined) ?? this.poolsMethod, {
      hp: askedNumber(change, "hp.max") ?? this.hp.max,
      conModifier: abilityModifier(con === undefined ? this.abilities.con.value : con),
      manual: {
        pv: askedNumber(change, "pv.bonus") ?? this.pv.bonus,
        pf: askedNumber(change, "pf.bonus") ?? this.pf.bonus,
      },
      oddPoint: gbOptions().gbCreatureOddPoint,
    });
  }

  /** GB-47 — the world's method, unless the data say otherwise; it decides the points the creature starts with. */
  override async _preCreate(...args: PreCreate): Promise<boolean | void> {
    if (!foundry.utils.hasProperty(args[0], "system.poolsMethod")) {
      this.parent.updateSource({ system: { poolsMethod: gbOptions().gbCreaturePools } });
    }
    return super._preCreate(...args);
  }
}
