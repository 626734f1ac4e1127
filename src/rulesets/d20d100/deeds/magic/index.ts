import type { Deeds } from "../../../../core/play/contract/deed.js";
import { cast } from "./cast.js";
import { learnSpell } from "./learn-spell.js";
import { mythosGain, mythosTest } from "./mythos.js";
import { power } from "./power.js";
import { readTome } from "./read-tome.js";

/** What is done with spells, powers and books. */
export const MAGIC_DEEDS: Deeds["procedures"] = { cast, learnSpell, mythosGain, mythosTest, power, readTome };
