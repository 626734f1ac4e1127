import { describe, expect, it } from "vitest";
import { keeperTool } from "../../../../src/core/keeper/tool.js";
import { rpgDeeds } from "../../../../src/rulesets/rpg/deeds/index.js";
import { rpgSources } from "../../../support/packs/rpg-packs.js";

interface MacroSource {
  readonly _id: string;
  readonly type: string;
  readonly command: string;
}

const { packs } = rpgSources();
const documents = packs.find(({ name }) => name === "rpg-macros")?.documents ?? [];
const macros = documents.map(({ data }) => data as unknown as MacroSource);

describe("rpg's macros", () => {
  it.each(macros.map((macro) => [macro._id, macro] as const))("%s begins something that rpg does", (_id, macro) => {
    const { type, command } = macro;
    const [, what, id] = /^game\.gardien\.(deed|tool)\("(\w+)"\);\n?$/.exec(command) ?? [];
    expect(type).toBe("script");
    expect(what === "tool" ? [keeperTool().id] : Object.keys(rpgDeeds.procedures)).toContain(id);
  });
});
