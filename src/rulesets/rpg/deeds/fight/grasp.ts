import type { ItemChange } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { borneBy, chosenOf, type Borne } from "../../../../core/deed/owned-items.js";
import { word } from "../../../../core/deed/card.js";
import { wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../attack/reading.js";
import { RpgGear } from "../../data/gear.js";
import { RpgShield } from "../../data/shield.js";
import { RpgWeapon } from "../../data/weapon.js";
import { gripLabel } from "../../labels.js";
import { handsFree } from "../../rules/capacities.js";
import { isUsable } from "../../rules/hands.js";
import { GRIPS, type Grip } from "../../rules/grips.js";
import { gripTaken, putAway, type Graspable } from "../../rules/taking-up.js";
import { choiceField, ownOptions } from "../fields.js";
import { obstacle, unlessAlive } from "../reading.js";

type Items = readonly ItemChange[];

/** What hands can hold. */
export type Thing = Borne<RpgWeapon | RpgShield | RpgGear>;

const HANDS = ["main", "off"] as const;

/** The things of somebody that hands can hold, claws and fists left out. */
export function thingsOf(actor: Actor): readonly Thing[] {
  const weapons = borneBy(actor, RpgWeapon).filter(({ system }) => !system.natural && system.quantity > 0);
  return [...weapons, ...borneBy(actor, RpgShield), ...borneBy(actor, RpgGear)];
}

/** The thing chosen, else the first; none in place of a chosen one that is not among them any more. */
export function thingIn(things: readonly Thing[], choices: DeedChoices): Thing | null {
  return "thing" in choices ? chosenOf(things, choices, "thing") : (things[0] ?? null);
}

/** The fields that ask which thing, and for which hand; none where there is no choice. */
export function graspFields(things: readonly Thing[], choices: DeedChoices): readonly DeedField[] {
  const thing = thingIn(things, choices);
  if (!thing) return [];
  const options = ownOptions(things);
  const { kind, hands } = graspable(thing);
  const eitherHand = kind !== "shield" && hands === 1;
  return [
    ...(things.length > 1 || eitherHand ? [choiceField("thing", thing.id, options)] : []),
    ...(eitherHand ? [choiceField("hand", wordIn(choices, "hand", HANDS), wordOptions(HANDS, gripLabel))] : []),
  ];
}

/** RP-68 — how a thing will be held. */
export function gripChosen(thing: Thing, choices: DeedChoices): Grip {
  return gripTaken(graspable(thing), wordIn(choices, "hand", HANDS));
}

function graspable({ system }: Thing): Graspable {
  if (system instanceof RpgWeapon) return { kind: "weapon", hands: system.hands };
  return { kind: system instanceof RpgShield ? "shield" : "other", hands: 1 };
}

/** RP-61, RP-70 — why somebody cannot take up a thing now: tied, held back, or an arm too few. */
export function unlessGraspable(actor: Actor, thing: Thing, choices: DeedChoices): Text | null {
  const { bodyState: body, handedness } = figuresOf(actor);
  if (!handsFree(body)) return unlessAlive(actor) ?? obstacle("handsTied", actor);
  return isUsable(gripChosen(thing, choices), handedness, body.disabled) ? unlessAlive(actor) : obstacle("limb", actor);
}

/** What a card remembers of a thing that was taken up. */
export function graspOutcome(thing: Thing, choices: DeedChoices): Outcome {
  return { thing: thing.id, name: thing.name, grip: gripChosen(thing, choices) };
}

/** RP-61, RP-68 — what to write on the things of somebody who takes one up: whatever was in the way is put away. */
export function graspItems(outcome: Outcome, actor: Actor): Items {
  const thing = thingsOf(actor).find(({ id }) => id === word(outcome, "thing"));
  const grip = GRIPS.find((one) => one === outcome.grip) ?? "main";
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
