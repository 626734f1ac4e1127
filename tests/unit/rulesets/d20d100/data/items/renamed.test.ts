import { beforeEach, describe, expect, test } from "vitest";
import type { D20d100Skill } from "../../../../../../src/rulesets/d20d100/data/items/skill.js";
import { PLAYER, settled } from "../../../../../support/play/arbiter-table.js";
import { idOf, item, openBedside, skill } from "../../deeds/bedside.js";

const GERMAN = "Langue étrangère (allemand)";

const gifted = (id: string, parameter: string, key = "") =>
  item("d20d100Trait", id, { key: "gifted", parameter, effects: [{ target: "skill", key, value: 3 }] });
const language = (id: string, name: string) => ({ ...skill(id, -6, { key: "foreignLanguage" }), name });

let hero: Actor;
const its = (id: string) =>
  hero.items.get(idOf(id))?.system as unknown as Pick<D20d100Skill, "trait" | "_onUpdate"> & {
    readonly parameter: string;
    readonly speciality: number;
  };
const added = (id: string) => its(id).trait;
const chosen = (id: string) => its(id).parameter;
async function rename(...names: readonly (readonly [id: string, name: string])[]): Promise<void> {
  const updates = names.map(([id, name]) => ({ _id: idOf(id), name }));
  await hero.updateEmbeddedDocuments("Item", updates as never);
  await settled();
}

beforeEach(() => {
  ({ hero } = openBedside([
    language("german", GERMAN),
    language("latin", "Langue étrangère (latin)"),
    { ...skill("law", 2), name: "Law" },
    { ...item("d20d100Weapon", "pistol", { key: "mauserC96", skill: "handgun" }), name: "Mauser de Hans" },
    gifted("gift", GERMAN),
    gifted("lawyer", "law"),
    gifted("other", GERMAN, "listen"),
    item("d20d100Trait", "special", { parameter: "mauser de hans", effects: [{ target: "weapon", value: 2 }] }),
  ]));
});

describe("what a trait was chosen for, once it is renamed", () => {
  test("DD-36, DD-72: Doué stays with its language", async () => {
    expect([added("german"), added("latin")]).toEqual([3, 0]);
    await rename(["german", "Allemand, lu et parlé"]);
    expect([added("german"), added("latin"), chosen("gift")]).toEqual([3, 0, "Allemand, lu et parlé"]);
    await rename(["german", GERMAN]);
    expect([added("german"), chosen("gift")]).toEqual([3, GERMAN]);
  });

  test("DD-36: two that are renamed in one go keep what is theirs", async () => {
    await rename(["german", "Langue étrangère (latin)"], ["latin", "Langue étrangère (grec)"]);
    expect([added("german"), added("latin")]).toEqual([3, 0]);
  });

  test("DD-34: so does Spécialité with its weapon, whatever case it was written in", async () => {
    expect(its("pistol").speciality).toBe(2);
    await rename(["pistol", "C96"]);
    expect([its("pistol").speciality, chosen("special")]).toEqual([2, "C96"]);
  });

  test("what is known by its key, or acts on something else, stays as it is written", async () => {
    await rename(["law", "Droit romain"], ["german", "Allemand"]);
    expect([added("law"), chosen("lawyer"), chosen("other")]).toEqual([3, "law", GERMAN]);
  });

  test("whoever did not rename it writes nothing", async () => {
    const german = its("german");
    german._onUpdate({} as never, { gardienNames: { [idOf("german")]: "Langue étrangère (latin)" } } as never, PLAYER);
    await settled();
    expect(chosen("gift")).toBe(GERMAN);
  });
});
