// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import {
  caretOf,
  isReadable,
  putCaret,
  restoreTyping,
  sendNumber,
  unsentTyping,
} from "../../../../../src/core/ui/forms/typing.js";

const sheet = (value: string): HTMLElement => {
  const element = document.createElement("form");
  const box = document.createElement("input");
  Object.assign(box, { type: "text", name: "system.occupation", defaultValue: value });
  const other = document.createElement("button");
  element.append(box, other);
  document.body.append(element);
  return element;
};
const boxOf = (element: HTMLElement) => element.querySelector("input") as HTMLInputElement;

describe("text typed but not sent", () => {
  beforeEach(() => document.body.replaceChildren());

  it("comes back after the sheet was drawn anew", () => {
    const before = sheet("Journaliste");
    boxOf(before).value = "Journaliste, photographe";
    boxOf(before).focus();
    const typing = unsentTyping(before);
    const after = sheet("Journaliste");
    if (typing) restoreTyping(after, typing);
    expect(boxOf(after).value).toBe("Journaliste, photographe");
  });

  it("is nothing when the box was left as it was, or when another element has the focus", () => {
    const form = sheet("Journaliste");
    boxOf(form).focus();
    expect(unsentTyping(form)).toBeUndefined();
    boxOf(form).value = "…";
    (form.querySelector("button") as HTMLButtonElement).focus();
    expect(unsentTyping(form)).toBeUndefined();
  });

  it("is announced when the box is left, once", () => {
    const after = sheet("Journaliste");
    let changes = 0;
    after.addEventListener("change", () => changes++);
    restoreTyping(after, { name: "system.occupation", value: "Photographe" });
    boxOf(after).dispatchEvent(new Event("blur"));
    boxOf(after).dispatchEvent(new Event("blur"));
    expect(changes).toBe(1);
  });
});

describe("a number that counts as it is typed", () => {
  const number = (value: string) =>
    Object.assign(document.createElement("input"), { type: "number", name: "n", value });

  it("is read as soon as it is one, and waited for before", () => {
    expect(["1", "-1", "12", ""].map((value) => isReadable(number(value)))).toEqual([true, true, true, false]);
    const sign = number("");
    Object.defineProperty(sign, "validity", { value: { badInput: true } }); // a minus alone
    expect([sign, document.createElement("select"), null].map(isReadable)).toEqual([false, false, false]);
  });

  it("goes on at its end where it was drawn anew with what is in it", () => {
    const form = sheet("");
    const box = Object.assign(boxOf(form), { type: "number", value: "1" });
    const written: string[] = [];
    Object.defineProperty(box, "value", { get: () => "1", set: (value: string) => written.push(value) });
    restoreTyping(form, { name: box.name, value: "1" });
    expect(written).toEqual(["", "1"]); // the caret follows a value that is another
  });
});

describe("a number that cannot be stored as it was typed", () => {
  const shown = async (typed: string, stored: unknown, meanwhile?: string) => {
    const box = Object.assign(document.createElement("input"), { type: "number", value: typed });
    await sendNumber(
      box,
      () => stored,
      async () => {
        await Promise.resolve();
        if (meanwhile !== undefined) box.value = meanwhile;
      },
    );
    return box.value;
  };

  it("gives way to what is stored, an emptied box too", async () => {
    expect([await shown("3", 2), await shown("", 2), await shown("2.5", 3), await shown("-1", null)]).toEqual([
      ...["2", "2", "3", ""],
    ]);
  });

  it("stays where nothing is stored under its name, and where more was typed meanwhile", async () => {
    expect([await shown("3", undefined), await shown("3", 2, "34")]).toEqual(["3", "34"]);
  });
});

describe("the caret", () => {
  beforeEach(() => document.body.replaceChildren());

  it("stands where it stood after the sheet was drawn anew", () => {
    const before = sheet("Journaliste");
    boxOf(before).focus();
    boxOf(before).setSelectionRange(3, 5);
    const caret = caretOf(before);
    const after = sheet("Journaliste");
    boxOf(after).focus();
    if (caret) putCaret(after, caret);
    expect([boxOf(after).selectionStart, boxOf(after).selectionEnd]).toEqual([3, 5]);
  });

  it("is nothing where nobody types, nor in a number", () => {
    const form = sheet("12");
    expect(caretOf(form)).toBeUndefined();
    boxOf(form).type = "number";
    boxOf(form).focus();
    expect(caretOf(form)).toBeUndefined();
  });
});
