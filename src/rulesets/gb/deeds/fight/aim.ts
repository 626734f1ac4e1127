import { card } from "../../../../core/deed/card.js";
import { snapshot } from "../../../../core/world/names.js";
import { targetedTokens } from "../../../../core/world/world.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { figuresOf } from "../../attack/reading.js";
import { stored, word } from "../card.js";
import { choiceField } from "../fields.js";
import { count, deed, fact, obstacle, others, personIn } from "../kit.js";
import { unlessActing } from "../obstacles.js";

const MOST_ROUNDS = 9;

/** Whom the window proposes: as chosen, else whoever the user targets. */
function proposed(actor: Actor, choices: DeedChoices): string {
  const target = personIn(choices, "target") ?? targetedTokens()[0]?.actor;
  return target?.uuid ?? others(actor)[0]?.value ?? "";
}

/** GB-19 — a round spent aiming at somebody: the next shot at that target is easier, one at any other ends the aim. */
export const aim = deed("aim", {
  icon: "fa-solid fa-crosshairs",
  by: "owner",
  fields: ([actor], choices) => (actor ? [choiceField("target", proposed(actor, choices), others(actor))] : []),
  obstacle: ({ actor, choices }) => {
    const target = personIn(choices, "target");
    return unlessActing(actor) ?? (target && target !== actor ? null : obstacle("noTarget", actor));
  },
  outcome: ({ actor, choices }) => {
    const target = personIn(choices, "target");
    const { aim: now } = figuresOf(actor);
    const same = target !== null && now.targetUuid === target.uuid;
    return {
      target: target?.uuid ?? "",
      name: target ? snapshot(target, target.token).name : "",
      rounds: Math.min(MOST_ROUNDS, (same ? now.rounds : 0) + 1),
    };
  },
  changes: (outcome, actor) => {
    const target = word(outcome, "target");
    if (!target) return null;
    const { rounds, targetUuid } = figuresOf(actor).aim;
    const after = stored(outcome, "rounds");
    return {
      values: [
        ...(rounds === after ? [] : [{ path: "system.aim.rounds", after }]),
        ...(targetUuid === target ? [] : [{ path: "system.aim.targetUuid", after: target }]),
      ],
    };
  },
  edit: { figures: () => [count("rounds", [0, MOST_ROUNDS])] },
  view: (outcome) => {
    const target = { key: "GARDIEN.GB.DEED.named", data: { name: word(outcome, "name") } };
    return card({
      verdict: { key: "GARDIEN.GB.DEED.aim.verdict" },
      tone: "accent",
      facts: [fact("target", target, "GB-19")],
    });
  },
});
