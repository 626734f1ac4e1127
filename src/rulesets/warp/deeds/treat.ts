import { card, stored, word } from "../../../core/deeds/card.js";
import { textIn } from "../../../core/deeds/choices.js";
import { earlierDeed, earlierDeeds } from "../../../core/deeds/earlier.js";
import type { EarlierDeed } from "../../../core/deeds/earlier.js";
import type { DeedChoices } from "../../../core/deeds/procedure.js";
import { healedBy } from "../rules/healing-power.js";
import { fact, figure, named, told } from "./card.js";
import { deed } from "./deed.js";
import { choiceField } from "./fields.js";
import { figuresOf, NOTHING, obstacle, unlessAlive } from "./reading.js";

/** WP-111 — whether a deed was a power that closes wounds. */
function closesWounds({ deed: id, outcome }: EarlierDeed): boolean {
  return (
    id === "power" &&
    word(outcome, "effect") === "healing" &&
    word(outcome, "ill") === "" &&
    stored(outcome, "total") > 0
  );
}

/** The healing that is received: as chosen, else the latest. */
function healingIn(choices: DeedChoices): EarlierDeed | null {
  const id = textIn(choices, "healer");
  if (id === "") return earlierDeeds(closesWounds)[0] ?? null;
  const found = earlierDeed(id);
  return found && closesWounds(found) ? found : null;
}

/** WP-111 — hit points that a total gives back: twice as many before the recovery of the fight. */
function gain(actor: Actor, total: number): number {
  const { value, max, fightStart } = figuresOf(actor).hp;
  return healedBy(total, { hp: value, max, recovered: fightStart === null });
}

/** WP-111 — a healer's power closes somebody's wounds. */
export const treat = deed("treat", {
  icon: "fa-solid fa-hand-holding-medical",
  by: "keeper",
  fields: (_actors, choices) => {
    const options = earlierDeeds(closesWounds).map(({ id, name, outcome }) => ({
      value: id,
      label: told("opponent", { name, total: stored(outcome, "total") }),
    }));
    return [choiceField("healer", healingIn(choices)?.id ?? "", options, told("hint.treat"))];
  },
  obstacle: ({ actor, choices }) => {
    const found = healingIn(choices);
    if (!found) return obstacle("noHealer", actor);
    return unlessAlive(actor) ?? (gain(actor, stored(found.outcome, "total")) > 0 ? null : obstacle("unhurt", actor));
  },
  outcome: ({ actor, choices }) => {
    const found = healingIn(choices);
    const total = found ? stored(found.outcome, "total") : 0;
    return {
      healer: found?.name ?? "",
      total,
      doubled: figuresOf(actor).hp.fightStart !== null,
      points: gain(actor, total),
    };
  },
  changes: (outcome, actor) => {
    const { value } = figuresOf(actor).hp;
    const points = gain(actor, stored(outcome, "total"));
    return points > 0 ? { ...NOTHING, numbers: [{ path: "system.hp.value", after: value + points }] } : null;
  },
  view: (outcome) =>
    card({
      verdict: told("treat.verdict"),
      tone: "good",
      facts: [
        fact("healer", named(word(outcome, "healer")), "WP-111"),
        fact("total", figure(stored(outcome, "total")), "WP-111"),
        ...(outcome.doubled === true ? [fact("effect", told("treat.doubled"), "WP-111")] : []),
      ],
      losses: [told("gain", { points: stored(outcome, "points") })],
    }),
});
