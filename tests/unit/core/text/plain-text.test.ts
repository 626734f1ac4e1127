import { expect, test } from "vitest";
import { plainText } from "../../../../src/core/text/plain-text.js";

test("words of an editor are told in one line, without its marks", () => {
  const html = "<p>Une explosion&nbsp;: <b>3d6</b> &lt;&#171; boum &#187;&gt; &amp; fumée</p><p>Fuyez !</p>";
  expect(plainText(html, 99)).toBe("Une explosion\u00a0: 3d6 <« boum »> & fumée Fuyez !");
});

test("what is too long is cut, and what is no mark stays", () => {
  expect(plainText("<p>un deux trois</p>", 8)).toBe("un deux…");
  expect(plainText("2 < 3 &unknown; &#99999999;", 99)).toBe("2 < 3 &unknown; &#99999999;");
  expect(plainText("", 9)).toBe("");
});

test("rolls and links within them read as words, never as their notation", () => {
  const told = (html: string) => plainText(html, 99);
  expect(told("<p>Perd [[/r 1d6]] dents par hiver.</p>")).toBe("Perd 1d6 dents par hiver.");
  expect(told("<p>[[/r 1d6[froid] # morsure]]{Un dé} par nuit.</p>")).toBe("Un dé par nuit.");
  expect(told("<p>Craint [[2d10[froid]]] nuits.</p>")).toBe("Craint 2d10 nuits.");
  expect(told("<p>Voir @Rule[GB-16] et @Rule[GB-17]{les critiques}.</p>")).toBe("Voir GB-16 et les critiques.");
  expect(told("<p>Avec @UUID[Actor.abc]{Maude} et @Actor[def]{Tancrède}.</p>")).toBe("Avec Maude et Tancrède.");
});
