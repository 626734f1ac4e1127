import { askedNumber } from "../../../../core/data/asked.js";
import { abilityModifier } from "../../rules/checks/abilities.js";
import { destiny, type Destiny } from "../../rules/checks/destiny.js";
import { poolMax, type Pools } from "../../rules/body/pools.js";
import { investigatorSchema } from "./actor-schema.js";
import { GbActor } from "./gb-actor.js";

/** An investigator: GB-05, GB-06. */
export class GbInvestigator extends GbActor {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.GB.ACTOR", "GARDIEN.GB.INVESTIGATOR"];

  /** 1 to 20; decides nothing by itself here. */
  declare level: number;
  declare occupation: string;
  declare attackOption: "offensive" | "defensive";
  /** GB-02 — points of one's own; `total` and `remaining` are derived. */
  declare destiny: { spent: number; bonus: number } & Destiny;

  static override defineSchema(): ReturnType<typeof investigatorSchema> {
    return investigatorSchema();
  }

  override poolMaxima(change?: object, toughness = this.toughness): Pools {
    const con = abilityModifier(askedNumber(change, "abilities.con.value") ?? this.abilities.con.value);
    return {
      pv: poolMax(con, toughness, askedNumber(change, "pv.bonus") ?? this.pv.bonus),
      pf: poolMax(con, toughness, askedNumber(change, "pf.bonus") ?? this.pf.bonus),
    };
  }

  override prepareDerivedData(): void {
    super.prepareDerivedData();
    Object.assign(this.destiny, destiny(this.level, this.destiny.spent, this.destiny.bonus));
  }
}
