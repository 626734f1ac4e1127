import type { RollSpec } from "../../../../core/play/contract/dice.js";
import type { Blow } from "../../../../core/play/contract/outcome.js";
import type { Struck } from "../../../../core/play/contract/defence.js";
import { momentOf } from "../../data/actors/moment.js";
import { attackFumbler } from "../attack-roll.js";
import { attackTest, type AttackTest } from "../attack-test.js";
import { criticalOf, settledCritical } from "./critical.js";
import { fumbleOf, fumbleRoll, type Fumbler } from "./fumble.js";
import { ENDS, KEPT, type RpgOutcome } from "./kept.js";
import { DAMAGE, landedBlow, landingRoll, opensCritical, placeStruck, pointsLost, decidedIn } from "./landing.js";
import { featsMissed, featsOf, spares } from "../manoeuvres/feats.js";
import { lifeAfter } from "./life.js";
import { broughtBy } from "../spells/brings.js";
import { mayResist, resistanceIn } from "../spells/resistance.js";
import { settledEffects } from "../../deeds/effects-rolled.js";
import type { Settled } from "../../rules/body/settle.js";
import { isResisted } from "../../rules/attack/spell-casting.js";
import { decidedNumber, decidedWord } from "../../../../core/play/record/override.js";
import { guardMet, parryDie, parryFumbler, parryTest, type ParryTest } from "../answer/parry.js";
import { figuresOf } from "../reading.js";
import { momentKept, strikeOf, type Strike } from "../strike.js";

/** What a blow is meant to do that nobody knows any more. */
const UNKNOWN: Pick<Strike, "special" | "intent" | "blunt" | "spell" | "brings"> = {
  ...{ special: "none", intent: "none" },
  ...{ blunt: false, spell: false, brings: null },
};

/** RP-41…RP-54 — the outcome of an attack from its dice, its target as it is, and how that answered. */
export function outcomeOf(blow: Blow): RpgOutcome {
  const { target, defence, override } = blow;
  const test = attackTest(blow, override);
  const face = defence ? parryDie(defence.dice) : null;
  const situation = { blow: asStruck(blow), choices: defence?.choices ?? {}, kept: defence?.kept ?? {} };
  const parry = face === null || defence === null ? null : parryTest(situation, defence.lines, face);
  const met = defence && mayResist(blow) ? resistanceIn(target, defence) : null;
  const resisted = met !== null && isResisted(test, met);
  const byRules = !test.success ? "miss" : parry?.success ? "parried" : resisted ? "resisted" : "lands";
  const end = decidedWord(override, "end", ENDS) ?? byRules;
  const dice = { ...blow.dice, ...defence?.dice };
  const landing = { ...blow, criticalSuccess: test.outcome === "criticalSuccess" };
  const strike = strikeOf(blow) ?? UNKNOWN;
  const landed = end === "lands" && !spares(strike) ? landedBlow(landing, dice, decidedIn(override)) : null;
  const struck = end === "lands" && !spares(strike) ? placeStruck(landing, dice, decidedIn(override)) : null;
  const loss = end === "lands" ? pointsLost(landed, override) : 0;
  const moment = momentKept(blow.kept) ?? momentOf(target);
  const critical =
    landed && (opensCritical(landed, strike) || "critical" in override)
      ? criticalOf(target, landed.place, { dice, override, moment })
      : null;
  const settled = critical && settledCritical(critical, "");
  const fallen = { dice, override, moment };
  const lands = { target, place: struck?.place ?? null, loss };
  const feats = end === "lands" ? featsOf(strike, lands, fallen, blow.kept ?? {}) : featsMissed(strike, target);
  const doubled = landing.criticalSuccess;
  const brought = end === "lands" && strike.brings ? broughtBy(strike.brings, target, { dice, moment, doubled }) : null;
  const suffers = brought && settledEffects(brought, "");
  const fumbler = fumblerOf(blow, test, situation, parry);
  const fumble = fumbler && fumbleOf(fumbler, dice, override, moment);
  const wound = {
    dead: [settled, suffers].some((one) => one?.dead),
    unconscious: (feats.knocked?.hours ?? 0) > 0 || [settled, suffers].some((one) => one && fellsBy(one)),
  };
  return {
    die: test.die,
    difficulty: test.difficulty,
    total: test.total,
    score: test.score,
    margin: test.margin,
    result: test.outcome,
    answered: defence !== null,
    unparried: defence ? "" : KEPT.unparried.read(blow.kept?.["unparried"]),
    means: parry?.means ?? "",
    parrySkill: parry?.skill ?? "",
    parryDie: parry?.die ?? 0,
    parryDifficulty: parry?.difficulty ?? 0,
    parryTarget: parry?.target ?? 0,
    end,
    forced: ["end", "loss"].some((name) => name in override),
    number: struck?.number ?? 0,
    place: struck?.place.label ?? "",
    multiplier: landed?.multiplier ?? 1,
    faces: landed ? (dice[DAMAGE] ?? []) : [],
    weapon: landed?.weapon ?? 0,
    damageBonus: landed?.damageBonus ?? 0,
    armour: landed?.armour ?? 0,
    armourIgnored: landed?.armourIgnored ?? false,
    blunt: strike.blunt,
    spell: strike.spell,
    resistance: { die: met?.die ?? 0, score: met?.score ?? 0, margin: met?.margin ?? 0 },
    critical,
    settled: "critical" in override,
    fumble,
    feats,
    brought,
    loss,
    before: figuresOf(target).hp.state,
    after: lifeAfter(target, loss + (fumble?.who === "target" ? fumble.harm : 0), wound),
  };
}

/** RP-61 — whether effects take an actor's senses. */
function fellsBy({ conditions }: Settled): boolean {
  return conditions.some(({ state }) => state.type === "unconscious");
}

/** RP-55, D-34 — who fumbled, with what: the attack, or the parry. */
function fumblerOf(
  blow: Blow,
  test: AttackTest,
  situation: Parameters<typeof guardMet>[0],
  parry: ParryTest | null,
): Fumbler | null {
  if (test.outcome === "criticalFailure") return attackFumbler(blow);
  const guard = parry?.outcome === "criticalFailure" ? guardMet(situation) : null;
  return guard && parryFumbler(guard);
}

/**
 * RP-47…RP-66, RP-55 — the roll that the keeper's word calls for and that nobody has thrown: where the blow lands, what
 * it does, what the row they chose asks for, whom a fumble hurts.
 */
export function owedRoll(blow: Blow): RollSpec | null {
  const { defence, override } = blow;
  const dice = { ...blow.dice, ...defence?.dice };
  const { end, fumble, result } = outcomeOf(blow);
  const harm = fumble && fumbleRoll(fumble, "attacker", dice, override);
  if (harm || end !== "lands" || decidedNumber(override, "loss") !== null) return harm;
  return landingRoll({ ...blow, criticalSuccess: result === "criticalSuccess" }, "attacker", dice, override);
}

/** A blow as its target was asked about it. */
function asStruck(blow: Blow): Struck {
  return { ...blow, attacker: blow.attacker ?? blow.weapon?.actor ?? null };
}
