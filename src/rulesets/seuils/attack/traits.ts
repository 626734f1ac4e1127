import { attackersOf } from "../../../core/play/log/round-outcomes.js";
import type { Choices, Situation, WindowChoice } from "../../../core/play/contract/situation.js";
import { traitOf } from "../data/actors/carried.js";
import { hasRun } from "../deeds/checks/action.js";
import { figuresOf, roundNow, weaponOf } from "../data/reading.js";
import { isBlast } from "./blast.js";
import { CHOICE, chosenIn } from "./chosen.js";
import { fight, flagChoice } from "./fields.js";
import { isReadied, READIED } from "./answer/readied.js";

/** SE-77 — the traits that whoever attacks may bring to bear. */
const OFFERED = ["pack", "ambush", "charge"] as const;
type Offered = (typeof OFFERED)[number];

type Armed = Pick<Situation, "attacker" | "weapon">;

/** SE-77 — those that somebody has, and that serve with a weapon: a charge ends in a blow, a blast strikes everybody alike. */
function offeredTo({ attacker, weapon }: Armed): readonly Offered[] {
  if (isBlast(weapon)) return [];
  const { carried } = figuresOf(attacker);
  const isBlow = weaponOf(weapon).attackType !== "ranged";
  return OFFERED.filter((id) => (isBlow || id !== "charge") && traitOf(carried, id) !== null);
}

/** SE-77 — a pack is proposed where one of the same kind has attacked the target in this round, others where they were readied. */
export function traitsProposed(situation: Omit<Situation, "choices">): Choices {
  const offered = offeredTo(situation);
  const ready = READIED.filter((id) => offered.includes(id) && isReadied(situation.attacker, id));
  const struck = offered.includes("pack") && packHasStruck(situation) ? (["pack"] as const) : [];
  return Object.fromEntries([...struck, ...ready].map((id) => [CHOICE[id], "1"]));
}

/** SE-77 — whether another of the same kind has attacked the target in this round. */
function packHasStruck({ attacker, target }: Pick<Situation, "attacker" | "target">): boolean {
  const now = target && roundNow(attacker);
  if (!now) return false;
  return attackersOf(target, now).some((other) => other !== attacker && isOfKind(attacker, other));
}

/** SE-77 — of one kind: what stems from the same entry of a compendium, else what bears the same name. */
function isOfKind(one: Actor, other: Actor): boolean {
  if (one.type !== other.type) return false;
  const [mine, theirs] = [figuresOf(one).slug, figuresOf(other).slug];
  return mine === "" || theirs === "" ? one.name === other.name : mine === theirs;
}

/** SE-77 — the traits to tick, against each target by itself. */
export function traitChoices(situation: Situation): readonly WindowChoice[] {
  const chosen = chosenIn(situation.choices);
  return offeredTo(situation).map((id) => {
    const hint = fight(id === "charge" && !hasCharged(situation) ? "hint.chargeUnseen" : `hint.${id}`);
    return flagChoice(CHOICE[id], chosen[id], { hint, ofTarget: true });
  });
}

/** SE-77 — whether whoever charges has run in this round; the rest is for the keeper to see. */
function hasCharged({ attacker }: Pick<Situation, "attacker">): boolean {
  const now = roundNow(attacker);
  return now !== null && hasRun(attacker, now);
}

/** SE-77 — those ticked that no sheet and no round bears out: the keeper is asked. */
export function traitDoubts(situation: Situation): readonly string[] {
  const chosen = chosenIn(situation.choices);
  const offered = offeredTo(situation);
  const isBorneOut = (id: Offered) =>
    offered.includes(id) && ((id === "pack" && packHasStruck(situation)) || (id === "charge" && hasCharged(situation)));
  return OFFERED.filter((id) => chosen[id] && !isBorneOut(id));
}
