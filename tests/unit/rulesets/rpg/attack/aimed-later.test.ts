import { VERDICT } from "../../../../../src/core/play/record/verdict.js";
import { beforeEach, expect, test } from "vitest";
import { aimedLater, strikesNobody } from "../../../../../src/core/play/arbiter/aimed-later.js";
import { Draft } from "../../../../../src/core/play/draft/draft.js";
import { loadAttacks } from "../../../../../src/core/play/loaded/attacks.js";
import { PLAYER } from "../../../../support/play/arbiter-table.js";
import { armed, openRing } from "./table.js";

beforeEach(() => loadAttacks("rpg"));

test("RP-25: a blow at nobody has the Bdef of whom the keeper names afterwards, and what was added by hand stays", () => {
  const { hero, thug } = openRing();
  const draft = new Draft(armed(hero, "sword"), hero, null);
  draft.own = [{ id: "own", value: -2, reason: "Pluie" }];
  const verdictOf = () =>
    VERDICT.read({
      ...{ subject: "m".repeat(16), kind: "attack", standing: "judged", author: PLAYER, intent: draft.intent([]) },
      targets: draft.intent([]).targets.map(({ actor, token }) => ({ actor, token, stage: "resolved", bonus: -2 })),
    });
  draft.targets = [];
  const atNobody = verdictOf();
  draft.targets = [{ actor: thug, token: null, metres: null }];
  const direct = verdictOf();
  const [told] = direct.intent.targets;
  const whom = { actor: thug.uuid, token: null };
  const aimed = aimedLater(atNobody, 0, whom);
  expect(aimed?.intent.targets[0]).toMatchObject({ actor: thug.uuid, lines: told?.lines });
  expect(aimed?.targets[0]?.bonus).toBe(told?.lines.reduce((sum, { value }) => sum + value, 0));
  expect(aimed?.targets[0]?.kept).toHaveProperty("score", 12);
  expect([strikesNobody(atNobody, 0), strikesNobody(direct, 0), aimedLater(direct, 0, whom)]).toEqual([
    true,
    false,
    null,
  ]);
});
