import type { Desk, Entry } from "../../../../../src/core/creation/procedure.js";
import { SETTINGS } from "../../../../../src/rulesets/gb/settings.js";
import { deskOn, entry, openWorldOf } from "../../../../support/play/creation-desk.js";
import { investigator, type ItemSource } from "../../../../support/models/gb-models.js";

/** A world with the default settings and nothing else. */
export function openWorld(): void {
  openWorldOf(SETTINGS);
}

/** What the compendia of the tests hold. */
export const SHELF: readonly Entry[] = [
  entry("feat.run", "gbFeat", { key: "run" }),
  entry("feat.toughness", "gbFeat", { key: "toughness", taken: 1 }),
  entry("feat.focus", "gbFeat", { key: "weaponFocus" }),
  entry("feat.quick", "gbFeat", { key: "other", modifiers: [{ target: "initiative", skill: "", value: 4 }] }),
  entry("skill.search", "gbSkill", { slug: "search", ability: "int" }),
  entry("skill.hide", "gbSkill", { slug: "hide", ability: "dex" }),
  entry("weapon.knife", "gbWeapon", { category: "melee", damage: "1d4" }),
  entry("armor.jacket", "gbArmor", { kind: "armor", zones: { torso: 1 }, maxDex: 8 }),
];

/** A sheet with what it carries, and the compendia beside it. */
export function deskOf(system: object = {}, items: readonly ItemSource[] = []): Desk {
  const actor = { name: "Paul", img: "paul.svg", type: "gbInvestigator" };
  return deskOn(SHELF, actor, investigator(system, items), items);
}
