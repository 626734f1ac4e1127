// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { FormDataExtended } from "../../../../playground/client/applications/index.js";
import { element, setTable } from "./support.js";

beforeEach(() => void setTable());
const read = (html: string, options = {}): Record<string, unknown> =>
  new FormDataExtended(element<HTMLFormElement>(`<form>${html}</form>`), options).object;

describe("FormDataExtended", () => {
  it.each([
    ["a text", `<input name="a" value="x">`, "x"],
    ["a number", `<input type="number" name="a" value="3.5">`, 3.5],
    ["an empty number", `<input type="number" name="a" value="">`, null],
    ["a range", `<input type="range" name="a" min="0" max="10" value="4">`, 4],
    ["a checked box", `<input type="checkbox" name="a" checked>`, true],
    ["an unchecked box", `<input type="checkbox" name="a">`, false],
    [
      "several boxes of one name",
      `<input type="checkbox" name="a" value="x" checked><input type="checkbox" name="a" value="y">
       <input type="checkbox" name="a" value="z" checked>`,
      ["x", "z"],
    ],
    ["radios", `<input type="radio" name="a" value="x"><input type="radio" name="a" value="y" checked>`, "y"],
    ["radios without a choice", `<input type="radio" name="a" value="x">`, null],
    ["a select", `<select name="a"><option value="x">X</option><option value="y" selected>Y</option></select>`, "y"],
    [
      "a multiple select",
      `<select name="a" multiple><option value="x" selected>X</option><option value="y" selected>Y</option></select>`,
      ["x", "y"],
    ],
    ["a text declared a number", `<input name="a" value="12" data-dtype="Number">`, 12],
    ["an empty text declared a number", `<input name="a" value="" data-dtype="Number">`, null],
    [
      "a select declared a number",
      `<select name="a" data-dtype="Number"><option value="2" selected>2</option></select>`,
      2,
    ],
    ["a text declared a boolean", `<input name="a" value="false" data-dtype="Boolean">`, false],
    ["a text declared JSON", `<textarea name="a" data-dtype="JSON">{"b":1}</textarea>`, { b: 1 }],
    ["several texts of one name", `<input name="a" value="x"><input name="a" value="y">`, ["x", "y"]],
    ["a picture that is edited", `<img data-edit="a" src="icons/x.svg">`, "icons/x.svg"],
    ["a range picker", `<range-picker name="a" value="4" min="0" max="10" step="1"></range-picker>`, 4],
    [
      "a multi-select",
      `<multi-select name="a"><option value="x" selected>X</option><option value="y">Y</option></multi-select>`,
      ["x"],
    ],
    ["string tags", `<string-tags name="a" value="x,y"></string-tags>`, ["x", "y"]],
    ["rich text", `<prose-mirror name="a" toggled value="&lt;p&gt;hi&lt;/p&gt;"><p>hi</p></prose-mirror>`, "<p>hi</p>"],
  ])("reads %s", (_name, html, expected) => {
    expect(read(html)).toEqual({ a: expected });
  });

  it("leaves out what is disabled, read-only or has no name", () => {
    const html = `<input name="a" disabled value="1"><input name="b" readonly value="2"><input value="3">
      <fieldset disabled><input name="c" value="4"></fieldset><button name="d" value="5">d</button>`;
    expect(read(html)).toEqual({});
    expect(read(html, { disabled: true, readonly: true })).toEqual({ a: "1", b: "2", c: "4" });
  });

  it("stays a FormData with the same entries", () => {
    const data = new FormDataExtended(element<HTMLFormElement>(`<form><input name="a" value="x"></form>`));
    expect(data).toBeInstanceOf(FormData);
    expect(data.get("a")).toBe("x");
  });

  it("names the field whose JSON cannot be read", () => {
    expect(() => read(`<textarea name="bad" data-dtype="JSON">{</textarea>`)).toThrow(/bad/);
  });
});
