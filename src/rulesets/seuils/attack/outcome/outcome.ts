import type { Defence, Struck } from "../../../../core/play/contract/defence.js";
import { decidedNumber, decidedWord } from "../../../../core/play/record/override.js";
import type { RollSpec } from "../../../../core/play/contract/dice.js";
import type { Blow, Override } from "../../../../core/play/contract/outcome.js";
import { linesOf } from "../../../../core/play/record/deed-call.js";
import { traitOf } from "../../data/actors/carried.js";
import { seuilsOptions } from "../../data/options.js";
import type { PoolResult } from "../../dice/pool-dice.js";
import { figuresOf } from "../../data/reading.js";
import { defenceTerms } from "../../rules/attack/defence-terms.js";
import { swarmWounds } from "../../rules/character/traits.js";
import type { Row } from "../../rules/vocabulary.js";
import { attackResult } from "../attack-roll.js";
import { feltOf } from "../brings.js";
import { armourNames, bonusOf, hitOf, protectionOf, type Exchange, type Met } from "../damage-roll.js";
import { landed, owedDamage, woundsDecided } from "./damage.js";
import { asMet, defended } from "../answer/defence-roll.js";
import { unmetBecause } from "../answer/incoming.js";
import { ENDS, type Landed, type PoolShown, type SeuilsOutcome } from "./outcome-kept.js";
import { ruledStrike } from "./ruled.js";
import { actionsLeftKept, roundFought, timeKept, type Strike } from "../strike.js";
import { tickedOn } from "./ticked.js";
import { missileLines } from "../ways.js";

/** SE-20…SE-55 — the outcome of an attack from its dice, its target as it is, and how that answered. */
export function outcomeOf(blow: Blow): SeuilsOutcome {
  const { target, defence, override, kept } = blow;
  const strike = ruledStrike(blow);
  const pool = attackResult(blow);
  const surprised = decidedWord(override, "met", ["surprised"]) !== null;
  const met = defence && !surprised ? defended(asStruck(blow), answeredAt(strike, defence, override)) : null;
  const exchange: Exchange = {
    ...{ strike, target },
    attack: decidedNumber(override, "attack") ?? pool?.result ?? 0,
    defence: metAs(met && asMet(met), override),
  };
  const hit = hitOf(exchange);
  const end = decidedWord(override, "end", ENDS) ?? hit.outcome;
  const bonus = bonusOf(exchange);
  const bonusDice = end === "hit" ? (decidedNumber(override, "bonusDice") ?? bonus.bonusDice) : 0;
  const protection = protectionOf(exchange);
  const index = decidedNumber(override, "index") ?? protection.index;
  const specific = decidedNumber(override, "specific") ?? protection.specific;
  const figures = { bonusDice, index, specific };
  const damage = end === "hit" ? landed(exchange, figures, { ...blow.dice, ...defence?.dice }, override) : null;
  const wounds = woundsOf(blow, damage, strike);
  const ticked = tickedOn(target, wounds, strike.nature);
  return {
    attack: shown(pool, exchange.attack),
    band: strike.band,
    aimed: strike.aimed,
    difficulty: strike.difficulty,
    defence: met && {
      kind: met.way.kind,
      characteristic: met.way.characteristic,
      extra: met.way.extra,
      ...shown(met.pool, exchange.defence?.result ?? 0),
      difficulty: hit.defenceDifficulty,
    },
    unmet: surprised ? "surprised" : (!met && unmetBecause(strike, target)) || "",
    surprised,
    end,
    forced: "end" in override,
    margin: bonus.margin,
    cap: bonus.cap,
    bonusDice,
    damage,
    absorbed: end === "hit" && damage?.absorbed === true,
    armour: armourNames(exchange),
    ...{ index, specific },
    weapon: strike.damage,
    extraDice: strike.extraDice + strike.chargeDice,
    damageType: strike.damageType,
    nature: strike.nature,
    wounds,
    ...ticked,
    watchModifier: strike.watchModifier,
    ...feltOf(strike.brings, ticked.placed.length > 0, override),
    at: timeKept(kept),
    fought: roundFought(kept),
    actionsLeft: actionsLeftKept(kept),
  };
}

/** A pool with the result that counts: the keeper may have another. */
function shown(pool: PoolResult | null, result: number): PoolShown {
  const { faces = [], equipmentFaces = [], normalDice = 0, threshold = 0 } = pool ?? {};
  return { faces, equipmentFaces, normalDice, threshold, result };
}

/** SE-42, SE-77 — the wounds that count: of a swarm the worst one, unless the keeper counts them. */
function woundsOf({ target, override }: Blow, damage: Landed | null, strike: Strike): readonly Row[] {
  const dealt = damage?.wounds ?? [];
  const swarm = woundsDecided(override) === null && traitOf(figuresOf(target).carried, "swarm") !== null;
  return (swarm ? swarmWounds(dealt, strike.area) : dealt).filter((one) => one !== "none");
}

/** SE-35 — an answer to what came from another distance than was thought, where the keeper says so. */
function answeredAt(strike: Strike, defence: Defence, override: Override): Defence {
  const terms = "band" in override && defenceTerms(strike, 0, seuilsOptions());
  if (!terms) return defence;
  const lines = defence.lines.filter(({ id }) => id !== "thrown" && id !== "projectile" && id !== "missile");
  return { ...defence, lines: [...lines, ...linesOf(missileLines(strike, terms))] };
}

/** SE-26 — how a blow was met, as the keeper has it: by nothing, or with another result. */
function metAs(met: Met | null, override: Override): Met | null {
  if (decidedWord(override, "met", ["nothing"]) !== null) return null;
  const result = decidedNumber(override, "defence");
  return result === null ? met : { difficultyBonus: met?.difficultyBonus ?? 0, result };
}

/** SE-40 — the damage dice that the keeper's word calls for and that nobody has thrown. */
export function owedRoll(blow: Blow): RollSpec | null {
  const { end, bonusDice, index, specific } = outcomeOf(blow);
  if (end !== "hit") return null;
  const lands = { strike: ruledStrike(blow), target: blow.target };
  return owedDamage(lands, { bonusDice, index, specific }, { ...blow.dice, ...blow.defence?.dice }, blow.override);
}

/** A blow as its target was asked about it. */
function asStruck(blow: Blow): Struck {
  return { ...blow, attacker: blow.attacker ?? blow.weapon?.actor ?? null };
}
