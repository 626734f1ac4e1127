import type { Blow, Json, Outcome } from "../../../core/attack/procedure.js";
import type { Struck } from "../../../core/attack/defence/procedure.js";
import type { LifeState } from "../rules/life.js";
import type { TestOutcome } from "../rules/test-result.js";
import { attackTest } from "./attack-test.js";
import { criticalOf, settledCritical, type Critical } from "./critical.js";
import { DAMAGE, landedBlow, opensCritical } from "./landing.js";
import { lifeAfter } from "./life.js";
import { toldNumber, toldWord } from "../../../core/attack/override.js";
import { parryDie, parryTest } from "./parry.js";
import type { ParryMeans } from "../rules/parry.js";
import { figuresOf } from "./reading.js";

/** RP-41…RP-54 — what an attack came to, as a verdict stores it: ids and numbers. */
export interface RpgOutcome {
  readonly die: number;
  readonly difficulty: number;
  readonly total: number;
  readonly score: number;
  readonly margin: number;
  readonly result: TestOutcome;
  /** Whether the target was asked and said something. */
  readonly answered: boolean;
  /** RP-43…RP-46 — empty where no parry was rolled. */
  readonly means: ParryMeans | "";
  readonly parryDie: number;
  readonly parryDifficulty: number;
  /** Winning faces. */
  readonly parryTarget: number;
  /** What became of the blow. */
  readonly end: "miss" | "parried" | "lands";
  /** The keeper's word in place of the rules. */
  readonly forced: boolean;
  /** RP-47 — number and name of the place; 0 and empty where nothing told. */
  readonly number: number;
  readonly place: string;
  readonly multiplier: number;
  /** RP-50, RP-54 — faces of the weapon's dice, and what they come to. */
  readonly faces: readonly number[];
  readonly weapon: number;
  readonly damageBonus: number;
  readonly armour: number;
  readonly armourIgnored: boolean;
  /** RP-56 — the row of a critical table, with what its dice came to. */
  readonly critical: Critical | null;
  /** RP-56 — the keeper has said what the critical hit is. */
  readonly settled: boolean;
  /** Hit points. */
  readonly loss: number;
  readonly before: LifeState;
  readonly after: LifeState;
}

/** What the keeper may force a blow to be. */
export const ENDS = ["miss", "parried", "lands"] as const;

/** RP-41…RP-54 — the outcome of an attack from its dice, its target as it is, and how that answered. */
export function outcomeOf(blow: Blow): Outcome {
  const { target, defence, override } = blow;
  const test = attackTest(blow, override);
  const face = defence ? parryDie(defence.dice) : null;
  const situation = { blow: asStruck(blow), choices: defence?.choices ?? {} };
  const parry = face === null || defence === null ? null : parryTest(situation, defence.lines, face);
  const byRules = !test.success ? "miss" : parry?.success ? "parried" : "lands";
  const end = toldWord(override, "end", ENDS) ?? byRules;
  const dice = { ...blow.dice, ...defence?.dice };
  const landing = { ...blow, criticalSuccess: test.outcome === "criticalSuccess" };
  const told = { number: toldNumber(override, "place"), armour: toldNumber(override, "armour") };
  const landed = end === "lands" ? landedBlow(landing, dice, told) : null;
  const loss = end === "lands" ? Math.max(0, toldNumber(override, "loss") ?? landed?.hpLost ?? 0) : 0;
  const critical =
    landed && (opensCritical(landed) || "critical" in override)
      ? criticalOf(target, landed.place, dice, override)
      : null;
  const settled = critical && settledCritical(target, critical, "");
  const wound = {
    dead: settled?.dead ?? false,
    unconscious: settled?.conditions.some(({ state }) => state.type === "unconscious") ?? false,
  };
  const outcome: RpgOutcome = {
    die: test.die,
    difficulty: test.difficulty,
    total: test.total,
    score: test.score,
    margin: test.margin,
    result: test.outcome,
    answered: defence !== null,
    means: parry?.means ?? "",
    parryDie: parry?.die ?? 0,
    parryDifficulty: parry?.difficulty ?? 0,
    parryTarget: parry?.target ?? 0,
    end,
    forced: ["end", "loss"].some((name) => name in override),
    number: landed?.number ?? 0,
    place: landed?.place.label ?? "",
    multiplier: landed?.place.multiplier ?? 1,
    faces: landed ? (dice[DAMAGE] ?? []) : [],
    weapon: landed?.weapon ?? 0,
    damageBonus: landed?.damageBonus ?? 0,
    armour: landed?.armour ?? 0,
    armourIgnored: landed?.armourIgnored ?? false,
    critical,
    settled: "critical" in override,
    loss,
    before: figuresOf(target).hp.state,
    after: lifeAfter(target, loss, wound),
  };
  return JSON.parse(JSON.stringify(outcome)) as Record<string, Json>;
}

/** A blow as its target was asked about it. */
function asStruck(blow: Blow): Struck {
  return { ...blow, attacker: blow.weapon?.actor ?? null };
}
