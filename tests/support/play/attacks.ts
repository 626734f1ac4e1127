import { d20d100Attacks } from "../../../src/rulesets/d20d100/attack/procedure.js";
import { rpgAttacks } from "../../../src/rulesets/rpg/attack/procedure.js";
import { warpAttacks } from "../../../src/rulesets/warp/attack/procedure.js";
import { allWays } from "./all-ways.js";

export const d20d100Attack = allWays(d20d100Attacks);
export const rpgAttack = allWays(rpgAttacks);
export const warpAttack = allWays(warpAttacks);
