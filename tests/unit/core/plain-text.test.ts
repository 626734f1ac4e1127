import { expect, test } from "vitest";
import { plainText } from "../../../src/core/plain-text.js";

test("words of an editor are told in one line, without its marks", () => {
  const html = "<p>Une explosion&nbsp;: <b>3d6</b> &lt;&#171; boum &#187;&gt; &amp; fumée</p><p>Fuyez !</p>";
  expect(plainText(html, 99)).toBe("Une explosion\u00a0: 3d6 <« boum »> & fumée Fuyez !");
});

test("what is too long is cut, and what is no mark stays", () => {
  expect(plainText("<p>un deux trois</p>", 8)).toBe("un deux…");
  expect(plainText("2 < 3 &unknown; &#99999999;", 99)).toBe("2 < 3 &unknown; &#99999999;");
  expect(plainText("", 9)).toBe("");
});
