import type { Asked } from "../../../../core/deed/form.js";
import { borneBy, type Borne } from "../../../../core/deed/owned-items.js";
import type { Text } from "../../../../core/text/text.js";
import { shotOf } from "../../attack/missiles.js";
import { figuresOf } from "../../attack/reading.js";
import { RpgWeapon } from "../../data/items/weapon.js";
import { boltsLoaded, loadRefusal, mayHasten, wantsLoading, type Loadable } from "../../rules/attack/reload.js";
import { field, obstacle, unlessAlive } from "../kit.js";

/** A weapon that an actor has. */
export type Weapon = Borne<RpgWeapon>;

/** RP-72 — a weapon as it may be made ready. */
function loadableOf({ reload, loaded, magazine, grip }: RpgWeapon): Loadable {
  return { reload, loaded, grip, magazine: magazine.value, capacity: magazine.max };
}

/** RP-72 — what an actor has to load: what is in hand first. */
export function unloadedOf(actor: Actor, { hastily = false } = {}): readonly Weapon[] {
  const wanting = borneBy(actor, RpgWeapon).filter(
    ({ system }) => !system.outOfUse && wantsLoading(loadableOf(system)) && (!hastily || mayHasten(system.reload)),
  );
  const inHand = ({ system }: Weapon) => (system.grip === "none" ? 1 : 0);
  return wanting.toSorted((a, b) => inHand(a) - inHand(b));
}

/** What is asked: which of some weapons, where there is a choice. */
export function weaponForm(weapons: (actor: Actor) => readonly Weapon[]) {
  const all = (asked: Asked) => asked.actors.slice(0, 1).flatMap(weapons);
  return { weapon: field.item(all, { when: (asked) => all(asked).length > 1 }) };
}

/** RP-61, RP-72 — why a weapon cannot be loaded now. */
export function unlessLoadable(actor: Actor, weapon: Weapon | null): Text | null {
  if (!weapon) return obstacle("nothingToLoad", actor);
  const { bodyState: body, handedness } = figuresOf(actor);
  const refusal = loadRefusal(weapon.system, { body, handedness });
  if (refusal) return obstacle(refusal === "limb" ? "limb" : `load.${refusal}`, actor);
  return filling(actor, weapon.system) === 0 ? obstacle("noBolts", actor) : unlessAlive(actor);
}

/** RP-72 — bolts that go into a magazine; `null` for what has none. Those of a stock are counted, others are not. */
export function filling(actor: Actor, weapon: RpgWeapon): number | null {
  if (weapon.reload !== "magazine") return null;
  return boltsLoaded(loadableOf(weapon), shotOf(actor, weapon)?.quantity ?? Infinity);
}
