import type { Asked, FormField } from "../../../../core/deed/form.js";
import { borneBy, type Borne } from "../../../../core/deed/owned-items.js";
import type { ItemChange } from "../../../../core/play/contract/changes.js";
import { oneOf, text, type Read } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../attack/reading.js";
import { RpgGear } from "../../data/items/gear.js";
import { RpgShield } from "../../data/items/shield.js";
import { RpgWeapon } from "../../data/items/weapon.js";
import { gripLabel } from "../../labels.js";
import { handsFree } from "../../rules/body/capacities.js";
import { GRIPS, type Grip } from "../../rules/attack/grips.js";
import { isUsable } from "../../rules/attack/hands.js";
import { gripTaken, putAway, type Graspable } from "../../rules/attack/taking-up.js";
import { field, obstacle, unlessAlive } from "../kit.js";

type Items = readonly ItemChange[];

/** What hands can hold. */
export type Thing = Borne<RpgWeapon | RpgShield | RpgGear>;

const HANDS = ["main", "off"] as const;
type Hand = (typeof HANDS)[number];

/** The things of an actor that hands can hold, claws and fists left out. */
export function thingsOf(actor: Actor): readonly Thing[] {
  const weapons = borneBy(actor, RpgWeapon).filter(({ system }) => !system.natural && system.quantity > 0);
  return [...weapons, ...borneBy(actor, RpgShield), ...borneBy(actor, RpgGear)];
}

/** What is asked: which of some things, and for which hand, as far as there is a choice. */
export function graspForm(things: (actor: Actor) => readonly Thing[]) {
  const all = (asked: Asked) => asked.actors.slice(0, 1).flatMap(things);
  const eitherHand = (asked: Asked) => {
    const chosen = thing.read(asked, "thing");
    return chosen !== null && graspable(chosen).kind !== "shield" && graspable(chosen).hands === 1;
  };
  const thing: FormField<Thing | null> = field.item(all, {
    when: (asked) => thing.read(asked, "thing") !== null && (all(asked).length > 1 || eitherHand(asked)),
  });
  return { thing, hand: field.choice(HANDS, gripLabel, { when: eitherHand }) };
}

/** RP-68 — how a thing will be held. */
const gripOf = (thing: Thing, hand: Hand): Grip => gripTaken(graspable(thing), hand);

function graspable({ system }: Thing): Graspable {
  if (system instanceof RpgWeapon) return { kind: "weapon", hands: system.hands };
  return { kind: system instanceof RpgShield ? "shield" : "other", hands: 1 };
}

/** RP-61, RP-70 — why an actor cannot take up a thing now: tied, held back, or an arm too few. */
export function unlessGraspable(actor: Actor, thing: Thing, hand: Hand): Text | null {
  const { bodyState: body, handedness } = figuresOf(actor);
  if (!handsFree(body)) return unlessAlive(actor) ?? obstacle("handsTied", actor);
  return isUsable(gripOf(thing, hand), handedness, body.disabled) ? unlessAlive(actor) : obstacle("limb", actor);
}

/** A thing that was taken up, as an outcome keeps it. */
export const GRASPED = { thing: text, name: text, grip: oneOf(GRIPS, "main") };
type Grasped = Read<typeof GRASPED>;

export const graspOutcome = (thing: Thing, hand: Hand): Grasped => ({
  ...{ thing: thing.id, name: thing.name, grip: gripOf(thing, hand) },
});

/** RP-61, RP-68 — what to write on the things of an actor who takes one up: whatever was in the way is put away. */
export function graspItems({ thing: taken, grip }: Grasped, actor: Actor): Items {
  const thing = thingsOf(actor).find(({ id }) => id === taken);
  if (!thing) return [];
  const { carried, handedness } = figuresOf(actor);
  const others = carried.held.filter(({ id }) => id !== thing.id);
  const inTheWay = putAway(grip, others, handedness).map(({ id }) => id);
  return [
    ...thingsOf(actor).flatMap((one) => (inTheWay.includes(one.id) ? heldBy(one, "none") : [])),
    ...heldBy(thing, grip),
    ...(thing.system.onGround ? [{ id: thing.id, path: "system.onGround", after: false }] : []),
  ];
}

function heldBy({ id, system }: Thing, grip: Grip): Items {
  if (system instanceof RpgWeapon) return [{ id, path: "system.equipped", after: grip }];
  if (system instanceof RpgShield) return [{ id, path: "system.equipped", after: grip !== "none" }];
  return [{ id, path: "system.held", after: grip }];
}
