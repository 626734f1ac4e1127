import type { Desk, Entry } from "../../../../../src/core/assistant/procedure.js";
import { SETTINGS } from "../../../../../src/rulesets/warp/settings.js";
import { character, type ItemSource } from "../../../../support/warp-models.js";

/** A world with the settings given, the others at their default. */
export function openWorld(settings: Readonly<Record<string, unknown>> = {}, user = { isGM: false }): void {
  const initial = (key: string) => SETTINGS.find((one) => one.key === key)?.initial;
  Object.assign(globalThis, {
    game: {
      settings: { get: (_scope: string, key: string) => settings[key] ?? initial(key) },
      user,
      i18n: { lang: "fr", localize: (key: string) => key, format: (key: string) => key },
    },
    Hooks: { on: () => 0 },
  });
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

function entry(id: string, type: string, system: Entry["system"]): Entry {
  return { id, type, name: id, img: "", owned: false, system };
}

/** A sheet with what it carries, its items under ids of their own (`own0…`), and the compendia beside it. */
export function deskOf(system: object = {}, items: readonly (ItemSource & { readonly name?: string })[] = []): Desk {
  const model = character(system, items);
  const own = items.map(({ type, name }, i) => ({
    ...entry(ownId(i), type, model.parent.items[i]?.system as Entry["system"]),
    name: name ?? ownId(i),
    owned: true,
  }));
  const actor = { name: "Lina", img: "lina.svg", type: "warpCharacter", system: model, items: { size: items.length } };
  return { actor: actor as unknown as Actor, shelf: new Map([...SHELF, ...own].map((one) => [one.id, one])) };
}

export const ownId = (i: number): string => `own${i}`.padEnd(16, "0");
