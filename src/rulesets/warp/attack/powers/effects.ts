import type { Blow } from "../../../../core/play/contract/outcome.js";
import type { Choices } from "../../../../core/play/contract/situation.js";
import { decidedNumber } from "../../../../core/play/record/override.js";
import { diseaseOf, illIn } from "../../deeds/powers.js";
import { figuresOf } from "../../deeds/reading.js";
import { absorb } from "../../rules/attack/absorption.js";
import { healedBy, treatDisease } from "../../rules/body/healing-power.js";
import type { DiseaseTreatment } from "../../rules/body/healing-power.js";
import { readMind } from "../../rules/powers/power-effects.js";
import { protectionOf } from "../outcome/armour.js";
import { blowOptions } from "../outcome/blow-options.js";
import { isOn } from "../fields.js";
import { healthAfter } from "../outcome/health.js";
import type { Side } from "../outcome/side.js";
import { TREATED } from "./use-outcome.js";
import type { UseOutcome } from "./use-outcome.js";
import type { Used } from "./reading.js";
import { succeeds } from "./result.js";
import type { Result } from "./use-outcome.js";

/** WP-114 — what a mind reader learns. */
export function mindOf({ metres, choices }: Blow, used: Used, own: Side | null, answer: Side | null, result: Result) {
  if (used.kind !== "power" || used.system.effectKey !== "mindReading" || !own || !succeeds(result)) return "none";
  const resistance = answer?.total ?? null;
  const { level } = readMind({ total: own.total, distance: metres ?? 0, inView: isOn(choices.inView), resistance });
  return level === "none" ? "thoughts" : level; // the keeper let it through
}

type Healing = Pick<UseOutcome, "ill" | "treated" | "caught" | "points" | "doubled">;
const NO_HEALING: Healing = { ill: "", treated: "", caught: false, points: 0, doubled: false };

/** WP-111 — how a disease fares that a healer treats; `null` where it is none, or wounds. */
export function diseaseTreated(used: Used | null, own: Side | null, choices: Choices): DiseaseTreatment | null {
  if (used?.kind !== "power" || used.system.effectKey !== "healing" || !own) return null;
  const difficulty = diseaseOf(illIn(choices));
  return difficulty === null ? null : treatDisease(own.kept, difficulty);
}

/** WP-111 — wounds closed, or a disease fought. */
export function healingOf({ target, choices }: Blow, used: Used, own: Side | null, result: Result): Healing {
  if (used.kind !== "power" || used.system.effectKey !== "healing" || !own) return NO_HEALING;
  const ill = illIn(choices);
  const treated = diseaseTreated(used, own, choices);
  if (treated) {
    const { outcome, caught } = treated;
    return { ...NO_HEALING, ill, treated: TREATED.fits(outcome) ? TREATED.read(outcome) : "failure", caught };
  }
  const { value, max, fightStart } = figuresOf(target).hp;
  const doubled = fightStart !== null;
  const points = succeeds(result) ? healedBy(own.total, { hp: value, max, recovered: !doubled }) : 0;
  return { ...NO_HEALING, ill, points, doubled };
}

/** WP-120 — the total is the damage; ordinary armour takes its share. */
export function fistOf(
  { target, defence, override }: Blow,
  used: Used,
  own: Side | null,
  result: Result,
): Pick<UseOutcome, "raw" | "protection" | "damage" | "after"> {
  const strikes = used.kind === "power" && used.system.effectKey === "telekineticFist" && own && succeeds(result);
  const raw = strikes ? (decidedNumber(override, "own") ?? own.total) : 0;
  const { protection, damage } = absorb(
    raw,
    "normal",
    protectionOf(target, defence?.dice ?? {}, "normal"),
    blowOptions(),
  );
  const lost = Math.max(0, strikes ? (decidedNumber(override, "damage") ?? damage) : 0);
  return {
    raw,
    protection: strikes ? protection : 0,
    damage: lost,
    after: healthAfter(target, { damage: lost, temporary: false }),
  };
}
