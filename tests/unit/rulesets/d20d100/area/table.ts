import type { Blow, Outcome } from "../../../../../src/core/play/contract/outcome.js";
import type { OutcomeView } from "../../../../../src/core/play/contract/view.js";
import { linesOf } from "../../../../../src/core/play/record/deed-call.js";
import { bonusOf } from "../../../../../src/core/play/draft/draft.js";
import { d20d100Attack } from "../../../../support/play/attacks.js";
import { damageThrown } from "../../../../support/play/bout.js";
import { carryOut, stored, throwSome } from "../../../../support/play/deeds.js";
import { d20d100Guard, item, openRing, strike } from "../attack/table.js";

export { armed, change, inRound, situationOf } from "../attack/table.js";

/** DD-58 — a Rafale-10 at +7 with a recoil of 3: 14 and, from +10 on, more. */
export const TOMMY_GUN = item("d20d100Weapon", "tommy", {
  ...{ skill: "automaticWeapons", action: "auto", damageKind: "bullet", cadences: ["burst10"], addsDamageBonus: false },
  ...{ attackModifier: 6, penetration: 4, recoil: 3, damage: "2d8", rangeIncrement: 12, capacity: 20, loaded: 20 },
});
export const SELECTIVE = {
  ...TOMMY_GUN,
  ...item("d20d100Weapon", "selective", { ...(TOMMY_GUN.system as object), selective: true }),
};
/** DD-182 — a grenade: 4d6 within 6 m. */
export const GRENADE = item("d20d100Weapon", "grenade", {
  ...{ skill: "thrownWeapons", action: "explosive", damageKind: "explosion", addsDamageBonus: false, damage: "4d6" },
  ...{ attackModifier: 4, rangeIncrement: 6, capacity: 1, loaded: 1, areaRadius: 6 },
});

/** The ring with these arms in the hero's hands. */
export function openZone(arms: readonly object[] = [TOMMY_GUN, SELECTIVE, GRENADE], theirs: readonly never[] = []) {
  const ring = openRing(theirs);
  ring.hero.updateSource({ items: arms } as never);
  ring.hero.prepareData();
  return ring;
}

interface Played {
  readonly attack: readonly number[];
  /** Faces of Réflexes, vest and damage; of whoever stays put those of the others. */
  readonly answer: readonly number[];
  readonly refused?: boolean;
  readonly metres?: number;
  readonly choices?: Readonly<Record<string, string>>;
  readonly override?: Blow["override"];
}

/** An attack at a zone on one of those in it, answered, judged and written. */
export async function caught(weapon: Item, target: Actor, played: Played) {
  const { attack, answer, refused = false, metres = 3, choices = {}, override = {} } = played;
  const struck = strike(weapon, target, { attack, metres, choices });
  const asked = d20d100Guard.asks(struck);
  const situation = { blow: struck, choices: {}, refused };
  const lines = linesOf(d20d100Guard.modifiers(situation));
  const { dice, left } = throwSome(asked ? d20d100Guard.rolls(situation, lines) : [], answer);
  const defence = asked ? { refused, choices: {}, lines, bonus: bonusOf(lines), dice } : null;
  const blow: Blow = { ...struck, kept: struck.kept ?? {}, defence, override };
  const later = damageThrown(d20d100Attack, blow, left);
  const outcome: Outcome = stored(d20d100Attack.outcome({ ...blow, dice: { ...blow.dice, ...later } }));
  const origin = { messageId: "m".repeat(16), attackerUuid: weapon.actor?.uuid ?? "", weaponName: weapon.name };
  const undo = await carryOut(d20d100Attack.changes(outcome, target, origin), target);
  const view: OutcomeView = d20d100Attack.view(outcome);
  return { outcome, view, struck, asked, undo };
}
