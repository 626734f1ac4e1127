import { aimRefusal, attackDifficulty } from "../../../src/rulesets/seuils/rules/attack/aim.js";
import type { Rows } from "../../../src/rulesets/seuils/rules/body/circles.js";
import { tickCircles } from "../../../src/rulesets/seuils/rules/body/tick-circles.js";
import { damageBonus } from "../../../src/rulesets/seuils/rules/damage/damage-bonus.js";
import { parries } from "../../../src/rulesets/seuils/rules/attack/defence-choices.js";
import { defenceTerms } from "../../../src/rulesets/seuils/rules/attack/defence-terms.js";
import { resolveHit, type DefenceRolled } from "../../../src/rulesets/seuils/rules/attack/hit.js";
import { BAND_DIFFICULTY, bandAt, type Ranges } from "../../../src/rulesets/seuils/rules/attack/range.js";
import { freshRound, type RoundActions } from "../../../src/rulesets/seuils/rules/fight/round-actions.js";
import {
  actionRefused,
  actionSpent,
  actionsLeft,
  attackMade,
  attackRefused,
  defenceMade,
  nextExtraDefence,
} from "../../../src/rulesets/seuils/rules/fight/round-spending.js";
import { shieldBonus } from "../../../src/rulesets/seuils/rules/attack/shield.js";
import { stateOf } from "../../../src/rulesets/seuils/rules/body/state.js";
import { against } from "../../../src/rulesets/seuils/rules/checks/outcome.js";
import type { AttackType, Band, DamageType, Missile, Nature } from "../../../src/rulesets/seuils/rules/vocabulary.js";
import { woundsOf, type DamageCase } from "./seuils-damage.js";
import { countOf, type CountCase } from "./seuils-dice.js";
import { shortRows } from "./seuils-health.js";
import { optionsOf, type AtTable } from "./seuils-options.js";
import type { Adapter } from "./run.js";

/** Adapters for a round: actions, attack, aim, range, defence. */
export const combatAdapters: Readonly<Record<string, Adapter>> = {
  trackActions: ({ events, ...given }: ActionsCase) => {
    const log: object[] = [];
    let round = freshRound(given.actionsPerRound, given.attacksPerRound);
    for (const event of events) {
      const { entry, after } = played(event, round, given);
      log.push({ event, ...entry });
      round = after;
    }
    return {
      log,
      actionsLeft: actionsLeft(round),
      attacksMade: round.attacks,
      extraDefences: round.extraDefences,
      canStillAttack: attackRefused(round) === null,
    };
  },

  resolveHit: ({ attackSuccesses, defence = null, force = 0, precision = 0, ...given }: HitCase) => {
    const options = optionsOf(given);
    const difficulty = attackDifficulty(given, options);
    const hit = resolveHit(attackSuccesses, difficulty, defence);
    const figures = { ...given, ...hit, attackSuccesses, difficulty, defenceMade: defence !== null, force, precision };
    const bonusDice = hit.outcome === "hit" ? damageBonus(figures, options).bonusDice : 0;
    return { ...hit, defenceAsked: hit.outcome !== "miss", bonusDice };
  },

  resolveAttack: (given: AttackCase) => resolveAttack(given),

  findBand: ({ ranges, distance }: { ranges: Ranges; distance: number }) => {
    const band = bandAt(distance, ranges);
    return { band: band ?? "horsPortee", difficulty: band && BAND_DIFFICULTY[band], possible: band !== null };
  },

  aimPastArmour: ({ attackSuccesses, coversAll = false, noGap = false, ...given }: AimCase) => {
    const allowed = aimRefusal({ isProtected: true, coversAll, noGap }) === null;
    const difficulty = attackDifficulty(given, optionsOf(given));
    const reached = against(attackSuccesses, difficulty).success;
    return { allowed, difficulty, reached, protectionBypassed: allowed && given.aim && reached };
  },

  defenceTerms: ({ extraIndex, ...given }: TermsCase) => {
    const terms = defenceTerms(given, extraIndex, optionsOf(given));
    return { allowed: terms !== null, ...terms };
  },

  defenceChoices: ({
    attackType = "melee",
    canParry = false,
    unarmedGear = false,
    shield = 0,
    ...given
  }: ChoicesCase) => {
    const terms = defenceTerms(given, 0, optionsOf(given));
    const armed = shield > 0 || (canParry && parries(unarmedGear ? "unarmed" : "blades", attackType));
    return { dodge: terms?.dodge ?? false, parry: terms?.parry === true && armed };
  },

  applyShield: ({ defence = "parry", extra = false, ...given }: ShieldCase) =>
    shieldBonus(given.shieldBonus, { defence, extra }, optionsOf(given)),
};

type Event = "attack" | "defence" | "other" | "none";

function played(event: Event, round: RoundActions, given: AtTable): { entry: object; after: RoundActions } {
  if (event === "none") return { entry: { allowed: true }, after: round };
  if (event === "defence") {
    const extra = nextExtraDefence(round);
    const terms = defenceTerms({ missile: "none" }, extra, optionsOf(given));
    const entry = {
      allowed: true,
      kind: extra > 0 ? "extra" : "ordinary",
      characteristic: terms?.characteristic,
      difficultyBonus: terms?.difficultyBonus,
    };
    return { entry, after: defenceMade(round) };
  }
  const reason = event === "attack" ? attackRefused(round) : actionRefused(round);
  if (reason) return { entry: { allowed: false, reason }, after: round };
  return { entry: { allowed: true }, after: event === "attack" ? attackMade(round) : actionSpent(round) };
}

function resolveAttack(given: AttackCase): object {
  const options = optionsOf(given);
  const { attackType, missile = "none", band = null, aim = false, extraIndex, force, precision, target } = given;
  const attackSuccesses = countOf({ settings: given.settings, ...given.attack })?.result ?? NaN;
  const difficulty = attackDifficulty({ attackType, band, aim }, options);
  const terms = defenceTerms({ missile, band }, extraIndex, options);
  const asked = attackSuccesses >= difficulty && terms !== null && given.defence;
  const defence = asked ? defenceOf(given, asked) : null;
  const hit = resolveHit(attackSuccesses, difficulty, defence);
  const { outcome, defenceResult } = hit;
  if (outcome !== "hit") return { attackSuccesses, outcome, defenceResult };
  const figures = {
    ...given,
    attackSuccesses,
    defenceResult,
    defenceMade: defence !== null,
    difficulty,
    force,
    precision,
  };
  const { bonusDice } = damageBonus(figures, options);
  const damage = woundsOf({ ...given, ...target, aimed: aim, bonusDice, faces: given.damageFaces ?? [] });
  const { rows, surplus } = tickCircles(target.rows, damage.wounds, given.nature, options);
  return {
    attackSuccesses,
    outcome,
    defenceResult,
    bonusDice,
    ...damage,
    rows: shortRows(rows),
    status: stateOf(rows, surplus, options),
  };
}

/** A defence with all that the rules add to it. */
function defenceOf(given: AttackCase, rolled: DefenceCase): DefenceRolled {
  const options = optionsOf(given);
  const { missile = "none", band = null, extraIndex = 0 } = given;
  const terms = defenceTerms({ missile, band }, extraIndex, options);
  if (terms?.characteristic !== rolled.uses) throw new Error(`rolled with ${rolled.uses}`);
  const parries = { defence: rolled.shieldBonus ? "parry" : "dodge", extra: extraIndex > 0 } as const;
  const shield = shieldBonus(rolled.shieldBonus ?? 0, parries, options);
  const counted = countOf({
    ...rolled,
    settings: given.settings,
    bonusDice: (rolled.bonusDice ?? 0) + shield.bonusDice,
    malusDice: (rolled.malusDice ?? 0) + terms.diceMalus,
  });
  return {
    successes: counted?.rawSuccesses ?? NaN,
    successBonus: shield.successBonus + (rolled.successModifier ?? 0),
    successMalus: terms.successMalus,
    difficultyBonus: terms.difficultyBonus,
  };
}

interface ActionsCase extends AtTable {
  readonly events: readonly Event[];
  readonly actionsPerRound?: number;
  readonly attacksPerRound?: number;
}

interface Aimed {
  readonly attackType: AttackType;
  readonly band?: Band;
  readonly aim?: boolean;
}

interface HitCase extends AtTable, Aimed {
  readonly attackSuccesses: number;
  readonly force?: number;
  readonly precision?: number;
  readonly defence?: DefenceRolled | null;
}

interface AimCase extends AtTable, Aimed {
  readonly attackSuccesses: number;
  readonly coversAll?: boolean;
  readonly noGap?: boolean;
}

interface TermsCase extends AtTable {
  readonly missile: Missile;
  readonly band?: Band;
  readonly extraIndex?: number;
  readonly area?: boolean;
}

interface ChoicesCase extends AtTable {
  readonly missile: Missile;
  readonly attackType?: AttackType;
  readonly canParry?: boolean;
  readonly unarmedGear?: boolean;
  readonly shield?: number;
}

interface ShieldCase extends AtTable {
  readonly shieldBonus: number;
  readonly defence?: "dodge" | "parry";
  readonly extra?: boolean;
}

interface DefenceCase extends CountCase {
  readonly uses: string;
  readonly shieldBonus?: number;
}

interface AttackCase extends AtTable, Aimed {
  readonly attack: CountCase;
  readonly force: number;
  readonly precision: number;
  readonly weapon: DamageCase["weapon"];
  readonly damageType: DamageType;
  readonly target: { readonly sante: number; readonly rows: Rows; readonly protections?: DamageCase["protections"] };
  readonly missile?: Missile;
  readonly extraIndex?: number;
  readonly nature?: Nature;
  readonly defence?: DefenceCase;
  readonly damageFaces?: readonly number[];
}
