import { skillBase, type BasedOn, type Modifiers } from "./skills.js";
import type { CombatSkill } from "../vocabulary.js";

const strength: BasedOn = { key: "strength", sign: 1 };
const dexterity: BasedOn = { key: "dexterity", sign: 1 };

/** DD-29 — bases of the combat skills (D-21), for whoever's sheet has lost one of them. */
const BASES: Readonly<
  Record<CombatSkill, { readonly characteristics: readonly BasedOn[]; readonly constant: number }>
> = {
  grapple: { characteristics: [strength], constant: -1 },
  boxing: { characteristics: [strength], constant: 4 },
  meleeWeapons: { characteristics: [strength], constant: -1 },
  thrownWeapons: { characteristics: [dexterity], constant: -1 },
  handgun: { characteristics: [dexterity], constant: -2 },
  rifle: { characteristics: [dexterity], constant: -1 },
  automaticWeapons: { characteristics: [dexterity], constant: -3 },
};

/** DD-29, DD-124 — what somebody without any training fights with. */
export function combatBase(skill: CombatSkill, modifiers: Modifiers): number {
  return skillBase(BASES[skill], modifiers);
}
