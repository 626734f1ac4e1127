import type { Ruleset } from "../core/ruleset.js";
import { d20d100 } from "./d20d100/index.js";
import { gb } from "./gb/index.js";
import { rpg } from "./rpg/index.js";
import { seuils } from "./seuils/index.js";
import { warp } from "./warp/index.js";

/** The rulesets Gardien plays. Adding one is one folder and one line here. */
export const RULESETS: readonly Ruleset[] = [gb, warp, rpg, seuils, d20d100];
