import type { SaveProcedure } from "../../../core/attack/procedure.js";

function none(): never {
  throw new Error("this ruleset knows no saves");
}

/** The book knows no saves: whoever resists does so with a roll of its own (WP-105). */
export const noSaves: SaveProcedure = {
  name: none,
  explain: none,
  call: none,
  due: () => null,
  rollsItself: () => false,
  changes: () => null,
  verdict: () => null,
};
