import { systemsOf, type Owner } from "../../../../core/documents/owned.js";
import type { ArmourPiece } from "../../rules/attack/armour.js";
import { parseDice } from "../../rules/dice-formula.js";
import type { Held } from "../../rules/attack/hands.js";
import { RpgAffliction } from "../items/affliction.js";
import { RpgArmor } from "../items/armor.js";
import { RpgGear } from "../items/gear.js";
import { RpgShield } from "../items/shield.js";
import { RpgSkill } from "../items/skill.js";
import { RpgWeapon } from "../items/weapon.js";

/** What the figures of an actor read among its items. */
export interface Carried {
  readonly skills: readonly KnownSkill[];
  readonly armour: readonly ArmourPiece[];
  /** RP-61 — what its hands hold, by the ids of the items. */
  readonly held: readonly Held[];
  readonly afflictions: readonly RpgAffliction[];
}

/** A skill and the name it goes by. */
export interface KnownSkill {
  readonly name: string;
  readonly system: RpgSkill;
}

/** What an actor carries; `null` is an actor that nobody holds. */
export function carriedBy(actor: Owner | null): Carried {
  const all = systemsOf(actor);
  const things = [...(actor?.items ?? [])];
  return {
    // By the names they are kept under: what is tried is told by them to readers of other languages.
    skills: things.flatMap(({ name = "", system }) => (system instanceof RpgSkill ? [{ name, system }] : [])),
    armour: all(RpgArmor).flatMap(({ protects, piece }) => (protects && piece ? [piece] : [])),
    held: things.flatMap(({ id, system }) => {
      const grip = heldAs(system);
      return id && grip ? [{ id, ...grip }] : [];
    }),
    afflictions: all(RpgAffliction).filter(({ active }) => active),
  };
}

/** RP-61 — how a thing is in somebody's hands; `null` for what is in none. */
function heldAs(system: unknown): Pick<Held, "kind" | "grip"> | null {
  if (system instanceof RpgWeapon) {
    const grip = system.natural || system.onGround ? "none" : system.grip;
    return grip === "none" ? null : { kind: "weapon", grip };
  }
  if (system instanceof RpgShield) return system.equipped && !system.onGround ? { kind: "shield", grip: "off" } : null;
  if (system instanceof RpgGear)
    return system.held === "none" || system.onGround ? null : { kind: "other", grip: system.held };
  return null;
}

/** RP-15 — the skill of an id of the list, or of a name; `null` where it is not known. */
export function skillNamed(skills: readonly KnownSkill[], wanted: string): RpgSkill | null {
  const plain = (text: string) => text.trim().toLocaleLowerCase();
  const found =
    skills.find(({ system }) => system.key !== "" && system.key === wanted) ??
    skills.find(({ name }) => plain(name) !== "" && plain(name) === plain(wanted));
  return found?.system ?? null;
}

/** RP-105 — natural armour as pieces; rows without a die protect nothing. */
export function naturalPieces(
  rows: readonly { readonly formula: string; readonly coverage: readonly number[] }[],
): readonly ArmourPiece[] {
  return rows.flatMap(({ formula: text, coverage }) => {
    const formula = parseDice(text);
    return formula ? [{ formula, coverage }] : [];
  });
}
