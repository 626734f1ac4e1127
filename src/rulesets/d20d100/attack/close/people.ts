import { actorAt } from "../../../../core/world/world.js";
import { heldIn } from "../../data/actors/holding.js";
import { D20d100Weapon } from "../../data/items/weapon.js";
import { figuresOf } from "../../data/reading.js";
import { holdEachOther, type Hold } from "../../rules/attack/holds.js";

/** The weapon that an item is; `null` for anything else. */
export function armOf(item: Item | null | undefined): D20d100Weapon | null {
  const system: unknown = item?.system;
  return system instanceof D20d100Weapon ? system : null;
}

/** DD-136 — whether an item is the row of Lutte. */
export function isWrestling(item: Item): boolean {
  return armOf(item)?.skill === "grapple";
}

/** DD-137…DD-139 — how somebody stands in grapples. */
export function holdOf(actor: Actor): Hold {
  return heldIn(figuresOf(actor).states);
}

/** DD-137 — whether two hold each other. */
export function holdingEachOther(one: Actor, other: Actor): boolean {
  const names = { attacker: one.uuid, target: other.uuid };
  return holdEachOther({ attacker: holdOf(one), target: holdOf(other) }, names);
}

/** DD-138 — the only one whom somebody holds, and is held by; `null` where there is none, or there are several. */
export function partnerOf(actor: Actor): Actor | null {
  const people = figuresOf(actor)
    .states.grappling.flatMap((uuid) => actorAt(uuid) ?? [])
    .filter((one) => holdingEachOther(actor, one));
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** DD-138 — those whom somebody holds besides one. */
export function othersHeldBy(actor: Actor, except: Actor): readonly Actor[] {
  return figuresOf(actor)
    .states.grappling.filter((uuid) => uuid !== except.uuid)
    .flatMap((uuid) => actorAt(uuid) ?? []);
}

/** DD-138 — what somebody carries to fight with and has not in hand. */
export function sheathedBy(actor: Actor): ReturnType<typeof armsOf> {
  return armsOf(actor).filter(({ arm }) => !arm.equipped);
}

/** DD-138, DD-160 — what somebody carries to fight with, bare hands and natural weapons apart. */
export function armsOf(actor: Actor): readonly { readonly item: Item; readonly arm: D20d100Weapon }[] {
  return actor.items.contents.flatMap((item) => {
    const arm = armOf(item);
    const bare = arm?.skill === "grapple" || arm?.skill === "boxing" || arm?.action === "natural";
    return arm && !bare ? [{ item, arm }] : [];
  });
}
