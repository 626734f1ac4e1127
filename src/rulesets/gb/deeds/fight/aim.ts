import { card } from "../../../../core/deed/card.js";
import { text, wholeFrom } from "../../../../core/shape/shape.js";
import { snapshot } from "../../../../core/world/names.js";
import { targetedTokens } from "../../../../core/world/world.js";
import { stampAround } from "../../../../core/fight/state/fight-of.js";
import { figuresOf } from "../../data/reading.js";
import { AIMED_IN } from "../../attack/rounds.js";
import { count, deed, fact, field, named, obstacle, others, say } from "../kit.js";
import { unlessActing } from "../obstacles.js";

const ROUNDS = [0, 9] as const;
const [, MOST_ROUNDS] = ROUNDS;

/** GB-19 — a round spent aiming at somebody: the next shot at that target is easier, one at any other ends the aim. */
export const aim = deed("aim", {
  icon: "fa-solid fa-crosshairs",
  by: "owner",
  form: {
    target: field.person(others, {
      proposed: ({ actors: [actor] }) =>
        targetedTokens()[0]?.actor?.uuid ?? (actor ? others(actor)[0]?.value : undefined) ?? "",
    }),
  },
  kept: { target: text, name: text, rounds: wholeFrom(...ROUNDS), ...AIMED_IN },
  obstacle: ({ actor, form: { target } }) =>
    unlessActing(actor) ?? (target && target !== actor ? null : obstacle("noTarget", actor)),
  outcome: ({ actor, form: { target } }) => {
    const { aim: now } = figuresOf(actor);
    const same = target !== null && now.targetUuid === target.uuid;
    return {
      ...stampAround(actor),
      target: target?.uuid ?? "",
      name: target ? snapshot(target, target.token).name : "",
      rounds: Math.min(MOST_ROUNDS, (same ? now.rounds : 0) + 1),
    };
  },
  changes: ({ target, rounds: after }, actor) => {
    if (!target) return null;
    const { rounds, targetUuid } = figuresOf(actor).aim;
    return {
      values: [
        ...(rounds === after ? [] : [{ path: "system.aim.rounds", after }]),
        ...(targetUuid === target ? [] : [{ path: "system.aim.targetUuid", after: target }]),
      ],
    };
  },
  edit: { figures: () => [count("rounds", ROUNDS)] },
  view: ({ name }) =>
    card({ verdict: say("aim.verdict"), tone: "accent", facts: [fact("target", named(name), "GB-19")] }),
});
