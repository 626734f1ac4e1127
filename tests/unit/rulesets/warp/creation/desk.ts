import type { Desk, Entry } from "../../../../../src/core/creation/procedure.js";
import { SETTINGS } from "../../../../../src/rulesets/warp/settings.js";
import { deskOn, entry, openWorldOf } from "../../../../support/play/creation-desk.js";
import { character, type ItemSource } from "../../../../support/models/warp-models.js";

/** A world with the settings given, the others at their default. */
export function openWorld(settings: Readonly<Record<string, unknown>> = {}, user = { isGM: false }): void {
  openWorldOf(SETTINGS, settings, { user });
}

/** What the compendia of the tests hold. */
export const SHELF: readonly Entry[] = [
  entry("central.soldier", "warpTrait", {
    kind: "central",
    combat: true,
    hitPoints: true,
    sign: "Raide",
    coverage: "<p>La guerre &amp; l’ordre.</p>",
  }),
  entry("side.climb", "warpTrait", { kind: "side", agility: true, sign: "Craie" }),
  entry("side.surgery", "warpTrait", { kind: "side", scale: "technical", sign: "Mains sûres" }),
  entry("flaw.angry", "warpTrait", { kind: "flaw", flawMode: "chance", flawFaces: [1, 2], sign: "Rougit" }),
  entry("power.sending", "warpPower", { resistMode: "mental" }),
  entry("power.ward", "warpPower", { scale: "technical", score: 1, magical: true }),
  entry("fists", "warpWeapon", { slug: "warpPoingsPieds", category: "unarmed", factor: 1 }),
  entry("knives", "warpWeapon", { category: "thrown", factor: 2, quantity: 3 }),
  entry("vest", "warpArmor", { ballisticDice: 2, regularDice: 1, regularPoints: 0 }),
  entry("chains", "warpSpell", { level: 3, resistMode: "mental" }),
];

/** A sheet with what it carries, and the compendia beside it. */
export function deskOf(system: object = {}, items: readonly (ItemSource & { readonly name?: string })[] = []): Desk {
  const actor = { name: "Lina", img: "lina.svg", type: "warpCharacter" };
  return deskOn(SHELF, actor, character(system, items), items);
}
