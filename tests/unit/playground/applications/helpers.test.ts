// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { fields } from "./fields.js";
import { element, renderText, setTable } from "./support.js";

beforeEach(() => void setTable());

describe("logic helpers", () => {
  it.each([
    ["{{eq a 1}}", "true"],
    ["{{eq a '1'}}", "false"],
    ["{{ne a 2}}", "true"],
    ["{{lt a 2}} {{lte a 1}} {{gt a 2}} {{gte a 1}}", "true true false true"],
    ["{{not a}} {{not zero}}", "false true"],
    ["{{and a a zero}} {{and a a}}", "false true"],
    ["{{or zero zero}} {{or zero a}}", "false true"],
    ["{{ifThen a 'yes' 'no'}} {{ifThen zero 'yes' 'no'}}", "yes no"],
    ["{{#with (object k=a t='x')}}{{k}}{{t}}{{/with}}", "1x"],
    ["{{#each (array a 'b')}}[{{this}}]{{/each}}", "[1][b]"],
    ["{{concat 'a' a '.b'}}", "a1.b"],
  ])("%s gives %s", (source, expected) => {
    expect(renderText(source, { a: 1, zero: 0 })).toBe(expected);
  });
});

describe("text helpers", () => {
  it.each([
    ["{{localize 'PLAIN'}}", "Simple"],
    ["{{localize 'GREETING' name=name}}", "Bonjour &lt;b&gt;"],
    ["{{localize (concat 'PL' 'AIN')}}", "Simple"],
    ["{{checked yes}}|{{checked no}}|{{disabled yes}}", "checked||disabled"],
    ["{{numberFormat n decimals=2}}", "3.14"],
    ["{{numberFormat n sign=true}} {{numberFormat m sign=true}}", "+3 -2"],
  ])("%s gives %s", (source, expected) => {
    expect(renderText(source, { name: "<b>", yes: true, no: false, n: 3.14159, m: -2 })).toBe(expected);
  });

  it("timeSince says how long ago in the page's language", () => {
    document.documentElement.lang = "fr";
    expect(renderText("{{timeSince t}}", { t: Date.now() - 2 * 3600_000 })).toBe("il y a 2 heures");
  });
});

describe("form helpers", () => {
  it("numberInput writes an input with its limits", () => {
    const input = element<HTMLInputElement>(
      renderText(`{{numberInput v name=(concat "a." 1) min=0 max=9 step=1 class="big" disabled=true}}`, { v: 4 }),
    );
    expect(input.outerHTML).toContain('type="number"');
    expect([input.name, input.value, input.min, input.max, input.step]).toEqual(["a.1", "4", "0", "9", "1"]);
    expect([input.className, input.disabled, input.dataset.dtype]).toEqual(["big", true, "Number"]);
  });

  it.each([
    ["an object", { a: "A", b: "B" }, "", "b"],
    [
      "a list of objects",
      [
        { id: "a", name: "A" },
        { id: "b", name: "B" },
      ],
      "valueAttr='id' labelAttr='name'",
      "b",
    ],
    [
      "a Map",
      new Map([
        ["a", "A"],
        ["b", "B"],
      ]),
      "",
      "b",
    ],
    ["an inverted object", { A: "a", B: "b" }, "inverted=true", "b"],
  ])("selectOptions takes %s", (_name, choices, hash, selected) => {
    const source = `<select>{{selectOptions choices selected=selected ${hash}}}</select>`;
    const select = element<HTMLSelectElement>(renderText(source, { choices, selected }));
    expect([...select.options].map((option) => [option.value, option.text])).toEqual([
      ["a", "A"],
      ["b", "B"],
    ]);
    expect(select.value).toBe("b");
  });

  it("selectOptions puts a blank first, translates, sorts, and selects several", () => {
    const source = `{{selectOptions choices selected=selected blank="PLAIN" localize=true sort=true}}`;
    const html = renderText(source, { choices: { z: "Zed", a: "Art" }, selected: ["a", "z"] });
    const select = element<HTMLSelectElement>(`<select multiple>${html}</select>`);
    expect([...select.options].map((option) => option.text)).toEqual(["Simple", "Art", "Zed"]);
    expect([...select.options].filter((option) => option.hasAttribute("selected"))).toHaveLength(2);
  });

  it("selectOptions groups what names a group", () => {
    const choices = [
      { value: "a", label: "A", group: "G" },
      { value: "b", label: "B" },
    ];
    const select = element(`<select>${renderText("{{selectOptions choices}}", { choices })}</select>`);
    expect([...select.children].map((child) => child.localName)).toEqual(["optgroup", "option"]);
  });

  it("radioBoxes writes a labelled radio for each choice", () => {
    const box = element(
      `<p>${renderText("{{radioBoxes 'r' choices checked='b'}}", { choices: { a: "A", b: "B" } })}</p>`,
    );
    const radios = [...box.querySelectorAll<HTMLInputElement>("input[type=radio][name=r]")];
    expect(radios.map((radio) => [radio.value, radio.checked])).toEqual([
      ["a", false],
      ["b", true],
    ]);
    expect(box.textContent?.replace(/\s+/g, "")).toBe("AB");
  });

  it("rangePicker, colorPicker and filePicker write the custom inputs", () => {
    const html = renderText(
      `{{rangePicker name="r" value=3 min=1 max=5 step=1}}{{colorPicker name="c" default="#ff0000"}}{{filePicker target="f" type="image"}}`,
    );
    const box = element(`<div>${html}</div>`);
    expect(box.querySelector("range-picker")?.getAttribute("max")).toBe("5");
    expect(box.querySelector("color-picker")?.getAttribute("value")).toBe("#ff0000");
    expect(box.querySelector("file-picker")?.getAttribute("name")).toBe("f");
  });

  it("formInput and formGroup draw a field, its hash split between group and input", () => {
    const html = renderText(
      `{{formGroup field value=7 label="PLAIN" localize=true rootId="app" units="m" classes="slim wide" hint="h"}}`,
      {
        field: fields.count,
      },
    );
    const group = element(html);
    expect(group.className).toBe("form-group slim wide");
    expect(group.querySelector("label")?.textContent).toBe("Simple (m)");
    const input = group.querySelector("input") as HTMLInputElement;
    expect([input.type, input.name, input.value, input.id]).toEqual(["number", "count", "7", "app-count"]);
    expect(group.querySelector("label")?.htmlFor).toBe("app-count");
    expect(group.querySelector(".hint")?.textContent).toBe("h");
    expect(renderText("{{formInput field value=2}}", { field: fields.count })).toContain('value="2"');
  });

  it("an unknown field is an error, not an empty place", () => {
    expect(() => renderText("{{formGroup nothing}}", {})).toThrow(/data field/);
  });
});

describe("escaping", () => {
  const name = `<img src=x onerror="alert(1)">`;
  it.each([
    "{{v}}",
    "{{localize 'GREETING' name=v}}",
    "{{numberInput 1 name=v placeholder=v}}",
    "<select>{{selectOptions (array v)}}</select>",
    "{{radioBoxes 'r' (array v)}}",
    "{{formGroup field label=v hint=v value=v}}",
    "{{filePicker target='f' value=v}}",
  ])("%s shows a hostile name as text", (source) => {
    const box = element(`<div>${renderText(source, { v: name, field: fields.text })}</div>`);
    expect(box.querySelector("img[onerror]")).toBeNull();
    const attributes = [...box.querySelectorAll("*")].flatMap((child) => [...child.attributes].map((a) => a.value));
    expect([box.textContent, ...attributes].some((text) => text?.includes(name))).toBe(true);
  });
});
