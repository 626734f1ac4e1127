import { decidedNumber, decidedWord } from "../../../../core/play/record/override.js";
import type { Blow } from "../../../../core/play/contract/outcome.js";
import type { Choices } from "../../../../core/play/contract/situation.js";
import { seuilsOptions } from "../../data/options.js";
import { poolRules } from "../../dice/read-rules.js";
import { attackDifficulty } from "../../rules/attack/aim.js";
import { DEFAULTS } from "../../rules/options.js";
import { BAND_DIFFICULTY } from "../../rules/attack/range.js";
import { BANDS, DAMAGE_TYPES, NATURES, type Band } from "../../rules/vocabulary.js";
import { chosenIn } from "../chosen.js";
import { STRIKE, strikeOf, type Strike } from "../strike.js";

/** An attack that nobody knows anything of any more: it misses. */
const UNKNOWN: Strike = {
  ...STRIKE.read(null),
  ...{ rules: poolRules(DEFAULTS), difficulty: 1, damage: { dice: 0, keep: 1 } },
};

/** An attack as it was made, and as the keeper decided otherwise: band, Difficulté, type of damage, nature of its wounds. */
export function ruledStrike(blow: Pick<Blow, "weapon" | "choices" | "metres" | "kept" | "override">): Strike {
  const { override } = blow;
  const strike = strikeOf(blow) ?? UNKNOWN;
  const band = decidedWord(override, "band", BANDS) ?? strike.band;
  return {
    ...strike,
    band,
    difficulty: decidedNumber(override, "difficulty") ?? difficultyAt(band, strike, blow.choices),
    damageType: decidedWord(override, "damageType", DAMAGE_TYPES) ?? strike.damageType,
    nature: decidedWord(override, "nature", NATURES) ?? strike.nature,
  };
}

/** SE-26 — the successes that a strike needs at a band: as many more as it asks for, or fewer, than the one it was made at. */
function difficultyAt(band: Band | null, strike: Strike, choices: Choices): number {
  const { attackType, aimed: aim, difficulty } = strike;
  if (band === strike.band) return difficulty;
  if (difficulty > 0) return Math.max(0, difficulty + needAt(band) - needAt(strike.band));
  // At 0 it no longer tells how far below the keeper's word had brought it.
  return attackDifficulty({ attackType, band, aim, modifier: chosenIn(choices).difficulty }, seuilsOptions());
}

function needAt(band: Band | null): number {
  return band === null ? 0 : BAND_DIFFICULTY[band];
}
