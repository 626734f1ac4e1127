import { expect, test } from "vitest";
import { opposedWinner } from "../../../../../../src/rulesets/rpg/rules/checks/opposed.js";

const made = (margin: number) => ({ success: true, margin });
const missed = (margin: number) => ({ success: false, margin });

test("RP-11: whoever succeeds alone wins, and the better margin wins between two", () => {
  expect(opposedWinner(made(0), missed(-1))).toBe("a");
  expect(opposedWinner(missed(-1), made(0))).toBe("b");
  expect(opposedWinner(made(9), made(4))).toBe("a");
  expect(opposedWinner(made(4), made(9))).toBe("b");
});

test("RP-11: equal margins change nothing, two failures let nobody win (D-05)", () => {
  expect(opposedWinner(made(6), made(6))).toBe("tie");
  expect(opposedWinner(missed(-1), missed(-8))).toBe("none");
});
