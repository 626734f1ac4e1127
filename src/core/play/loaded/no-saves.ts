import type { SaveProcedure } from "../contract/saves.js";

function none(): never {
  throw new Error("this ruleset knows no saves");
}

/** For rulesets whose book knows no saves: whatever resists or answers rolls with the blow, or with a deed of its own. */
export const noSaves: SaveProcedure = {
  name: none,
  explain: none,
  call: none,
  due: () => null,
  owedBy: () => false,
  rollsItself: () => false,
  changes: () => null,
  verdict: () => null,
};
