import { plural, t } from "../../../core/text/i18n.js";
import { figure } from "../../../core/text/text.js";
import { RpgActor } from "../data/actors/rpg-actor.js";
import { statusTimes, type StatusTime } from "../data/actors/status.js";

/** RP-27, RP-61 — hit points, and whatever is the matter with how many rounds are left of it; empty for whom other rules play. */
export function fightLine(actor: { readonly system: object }): string {
  const { system } = actor;
  if (!(system instanceof RpgActor)) return "";
  const points = `${t("GARDIEN.RPG.FIGHT.hp")} ${figure(system.hp.value)}/${system.hp.max}`;
  return [points, ...statusTimes(system).map(statusText)].join(" · ");
}

function statusText({ id, rounds, formula }: StatusTime): string {
  const details = [formula, rounds === null ? "" : plural("GARDIEN.RPG.FIGHT.left", rounds)];
  const more = details.filter((text) => text !== "").join(", ");
  const name = t(`GARDIEN.CONDITION.${id}`);
  return more === "" ? name : `${name} (${more})`;
}
