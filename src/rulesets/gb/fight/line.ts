import { t } from "../../../core/text/i18n.js";
import { figure } from "../../../core/text/text.js";
import { GbCreature } from "../data/actors/creature.js";
import { GbActor } from "../data/actors/gb-actor.js";
import { stateLabel } from "../labels.js";
import { penalty } from "../sheets/views/penalty.js";

/** Life, fatigue with its penalty, and the state of somebody who cannot act; empty for whom other rules play. */
export function fightLine(actor: { readonly system: object }): string {
  const { system } = actor;
  if (!(system instanceof GbActor)) return "";
  const { state, fatigue } = system;
  const classic = system instanceof GbCreature && system.mode === "traditional";
  const points = classic
    ? [pool("GARDIEN.GB.POOL_SHORT.pv", system.hp)]
    : [
        pool("GARDIEN.GB.POOL_SHORT.pv", system.pv),
        pool("GARDIEN.GB.POOL_SHORT.pf", system.pf),
        ...(fatigue.malus === 0 ? [] : [penalty(fatigue.malus)]),
      ];
  return [...points, ...(state === "active" ? [] : [t(stateLabel(state))])].join(" · ");
}

function pool(label: string, { value, max }: { readonly value: number; readonly max: number }): string {
  return `${t(label)} ${figure(value)}/${max}`;
}
