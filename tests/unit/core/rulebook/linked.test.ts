import { expect, test } from "vitest";
import "../../../support/rulesets.js";
import { rulesLinked } from "../../../../src/core/rulebook/linked.js";

const link = (number: string) =>
  `<a class="g-rule-link" role="link" tabindex="0" data-gardien-rule="${number}">${number}</a>`;

test("each number of a rule opens its page, wherever it stands", () => {
  expect(rulesLinked("GB-16")).toBe(link("GB-16"));
  expect(rulesLinked("(SE-32, WP-100)")).toBe(`(${link("SE-32")}, ${link("WP-100")})`);
});

test("what only looks like one stays as it is", () => {
  for (const text of ["AK-47", "XGB-16", "GB-1", "GB-1234", "5-GB-16", "", "d20"]) expect(rulesLinked(text)).toBe(text);
  expect([rulesLinked(null), rulesLinked(undefined), rulesLinked(7)]).toEqual(["", "", "7"]);
});

test("whatever else a text says is text", () => {
  expect(rulesLinked(`<img src=x onerror="GB-16">`)).toBe(`&lt;img src=x onerror=&quot;${link("GB-16")}&quot;&gt;`);
});
