import "../support/foundry.js";
import { host } from "../../playground/common/host.js";
import { GbArmor } from "../../src/rulesets/gb/data/armor.js";
import { GbCreature } from "../../src/rulesets/gb/data/creature.js";
import { GbWeapon } from "../../src/rulesets/gb/data/weapon.js";
import { GbWound } from "../../src/rulesets/gb/data/wound.js";
import { profileOf, zonesOf } from "../../src/rulesets/gb/rules/profile.js";
import { readPack } from "../support/packs.js";
import { finding, inTurns, timed, type Finding } from "./support/rounds.js";

const COUNT = 1000;
const ROUNDS = 9;
const MODELS: Readonly<Record<string, unknown>> = {
  gbArmor: GbArmor,
  gbCreature: GbCreature,
  gbWeapon: GbWeapon,
  gbWound: GbWound,
};

/** Creatures of the compendium as a world stores them: with their weapons and armours, and two wounds each. */
function sources(): object[] {
  const creatures = readPack("creatures").map((creature) => {
    const [zone = "torso", other = zone] = zonesOf(profileOf(creature.system.profile ?? "human"));
    const wounds = [wound("gbWound000000001", zone, 4), wound("gbWound000000002", other, 1)];
    return { ...creature, items: [...creature.items, ...wounds] };
  });
  return Array.from({ length: COUNT }, (_, i) => structuredClone(creatures[i % creatures.length]) as object);
}

function wound(id: string, zone: string, gb: number): object {
  return { _id: id, name: "Blessure", type: "gbWound", system: { zone, gb, pfLost: 2, pvLost: 1 } };
}

type Prepared = { prepareBaseData(): void; prepareDerivedData(): void };
type Carrier = { readonly system: Prepared; readonly items: Iterable<{ readonly system: Prepared }> };

function constructed(data: readonly object[]): Carrier[] {
  return data.map((source) => new foundry.documents.Actor(source) as unknown as Carrier);
}

/** Foundry's order: base data of the actor, its items, derived data of the actor. */
function prepare({ system, items }: Carrier): void {
  system.prepareBaseData();
  for (const item of items) {
    item.system.prepareBaseData();
    item.system.prepareDerivedData();
  }
  system.prepareDerivedData();
}

/** Constructs fresh copies of the same data, with the models or with `system` as plain data; only that is timed. */
function construction(models: boolean, then: (carrier: Carrier) => void = () => undefined): () => Promise<number> {
  return () => {
    const data = sources();
    host.typeModel = (_name, type) => ((models && MODELS[type]) || null) as never;
    return timed(() => constructed(data).forEach(then));
  };
}

/** From stored data to ready creatures: against the schemas alone, and against documents whose `system` is plain data. */
export async function measure(): Promise<Finding[]> {
  const subject = construction(true, prepare);
  const schemas = await inTurns(ROUNDS, { subject, baseline: construction(true) });
  const plain = await inTurns(ROUNDS, { subject, baseline: construction(false) });
  const what = `preparing ${COUNT} gb creatures`;
  return [
    finding(what, 5, "constructed and prepared / constructed by the same schemas, not prepared", schemas),
    finding(what, 5, "constructed and prepared / constructed with plain system data, no model of ours", plain),
  ];
}
