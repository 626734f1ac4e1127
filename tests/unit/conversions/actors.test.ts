import { describe, expect, test, vi } from "vitest";
import { readD20d100 } from "../../../src/conversions/d20d100-reader.js";
import { writeD20d100 } from "../../../src/conversions/d20d100-writer.js";
import { readGb } from "../../../src/conversions/gb-reader.js";
import { writeGb } from "../../../src/conversions/gb-writer.js";
import { toGb } from "../../../src/conversions/rules/d20d100-to-gb.js";
import { toD20d100 } from "../../../src/conversions/rules/gb-to-d20d100.js";
import type { D20Figures, GbFigures } from "../../../src/conversions/rules/figures.js";
import type { Shelved } from "../../../src/conversions/shelf.js";
import type { Written } from "../../../src/conversions/things.js";
import * as d20 from "../../support/models/d20d100-models.js";
import { d20d100ActorSources, d20d100Items } from "../../support/packs/d20d100-packs.js";
import * as gb from "../../support/models/gb-models.js";
import { readPack } from "../../support/packs/gb-packs.js";

vi.stubGlobal("game", { i18n: { lang: "fr", localize: (key: string) => key, format: (key: string) => key } });

interface Source {
  readonly name: string;
  readonly img?: string;
  readonly type: string;
  readonly system: object;
  readonly items: readonly {
    readonly name: string;
    readonly img?: string;
    readonly type: string;
    readonly system: object;
  }[];
}
type Model = object & { readonly parent: { readonly items: readonly { readonly system: object }[] } };

/** As much of an actor as readers look at, its models prepared. */
function actorOf({ name, img = "", items }: Source, model: Model): Actor {
  const carried = items.map((item, place) => ({
    name: item.name,
    img: item.img ?? "",
    system: model.parent.items[place]?.system,
  }));
  return { name, img, system: model, items: { contents: carried } } as unknown as Actor;
}

function prepared(source: Source): Actor {
  const { type, system, items } = source;
  const make = {
    gbInvestigator: gb.investigator,
    gbCreature: gb.creature,
    d20d100Investigator: d20.investigator,
    d20d100Adversary: d20.adversary,
  }[type] as ((data: object, carried: unknown) => Model) | undefined;
  if (!make) throw new Error(`nobody is a ${type}`);
  return actorOf(source, make(structuredClone(system), structuredClone(items)));
}

/** An actor that was written, as one of its ruleset. */
const madeOf = ({ type, system, items }: Written): Source => ({
  name: "",
  type,
  system,
  items: items as Source["items"],
});

const shelf: readonly Shelved[] = d20d100Items("skills").map(({ name, type, system }) => ({
  name,
  names: [name],
  type,
  system,
  source: () => structuredClone({ name, type, system }),
}));

const people = [...readPack("creatures"), ...readPack("investigators")] as unknown as readonly Source[];
const others = [...d20d100ActorSources("adversaries"), ...d20d100ActorSources("investigators")] as readonly Source[];

function gbFigures(source: Source): GbFigures {
  const figures = readGb(prepared(source));
  if (!figures) throw new Error(`${source.name} is nobody of gb`);
  return figures;
}

function d20Figures(source: Source): D20Figures {
  const figures = readD20d100(prepared(source));
  if (!figures) throw new Error(`${source.name} is nobody of d20d100`);
  return figures;
}

/** What a model keeps of data, beside the data: nothing of it may have been bent to fit. */
function kept(written: Written): void {
  const actor = prepared(madeOf(written));
  const { system } = actor as unknown as { system: { toObject(): object } };
  expect(system.toObject()).toMatchObject(JSON.parse(JSON.stringify(written.system)) as object);
  actor.items.contents.forEach((item, place) => {
    const due = written.items[place] as { system: object };
    const model = item.system as unknown as { toObject(): object };
    expect([item.name, JSON.parse(JSON.stringify(model.toObject()))]).toMatchObject([item.name, due.system]);
  });
}

test("nobody is read as somebody of another ruleset", () => {
  const [gbOne, d20One] = [people[0], others[0]];
  if (!gbOne || !d20One) throw new Error("nobody");
  expect([readD20d100(prepared(gbOne)), readGb(prepared(d20One))]).toEqual([null, null]);
});

describe.each(people.map((source) => [source.name, source] as const))("%s of gb", (_name, source) => {
  const from = gbFigures(source);
  const { figures, remarks } = toD20d100(from);
  const written = writeD20d100(figures, shelf);

  test("is written as its models keep it", () => {
    kept(written);
  });

  test("comes back from its sheet with its abilities, its skills and its attacks", () => {
    const { figures: back } = toGb(d20Figures(madeOf(written)));
    expect(back.abilities).toEqual(from.abilities);
    expect([back.bab, back.natural, back.hp]).toEqual([from.bab, from.natural, from.hp]);
    const totals = ({ skills }: GbFigures) =>
      Object.fromEntries(skills.map(({ name, slug, total }) => [slug || name, total]));
    for (const [skill, total] of Object.entries(totals(from))) {
      const known = back.skills.find(
        ({ name, slug }) => slug === skill || name === from.skills.find((one) => one.slug === skill)?.name,
      );
      expect([skill, known?.total]).toEqual([skill, total]);
    }
    const dice = (list: GbFigures["weapons"]) =>
      list.filter(({ category }) => category !== "touch").map(({ damage }) => damage);
    expect(dice(back.weapons)).toEqual(dice(from.weapons));
  });

  test("names all of its feats, spells and wounds that are left behind", () => {
    const told = remarks.filter(({ kind }) => kind === "dropped").map(({ what }) => what);
    for (const name of [...from.feats, ...from.spells, ...from.wounds]) expect(told).toContain(name);
  });
});

describe.each(others.map((source) => [source.name, source] as const))("%s of d20d100", (_name, source) => {
  const from = d20Figures(source);
  const { figures, remarks } = toGb(from);
  const written = writeGb(figures);

  test("is written as its models keep it", () => {
    kept(written);
  });

  test("names its traits, spells, powers, and scores beyond what gb keeps", () => {
    const told = remarks.filter(({ kind }) => kind === "dropped").map(({ what }) => what);
    const beyond = (["strength", "intelligence"] as const).filter((key) => {
      const score = from.scores[key];
      return score !== null && (score < 1 || score > 60);
    });
    for (const key of beyond) expect(told).toContain(key);
    for (const name of [...from.traits, ...from.spells, ...from.powers]) expect(told).toContain(name);
  });
});
