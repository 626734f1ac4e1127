import { snapshot } from "../../../../core/world/names.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import type { Text } from "../../../../core/text/text.js";
import { captivesOf } from "../../attack/manoeuvres/captives.js";
import { figuresOf } from "../../attack/reading.js";
import { roundChanges } from "../../attack/round-written.js";
import { RpgWeapon } from "../../data/weapon.js";
import { busy } from "../../rules/busy.js";
import { type RoundActions } from "../../rules/round-actions.js";
import { moveMade } from "../../rules/round-spending.js";
import { told } from "../card.js";
import { deed } from "../deed.js";
import { count } from "../figures.js";
import { graspFields, graspItems, graspOutcome, thingIn, thingsOf, unlessGraspable, type Thing } from "./grasp.js";
import { lastingChange } from "../lasting.js";
import { obstacle } from "../reading.js";
import { doubtsActionLeft, doubtsRoundSpent } from "../round.js";

const onGround = (actor: Actor): readonly Thing[] => thingsOf(actor).filter(({ system }) => system.onGround);

/** RP-70 — a net is gathered up by one action; anything else takes the whole round (RP-77). */
function isGathered({ system }: Thing): boolean {
  return system instanceof RpgWeapon && system.special === "net";
}

/** RP-70, RP-71 — why a thing cannot be had back yet: for as long as it holds somebody its owner has lost it. */
function unlessFree(actor: Actor, { id, name }: Thing): Text | null {
  const item = actor.items.get(id);
  const [captive] = item ? captivesOf(item) : [];
  return captive ? told("obstacle.holds", { thing: name, name: snapshot(captive, captive.token).name }) : null;
}

const anAction = (round: RoundActions) => moveMade(round, true);

/** RP-40, RP-70, RP-77 — what lies on the ground is picked up, at the price of the round. */
export const pickUp = deed("pickUp", {
  icon: "fa-solid fa-hand",
  by: "owner",
  fields: ([actor], choices) => (actor ? graspFields(onGround(actor), choices) : []),
  obstacle: ({ actor, choices }) => {
    const thing = thingIn(onGround(actor), choices);
    if (!thing) return obstacle("nothingOnGround", actor);
    return unlessFree(actor, thing) ?? unlessGraspable(actor, thing, choices);
  },
  doubt: ({ actor, choices }) => {
    const thing = thingIn(onGround(actor), choices);
    return thing && isGathered(thing) ? doubtsActionLeft(actor, anAction) : doubtsRoundSpent(actor);
  },
  outcome: ({ actor, choices }): Outcome => {
    const thing = thingIn(onGround(actor), choices);
    if (!thing) return {};
    const inFight = figuresOf(actor).moment.round !== null;
    const gathered = isGathered(thing);
    return { ...graspOutcome(thing, choices), gathered, rounds: inFight && !gathered ? 1 : 0 };
  },
  changes: (outcome, actor): Changes => {
    const { lasting, moment } = figuresOf(actor);
    const rounds = stored(outcome, "rounds");
    return {
      values: [
        ...(rounds > 0 ? lastingChange([...lasting, busy(moment, rounds)]) : []),
        ...(outcome.gathered === true ? roundChanges(actor, anAction) : []),
      ],
      items: graspItems(outcome, actor),
    };
  },
  edit: { figures: (ruled) => (word(ruled, "thing") === "" ? [] : [count("rounds", [0, 1])]) },
  view: (outcome) => {
    const verdict = stored(outcome, "rounds") > 0 ? "pickUp.verdict" : "pickUp.atOnce";
    return card({ verdict: told(verdict, { name: word(outcome, "name") }), tone: "good" });
  },
});
