import { join } from "node:path";
import "../support/foundry.js";
import { host } from "../../playground/common/host.js";
import { profileOf, zonesOf } from "../../src/rulesets/gb/rules/character/profile.js";
import type { ProfileId } from "../../src/rulesets/gb/rules/vocabulary.js";
import { RULESETS } from "../support/rulesets.js";
import { readPacks, type SourceData } from "../../tools/packs/sources.mjs";
import { finding, inTurns, timed, type Finding } from "./support/rounds.js";

const COUNT = 1000;
const ROUNDS = 9;
const ROOT = join(import.meta.dirname, "../..");

/** The model of each type of all rulesets. */
const MODELS: Readonly<Record<string, unknown>> = Object.fromEntries(
  RULESETS.flatMap(({ actors, items }) =>
    Object.entries({ ...actors, ...items }).map(([type, { model }]) => [type, model] as const),
  ),
);

/** Whom each ruleset's compendia hold, as a world stores them; those of gb with two wounds each. */
export const PEOPLE: Readonly<Record<string, readonly SourceData[]>> = Object.fromEntries(
  RULESETS.map(({ id, actors }) => {
    const own = readPacks(ROOT)
      .packs.flatMap(({ documents }) => documents.map(({ data }) => data))
      .filter(({ type }) => type in actors);
    if (own.length === 0) throw new Error(`nobody of ${id} is in any pack`);
    return [id, id === "gb" ? own.map(wounded) : own];
  }),
);

function wounded(person: SourceData): SourceData {
  const { profile = "human" } = (person.system ?? {}) as { profile?: ProfileId };
  const [zone = "torso", other = zone] = zonesOf(profileOf(profile));
  const wounds = [wound("gbWound000000001", zone, 4), wound("gbWound000000002", other, 1)];
  return { ...person, items: [...(person.items ?? []), ...wounds] };
}

function wound(id: string, zone: string, gb: number): SourceData {
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
function construction(ruleset: string, models: boolean, then: (carrier: Carrier) => void = () => undefined) {
  return (): Promise<number> => {
    const people = PEOPLE[ruleset] ?? [];
    const data = Array.from({ length: COUNT }, (_, i) => structuredClone(people[i % people.length]) as object);
    host.typeModel = (_name, type) => ((models && MODELS[type]) || null) as never;
    return timed(() => constructed(data).forEach(then));
  };
}

/** From stored data to ready people: against the schemas alone, and against documents whose `system` is plain data. */
async function measured(ruleset: string): Promise<Finding[]> {
  const subject = construction(ruleset, true, prepare);
  const schemas = await inTurns(ROUNDS, { subject, baseline: construction(ruleset, true) });
  const plain = await inTurns(ROUNDS, { subject, baseline: construction(ruleset, false) });
  const what = `preparing ${COUNT} of ${ruleset}`;
  return [
    finding(what, 5, "constructed and prepared / constructed by the same schemas, not prepared", schemas),
    finding(what, 5, "constructed and prepared / constructed with plain system data, no model of ours", plain),
  ];
}

/** The same for each ruleset. */
export async function measure(): Promise<Finding[]> {
  const all: Finding[] = [];
  for (const { id } of RULESETS) all.push(...(await measured(id))); // one after the other: they share the processor
  return all;
}
