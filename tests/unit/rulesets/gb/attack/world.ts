import { vi } from "vitest";
import { SETTINGS } from "../../../../../src/rulesets/gb/settings.js";
import { creature, investigator } from "../../../../support/models/gb-models.js";
import type { ItemSource } from "../../../../support/models/gb-models.js";

const values = new Map<string, unknown>();

/** A table with the book's main text as its settings, until a test says otherwise. */
export function openWorld(settings: Readonly<Record<string, unknown>> = {}): void {
  values.clear();
  for (const { key, initial } of SETTINGS) values.set(key, initial);
  for (const [key, value] of Object.entries(settings)) values.set(key, value);
  vi.stubGlobal("game", {
    settings: { get: (_scope: string, key: string) => values.get(key) },
    time: { worldTime: 120.5 },
    i18n: { lang: "fr", localize: (key: string) => key, format: (key: string) => key },
  });
  vi.stubGlobal("Hooks", { on: () => 0 });
}

type Model = ReturnType<typeof creature> | ReturnType<typeof investigator>;

let serial = 0;

/** Statuses set by hand are a field of the document, beside the system. */
function asActor(model: Model, type: string): Actor {
  for (const item of model.parent.items) Object.assign(item, { name: "" });
  serial += 1;
  const statuses = new Set<string>();
  return Object.assign(model.parent, { type, statuses, uuid: `Actor.${serial}` }) as unknown as Actor;
}

/** The same actor with statuses set by hand. */
export function marked(actor: Actor, ...statuses: readonly string[]): Actor {
  return Object.assign(actor, { statuses: new Set(statuses) });
}

/** A feat that an actor carries. */
export const feat = (key: string, weapon = ""): ItemSource => ({ type: "gbFeat", system: { key, weapon } });

export const person = (system: object = {}, items: readonly ItemSource[] = []): Actor =>
  asActor(investigator(system, items), "gbInvestigator");
export const monster = (system: object = {}, items: readonly ItemSource[] = []): Actor =>
  asActor(creature(system, items), "gbCreature");

/** The nth item that an actor carries. */
export function carried(actor: Actor, index = 0): Item {
  return (actor.items as unknown as readonly Item[])[index] as Item;
}

/** Paul of the book: ten points of either pool, Dexterity 14, a thick jacket. */
export const paul = (more: object = {}, items: readonly ItemSource[] = []): Actor =>
  person({ abilities: { dex: { value: 14 }, con: { value: 14 } }, pv: { value: 10 }, pf: { value: 10 }, ...more }, [
    ...items,
    { type: "gbArmor", system: { zones: { torso: 1, armRight: 1, armLeft: 1, abdomen: 1 }, maxDex: 8 } },
  ]);

/** A revolver that deals 2d6: maximum 12, lethality +3. */
export const revolver: ItemSource = {
  type: "gbWeapon",
  system: {
    category: "handgun",
    ability: "dex",
    damage: "2d6",
    increment: 9,
    maxIncrements: 10,
    magazine: { value: 6, max: 6 },
  },
};
