// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { addStyle } from "../../../src/core/style.js";

it("a style that few windows wear is added once to each page", () => {
  const other = document.implementation.createHTMLDocument();
  const texts = (page: Document) => [...page.querySelectorAll("style")].map(({ textContent }) => textContent);
  for (const css of [".a {}", ".b {}", ".a {}"]) addStyle(css);
  addStyle(".a {}", other);
  expect(texts(document)).toEqual([".a {}", ".b {}"]);
  expect(texts(other)).toEqual([".a {}"]);
});
