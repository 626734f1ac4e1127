import type { Data } from "../common/types.js";
import type { Board } from "./canvas/board.js";
import type { Game } from "./game/game.js";
import type { Hooks as HooksClass } from "./hooks/hooks.js";

/** What the boot puts on `globalThis`. Documents, rolls and CONFIG are shaped at run time, so they are `Data` here. */
declare global {
  var game: Game;
  var ui: Data;
  var canvas: Board;
  var CONFIG: Data;
  var CONST: Data;
  var Hooks: typeof HooksClass;
  var foundry: Data;
  var Handlebars: Data;
  var ProseMirror: Data;
  // oxlint-disable-next-line typescript/no-explicit-any -- any document of any class
  function fromUuid(uuid: string, options?: Data): Promise<any>;
  // oxlint-disable-next-line typescript/no-explicit-any -- any document of any class, or an index entry
  function fromUuidSync(uuid: string, options?: Data): any;
  function _loc(key: string, data?: Data): string;
}

export {};
