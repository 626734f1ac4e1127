import { describe, expect, it } from "vitest";
import { figureViews } from "../../../../../../src/rulesets/warp/sheets/views/figures-view.js";
import { turnView, type TurnSurroundings } from "../../../../../../src/rulesets/warp/sheets/views/turn-view.js";
import { FRESH_TURN, type TurnState } from "../../../../../../src/rulesets/warp/rules/fight/turn-state.js";
import { npc } from "../../../../../support/models/warp-models.js";

const AROUND: TurnSurroundings = {
  keeper: false,
  desperation: true,
  bestCombat: null,
  floor: 2,
  traitName: (id) => (id === "gone" ? "" : `trait ${id}`),
  attackerName: (id) => (id === "unseen" ? "" : `attacker ${id}`),
};
const view = (state: Partial<TurnState> = {}, around: Partial<TurnSurroundings> = {}) =>
  turnView({ ...FRESH_TURN, ...state }, { ...AROUND, ...around });

describe("the turn on a sheet", () => {
  it("WP-39, WD-67: extra actions are declared before the first roll, later by the keeper alone", () => {
    expect(view()).toMatchObject({ extra: 0, mayDeclareMore: true, mayDeclareLess: false, cost: [] });
    expect(view({ extraActions: 2, rolled: true })).toMatchObject({ mayDeclareMore: false, mayDeclareLess: false });
    expect(view({ extraActions: 2, rolled: true }, { keeper: true })).toMatchObject({ mayDeclareLess: true });
    expect(view({ extraActions: 9 }).mayDeclareMore).toBe(false);
  });

  it("WP-39: it says what they cost each action", () => {
    const keys = (extraActions: number) =>
      view({ extraActions }).cost.map(({ key }) => key.split(".").slice(-2).join("."));
    expect([keys(1), keys(2), keys(5)]).toEqual([["malus.one"], ["lost.one"], ["lost.other", "malus.one"]]);
  });

  it("WP-73: the attack can be given up until it is made, where the table plays so", () => {
    expect(view().desperate).toEqual({ on: false, may: true });
    expect(view({ attacked: true }).desperate).toEqual({ on: false, may: false });
    expect(view({}, { desperation: false }).desperate).toBeNull();
  });

  it("WP-50: it names the traits that have served; those that are gone are left out", () => {
    const { attack, defence, attacked } = view({
      attacked: true,
      attackTraits: ["a", "gone"],
      defenceTraits: ["b", "c"],
    });
    expect([attacked, attack, defence]).toEqual([true, "trait a", "trait b, trait c"]);
  });

  it("WP-68: whom the bonus die goes to is asked once there is one too many", () => {
    expect(view({ attackers: ["a", "b"] }).attackers).toEqual([]);
    const three = { attackers: ["a", "b", "c"] };
    const favoured = (state: Partial<TurnState>) =>
      view(state)
        .attackers.filter((one) => one.favoured)
        .map(({ id }) => id);
    expect(favoured(three)).toEqual(["c"]);
    expect(favoured({ ...three, advantageGrantedTo: ["a"] })).toEqual(["a"]);
    expect(view({ attackers: ["a", "unseen", "c"] }).attackers.map(({ id }) => id)).toEqual(["a", "c"]);
  });
});

describe("the figures of a fight", () => {
  const figures = (system: object, items: Parameters<typeof npc>[1] = []) =>
    figureViews(npc(system, items)).map(({ value }) =>
      value.map(({ key, data }) => `${key.split(".").at(-1) ?? ""} ${Number(data?.["n"])}`).join("+"),
    );

  it("WP-06, WP-49, WP-53: anybody has what anybody has", () => {
    expect(figures({})).toEqual(["plain 2", "plain 2", "bonus 2", "plain 2", "plain 2", "plain 0"]);
    expect(figures({ average: 3 })[0]).toBe("plain 3");
  });

  it("WP-46, WP-48, WP-53, WP-61, WP-86, WP-105: the best trait counts, and all that is worn", () => {
    const trait = (system: object) => ({ type: "warpTrait" as const, system });
    const items = [
      trait({ score: 4, combat: true }),
      trait({ score: 5, dodge: true }),
      trait({ score: 3, resistance: true }),
      { type: "warpArmor" as const, system: { regularDice: 1, ballisticDice: 2, worn: true } },
    ];
    expect(figures({}, items)).toEqual([
      ...["plain 4", "plain 4", "bonus 5", "plain 5", "plain 3"],
      "regularDice 1+ballisticDice 2",
    ]);
  });
});
