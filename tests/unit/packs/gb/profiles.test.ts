import { expect, test } from "vitest";
import { profileOf } from "../../../../src/rulesets/gb/rules/character/profile.js";
import type { ProfileId } from "../../../../src/rulesets/gb/rules/vocabulary.js";
import { preparedItem } from "../../../support/models/gb-models.js";
import { readPack } from "../../../support/packs/gb-packs.js";

/** The swarm is played with hit points; its body is that of any mass. */
const bodyOf = (slug: string): ProfileId => (slug === "swarm" ? "amorphous" : (slug as ProfileId));

test.each(readPack("profiles").map(({ name, system }) => [name, system] as const))(
  "GB-44: %s is the body of that name",
  (_name, system) => {
    const { tables } = preparedItem("gbProfile", structuredClone(system)) as unknown as { tables: object };
    const { locations, bonus, calledZones, wounds, worsening, fatigueApplies, pfZeroEffect } = profileOf(
      bodyOf(system.slug),
    );
    expect(tables).toMatchObject({ locations, bonus, calledZones, worsening, fatigueApplies, pfZeroEffect });
    expect(tables).toHaveProperty("wounds", wounds);
  },
);
