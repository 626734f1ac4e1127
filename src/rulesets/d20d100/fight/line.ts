import { t } from "../../../core/text/i18n.js";
import { say } from "../../../core/text/text.js";
import { actionsTold } from "./actions-told.js";
import { D20d100Actor } from "../data/actors/d20d100-actor.js";

export { momentsOf } from "./moments.js";

/** DD-91…DD-102, DD-120 — points that are gone, how somebody fares, what is left of their round; empty for the unhurt, and for whom other rules play. */
export function fightLine({ system }: { readonly system: object }): string {
  if (!(system instanceof D20d100Actor)) return "";
  const { hp, temporaryDamage, body, bruised } = system;
  const told: string[] = [];
  if (hp.value < hp.max) told.push(t("GARDIEN.D20D100.FIGHT.hp", { value: hp.value, max: hp.max }));
  if (temporaryDamage > 0 && !system.shrugsOffBlows) {
    told.push(t("GARDIEN.D20D100.FIGHT.bruises", { n: temporaryDamage }));
  }
  if (body !== "able") told.push(t(`GARDIEN.D20D100.FIGHT.body.${body}`));
  else if (bruised !== "none") told.push(t(`GARDIEN.D20D100.FIGHT.body.${bruised}`));
  return [...told, ...actionsTold(system).map(say)].join(" · ");
}
