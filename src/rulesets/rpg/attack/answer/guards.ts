import { nameAsRead } from "../../../../core/text/names-read.js";
import type { Text } from "../../../../core/text/text.js";
import { RpgShield } from "../../data/items/shield.js";
import { RpgWeapon } from "../../data/items/weapon.js";
import { noParry, type NoParry } from "../../rules/body/capacities.js";
import type { Parried, Parry } from "../../rules/attack/parry.js";
import { guardRefusal, type Guard } from "../../rules/attack/parry-options.js";
import { mayParryAgain } from "../../rules/fight/round-spending.js";
import { fight, named } from "../fields.js";
import { figuresOf, roundOf } from "../reading.js";

/** RP-42 — something at hand that a blow may be met with. */
export interface GuardAtHand {
  /** Id of the item; `unarmed` for bare hands. */
  readonly id: string;
  readonly name: Text;
  readonly parry: Omit<Parry, "attackerMargin">;
  /** RP-15 — id in the list of skills, or the name of one of the table's own. */
  readonly skill: string;
}

type Candidate = Omit<GuardAtHand, "parry"> & {
  readonly guard: Guard;
  readonly score: number;
  readonly shieldDifficulty?: number;
};

/** RP-31, RP-42 — why a blow is not met: an actor may not parry at all, or has nothing that stops it. */
export const UNPARRIED = ["helpless", "surprised", "restricted", "noAction", "noMeans"] as const;
export type Unparried = (typeof UNPARRIED)[number];

/** RP-31, RP-39, RP-42 — why an actor may not parry at all; `null` when they may. */
function barred(target: Actor): NoParry | null {
  const { bodyState: body, hp } = figuresOf(target);
  const round = roundOf(target);
  return hp.state === "dead" ? "helpless" : noParry(body, !round || mayParryAgain(round));
}

/** RP-31, RP-42 — why nothing meets a blow; `null` where something may. */
export function unparriedBecause(target: Actor, against: Parried): Unparried | null {
  return barred(target) ?? (guardsAgainst(target, against).length === 0 ? "noMeans" : null);
}

/** RP-42…RP-46 — all that an actor may meet a blow with; nothing where they may not parry at all. */
export function guardsAgainst(target: Actor, against: Parried): readonly GuardAtHand[] {
  if (barred(target) !== null) return [];
  const { bodyState: body, handedness } = figuresOf(target);
  return candidatesOf(target)
    .filter(({ guard }) => guardRefusal(guard, against, { body, handedness }) === null)
    .map((candidate) => guardOf(candidate, against));
}

/** What a blow was met with, whether or not it could be met so again; `null` once it is gone. */
export function guardUsed(target: Actor, against: Parried, id: string): GuardAtHand | null {
  const used = candidatesOf(target).find((candidate) => candidate.id === id);
  return used ? guardOf(used, against) : null;
}

function guardOf(
  { id, name, guard: { means }, skill, score, shieldDifficulty = 0 }: Candidate,
  against: Parried,
): GuardAtHand {
  return { id, name, skill, parry: { means, against, score, shieldDifficulty } };
}

function candidatesOf(target: Actor): readonly Candidate[] {
  const figures = figuresOf(target);
  const skilled = (skill: string) => ({
    skill,
    mastery: figures.skill(skill)?.mastery ?? 0,
    score: figures.scoreFor(skill, "parry", { weapon: true }).score,
  });
  const held = [...target.items].flatMap(({ id, name, system }): readonly Candidate[] => {
    const thing: unknown = system;
    const label = named(nameAsRead(name, system));
    if (thing instanceof RpgWeapon && !thing.natural) {
      const { grip, mode, outOfUse } = thing;
      const { mastery, ...known } = skilled(thing.skillOf("melee"));
      return [{ id: id ?? "", name: label, guard: { means: "weapon", mastery, grip, mode, outOfUse }, ...known }];
    }
    if (thing instanceof RpgShield) {
      const { mastery, ...known } = skilled("shield");
      const guard: Guard = { means: "shield", mastery, grip: thing.equipped ? "off" : "none", outOfUse: !thing.ready };
      return [{ id: id ?? "", name: label, guard, ...known, shieldDifficulty: thing.difficultyModifier }];
    }
    return [];
  });
  const { mastery, ...known } = skilled("unarmed");
  return [
    ...held,
    { id: "unarmed", name: fight("bareHands"), guard: { means: "unarmed", mastery, grip: "none" }, ...known },
  ];
}
