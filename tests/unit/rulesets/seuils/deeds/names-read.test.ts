import { expect, test } from "vitest";
import { record } from "../../../../../src/core/shape/shape.js";
import type { Outcome } from "../../../../../src/core/play/contract/outcome.js";
import { POOL, poolFacts } from "../../../../../src/rulesets/seuils/deeds/pool-result.js";
import { read } from "../../../../support/reader.js";

test("SE-04, SE-10: a card names what helped with a roll in the reader's language, whoever judged it", async () => {
  await read("en");
  const judged = { pool: 3, equipmentDice: 1, threshold: 4, specialty: "Premiers secours", gear: "Ma trousse" };
  const told = (outcome: Outcome) =>
    poolFacts(record(POOL).read({ ...judged, ...outcome }), "SE-61").map(({ value }) => value.data?.["name"]);
  const slugs = { specialtySlug: "seuilsPremiersSecours", gearSlug: "seuilsTrousseSecours" };
  expect(told(slugs)).toEqual(expect.arrayContaining(["First Aid", "Ma trousse"]));
  expect(told({})).toContain("Premiers secours"); // of an earlier card
});
