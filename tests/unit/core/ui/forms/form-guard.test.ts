// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { FormGuard } from "../../../../../src/core/ui/forms/form-guard.js";

const document = { system: { schema: { getField: () => ({ nullable: false }) } } };
const data = { object: { name: "Paul", "system.pf.value": 3, "system.occupation": "Représentant" } };

/** The change of a box of that name. */
function changeOf(name: string): Event {
  const box = Object.assign(window.document.createElement("input"), { name });
  const event = new Event("change");
  box.dispatchEvent(event);
  return event;
}

describe("the form of an open sheet", () => {
  it("sends the box that was changed, never what another client has changed meanwhile", () => {
    const guard = new FormGuard();
    expect(guard.accepts(changeOf("system.occupation"))).toBe(true);
    expect(guard.filter(data, document).object).toEqual({ "system.occupation": "Représentant" });
  });

  it("sends everything when it is submitted as a whole", () => {
    expect(new FormGuard().filter(data, document).object).toEqual(data.object);
  });

  it("sends nothing for what has no name at all", () => {
    const guard = new FormGuard();
    expect(guard.accepts({ target: window.document.createElement("div") } as unknown as Event)).toBe(true);
    expect(guard.filter(data, document).object).toEqual({});
  });

  it("does not take the loss of a box in a redrawing for a change", () => {
    const guard = new FormGuard();
    guard.beforeReplace(undefined);
    expect(guard.accepts(changeOf("system.occupation"))).toBe(false);
    guard.afterRender(window.document.createElement("form"));
    expect(guard.accepts(changeOf("system.occupation"))).toBe(true);
  });

  it("selects a number to which the Tab key led, so that the next digits replace it", () => {
    const guard = new FormGuard();
    const form = window.document.createElement("form");
    const box = Object.assign(window.document.createElement("input"), { name: "system.bab", type: "number" });
    box.defaultValue = "10";
    form.append(box);
    window.document.body.append(form);
    const select = vi.spyOn(box, "select");
    box.focus();
    guard.beforeReplace(form);
    guard.afterRender(form);
    expect(select).toHaveBeenCalledOnce();
    box.value = "1";
    guard.beforeReplace(form);
    guard.afterRender(form);
    expect(select).toHaveBeenCalledOnce();
  });
});
