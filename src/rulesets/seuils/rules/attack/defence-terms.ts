import { DEFAULTS, type Options } from "../options.js";
import type { Band, DefenceCharacteristic, Missile } from "../vocabulary.js";

/** SE-29, SE-33…SE-36 — what is to be avoided. */
export interface Incoming {
  readonly missile: Missile;
  /** SE-24 — from how far; a blow has none. */
  readonly band?: Band | null;
  /** SE-75 — a blast is avoided, never parried. */
  readonly area?: boolean;
}

/** SE-29, SE-33…SE-36 — what the rules permit against it, whatever is in hand. */
export interface DefenceTerms {
  readonly dodge: boolean;
  readonly parry: boolean;
  readonly characteristic: DefenceCharacteristic;
  readonly diceMalus: number;
  readonly successMalus: number;
  /** SE-17 — successes more than the attacker's that an extra defence needs. */
  readonly difficultyBonus: number;
}

export type DefenceOptions = Pick<
  Options,
  "projectileDefence" | "thrownDefenceCharacteristic" | "extraDefenceDifficulty"
>;

/** SE-35 — successes lost against what is thrown, by its range. */
const THROWN_MALUS = { courte: 2, moyenne: 1, extreme: 0 } as const satisfies Record<Band, number>;

/** SE-34 — successes lost against an arrow, at any range. */
const PROJECTILE_MALUS = 2;

/** SE-36 — dice lost against any missile where the short rule is played. */
const SIMPLE_MALUS = 1;

const PLAIN: Pick<DefenceTerms, "dodge" | "parry" | "characteristic" | "diceMalus" | "successMalus"> = {
  dodge: true,
  parry: true,
  characteristic: "agilite",
  diceMalus: 0,
  successMalus: 0,
};

/**
 * SE-17, SE-29, SE-33…SE-36, SE-75 — how something can be defended against; `null`: not at all (SE-33).
 * @param extraIndex SE-17 — 1 for the first extra defence of the round, 0 for an ordinary one
 */
export function defenceTerms(
  incoming: Incoming,
  extraIndex = 0,
  options: DefenceOptions = DEFAULTS,
): DefenceTerms | null {
  if (incoming.missile === "firearm") return null;
  const terms = againstMissile(incoming, options);
  const parry = terms.parry && !incoming.area;
  if (extraIndex <= 0) return { ...terms, parry, difficultyBonus: 0 };
  const difficultyBonus = options.extraDefenceDifficulty === "cumulative" ? extraIndex : 1;
  return { ...terms, parry, characteristic: "reflexes", difficultyBonus };
}

function againstMissile({ missile, band = null }: Incoming, options: DefenceOptions): typeof PLAIN {
  if (missile === "none") return PLAIN;
  if (options.projectileDefence === "simple") return { ...PLAIN, parry: false, diceMalus: SIMPLE_MALUS };
  if (missile === "projectile") {
    return { ...PLAIN, parry: false, characteristic: "reflexes", successMalus: PROJECTILE_MALUS };
  }
  const successMalus = band === null ? 0 : THROWN_MALUS[band];
  return { ...PLAIN, characteristic: options.thrownDefenceCharacteristic, successMalus };
}
