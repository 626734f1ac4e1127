import { expect, test, vi } from "vitest";
import { DeedDraft } from "../../../../src/core/play/draft/deed-draft.js";
import { deedContext } from "../../../../src/core/deed/window-context.js";
import { d20d100Deeds } from "../../../../src/rulesets/d20d100/deeds/index.js";
import { deedsAtTable } from "../../../support/play/deeds.js";
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

test("the button says what one does, in a verb where the deed is named by a noun", () => {
  const { hero } = openRing({ mine: [skill("listen", 2)] });
  const has = (key: string) => key.endsWith(".check.do");
  vi.stubGlobal("game", Object.assign(game, { i18n: { ...game.i18n, localize: (key: string) => key, has } }));
  const button = (id: string) => deedContext(new DeedDraft(id, "d20d100", procedure(id), [hero], {})).name;
  expect([button("check"), button("draw")]).toEqual([
    "GARDIEN.D20D100.DEED.check.do",
    "GARDIEN.D20D100.DEED.draw.name",
  ]);
});
