import type { Odds, OddsRow } from "../../../core/play/contract/odds.js";
import type { Situation } from "../../../core/play/contract/situation.js";
import { attackOdds, ATTACK_ENDS, type AttackEnd } from "../odds/attack.js";
import { rpgOptions } from "../data/options.js";
import { attackEndLabel } from "../labels.js";
import type { DiceFormula } from "../rules/dice-formula.js";
import type { EffectType } from "../rules/criticals/effects.js";
import { parryFigures } from "../rules/attack/parry.js";
import { guardsFor } from "./attack-roll.js";
import { fight } from "./fields.js";
import { entangling } from "./manoeuvres/caught.js";
import { featOdds } from "./manoeuvres/odds.js";
import { parryOptions } from "./answer/parry.js";
import { placeAimedAt } from "./outcome/places.js";
import { deathRule, figuresOf } from "./reading.js";
import { castOdds } from "./spells/odds.js";
import { willOf } from "./spells/resistance.js";
import { strikeOf } from "./strike.js";

const TONES: Readonly<Record<AttackEnd, string>> = {
  miss: "mute",
  parried: "good",
  stopped: "sev-0",
  wounded: "sev-2",
  unconscious: "sev-4",
  dead: "sev-5",
};

/** For a weapon without dice: what they come to plays no part. */
const ANY_DIE: DiceFormula = { count: 1, faces: 4, flat: 0, halved: false };

/** RP-41…RP-56 — exact odds against the best parry that the target has, armour included. */
export function oddsOf({ attacker, weapon, target, choices }: Situation, bonus: number): Odds | null {
  const strike = strikeOf({ weapon, choices });
  if (target && strike?.spell && !strike.dice) return castOdds(strike, target, bonus);
  const formula = strike && (strike.dice ?? (entangling(strike.special) ? ANY_DIE : null));
  if (!target || !strike || !formula) return null;
  const { locations, armour, hp, attributes, immunities } = figuresOf(target);
  const options = rpgOptions();
  // Against the margin of an even blow: how they rank hardly depends on it.
  const winning = ({ parry }: ReturnType<typeof guardsFor>[number]) =>
    parryFigures({ ...parry, attackerMargin: 0 }, parryOptions()).target;
  const [guard] = guardsFor({ weapon, choices, target }).toSorted((a, b) => winning(b) - winning(a));
  const odds = attackOdds(
    {
      score: strike.score,
      difficulty: bonus,
      parry: guard?.parry ?? null,
      formula,
      damageBonus: strike.damageBonus,
      piercing: strike.piercing,
      aimedAt: placeAimedAt(target, choices)?.from ?? null,
      ...(strike.spell && { cast: { will: strike.resisted ? willOf(target) : null } }),
      target: {
        ...{ table: locations, armour, hp: hp.value, body: attributes.body.value, deathRule: deathRule(target) },
        immunities: immunities.filter(
          (one): one is Extract<typeof one, EffectType> => one !== "poison" && one !== "disease",
        ),
      },
    },
    {
      ...parryOptions(),
      headOrder: options.headOrder,
      critDoubleDice: options.critDoubleDice,
      critNeedsWound: options.critNeedsWound,
      armourStacking: options.armourStacking,
      criticalTables: options.criticalTables && strike.intent !== "knockOut", // D-46
    },
  );
  if (!odds) return null;
  const { ends } = odds;
  if (strike.spell) return spellOdds(ends, strike.resisted);
  const title = fight("odds.attack");
  const feat = featOdds(strike, odds, { attacker, target });
  if (feat)
    return { title, chance: feat.chance, note: null, rows: [...rowsOf(ends, ["miss", "parried"]), ...feat.rows] };
  return { title, chance: 1 - ends.miss - ends.parried, note: null, rows: rowsOf(ends, ATTACK_ENDS) };
}

type Ends = Readonly<Record<AttackEnd, number>>;

function rowsOf(ends: Ends, ids: readonly AttackEnd[]): readonly OddsRow[] {
  return ids.map((id) => ({ id, label: { key: attackEndLabel(id) }, tone: TONES[id], probability: ends[id] }));
}

/** RP-79 — the outcomes of a spell that wounds: it fails, is kept off, or leaves its target as any blow does. */
function spellOdds(ends: Ends, resisted: boolean): Odds {
  const words: Partial<Record<AttackEnd, string>> = { miss: "fails", parried: "resisted" };
  const shown = ATTACK_ENDS.filter((id) => resisted || id !== "parried");
  const rows = rowsOf(ends, shown).map((row) => {
    const said = words[row.id as AttackEnd];
    return said ? { ...row, label: fight(`odds.${said}`) } : row;
  });
  return { title: fight("odds.cast"), chance: 1 - ends.miss - ends.parried, note: null, rows };
}
