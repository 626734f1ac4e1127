import { abilityModifier } from "../rules/abilities.js";
import { poolMax, type Pools } from "../rules/pools.js";
import { investigatorSchema } from "./actor-schema.js";
import { askedNumber, GbActor } from "./gb-actor.js";

/** An investigator: GB-05, GB-06. */
export class GbInvestigator extends GbActor {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.GB.ACTOR", "GARDIEN.GB.INVESTIGATOR"];

  /** 1 to 20; decides nothing by itself here. */
  declare level: number;
  declare occupation: string;
  declare attackOption: "offensive" | "defensive";

  static override defineSchema(): ReturnType<typeof investigatorSchema> {
    return investigatorSchema();
  }

  protected override poolMaxima(change?: object): Pools {
    const con = abilityModifier(askedNumber(change, "abilities.con.value") ?? this.abilities.con.value);
    return {
      pv: poolMax(con, 0, askedNumber(change, "pv.bonus") ?? this.pv.bonus),
      pf: poolMax(con, 0, askedNumber(change, "pf.bonus") ?? this.pf.bonus),
    };
  }
}
