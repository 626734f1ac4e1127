import { plural, t } from "../../text/i18n.js";
import type { Intent } from "../record/intent.js";
import { knownAs, weaponName } from "../../world/names.js";

/** Returns what stands above an attack: who attacks, with what and at whom. */
export function attackHead(intent: Intent): { readonly title: string; readonly sub: string } {
  const [first] = intent.targets;
  return { title: knownAs(intent.attacker).name, sub: subtitle(intent, first ? knownAs(first).name : "") };
}

/** Returns the line under the attacker's name: weapon and target. */
export function subtitle({ weapon, targets }: Intent, first: string): string {
  const data = { weapon: weaponName(weapon), target: first };
  const struck = headcount(targets);
  if (struck > 1) return plural("GARDIEN.CARD.atSeveral", struck, data);
  return t(targets[0]?.actor ? "GARDIEN.CARD.atOne" : "GARDIEN.CARD.atNothing", data);
}

/** Returns the number of actors an attack is aimed at: two claws may strike one. */
export function headcount(targets: Intent["targets"]): number {
  return new Set(targets.map(({ actor, token }) => token ?? actor)).size;
}
