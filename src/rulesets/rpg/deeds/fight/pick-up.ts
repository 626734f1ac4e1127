import { card } from "../../../../core/deed/card.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import { flag, whole } from "../../../../core/shape/shape.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import type { Text } from "../../../../core/text/text.js";
import { snapshot } from "../../../../core/world/names.js";
import { captivesOf } from "../../attack/manoeuvres/captives.js";
import { figuresOf } from "../../attack/reading.js";
import { roundChanges } from "../../attack/round-written.js";
import { RpgWeapon } from "../../data/items/weapon.js";
import { busy } from "../../rules/fight/busy.js";
import type { RoundActions } from "../../rules/fight/round-actions.js";
import { moveMade } from "../../rules/fight/round-spending.js";
import { count, deed, nameHere, obstacle, say } from "../kit.js";
import { lastingChange } from "../lasting.js";
import { doubtsActionLeft, doubtsRoundSpent } from "../round.js";
import { GRASPED, graspForm, graspItems, graspOutcome, thingsOf, unlessGraspable, type Thing } from "./grasp.js";

const onGround = (actor: Actor): readonly Thing[] => thingsOf(actor).filter(({ system }) => system.onGround);

/** RP-70 — a net is gathered up by one action; anything else takes the whole round (RP-77). */
function isGathered({ system }: Thing): boolean {
  return system instanceof RpgWeapon && system.special === "net";
}

/** RP-70, RP-71 — why a thing cannot be had back yet: for as long as it holds a target its owner has lost it. */
function unlessFree(actor: Actor, { id, name, system }: Thing): Text | null {
  const item = actor.items.get(id);
  const [captive] = item ? captivesOf(item) : [];
  return captive
    ? say("obstacle.holds", { thing: nameAsRead(name, system), name: snapshot(captive, captive.token).name })
    : null;
}

const anAction = (round: RoundActions) => moveMade(round, true);

/** RP-40, RP-70, RP-77 — what lies on the ground is picked up, at the price of the round. */
export const pickUp = deed("pickUp", {
  icon: "fa-solid fa-hand",
  by: "owner",
  form: graspForm(onGround),
  kept: { ...GRASPED, gathered: flag, rounds: whole },
  obstacle: ({ actor, form: { thing, hand } }) => {
    if (!thing) return obstacle("nothingOnGround", actor);
    return unlessFree(actor, thing) ?? unlessGraspable(actor, thing, hand);
  },
  doubt: ({ actor, form: { thing } }) =>
    thing && isGathered(thing) ? doubtsActionLeft(actor, anAction) : doubtsRoundSpent(actor),
  outcome: ({ actor, form: { thing, hand } }) => {
    if (!thing) return {};
    const inFight = figuresOf(actor).moment.round !== null;
    const gathered = isGathered(thing);
    return { ...graspOutcome(thing, hand), gathered, rounds: inFight && !gathered ? 1 : 0 };
  },
  changes: (kept, actor): Changes => {
    const { lasting, moment } = figuresOf(actor);
    return {
      values: [
        ...(kept.rounds > 0 ? lastingChange([...lasting, busy(moment, kept.rounds)]) : []),
        ...(kept.gathered ? roundChanges(actor, anAction) : []),
      ],
      items: graspItems(kept, actor),
    };
  },
  edit: { figures: ({ thing }) => (thing === "" ? [] : [count("rounds", [0, 1])]) },
  view: ({ name, rounds }) =>
    card({ verdict: say(rounds > 0 ? "pickUp.verdict" : "pickUp.atOnce", { name: nameHere(name) }), tone: "good" }),
});
