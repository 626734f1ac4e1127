import type { Foreseen, PersonView, Plight } from "../../../core/keeper/contract.js";
import { figuresOf } from "../attack/reading.js";
import { momentOf } from "../data/actors/moment.js";
import { takesPoints } from "../rules/body/conditions.js";
import { isOn } from "../rules/body/spans.js";
import { afterIntervals } from "../rules/hazards/affliction-course.js";
import { ROUND_SECONDS } from "../rules/time.js";
import { conditionViews } from "../sheets/views/conditions-view.js";
import { runningIn } from "../deeds/tick-affliction.js";

/** Conditions that take points or life. */
const GRAVE = ["dead", "unconscious", "rpgBleed", "rpgBurning", "rpgChoking", "rpgDying"];

/** RP-27, RP-61 — hit points, and whatever holds somebody with the rounds that are left of it. */
export function personView(actor: Actor): PersonView {
  const figures = figuresOf(actor);
  const { hp } = figures;
  const shown = conditionViews(figures);
  const plights = shown.map(({ id, label, until: [first] }): Plight => {
    return { text: { key: label }, tone: GRAVE.includes(id) ? "bad" : "warn", more: first ?? null };
  });
  return {
    vitals: [
      {
        id: "hp",
        short: { key: "GARDIEN.RPG.FIGHT.hp" },
        name: { key: "GARDIEN.RPG.KEEPER.hp" },
        ...{ value: hp.value, max: hp.max, look: "boxes", path: "system.hp.value", min: -99 },
      },
    ],
    plights,
    told: shown.map(({ id }) => id),
    out: hp.state === "dead",
  };
}

/** RP-58…RP-61, RP-92 — what takes points with each second, deaths and awakenings, the next interval of poisons and illnesses. */
export function foreseen(actor: Actor, now: number): readonly Foreseen[] {
  const { lasting, hp } = figuresOf(actor);
  if (hp.state === "dead") return [];
  const moment = momentOf(actor);
  const losing = takesPoints(lasting)
    ? [{ at: now + ROUND_SECONDS, what: { key: "GARDIEN.RPG.KEEPER.loses" }, rule: "RP-61" }]
    : [];
  const fates = lasting.flatMap(({ state, span }): readonly Foreseen[] => {
    if (span.clock !== "world" || span.last === null || !isOn(span, moment)) return [];
    if (state.type !== "dying" && state.type !== "unconscious") return [];
    return [{ at: span.last + 1, what: { key: `GARDIEN.RPG.KEEPER.${state.type}` }, rule: "RP-58" }];
  });
  const ailing = runningIn(actor).map(({ name, system }): Foreseen => {
    const interval = system.active ? system.interval : system.recovery.interval;
    const at = afterIntervals(system.startTime, 1, interval);
    return { at, what: { key: "GARDIEN.RPG.KEEPER.ails", data: { name } }, rule: "RP-92" };
  });
  return [...losing, ...fates, ...ailing];
}
