import type { Choices } from "../../../core/play/contract/situation.js";
import { GbActor } from "../data/actors/gb-actor.js";
import { GbCreature } from "../data/actors/creature.js";
import type { FeatKey, GbFeat } from "../data/items/feat.js";
import { figuresOf, weaponOf } from "../data/reading.js";
import type { ZoneDefense } from "../data/actors/zone-defense.js";
import type { Felling } from "../rules/attack/combat-feats.js";
import { approachOf, subsystems } from "../rules/attack/approach.js";
import type { Subsystems } from "../rules/attack/approach.js";
import { hasFeatFor } from "../rules/character/feats.js";
import { profileOf } from "../rules/character/profile.js";
import type { Profile } from "../rules/character/profile.js";
import type { AttackKind } from "../rules/attack/situations.js";
import type { Zone } from "../rules/vocabulary.js";

/** The body of a target; human when there is none. */
export function bodyOf(target: Actor | null): Profile {
  const system: unknown = target?.system;
  return system instanceof GbActor ? system.body : profileOf("human");
}

/** GB-27 — gravity that a target takes away from every blow (D-56). */
export function reductionOf(target: Actor): number {
  const system: unknown = target.system;
  return system instanceof GbCreature ? system.gbReduction : 0;
}

/** GB-43…GB-45 — the parts of the rules that are on against a target; those of a human where nobody is aimed at. */
export function subsystemsOf(target: Actor | null): Subsystems {
  const system: unknown = target?.system;
  return subsystems(system instanceof GbCreature ? approachOf(system.mode, system.body) : "human");
}

/** GB-43 — whether blows at this target are played with the classic rules. */
export function isClassic(target: Actor | null): boolean {
  const system: unknown = target?.system;
  return system instanceof GbCreature && system.mode === "traditional";
}

/** What shapes the armour class against one attack. */
export interface Guard {
  /** D-41 — armour, shield and natural armour do not count against a touch. */
  readonly touch: boolean;
  /** GB-21 — the target does not see the attacker, or cannot defend itself. */
  readonly dexLost: boolean;
}

/** GB-24 — armour class of one defence against an attack. */
export function guarded(defense: ZoneDefense, { touch, dexLost }: Guard): number {
  const reached = touch ? defense.touch : defense;
  return (dexLost ? reached.flatFooted : reached).ac;
}

/** GB-24 — armour class of every zone of a target. */
export function armorClasses(target: Actor, guard: Guard): Partial<Record<Zone, number>> {
  const zones = Object.entries(figuresOf(target).defense.zones) as [Zone, ZoneDefense][];
  return Object.fromEntries(zones.map(([zone, defense]) => [zone, guarded(defense, guard)]));
}

/** GB-25 — the zones of a target that are behind cover. */
export function coveredZones(target: Actor): readonly Zone[] {
  const zones = Object.entries(figuresOf(target).defense.zones) as [Zone, ZoneDefense][];
  return zones.filter(([, { covered }]) => covered).map(([zone]) => zone);
}

/** GB-48 — whether a target can no longer fight, and whether it is on the ground. */
export function fellingOf(target: Actor): Pick<Felling, "outOfFight" | "onGround"> {
  const { state, posture } = figuresOf(target);
  const fallen = state === "unconscious" || state === "dead"; // GB-09: they lie there, even before their status says so
  return { outOfFight: state !== "active", onGround: fallen || posture.prone || target.statuses.has("prone") };
}

/** Whether a target is out of the fight and on the ground. */
export function isDown(target: Actor): boolean {
  const { outOfFight, onGround } = fellingOf(target);
  return outOfFight && onGround;
}

/** The feats an actor has. */
function featsOf(actor: Actor): readonly GbFeat[] {
  return figuresOf(actor).carried.feats;
}

/** Whether an actor has a feat that names no weapon. */
export function hasFeat(actor: Actor, key: FeatKey): boolean {
  return featsOf(actor).some((feat) => feat.key === key);
}

/** GB-50, GB-56 — whether an actor has a feat for this weapon. */
export function hasFeatWith(actor: Actor, key: FeatKey, weapon: Item): boolean {
  return hasFeatFor(featsOf(actor), key, weaponOf(weapon).names);
}

/** Whether a weapon made for the hand may also be thrown: its reach has increments. */
export function throwable(item: Item): boolean {
  const { attackType, category, increment } = weaponOf(item);
  return attackType === "melee" && category !== "natural" && increment !== null && increment > 0;
}

/** How a weapon is used this time: in the hand, or from afar. */
export function kindOf(item: Item, { thrown }: Choices): AttackKind {
  return thrown === "1" && throwable(item) ? "ranged" : weaponOf(item).attackType;
}
