// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../../support/eventually.js";
import "../../../support/rulesets.js";
import * as defences from "../../../../src/core/questions/defences.js";
import * as list from "../../../../src/core/questions/list.js";
import * as waits from "../../../../src/core/questions/waiting.js";
import { QuestionTray } from "../../../../src/core/questions/tray.js";

type Listener = () => void;

const hooks = new Map<string, Listener>();
const answerAll = () => document.querySelector<HTMLButtonElement>(".g-tray [data-act=bestMine]");

/** Somebody of the keeper's who has to answer. */
function question(name: string): list.OpenQuestion {
  const best = { id: "dodge", label: "Dodge", chance: "50 %" };
  const defence = { asking: name, index: 0, blow: "Blow", since: "12:00", theirs: false, best, still: null };
  return {
    kind: "defence",
    message: name,
    actor: null,
    inquiry: "",
    about: null,
    name,
    asked: "",
    what: "",
    defence,
    part: null,
  };
}

beforeEach(() => {
  vi.stubGlobal("Hooks", { callAll: () => true, on: (name: string, listener: Listener) => hooks.set(name, listener) });
  vi.stubGlobal("foundry", { applications: {}, utils: { debounce: (follow: Listener) => follow } });
  const said = (key: string) => key;
  const user = { can: () => false };
  vi.stubGlobal("game", { i18n: { localize: said, format: said, lang: "en" }, messages: new Map(), user });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it("has a screen reader say how many wait whenever one more does", async () => {
  const open = vi.spyOn(list, "openQuestions").mockResolvedValue([]);
  new QuestionTray().open();
  const said = () => document.querySelector("[role=status]")?.textContent ?? "";
  await Promise.resolve();
  expect(said()).toBe("");
  open.mockResolvedValue([question("One")]);
  hooks.get("createChatMessage")?.();
  await eventually(() => expect(said()).toContain("GARDIEN.QUESTION.waiting"));
});

it("answers for several once at a time, though each answer draws its button anew", async () => {
  const open = vi.spyOn(list, "openQuestions").mockResolvedValue(["One", "Two", "Three"].map(question));
  let done: Listener = () => undefined;
  const answering = vi.spyOn(defences, "answerAll").mockReturnValue(new Promise((resolve) => (done = resolve)));
  new QuestionTray().open();
  await eventually(() => expect(answerAll()).not.toBeNull());
  answerAll()?.click();
  open.mockResolvedValue(["Two", "Three"].map(question));
  const before = answerAll();
  hooks.get("createChatMessage")?.();
  await eventually(() => expect(answerAll()).not.toBe(before));
  answerAll()?.click();
  await Promise.resolve();
  expect(answering).toHaveBeenCalledTimes(1);
  done();
  await eventually(() => expect(answerAll()?.ariaBusy).toBeNull());
  answerAll()?.click();
  expect(answering).toHaveBeenCalledTimes(2);
});

it("tells which deed of somebody's waits", async () => {
  const waiting = { ...question("One"), kind: "confirm" as const, what: "Night", defence: null };
  vi.spyOn(list, "openQuestions").mockResolvedValue([waiting]);
  new QuestionTray().open();
  const row = () => document.querySelector(".g-tray__row");
  await eventually(() => expect(row()).not.toBeNull());
  expect([...(row()?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    "One",
    "Night",
    "GARDIEN.QUESTION.confirm",
  ]);
});

it("offers to apply all that waits for a click, and whoever may change settings to wait no more", async () => {
  const waiting = ["One", "Two"].map((name, part) => ({
    ...question(name),
    kind: "apply" as const,
    defence: null,
    part,
  }));
  vi.spyOn(list, "openQuestions").mockResolvedValue([question("Zero"), ...waiting]);
  const applied = vi.spyOn(waits, "applyAll").mockResolvedValue();
  vi.spyOn(game.user, "can").mockReturnValue(true);
  new QuestionTray().open();
  const buttons = (act: string) => [...document.querySelectorAll<HTMLButtonElement>(`.g-tray [data-act=${act}]`)];
  await eventually(() => expect(buttons("apply")).toHaveLength(2));
  expect(buttons("applyAtOnce")).toHaveLength(1);
  buttons("applyAll")[0]?.click();
  buttons("apply")[1]?.click();
  await eventually(() => expect(applied).toHaveBeenCalledTimes(2));
  expect(applied.mock.calls.map(([asked]) => asked.map(({ name }) => name))).toEqual([["One", "Two"], ["Two"]]);
});
