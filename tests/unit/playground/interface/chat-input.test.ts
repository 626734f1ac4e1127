// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChatInput } from "../../../../playground/client/ui/chat/chat-input.js";

let input: ChatInput;
let sent: { message: string; answer(accepted: boolean): void }[];

beforeEach(() => {
  vi.stubGlobal("game", { i18n: { localize: (key: string) => key } });
  sent = [];
  input = new ChatInput((message) => new Promise((answer) => sent.push({ message, answer })));
});
afterEach(() => vi.unstubAllGlobals());

function type(message: string): void {
  input.field.value = message;
  input.field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", cancelable: true }));
}
/** Everything that waits for an answer has had its turn. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("the field of the chat", () => {
  it("takes the next message while the first is still on its way, and sends each once", async () => {
    type("Bonsoir");
    expect(input.field.value).toBe("");
    type("");
    type("À table");
    input.field.value = "Encore";
    for (const { answer } of sent) answer(true);
    await settle();
    expect(sent.map(({ message }) => message)).toEqual(["Bonsoir", "À table"]);
    expect(input.field.value).toBe("Encore");
  });

  it("gives back what was refused, before whatever was typed since", async () => {
    type("/r 1d");
    input.field.value = "pardon";
    sent[0]!.answer(false);
    await settle();
    expect(input.field.value).toBe("/r 1d\npardon");
  });
});
