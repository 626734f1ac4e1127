import { expect, test } from "vitest";
import { DeedDraft } from "../../../../src/core/deeds/draft.js";
import { deedContext } from "../../../../src/core/deeds/window-context.js";
import { d20d100Deeds } from "../../../../src/rulesets/d20d100/deeds/index.js";
import { deedsAtTable } from "../../../support/deeds.js";
import { openRing, skill } from "../../rulesets/d20d100/close/table.js";

const { procedure } = deedsAtTable(d20d100Deeds);

test("the window asks who sees the roll, and of a deed without dice who sees its card", () => {
  const { hero } = openRing({ mine: [skill("listen", 2)] });
  const asked = (id: string) => deedContext(new DeedDraft(id, "d20d100", procedure(id), [hero], {})).audience;
  expect([asked("check"), asked("stance")]).toEqual([
    "GARDIEN.ATTACK.visibility.label",
    "GARDIEN.DEED.visibility.label",
  ]);
});
