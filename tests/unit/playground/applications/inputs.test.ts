// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { NumberField } from "../../../../playground/common/data/fields/index.js";
import type { Data } from "../../../../playground/common/types.js";
import type { ProseMirrorElement } from "../../../../playground/client/applications/elements/prose-mirror.js";
import { fields } from "./fields.js";
import { element, setTable, settled } from "./support.js";

beforeEach(() => void setTable());

const input = (name: string, config: Data = {}): HTMLElement => fields[name]?.toInput(config) as HTMLElement;

describe("fields as inputs", () => {
  it.each([
    ["count", 4, "input[type=number][name=count][value='4'][min='0'][step='1']"],
    ["level", 4, "range-picker[name=level][value='4'][min='0'][max='10'][step='1']"],
    ["rank", 2, "select[name=rank][data-dtype=Number]"],
    ["text", "x", "input[type=text][name=text][value=x]"],
    ["kind", "b", "select[name=kind]"],
    ["flag", true, "input[type=checkbox][name=flag][checked]"],
    ["html", "<p>x</p>", "prose-mirror[name=html]"],
    ["img", "a.svg", "file-picker[name=img][type=image][value='a.svg']"],
    ["tint", "#ff0000", "color-picker[name=tint][value='#ff0000']"],
    ["words", ["a", "b"], "string-tags[name=words][value='a,b']"],
    ["picks", ["b"], "multi-select[name=picks]"],
    ["link", "Item.aaaaaaaaaaaaaaaa", "document-tags[name=link][single][type=Item]"],
    ["free", { a: 1 }, "textarea[name=free][data-dtype=JSON]"],
  ])("%s", (name, value, selector) => {
    expect(input(name, { value }).matches(selector)).toBe(true);
  });

  it("offers a blank choice only where nothing is an answer", () => {
    const values = (name: string): string[] => [...input(name, {}).querySelectorAll("option")].map((o) => o.value);
    expect(values("kind")).toEqual(["a", "b"]);
    expect(values("rank")).toEqual(["", "1", "2"]);
  });

  it("shows an empty input for null, the initial value only when none is given", () => {
    expect(input("count", { value: null }).getAttribute("value")).toBe("");
    expect(input("count").getAttribute("value")).toBe("0");
  });

  it("makes a slider only of a field with both bounds and a step, unless a number is asked for", () => {
    const made = (options: Data, config: Data = {}): string =>
      (new NumberField(options).toInput(config) as HTMLElement).localName;
    expect(made({ min: 0, max: 5, step: 1 })).toBe("range-picker");
    expect(made({ min: 0, max: 5, integer: true })).toBe("input");
    expect(made({ min: 0, max: 5, step: 1 }, { type: "number" })).toBe("input");
  });

  it("lets a field class or a caller make the input", () => {
    class Own extends NumberField {
      _toInput(): HTMLElement {
        return document.createElement("meter");
      }
    }
    expect((new Own().toInput() as HTMLElement).localName).toBe("meter");
    expect(input("count", { input: () => document.createElement("output") }).localName).toBe("output");
  });

  it("takes label and hint from the field", () => {
    const group = fields.text?.toFormGroup({}, { value: "x" }) as HTMLElement;
    expect(group.querySelector("label")?.textContent).toBe("PLAIN");
    expect(group.querySelector(".hint")?.textContent).toBe("Hint");
  });
});

describe("custom inputs", () => {
  const listen = (target: HTMLElement): ReturnType<typeof vi.fn> => {
    const changed = vi.fn();
    target.parentElement?.addEventListener("change", (event) => changed((event.target as HTMLElement).localName));
    return changed;
  };
  const change = (target: HTMLInputElement | HTMLSelectElement | null, value: string): void => {
    if (!target) throw new Error("no such input");
    target.value = value;
    target.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const make = (html: string): HTMLElement & { value: unknown } =>
    element(html) as unknown as HTMLElement & { value: unknown };

  it("a range picker keeps slider and number together, within its bounds, and speaks once", () => {
    const picker = make(`<range-picker name="r" value="3" min="1" max="5" step="1"></range-picker>`);
    const changed = listen(picker);
    change(picker.querySelector("input[type=number]"), "9");
    expect(picker.value).toBe(5);
    expect(picker.querySelector<HTMLInputElement>("input[type=range]")?.value).toBe("5");
    expect(changed.mock.calls).toEqual([["range-picker"]]);
  });

  it("a colour picker takes colours only", () => {
    const picker = make(`<color-picker name="c" value="#00FF00"></color-picker>`);
    expect(picker.value).toBe("#00ff00");
    change(picker.querySelector("input[type=text]"), "javascript:x");
    expect(picker.value).toBe("");
  });

  it("a file picker previews pictures", () => {
    const picker = make(`<file-picker name="f" type="image" value="a.svg"></file-picker>`);
    expect(picker.querySelector("img")?.getAttribute("src")).toBe("a.svg");
    change(picker.querySelector("input"), "b.svg");
    expect(picker.value).toBe("b.svg");
    expect(picker.querySelector("img")?.getAttribute("src")).toBe("b.svg");
  });

  it("a multi-select adds by its select and removes by a tag's button", () => {
    const picker = make(
      `<multi-select name="m"><option value="a" selected>A</option><option value="b">B</option></multi-select>`,
    );
    change(picker.querySelector("select"), "b");
    expect(picker.value).toEqual(["a", "b"]);
    picker.querySelector<HTMLElement>(".tags > .tag[data-key=a] button")?.click();
    expect(picker.value).toEqual(["b"]);
  });

  it("check boxes for several values", () => {
    const picker = make(
      `<multi-checkbox name="m"><option value="a" selected>A</option><option value="b">B</option></multi-checkbox>`,
    );
    const box = picker.querySelectorAll("input")[1] as HTMLInputElement;
    box.checked = true;
    box.dispatchEvent(new Event("change", { bubbles: true }));
    expect(picker.value).toEqual(["a", "b"]);
  });

  it("string tags add by Enter, once each, shown as text", () => {
    const tags = make(`<string-tags name="s" value="a"></string-tags>`);
    const field = tags.querySelector("input") as HTMLInputElement;
    for (const word of ["<b>x</b>", "a"]) {
      field.value = word;
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    }
    expect(tags.value).toEqual(["a", "<b>x</b>"]);
    expect(tags.querySelector(".tag b")).toBeNull();
  });

  it("document tags refuse what is no reference of their type", () => {
    const table = setTable();
    const tags = make(`<document-tags name="d" type="Item" single></document-tags>`);
    const field = tags.querySelector("input") as HTMLInputElement;
    for (const uuid of ["nonsense", "Actor.aaaaaaaaaaaaaaaa", "Item.bbbbbbbbbbbbbbbb", "Item.cccccccccccccccc"]) {
      field.value = uuid;
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    }
    expect(tags.value).toEqual(["Item.cccccccccccccccc"]);
    expect(table.warnings).toHaveLength(2);
  });

  it("lock with the disabled attribute", () => {
    const picker = make(`<range-picker name="r" value="3"></range-picker>`);
    picker.setAttribute("disabled", "");
    expect([...picker.querySelectorAll("input")].every((field) => field.disabled)).toBe(true);
    picker.removeAttribute("disabled");
    expect([...picker.querySelectorAll("input")].some((field) => field.disabled)).toBe(false);
  });

  it("rich text shows what it was given, cleaned when bare, and can be edited only by who may", () => {
    const given = make(`<prose-mirror name="t" toggled value="raw"><p class="enriched">shown</p></prose-mirror>`);
    expect(given.querySelector(".editor-content > .enriched")?.textContent).toBe("shown");
    expect(given.value).toBe("raw");
    expect(given.querySelector("button.toggle")).toBeTruthy();
    const bare = make(
      `<prose-mirror name="t" toggled disabled value="&lt;img src=x onerror=x()&gt;&lt;p&gt;y&lt;/p&gt;"></prose-mirror>`,
    );
    expect(bare.querySelector("[onerror]")).toBeNull();
    expect(bare.querySelector("p")?.textContent).toBe("y");
    expect(bare.querySelector("button")).toBeNull();
  });

  it("rich text that is toggled saves and shuts when it is left, and tells; drawn anew, it loses what was typed", async () => {
    const editor = (): ProseMirrorElement =>
      make(`<prose-mirror name="t" toggled value="old"></prose-mirror>`) as unknown as ProseMirrorElement;
    const write = (given: HTMLElement): void => {
      given.querySelector<HTMLElement>("button.toggle")?.click();
      const text = given.querySelector("[contenteditable] p");
      if (text) text.textContent = "new";
    };
    const left = editor();
    const told: string[] = [];
    for (const type of ["open", "save", "change", "close"]) left.addEventListener(type, () => told.push(type));
    write(left);
    await settled();
    left.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    await settled();
    expect([left.open, left.value, told.toSorted()]).toEqual([
      false,
      "<p>new</p>",
      ["change", "close", "open", "save"],
    ]);
    const lost = editor();
    write(lost);
    lost.replaceWith(editor());
    await settled();
    expect([lost.open, lost.value]).toEqual([false, "old"]);
  });
});
