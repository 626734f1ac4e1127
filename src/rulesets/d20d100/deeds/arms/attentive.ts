import { card } from "../../../../core/deed/card.js";
import type { DeedProcedure } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { D20d100Investigator } from "../../data/investigator.js";
import { d20d100Options } from "../../data/options.js";
import { worldNow } from "../../data/world-now.js";
import { ATTENTIVE_PAUSE, inattentive } from "../../rules/attentive.js";
import { ATTENTIVE_BONUS } from "../../rules/initiative.js";
import { signed } from "../../rules/notation.js";
import { fact, named, told } from "../card.js";
import { deed } from "../deed.js";
import { obstacle, unlessAwake } from "../reading.js";

const MINUTE = 60;

const figuresOf = ({ system }: Actor): D20d100Investigator | null => {
  const figures: unknown = system;
  return figures instanceof D20d100Investigator ? figures : null;
};

/** DD-114 — why somebody cannot be on guard; whoever is can always leave it. */
function hindrance(actor: Actor): Text | null {
  const figures = figuresOf(actor);
  if (!figures) return obstacle("notAttentive", actor);
  const { active, lostAt } = figures.attentive;
  if (active) return null;
  if (!d20d100Options().useAttentive) return obstacle("attentiveOff", actor);
  const minutesSinceLost = lostAt === null ? null : (worldNow() - lostAt) / MINUTE;
  const reason = inattentive({ hp: figures.hp.value, hpMax: figures.hp.max, minutesSinceLost });
  if (!reason) return unlessAwake(actor);
  const left = Math.ceil(ATTENTIVE_PAUSE - (minutesSinceLost ?? ATTENTIVE_PAUSE));
  return obstacle(`attentive.${reason}`, actor, { minutes: left });
}

/** DD-114 — to be on guard, while nothing happens; or to be so no more. */
export const attentive: DeedProcedure = deed("attentive", {
  icon: "fa-solid fa-eye",
  by: "owner",
  obstacle: ({ actor }) => hindrance(actor),
  outcome: ({ actor }) => ({ active: figuresOf(actor)?.attentive.active !== true }),
  changes: (outcome) => {
    const active = outcome["active"] === true;
    return {
      values: [
        { path: "system.attentive.active", after: active },
        ...(active ? [] : [{ path: "system.attentive.lostAt", after: worldNow() }]),
      ],
    };
  },
  view: (outcome) => {
    const active = outcome["active"] === true;
    return card({
      verdict: told(active ? "attentive.on" : "attentive.off"),
      tone: active ? "good" : "mute",
      facts: active ? [fact("attentive", named(signed(ATTENTIVE_BONUS)), "DD-114")] : [],
    });
  },
});
