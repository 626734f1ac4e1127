import type { Blow, Json, Outcome } from "../../../../core/attack/contract/outcome.js";
import { experienceIn } from "../../deeds/action.js";
import { resultIn } from "../../dice/specs.js";
import type { Health } from "../../rules/hit-points.js";
import type { PowerEffect } from "../../rules/power-kinds.js";
import type { SpellEffect } from "../../rules/spells.js";
import { nameKept } from "../../names-kept.js";
import { DEFENCE } from "../defence-roll.js";
import { sideOf } from "../side.js";
import type { Side } from "../side.js";
import { fistOf, healingOf, mindOf } from "./effects.js";
import { ownSide } from "./own-roll.js";
import { usedOf } from "./reading.js";
import type { Used } from "./reading.js";
import { aidsIn, answerRequest, traitAnswering } from "./resistance.js";
import { resultOf } from "./result.js";
import type { Ended } from "./result.js";

/** WP-111 — how a disease that was treated fares; empty: none was. */
export const ILL_RESULTS = ["", "success", "draw", "failure"] as const;
/** WP-114 — what a mind reader learns. */
export const MIND_LEVELS = ["none", "thoughts", "clear"] as const;

/** WP-10, WP-103…WP-126 — what came of a power, a spell or a contest, as a verdict stores it. */
export interface UseOutcome extends Ended {
  readonly use: Used["kind"];
  readonly effect: PowerEffect;
  /** WP-129…WP-132 */
  readonly spell: SpellEffect;
  /** `null` where nothing is rolled: a spell works (WP-125). */
  readonly own: Side | null;
  /** WP-124 — 0 for what is no spell. */
  readonly level: number;
  readonly levelHidden: boolean;
  readonly answer: Side | null;
  /** The trait that answered, by name. */
  readonly answeredWith: string;
  /** WP-10 — whose figures the keeper may keep to themselves. */
  readonly keepersUser: boolean;
  readonly keepersTarget: boolean;
  /** WP-114 */
  readonly mind: (typeof MIND_LEVELS)[number];
  readonly duration: string;
  /** WD-42 — turns that it takes; 1 for what is no power. */
  readonly turns: number;
  /** WP-111 — what was treated, how it ended, and points given back; twice as many before the recovery. */
  readonly ill: string;
  readonly treated: (typeof ILL_RESULTS)[number];
  readonly caught: boolean;
  readonly points: number;
  readonly doubled: boolean;
  /** WP-120 — a blow of the mind: its force, what armour kept off, what it cost. */
  readonly raw: number;
  readonly protection: number;
  readonly damage: number;
  readonly after: Health;
  /** What the answer used up. */
  readonly charges: number;
  readonly experience: number;
}

/** WP-10, WP-103…WP-126 — what something turned on somebody does to them, from its dice and their answer. Throws for a weapon. */
export function useOutcome(blow: Blow): Outcome {
  const { target, weapon, defence } = blow;
  const used = usedOf(weapon);
  if (!used) throw new TypeError("nothing that can be turned on anybody");
  const struck = { ...blow, attacker: blow.attacker ?? weapon?.actor ?? null };
  const own = ownSide(struck);
  const answered = defence !== null && !defence.refused;
  const answer =
    answered && defence.lines.length > 0
      ? sideOf(resultIn(defence.dice, DEFENCE, answerRequest(struck, defence.lines)))
      : null;
  const ended = resultOf(blow, used, own, answer);
  const told = answered ? defence.choices : {};
  const outcome: UseOutcome = {
    use: used.kind,
    effect: used.kind === "power" ? used.system.effectKey : "custom",
    spell: used.kind === "spell" ? used.system.effectKey : "none",
    own,
    level: used.kind === "spell" ? used.system.level : 0,
    levelHidden: used.kind === "spell" && used.system.levelHidden,
    answer,
    answeredWith: "",
    ...nameKept("answeredWith", answered ? traitAnswering(struck, told) : null),
    ...ended,
    keepersUser: !(weapon?.actor?.hasPlayerOwner ?? false),
    keepersTarget: !target.hasPlayerOwner,
    mind: mindOf(blow, used, own, answer, ended.result),
    duration: used.kind === "contest" ? "" : used.system.duration,
    turns: used.kind === "power" ? used.system.castTurns : 1,
    ...healingOf(blow, used, own, ended.result),
    ...fistOf(blow, used, own, ended.result),
    charges: answered ? aidsIn({ blow: struck, choices: told }).spent : 0,
    experience: answered ? experienceIn(target, told) : 0,
  };
  return { ...outcome } as unknown as Record<string, Json>;
}
