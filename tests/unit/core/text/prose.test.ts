import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainOf, proseOf } from "../../../../src/core/text/prose.js";

describe("typed text and formatted text", () => {
  it("makes a paragraph of each line that says something, and markup of none", () => {
    expect(proseOf(" Une vie\n\nà <b>deux</b> & plus ")).toBe(
      "<p>Une vie</p><p>à &lt;b&gt;deux&lt;/b&gt; &amp; plus</p>",
    );
    expect(proseOf(" \n ")).toBe("");
  });

  it("reads formatted text as lines, formats left out", () => {
    const html =
      "<h2>Avant</h2>\n<p>La <em>guerre</em>\n &amp; l’ordre&nbsp;:</p><ul><li>un</li><li>deux</li></ul>fin<br>&#233;&#xe9;&unknown;";
    expect(plainOf(html)).toBe("Avant\nLa guerre & l’ordre\u00a0:\nun\ndeux\nfin\néé&unknown;");
  });

  const word = fc.string({
    unit: fc.constantFrom("a", "1", "<", ">", "&", ";", "#", "à", "/"),
    minLength: 1,
    maxLength: 8,
  });
  const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));

  it("gives back what was typed, but for needless spaces and empty lines", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = plainOf(proseOf(typed));
        expect(plainOf(proseOf(once))).toBe(once);
      }),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(plainOf(proseOf(lines.join("\n")))).toBe(lines.join("\n"));
      }),
    );
  });
});
