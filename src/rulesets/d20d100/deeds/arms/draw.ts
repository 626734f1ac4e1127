import { card, word } from "../../../../core/deed/card.js";
import { flagIn } from "../../../../core/deed/choices.js";
import type { DeedProcedure } from "../../../../core/play/contract/deed.js";
import type { D20d100Weapon } from "../../data/weapon.js";
import { fightWritten } from "../../fight/fight-now.js";
import { havingSpent } from "../../rules/fight-spent.js";
import { HALVES } from "../../rules/round-actions.js";
import { armById, armField, armIn, armsOf } from "../arms.js";
import { called, fact, told } from "../card.js";
import { deed } from "../deed.js";
import { flagField } from "../fields.js";
import { obstacle, unlessAwake } from "../reading.js";

const sheathed = ({ equipped, dropped }: D20d100Weapon): boolean => !equipped && !dropped;
const lying = ({ dropped }: D20d100Weapon): boolean => dropped;

/** DD-121, DD-122 — a weapon comes to hand: a simple action, none for whoever moves meanwhile. */
export const draw: DeedProcedure = deed("draw", {
  icon: "fa-solid fa-hand",
  by: "owner",
  fields: ([actor], choices) => {
    const arm = actor && armIn(actor, choices, sheathed);
    if (!arm) return [];
    const moving = flagIn(choices, "moving", false);
    return [armField(arm, armsOf(actor, sheathed)), flagField("moving", moving, told("hint.drawMoving"))];
  },
  obstacle: ({ actor, choices }) => {
    const arm = armIn(actor, choices, sheathed);
    return arm && sheathed(arm.system) ? unlessAwake(actor) : obstacle("nothingToDraw", actor);
  },
  outcome: ({ actor, choices }) => {
    const arm = armIn(actor, choices, sheathed);
    return { weapon: arm?.id ?? "", name: arm?.name ?? "", moving: flagIn(choices, "moving", false) };
  },
  changes: (outcome, actor) => {
    const arm = armById(actor, word(outcome, "weapon"));
    if (!arm) return null;
    const halves = outcome["moving"] === true ? HALVES.free : HALVES.simple;
    return {
      values: halves > 0 ? fightWritten(actor, (state) => havingSpent(state, halves)) : [],
      items: [{ id: arm.id, path: "system.equipped", after: true }],
    };
  },
  view: (outcome) => {
    const moving = outcome["moving"] === true;
    return card({
      verdict: told("draw.verdict", { name: called(word(outcome, "name")) }),
      tone: "mute",
      facts: [fact("cost", told(moving ? "draw.free" : "draw.simple"), moving ? "DD-121" : "DD-122")],
    });
  },
});

/** DD-122, DD-141 — a weapon that was thrown or let fall is picked up. */
export const pickUp: DeedProcedure = deed("pickUp", {
  icon: "fa-solid fa-hand-holding",
  by: "owner",
  fields: ([actor], choices) => {
    const arm = actor && armIn(actor, choices, lying);
    return arm ? [armField(arm, armsOf(actor, lying))] : [];
  },
  obstacle: ({ actor, choices }) => {
    const arm = armIn(actor, choices, lying);
    return arm && lying(arm.system) ? unlessAwake(actor) : obstacle("nothingLying", actor);
  },
  outcome: ({ actor, choices }) => {
    const arm = armIn(actor, choices, lying);
    return { weapon: arm?.id ?? "", name: arm?.name ?? "" };
  },
  changes: (outcome, actor) => {
    const arm = armById(actor, word(outcome, "weapon"));
    if (!arm) return null;
    return {
      values: fightWritten(actor, (state) => havingSpent(state, HALVES.simple)),
      items: [
        { id: arm.id, path: "system.dropped", after: false },
        { id: arm.id, path: "system.equipped", after: true },
      ],
    };
  },
  view: (outcome) =>
    card({
      verdict: told("pickUp.verdict", { name: called(word(outcome, "name")) }),
      tone: "mute",
      facts: [fact("cost", told("draw.simple"), "DD-122")],
    }),
});
