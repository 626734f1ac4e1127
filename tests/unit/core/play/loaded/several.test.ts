import { describe, expect, test } from "vitest";
import type { Defence, DefenceProcedure, Struck } from "../../../../../src/core/play/contract/defence.js";
import type { Blow, Outcome } from "../../../../../src/core/play/contract/outcome.js";
import type { Choices, Situation } from "../../../../../src/core/play/contract/situation.js";
import { attack } from "../../../../../src/core/attack/attack.js";
import type { AttackEssentials, AttackProcedure } from "../../../../../src/core/play/contract/attack.js";
import { severalWays, type AnotherWay } from "../../../../../src/core/play/loaded/several.js";

/** A procedure that says its own name wherever it is asked for a text, and whatever else a test gives it. */
function saying(name: string, more: Partial<AttackProcedure> = {}): AttackProcedure {
  const text = () => ({ key: name });
  const parts = { obstacle: text, warning: text, targetNote: text, oneMore: text, outcome: () => ({ kind: name }) };
  const lists = { choices: () => [], doubts: () => [name], rolls: () => [], proposals: () => ({ [name]: "1" }) };
  return attack({ ...parts, ...lists, ...more } as unknown as AttackEssentials);
}

const guard = (name: string): DefenceProcedure =>
  ({
    asks: () => true,
    name: () => ({ key: name }),
    view: () => ({ word: { key: name } }),
  }) as unknown as DefenceProcedure;

const special: Omit<AnotherWay, "procedure"> = {
  takes: ({ choices }) => choices["way"] === "special",
  made: ({ kind }) => kind === "special",
  answered: ({ kept }) => kept?.["special"] === "1",
};
const weapon = {} as Item;
const target = {} as Actor;
const asked = (choices: Choices) => ({ attacker: target, weapon, target, metres: null, choices }) as Situation;
const SPECIAL = { way: "special" };

describe("several ways of attacking as one procedure", () => {
  const plain = saying("plain", { defence: guard("plain") });
  const other = saying("special", { defence: guard("special"), recoil: () => null });
  const all = severalWays(plain, [{ ...special, procedure: other }]);

  test("each attack goes the way that was chosen for it, the usual one otherwise", () => {
    expect(all.warning(asked({}))).toEqual({ key: "plain" });
    expect(all.warning(asked(SPECIAL))).toEqual({ key: "special" });
    expect(all.doubts(asked(SPECIAL))).toEqual(["special"]);
    expect(all.outcome({ ...asked(SPECIAL), target } as unknown as Blow)).toEqual({ kind: "special" });
  });

  test("the rounds that were fired are counted by the way that fired them, else all that it costs were", () => {
    const thrown = { dice: {}, lines: [] };
    const ways = severalWays(saying("plain", { fired: () => 1 }), [
      { ...special, procedure: saying("special", { rounds: () => 10 }) },
    ]);
    expect([ways.fired?.(weapon, {}, 3, thrown), ways.fired?.(weapon, SPECIAL, 3, thrown)]).toEqual([1, 10]);
  });

  test("an outcome goes on the way that it came", () => {
    const more = (outcome: Outcome) => all.oneMore(target, weapon, target, outcome);
    expect([more({ kind: "plain" }), more({ kind: "special" })]).toEqual([{ key: "plain" }, { key: "special" }]);
  });

  test("those who only stand by are changed by the way that made the outcome", () => {
    const changes = {};
    const ways = severalWays(saying("plain"), [
      { ...special, procedure: saying("special", { bystanders: () => [{ actor: target, changes }] }) },
    ]);
    const changed = (kind: string) => ways.bystanders?.({ kind }, target).map(({ actor }) => actor);
    expect([changed("plain"), changed("special")]).toEqual([[], [target]]);
  });

  test("a further attack is made with what the way of the first one says, else with the same weapon", () => {
    const ways = severalWays(saying("plain"), [
      { ...special, procedure: saying("special", { oneMoreWith: () => weapon }) },
    ]);
    expect([ways.oneMoreWith?.(target, { kind: "plain" }), ways.oneMoreWith?.(target, { kind: "special" })]).toEqual([
      null,
      weapon,
    ]);
    expect(all.oneMoreWith(target, {})).toBeNull();
  });

  test("what is proposed serves every way: what is chosen may lead from one to the other", () => {
    expect(all.proposals(asked({}))).toEqual({ plain: "1", special: "1" });
  });

  test("answers are asked for and shown as their attack was made", () => {
    const blow = (choices: Choices) => ({ ...asked(choices), target }) as unknown as Struck;
    expect(all.defence?.name?.(blow({}))).toEqual({ key: "plain" });
    expect(all.defence?.name?.(blow(SPECIAL))).toEqual({ key: "special" });
    const shown = (kept: Defence["kept"]) => all.defence?.view({ kept } as Defence, null).word;
    expect([shown({}), shown({ special: "1" })]).toEqual([{ key: "plain" }, { key: "special" }]);
  });

  test("whoever is attacked in a way that nobody answers is never asked", () => {
    const mute = severalWays(plain, [{ ...special, procedure: saying("special") }]);
    expect(mute.defence?.asks({ ...asked(SPECIAL), target } as unknown as Struck)).toBe(false);
    expect(mute.defence?.asks({ ...asked({}), target } as unknown as Struck)).toBe(true);
  });
});
