import { beforeEach, describe, expect, test, vi } from "vitest";
import type { CombatantDice } from "../../../../src/core/fight/state/round-rule.js";
import { seuilsRounds } from "../../../../src/rulesets/seuils/fight/rounds.js";
import { SETTINGS } from "../../../../src/rulesets/seuils/settings.js";
import { stateLines } from "../../../../src/rulesets/seuils/data/actors/state-lines.js";
import { character, creature, type ItemSource } from "../../../support/models/seuils-models.js";

const NOW = { combatId: "fight", round: 2 };

/** A table that has decided some things otherwise. */
function atTable(decided: Readonly<Record<string, unknown>> = {}): void {
  const world = { ...Object.fromEntries(SETTINGS.map(({ key, initial }) => [key, initial])), ...decided };
  vi.stubGlobal("Hooks", { on: () => 0 });
  vi.stubGlobal("game", {
    messages: { contents: [] },
    settings: { get: (_: string, key: keyof typeof world) => world[key] },
  });
}
beforeEach(() => atTable());

function somebody(system: ReturnType<typeof character> | ReturnType<typeof creature>): Actor {
  const actor = Object.assign(Object.create(foundry.documents.Actor.prototype) as object, { system, type: "seuils" });
  return actor as unknown as Actor;
}
const quick = (rapidite: number, reflexes: number, more: object = {}, items: readonly ItemSource[] = []): Actor =>
  somebody(
    character({ characteristics: { rapidite: { value: rapidite }, reflexes: { value: reflexes } }, ...more }, items),
  );
const standing = (id: string, actor: Actor, ...initiative: readonly number[]): CombatantDice => ({
  ...{ id, actor },
  dice: { initiative },
});
const dueOf = (...all: readonly CombatantDice[]) => seuilsRounds.due(all, NOW, false).map(({ id }) => id);

describe("SE-13: the order of a round", () => {
  test("has no phases: people act one after the other", () => {
    expect([seuilsRounds.phases(), seuilsRounds.form(quick(3, 3), NOW)]).toEqual([[], null]);
  });

  test("is rolled by everybody who can act, with wounds, fever and what serves for it", () => {
    const hurt = { wounds: { touche: { lethal: 1 } }, care: { infection: "fievre" } };
    const items: readonly ItemSource[] = [{ type: "seuilsSpecialty", system: { uses: ["initiative"] } }];
    const out = quick(3, 3, { wounds: { tue: { temporary: 1 } } });
    const due = seuilsRounds.due([standing("a", quick(4, 2, hurt, items)), standing("b", out)], NOW, false);
    expect(due).toMatchObject([
      {
        ...{ id: "a", as: "initiative", formula: "2d10x>=10cs>=4 + 4/100 + 2/10000" },
        rolled: { roll: "SeuilsInitiativeRoll", options: { ruleset: "seuils", rapidite: 4, reflexes: 2 } },
      },
    ]);
  });

  test("puts scores behind the comma, and whoever cannot act after everybody", () => {
    expect(seuilsRounds.place(quick(4, 2), { initiative: [3.0402] }, NOW, false)).toBe(3.0402);
    expect(seuilsRounds.placeInBook?.(3.0402).data).toEqual({ count: 3 }); // scores stand behind the comma
    expect(seuilsRounds.placeInBook?.(-1).data).toBeUndefined();
    expect(seuilsRounds.place(quick(4, 2), {}, NOW, false)).toBe(0.0402);
    expect(seuilsRounds.place(quick(5, 5, { deathConfirmed: true }), { initiative: [9] }, NOW, false)).toBe(-1);
  });

  test("D-03: equals go by their scores, roll again, or act together", () => {
    const pair = [standing("a", quick(4, 2), 2.04), standing("b", quick(3, 2), 2.03)] as const;
    expect(dueOf(...pair)).toEqual([]);
    atTable({ seuilsInitiativeTies: "reroll" });
    expect(dueOf(...pair, standing("c", quick(2, 2)))).toEqual(["c"]);
    expect(dueOf(...pair, standing("c", quick(2, 2), 1.02))).toEqual(["a", "b"]);
    const again = [standing("a", quick(4, 2), 2.04, 1.04), standing("b", quick(3, 2), 2.03, 3.03)] as const;
    expect(dueOf(...again)).toEqual([]);
    const places = again.map(({ actor, dice }) => seuilsRounds.place(actor, dice, NOW, false));
    expect(places).toEqual([2.01, 2.03]);
    atTable({ seuilsInitiativeTies: "simultaneous" });
    expect(dueOf(...pair)).toEqual([]);
    expect(pair.map(({ actor, dice }) => seuilsRounds.place(actor, dice, NOW, false))).toEqual([2, 2]);
  });

  test("D-04: is rolled anew each round, or once", () => {
    expect(seuilsRounds.keepsDice?.()).toBe(false);
    atTable({ seuilsInitiativeEachRound: false });
    expect(seuilsRounds.keepsDice?.()).toBe(true);
  });

  test("SE-32: keepers say in the first round who is taken unawares", () => {
    expect([seuilsRounds.ticks(0), seuilsRounds.ticks(1), seuilsRounds.ticks(2)]).toEqual([
      ["seuilsSurprised"],
      ["seuilsSurprised"],
      [],
    ]);
  });
});

describe("SE-14…SE-18: the actions of a round", () => {
  const tally = (round: object, more: object = {}) =>
    seuilsRounds.tally(somebody(creature({ round: { ...NOW, ...round }, ...more })), NOW);

  test("show what was done and what is left", () => {
    expect(tally({ attacks: 1 })).toEqual({
      words: {
        key: "GARDIEN.SEUILS.ROUND.tally",
        data: { attacks: 1, defences: 0, others: 0, left: 1, extra: 0 },
      },
      marks: [
        { icon: "fa-solid fa-khanda", spent: true },
        { icon: "fa-regular fa-circle", spent: false },
      ],
    });
    expect(tally({ defences: 1, others: 1, extraDefences: 2 })).toMatchObject({
      words: { key: "GARDIEN.SEUILS.ROUND.tallyExtra", data: { left: 0, extra: 2 } },
      marks: [{ spent: true }, { spent: true }],
    });
    expect(tally({}, { actionsPerRound: 3 })?.marks).toHaveLength(3);
  });

  test("SE-15, SE-16: keep the attack in view for as long as it can be made, and warn of the defence that would cost it", () => {
    const left = (round: object, more: object = {}) =>
      tally(round, more)
        ?.marks.filter(({ spent }) => !spent)
        .map(({ icon }) => icon.split(" ").at(-1));
    expect([left({}), left({ attacks: 1 }), left({ defences: 1 }), left({ defences: 2 })]).toEqual([
      ["fa-circle", "fa-khanda"],
      ["fa-circle"],
      ["fa-khanda"],
      [],
    ]);
    expect(left({}, { attacksPerRound: 0 })).toEqual(["fa-circle", "fa-circle"]);
    expect(tally({ defences: 1 })?.words.key).toBe("GARDIEN.SEUILS.ROUND.tallyKeep");
    expect(tally({ defences: 1, attacks: 1 })?.words.key).toBe("GARDIEN.SEUILS.ROUND.tally");
  });

  test("begin anew with a round, and do not interest whoever can do nothing", () => {
    expect(tally({ round: 1, attacks: 1 })?.marks.every(({ spent }) => !spent)).toBe(true);
    expect(tally({}, { deathConfirmed: true })).toBeNull();
  });

  test("are those of the last round again when the keeper steps back to it", () => {
    const last = { ...NOW, round: 1, attacks: 1 };
    const kept = seuilsRounds.kept(somebody(creature({ round: NOW, lastRound: last })), { ...NOW, round: 1 });
    expect(kept).toMatchObject({ round: { round: 1, attacks: 1 } });
    expect(seuilsRounds.kept(somebody(creature({ round: NOW })), { ...NOW, round: 1 })).toBeNull();
  });
});

describe("SE-59: what a state costs", () => {
  const told = (id: "sante" | "force") =>
    stateLines(
      character({
        wounds: { blesse: { lethal: 1 } },
        care: { infection: "forteFievre" },
        suffers: { venom: true },
      }),
      id,
    ).map((line) => `${line.id} ${line.value}`);

  test("is told reason by reason; fever and venom spare Santé", () => {
    expect(told("force")).toEqual(["wounds -2", "fever -3", "venom -1"]);
    expect(told("sante")).toEqual(["wounds -2"]);
  });

  test("D-21, D-22: and as the table has it", () => {
    atTable({ seuilsFeverStacks: false, seuilsWoundMalusOnSante: false });
    expect([told("force"), told("sante")]).toEqual([["fever -3", "venom -1"], []]);
    atTable({ seuilsFeverStacks: false, seuilsWoundMalusBlesse: 4 });
    expect(told("force")).toEqual(["wounds -4", "venom -1"]);
  });
});
