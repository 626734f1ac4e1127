import fc from "fast-check";
import { expect, test } from "vitest";
import { requestCommand, requestRead, requestWritten, WHOM } from "../../../../src/core/requests/request.js";

const PATTERN = /^@Request\[([^\]]+)\](?:\{([^}]+)\})?$/;

test("a link says what is asked, of whom, and how", () => {
  expect(requestRead("request of=adversaries check=save.ref dc=15 hidden")).toEqual({
    ...{ ask: "request", ruleset: "", of: "adversaries" },
    choices: { check: "save.ref", dc: 15, hidden: true },
  });
  expect(requestRead("save")).toEqual({ ask: "save", ruleset: "", of: "group", choices: {} });
  expect(requestRead('request reason="À pas de loup" secret=false')?.choices).toEqual({
    reason: "À pas de loup",
    secret: false,
  });
  expect(requestRead("request of=nobody")?.of).toBe("group");
  expect(requestRead("request reason=100%")?.choices).toEqual({ reason: "100%" });
  for (const nothing of ["", "  ", "=", "dc=15"]) expect(requestRead(nothing)).toBeNull();
});

test("what is written is read again, whatever people type, and never ends its own brackets", () => {
  const id = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,11}$/).filter((one) => one !== "of" && one !== "ruleset");
  const value = fc.oneof(fc.integer(), fc.boolean(), fc.string({ unit: "grapheme" }));
  const told = fc.record({
    ask: id,
    ruleset: fc.constantFrom("", "gb", "d20d100"),
    of: fc.constantFrom(...WHOM),
    choices: fc.dictionary(id, value, { noNullPrototype: true }),
  });
  fc.assert(
    fc.property(told, (request) => {
      const written = requestWritten(request);
      const [, within = ""] = PATTERN.exec(`@Request[${written}]{Un jet}`) ?? [];
      expect(requestRead(within)).toEqual(request);
      expect(written).not.toMatch(/[<>&\n]/);
    }),
  );
});

test("a macro asks by the same words", () => {
  const command = requestCommand({ ask: "request", ruleset: "gb", of: "group", choices: { dc: 15 } });
  expect(command).toBe('game.gardien.request("request", {"of":"group","ruleset":"gb","choices":{"dc":15}})');
});
