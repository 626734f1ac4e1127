import type { SaveProcedure } from "../../../core/attack/procedure.js";

function none(): never {
  throw new Error("this ruleset knows no saves");
}

/** The book knows no saves: what a wound asks of its victim is rolled with the wound (RP-61). */
export const noSaves: SaveProcedure = {
  name: none,
  explain: none,
  call: none,
  due: () => null,
  rollsItself: () => false,
  changes: () => null,
  verdict: () => null,
};
