// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DialogV2, initializeApplications, instances } from "../../../../playground/client/applications/index.js";
import { settled, setTable } from "./support.js";

beforeEach(() => void setTable());

/** The dialog that was opened last, once it is drawn. */
async function opened(): Promise<DialogV2> {
  await settled();
  return [...instances.values()].at(-1) as DialogV2;
}
const press = (dialog: DialogV2, action: string): void =>
  dialog.element.querySelector<HTMLElement>(`footer [data-action=${action}]`)?.click();
const key = (target: Element | null | undefined, name: string): void =>
  void target?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));

describe("answers", () => {
  it("confirm gives true for yes and false for no", async () => {
    const yes = DialogV2.confirm({ content: "<p>?</p>" });
    press(await opened(), "yes");
    await expect(yes).resolves.toBe(true);
    const no = DialogV2.confirm({ content: "<p>?</p>" });
    press(await opened(), "no");
    await expect(no).resolves.toBe(false);
    expect(instances.size).toBe(0);
  });

  it("prompt gives what its callback returns, else the action's name", async () => {
    const named = DialogV2.prompt({ content: "" });
    press(await opened(), "ok");
    await expect(named).resolves.toBe("ok");
    const called = DialogV2.prompt({
      content: `<input name="guess" type="number" value="4">`,
      ok: {
        callback: (_event, button) => (button.form?.elements.namedItem("guess") as HTMLInputElement).valueAsNumber,
      },
    });
    press(await opened(), "ok");
    await expect(called).resolves.toBe(4);
  });

  it("input gives the typed data of its form", async () => {
    const answer = DialogV2.input({ content: `<input name="a" type="number" value="2"><input name="b" value="x">` });
    press(await opened(), "ok");
    await expect(answer).resolves.toEqual({ a: 2, b: "x" });
  });

  it("wait takes any buttons, with an asynchronous callback", async () => {
    const answer = DialogV2.wait({
      buttons: [
        { action: "a", label: "A" },
        { action: "b", label: "B", callback: async () => Promise.resolve("late") },
      ],
    });
    press(await opened(), "b");
    await expect(answer).resolves.toBe("late");
  });

  it("needs at least one button", async () => {
    await expect(DialogV2.wait({ buttons: [] })).rejects.toThrow(/button/);
  });
});

describe("dismissal", () => {
  it("resolves null, whatever the close callback returns", async () => {
    const close = vi.fn(() => "ignored");
    const answer = DialogV2.confirm({ close });
    await (await opened()).close();
    await expect(answer).resolves.toBeNull();
    expect(close).toHaveBeenCalledOnce();
  });

  it("rejects with rejectClose", async () => {
    const answer = DialogV2.confirm({ rejectClose: true });
    const rejected = expect(answer).rejects.toThrow(/dismissed/);
    await (await opened()).close();
    await rejected;
  });

  it("does not call submit", async () => {
    const submit = vi.fn();
    const answer = DialogV2.prompt({ submit });
    await (await opened()).close();
    await answer;
    expect(submit).not.toHaveBeenCalled();
  });

  it("Escape dismisses", async () => {
    const answer = DialogV2.confirm({});
    key((await opened()).element.querySelector("footer button"), "Escape");
    await expect(answer).resolves.toBeNull();
  });
});

describe("window", () => {
  it("Enter in a field presses the default button", async () => {
    const answer = DialogV2.wait({
      content: `<input name="a">`,
      buttons: [
        { action: "first", label: "First" },
        { action: "second", label: "Second", default: true },
      ],
    });
    key((await opened()).element.querySelector("input"), "Enter");
    await expect(answer).resolves.toBe("second");
  });

  it("is a dialog element with the documented markup, modal if asked", async () => {
    const answer = DialogV2.confirm({ modal: true, content: "<p>Sure?</p>", window: { title: "PLAIN" } });
    const dialog = await opened();
    expect(dialog.element.matches("dialog.application.dialog[open]")).toBe(true);
    expect(
      dialog.element.querySelector("form.dialog-form.standard-form > div.dialog-content.standard-form"),
    ).toBeTruthy();
    expect(dialog.element.querySelectorAll("footer.form-footer button[data-action]")).toHaveLength(2);
    expect(dialog.title).toBe("Simple");
    await dialog.close();
    await answer;
  });

  it("cleans content given as text, keeps content given as an element", async () => {
    const text = DialogV2.prompt({ content: `<p onclick="x()">t</p><script>x()</script>` });
    const first = await opened();
    expect(first.element.querySelector("script, [onclick]")).toBeNull();
    await first.close();
    await text;
    const content = document.createElement("div");
    content.innerHTML = `<p data-own="1">own</p>`;
    const own = DialogV2.prompt({ content });
    const second = await opened();
    expect(second.element.querySelector("[data-own]")).toBeTruthy();
    await second.close();
    await own;
  });

  it("stays open and says why when a callback fails", async () => {
    const table = setTable();
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const answer = DialogV2.prompt({
      ok: {
        callback: () => {
          throw new Error("bad formula");
        },
      },
    });
    const dialog = await opened();
    press(dialog, "ok");
    await settled();
    consoleError.mockRestore();
    expect(table.errors).toEqual(["bad formula"]);
    expect(dialog.rendered).toBe(true);
    await dialog.close();
    await expect(answer).resolves.toBeNull();
  });

  it("asks another user through the core query, oneself directly", async () => {
    const query = vi.fn(async () => "far");
    setTable({ users: new Map([["other", { id: "other", isSelf: false, query }]]) });
    await expect(DialogV2.query("other", "confirm", { content: "?" })).resolves.toBe("far");
    expect(query).toHaveBeenCalledWith("dialog", { type: "confirm", config: { content: "?" } });
    Object.assign(globalThis, { CONFIG: { queries: {} } });
    initializeApplications();
    const answered = CONFIG.queries.dialog({ type: "confirm", config: {} });
    press(await opened(), "yes");
    await expect(answered).resolves.toBe(true);
  });
});
