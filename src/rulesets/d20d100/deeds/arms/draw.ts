import { card } from "../../../../core/deed/card.js";
import { flag, text } from "../../../../core/shape/shape.js";
import type { D20d100Weapon } from "../../data/items/weapon.js";
import { fightWritten } from "../../fight/fight-now.js";
import { havingSpent } from "../../rules/fight/fight-spent.js";
import { HALVES } from "../../rules/fight/round-actions.js";
import { armById, armField } from "../arms.js";
import { called, deed, fact, field, obstacle, say } from "../kit.js";
import { unlessAwake } from "../reading.js";

const sheathed = ({ equipped, dropped }: D20d100Weapon): boolean => !equipped && !dropped;
const lying = ({ dropped }: D20d100Weapon): boolean => dropped;

/** DD-121, DD-122 — a weapon comes to hand: a simple action, none for whoever moves meanwhile. */
export const draw = deed("draw", {
  icon: "fa-solid fa-hand",
  by: "owner",
  form: { weapon: armField(sheathed), moving: field.flag({ hint: say("hint.drawMoving") }) },
  window: ({ weapon }) => ({ weapon: weapon !== null, moving: weapon !== null }),
  kept: { weapon: text, name: text, moving: flag },
  obstacle: ({ actor, form: { weapon } }) =>
    weapon && sheathed(weapon.system) ? unlessAwake(actor) : obstacle("nothingToDraw", actor),
  outcome: ({ form: { weapon, moving } }) => ({ weapon: weapon?.id ?? "", name: weapon?.name ?? "", moving }),
  changes: ({ weapon, moving }, actor) => {
    const arm = armById(actor, weapon);
    if (!arm) return null;
    const halves = moving ? HALVES.free : HALVES.simple;
    return {
      values: halves > 0 ? fightWritten(actor, (state) => havingSpent(state, halves)) : [],
      items: [{ id: arm.id, path: "system.equipped", after: true }],
    };
  },
  view: ({ name, moving }) =>
    card({
      verdict: say("draw.verdict", { name: called(name) }),
      tone: "mute",
      facts: [fact("cost", say(moving ? "draw.free" : "draw.simple"), moving ? "DD-121" : "DD-122")],
    }),
});

/** DD-122, DD-141 — a weapon that was thrown or let fall is picked up. */
export const pickUp = deed("pickUp", {
  icon: "fa-solid fa-hand-holding",
  by: "owner",
  form: { weapon: armField(lying) },
  window: ({ weapon }) => ({ weapon: weapon !== null }),
  kept: { weapon: text, name: text },
  obstacle: ({ actor, form: { weapon } }) =>
    weapon && lying(weapon.system) ? unlessAwake(actor) : obstacle("nothingLying", actor),
  outcome: ({ form: { weapon } }) => ({ weapon: weapon?.id ?? "", name: weapon?.name ?? "" }),
  changes: ({ weapon }, actor) => {
    const arm = armById(actor, weapon);
    if (!arm) return null;
    return {
      values: fightWritten(actor, (state) => havingSpent(state, HALVES.simple)),
      items: [
        { id: arm.id, path: "system.dropped", after: false },
        { id: arm.id, path: "system.equipped", after: true },
      ],
    };
  },
  view: ({ name }) =>
    card({
      verdict: say("pickUp.verdict", { name: called(name) }),
      tone: "mute",
      facts: [fact("cost", say("draw.simple"), "DD-122")],
    }),
});
