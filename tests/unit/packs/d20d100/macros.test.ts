import { describe, expect, it } from "vitest";
import { keeperTool } from "../../../../src/core/keeper/tool.js";
import { d20d100Deeds } from "../../../../src/rulesets/d20d100/deeds/index.js";
import { d20d100Sources } from "../../../support/packs/d20d100-packs.js";

interface MacroSource {
  readonly _id: string;
  readonly type: string;
  readonly command: string;
}

const { packs } = d20d100Sources();
const documents = packs.find(({ name }) => name === "d20d100-macros")?.documents ?? [];
const macros = documents.map(({ data }) => data as unknown as MacroSource);

describe("d20d100's macros", () => {
  it.each(macros.map((macro) => [macro._id, macro] as const))("%s begins something that d20d100 does", (_id, macro) => {
    const { type, command } = macro;
    const [, what, id] = /^game\.gardien\.(deed|tool)\("(\w+)"\);\n?$/.exec(command) ?? [];
    expect(type).toBe("script");
    expect(what === "tool" ? [keeperTool().id] : Object.keys(d20d100Deeds.procedures)).toContain(id);
  });
});
