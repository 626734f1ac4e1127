// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { keepUnfolded } from "../../../../src/core/card/unfold.js";

const HTML = `
  <details><summary data-key="sum-0">Attaque</summary><p>une ligne</p></details>
  <details><summary data-key="sum-1">Défense</summary></details>
  <details><summary>d’un autre module</summary></details>`;

/** Draws a card of a message into a place, new or known. */
function draw(id: string, place: HTMLElement = document.body.appendChild(document.createElement("div"))): HTMLElement {
  place.innerHTML = HTML;
  keepUnfolded(place, id);
  return place;
}
const unfolded = (place: HTMLElement) => [...place.querySelectorAll("details")].map(({ open }) => open);
const click = (place: HTMLElement, at: number) => place.querySelectorAll("summary")[at]?.click();

afterEach(() => document.body.replaceChildren());

test("what was unfolded on a card is so when it is drawn anew, and in each of its places", () => {
  const place = draw("blow");
  expect(unfolded(place)).toEqual([false, false, false]);
  click(place, 1);
  expect(unfolded(draw("blow", place))).toEqual([false, true, false]);
  expect(unfolded(draw("blow"))).toEqual([false, true, false]);
  expect(unfolded(draw("another"))).toEqual([false, false, false]);
  click(place, 1);
  expect(unfolded(draw("blow", place))).toEqual([false, false, false]);
});
