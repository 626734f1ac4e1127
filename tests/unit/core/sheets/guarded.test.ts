// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { watchPresses } from "../../../../src/core/ui/pointer-hold.js";
import { guarded } from "../../../../src/core/sheets/guarded.js";

/** A document that draws its windows anew when it changes, as Foundry's do. */
class Person {
  readonly apps: Record<string, { drawAgain(): void }> = {};
  points = 18;

  change(points: number): void {
    this.points = points;
    for (const app of Object.values(this.apps)) app.drawAgain();
  }
}

/** A sheet whose first drawing takes a while; those that are asked for meanwhile follow it. */
class Base {
  readonly id = "sheet";
  readonly element = document.createElement("section");
  readonly document: Person;
  #drawing: Promise<void> = Promise.resolve();
  #meanwhile: () => void = () => undefined;

  constructor(person: Person) {
    this.document = person;
  }

  draw(isFirstRender: boolean, meanwhile: () => void = () => undefined): Promise<void> {
    return (this.#drawing = this.#drawing.then(async () => {
      const options = { isFirstRender };
      const { points } = (await this._prepareContext(options)) as { points: number };
      this.#meanwhile = meanwhile;
      await this._renderHTML({}, options);
      this.element.textContent = String(points);
    }));
  }

  drawAgain(): void {
    void this.draw(false);
  }

  get drawn(): Promise<void> {
    return this.#drawing;
  }

  protected _prepareContext(options: object): Promise<object> {
    return Promise.resolve({ ...options, points: this.document.points });
  }

  protected _renderHTML(_context: object, _options: object): Promise<unknown> {
    this.#meanwhile();
    return Promise.resolve();
  }
}

const Sheet = guarded(Base as never) as unknown as new (person: Person) => Base;

describe("a sheet that is opened while its document changes", () => {
  it("shows the change that came while it was being drawn for the first time", async () => {
    const person = new Person();
    const sheet = new Sheet(person);
    await sheet.draw(true, () => person.change(11));
    await sheet.drawn;
    expect(sheet.element.textContent).toBe("11");
  });
});

describe("a sheet's context", () => {
  it("says what the ids of its controls begin with, whatever Foundry says", async () => {
    const sheet = new Sheet(new Person()) as unknown as { _prepareContext(options: object): Promise<object> };
    expect(await sheet._prepareContext({ isFirstRender: true })).toMatchObject({ rootId: "sheet" });
  });
});

describe("a sheet whose parts are being made anew", () => {
  it("waits with them for a button that is pressed meanwhile, and hears its click", async () => {
    watchPresses(document);
    const person = new Person();
    const sheet = new Sheet(person);
    document.body.append(sheet.element);
    await sheet.draw(true);
    const press = (type: string) => sheet.element.dispatchEvent(new Event(type, { bubbles: true }));
    person.points = 11;
    let heard = "";
    sheet.element.addEventListener("click", () => (heard = sheet.element.textContent));
    const drawn = sheet.draw(false, () => press("pointerdown"));
    await new Promise((resolve) => setTimeout(resolve));
    press("pointerup");
    press("click");
    await drawn;
    expect([heard, sheet.element.textContent]).toEqual(["18", "11"]);
  });
});
