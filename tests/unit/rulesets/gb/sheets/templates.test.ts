// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, test } from "vitest";
import { RULESETS } from "../../../../support/rulesets.js";
import { creature, investigator } from "../../../../support/models/gb-models.js";
import { figures, items } from "../../../../support/sheets/gb.js";
import { actorSheet, drawnActor, prepareSheets } from "../../../../support/windows/sheet-templates.js";

const gb = RULESETS.find(({ id }) => id === "gb");

const Investigator = actorSheet("gbInvestigator");

beforeAll(() => prepareSheets("gb", gb?.settings ?? []));

describe("GB-43: a creature of the classic rules", () => {
  it.each([false, true])("has hit points and one class, edited: %s", async (editing) => {
    const classic = { mode: "traditional", hp: { value: 9, max: 13 } };
    const parts = await drawnActor(actorSheet("gbCreature"), creature({ ...figures, ...classic }, items), true, {
      editing,
    });
    const page = parts.map(({ outerHTML }) => outerHTML).join("");
    expect(page).toContain('data-pool="hp"');
    expect(page).not.toContain('data-pool="pv"');
    expect(page).not.toContain("g-zonebar");
  });
});

test("GB-02, GB-11: spent destiny and an imposed penalty are set by the keeper, a player is not asked for them", async () => {
  const asked = async (keeper: boolean) => {
    const parts = await drawnActor(Investigator, investigator(figures, items), true, {
      editing: true,
      keeper,
      fated: true,
    });
    const names = parts.flatMap((part) => [...part.querySelectorAll("[name]")].map((box) => box.getAttribute("name")));
    return ["system.destiny.spent", "system.fatigue.override"].filter((name) => names.includes(name));
  };
  expect(await asked(true)).toEqual(["system.destiny.spent", "system.fatigue.override"]);
  expect(await asked(false)).toEqual([]);
});

test("GB-38, GB-39: what was done for a wound is ticked by the keeper, a player does it by the deed", async () => {
  const ticks = async (keeper: boolean) => {
    const parts = await drawnActor(Investigator, investigator(figures, items), true, { editing: true, keeper });
    return parts.flatMap((part) => [...part.querySelectorAll('[data-path="treated"], [data-path="healed"]')]).length;
  };
  expect([(await ticks(true)) > 0, await ticks(false)]).toEqual([true, 0]);
});
