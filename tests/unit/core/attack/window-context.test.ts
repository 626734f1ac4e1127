import { beforeEach, describe, expect, test, vi } from "vitest";
import { Draft } from "../../../../src/core/play/draft/draft.js";
import { loadAttacks } from "../../../../src/core/play/loaded/attacks.js";
import {
  modifiersContext,
  oddsContext,
  targetsContext,
  weaponContext,
} from "../../../../src/core/attack/window-context.js";
import { openRing as openBout } from "../../rulesets/d20d100/close/table.js";
import { armed, inRound, openRing } from "../../rulesets/seuils/attack/table.js";
import "../../../support/rulesets.js";

beforeEach(() => Promise.all(["seuils", "d20d100"].map(loadAttacks)));

test("what hinders an attack is said once, and beside those whom it concerns where it does not concern all", () => {
  const { hero, foe } = openRing();
  inRound(1);
  const draft = new Draft(armed(hero, "blade"), hero, null);
  const far = { actor: foe, token: null, metres: 30 };
  draft.targets = [far];
  const said = () => {
    const { rows, warning } = targetsContext(draft, 0);
    return [weaponContext(draft, far).obstacle, warning, ...rows.map((row) => row.warning)].map((one) => !!one);
  };
  expect(said()).toEqual([true, false, false]);
  draft.targets = [far, { ...far, actor: hero }];
  expect(said()).toEqual([true, false, false, false]);
  vi.spyOn(draft, "hindrance").mockImplementation((target) => (target === far ? { key: "why", data: {} } : null));
  expect(said()).toEqual([true, false, true, false]);
});

test("what is to be known of all targets is said once, below them", () => {
  const { hero, foe } = openBout();
  const draft = new Draft(armed(hero, "fists"), hero, null);
  const warning = { key: "far", data: {} };
  vi.spyOn(draft, "hindrance").mockReturnValue(null);
  const warn = vi.spyOn(draft, "warning").mockReturnValue(warning);
  draft.targets = [foe, hero].map((actor) => ({ actor, token: null, metres: null }));
  const said = () => {
    const { rows, warning: below } = targetsContext(draft, 0);
    return [below, ...rows.map((row) => row.warning)];
  };
  expect(said()).toEqual(["far", null, null]);
  draft.targets = draft.targets.slice(0, 1);
  expect(said()).toEqual(["far", null]);
  warn.mockImplementation(({ actor }) => (actor === foe ? warning : null));
  draft.targets = [foe, hero].map((actor) => ({ actor, token: null, metres: null }));
  expect(said()).toEqual([null, "far", null]);
});

test("an attack at nobody is offered where it can be made, and only there", () => {
  const { hero } = openBout();
  const offered = (weapon: string) => {
    const draft = new Draft(armed(hero, weapon), hero, null);
    const [shot] = draft.shots;
    if (!shot) throw new Error("a draft has a shot at nobody");
    return [targetsContext(draft, 0).none, oddsContext(draft, shot).label];
  };
  expect(offered("fists")).toEqual([true, game.i18n.localize("GARDIEN.ATTACK.rollAtNothing")]);
  expect(offered("grapple")).toEqual([false, game.i18n.localize("GARDIEN.ATTACK.roll")]);
});

test("whoever targets their own token by mistake does not strike at themselves", () => {
  const { hero, foe } = openBout();
  const token = (actor: Actor) => ({ document: { actor, name: actor.name, uuid: actor.uuid } });
  vi.spyOn(game.user, "targets", "get").mockReturnValue(new Set([token(hero), token(foe)]) as never);
  expect(new Draft(armed(hero, "fists"), hero, null).targets.map(({ actor }) => actor)).toEqual([foe]);
});

test("a line of one's own counts dice where lines make the dice, and is a value where they are added", () => {
  const label = ({ hero, foe }: { hero: Actor; foe: Actor }, weapon: string) => {
    const draft = new Draft(armed(hero, weapon), hero, null);
    const target = { actor: foe, token: null, metres: 1 };
    draft.targets = [target];
    return modifiersContext(draft, target).ownLabel;
  };
  const said = (key: string) => game.i18n.localize(`GARDIEN.ATTACK.${key}`);
  expect(label(openRing(), "blade")).toBe(said("ownDice"));
  expect(label(openBout(), "fists")).toBe(said("ownValue"));
});

describe("a chance", () => {
  test.each([
    ["en", "%"],
    ["fr", "\u00a0%"],
  ])("is written as large as small, as the language writes it (%s)", (language, sign) => {
    const { hero, foe } = openRing();
    vi.spyOn(game.i18n, "lang", "get").mockReturnValue(language);
    inRound(1);
    const draft = new Draft(armed(hero, "blade"), hero, null);
    draft.targets = [{ actor: foe, token: null, metres: 1 }];
    const [shot] = draft.shots;
    const { odds } = oddsContext(draft, shot as never);
    const [row] = targetsContext(draft, 0).rows;
    expect([`${odds?.chance}${odds?.sign}`, odds?.sign]).toEqual([row?.odds, sign]);
  });
});

test("walls are tested once for whatever is asked of a target in one moment, and anew in the next", async () => {
  const { hero, foe } = openBout();
  let looks = 0;
  const scene = {
    tokens: [],
    get environment() {
      looks += 1;
      return { darknessLevel: looks / 10 };
    },
  };
  const token = { parent: scene, actor: hero, movementHistory: [], texture: {} } as unknown as TokenDocument;
  const draft = new Draft(armed(hero, "fists"), hero, token);
  const target = { actor: foe, token: null, metres: 1 };
  draft.targets = [target];
  draft.intent([]);
  expect(draft.situation(target).scenery?.darkness).toBe(0.1);
  await Promise.resolve();
  expect(draft.situation(target).scenery?.darkness).toBe(0.2);
});
