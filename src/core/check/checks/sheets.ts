import { write } from "../../foundry/write.js";
import type { Ruleset } from "../../ruleset.js";
import { Fault, Findings, NotTried, type Check } from "../check.js";
import type { Made, Opened } from "../foundry.js";
import { MARK, PLAIN, RICH, textPaths } from "../window/texts.js";
import type { Trial } from "../trial.js";
import { timed, until } from "../waiting.js";

type Sheeted = (Actor | Item) & { readonly sheet: unknown };

/** One document of each type of the rulesets, written full; kept for the checks that follow. */
const made = new WeakMap<Trial, Map<string, Promise<readonly Sheeted[]>>>();

function documentsOf(trial: Trial, ruleset: Ruleset): Promise<readonly Sheeted[]> {
  const known = made.get(trial) ?? new Map<string, Promise<readonly Sheeted[]>>();
  made.set(trial, known);
  const own = known.get(ruleset.id) ?? makeAll(trial, ruleset);
  known.set(ruleset.id, own);
  return own;
}

async function makeAll(trial: Trial, ruleset: Ruleset): Promise<readonly Sheeted[]> {
  const documents: Sheeted[] = [];
  for (const type of Object.keys(ruleset.actors)) documents.push((await trial.actor(type)) as Sheeted);
  for (const type of Object.keys(ruleset.items)) documents.push((await trial.item(type)) as Sheeted);
  for (const document of documents) await fill(document);
  return documents;
}

/** Does something with each of them; what is wrong with one does not hide the others. */
async function eachDocument(
  trial: Trial,
  ruleset: Ruleset,
  act: (document: Sheeted) => Promise<unknown>,
): Promise<void> {
  const findings = new Findings();
  for (const document of await documentsOf(trial, ruleset)) {
    if (findings.enough) break;
    await findings.attempt(document.type, () => act(document));
  }
  findings.settle();
}

/** Writes a text into every box that takes one. */
async function fill(document: Sheeted): Promise<void> {
  const { rich, plain } = textPaths(document.system);
  const texts = [...rich.map((path) => [path, RICH]), ...plain.map((path) => [path, PLAIN])] as const;
  const change = Object.fromEntries(texts.map(([path, text]) => [`system.${path}`, text]));
  await write(document, change);
}

export const SHEETS: readonly Check[] = [
  {
    id: "sheets.open",
    group: "sheets",
    severity: "bad",
    each: true,
    run: (trial, ruleset) =>
      eachDocument(trial, ruleset, async (document) => {
        const took = await timed(() => trial.look(document, (sheet) => bears(document, sheet)));
        trial.speeds.sheet = Math.max(trial.speeds.sheet ?? 0, took);
      }),
  },
  {
    id: "sheets.tabs",
    group: "sheets",
    severity: "bad",
    each: true,
    run: (trial, ruleset) => eachDocument(trial, ruleset, (document) => trial.look(document, turnTabs)),
  },
  {
    id: "sheets.edit",
    group: "sheets",
    severity: "bad",
    each: true,
    run: (trial, ruleset) =>
      eachDocument(trial, ruleset, (document) => trial.look(document, (sheet) => rename(document, sheet))),
  },
  {
    id: "sheets.locked",
    group: "sheets",
    severity: "bad",
    each: true,
    async run(trial, ruleset) {
      const found = (await fromUuid(trial.peopleOf(ruleset).attacker)) as Sheeted | null;
      if (!found) throw new NotTried("noPack");
      await trial.look(found, async (sheet) => {
        if (sheet.isEditable === true) return turnTabs(sheet); // a keeper may have unlocked the pack
        const open = [
          ...sheet.element.querySelectorAll<HTMLInputElement>(".window-content :is(input, select, textarea)"),
        ];
        const typed = open.filter(({ disabled, readOnly, type }) => !disabled && !readOnly && type !== "search");
        if (typed.length > 0) throw new Fault(`${typed.length} boxes of a locked sheet can be filled in`);
        await turnTabs(sheet);
      });
    },
  },
];

/** A sheet is drawn whole when its content is there, and each of its boxes shows what was written into it. */
function bears(document: Sheeted, { element }: Opened): void {
  const content = element.querySelector(".window-content");
  if (!content || content.childElementCount === 0) throw new Fault("the window is empty");
  const { rich, plain } = textPaths(document.system);
  const stored = (path: string) => String(foundry.utils.getProperty(document.system, path));
  const findings = new Findings();
  for (const path of rich) {
    findings.expect(stored(path).includes(MARK), `${path} was not stored`);
    const box = content.querySelector(`[name="system.${path}"]`);
    findings.expect(box === null || box.innerHTML.includes(MARK), `${path} is not shown`);
  }
  for (const path of plain) {
    findings.expect(stored(path) === PLAIN, `${path} was not stored`);
    const box = content.querySelector<HTMLInputElement>(`:is(input, textarea)[name="system.${path}"]`);
    findings.expect(box === null || box.value === PLAIN, `${path} is not shown`);
  }
  findings.expect(rich.length === 0 || content.innerHTML.includes(MARK), "no written text is shown");
  findings.settle();
}

/** Turns every tab by a click, as a hand does. */
async function turnTabs({ element }: Opened): Promise<void> {
  const groups = new Set([...tabsOf(element)].map(({ dataset }) => dataset["group"] ?? ""));
  for (const group of groups) {
    const ids = [...tabsOf(element, group)].map(({ dataset }) => dataset["tab"] ?? "");
    for (const id of [...ids.slice(1), ...ids.slice(0, 1)]) {
      const tab = element.querySelector<HTMLButtonElement>(`${selector(group)}[data-tab="${id}"]`);
      if (!tab || tab.disabled || tab.matches(":disabled")) throw new Fault(`the tab ${id} is dead`);
      tab.click();
      const panel = `.tab[data-group="${group}"][data-tab="${id}"]`;
      await until(`the tab ${id}`, () => element.querySelector(panel)?.classList.contains("active"), 3000);
    }
  }
}

const selector = (group: string) => `[data-action="tab"]${group === "" ? "" : `[data-group="${group}"]`}`;

function tabsOf(element: HTMLElement, group = ""): NodeListOf<HTMLElement> {
  return element.querySelectorAll<HTMLElement>(`.window-content ${selector(group)}`);
}

/** Types another name where the sheet has a box for it, or else another number, and sees it written and shown. */
async function rename(document: Sheeted, { element }: Opened): Promise<void> {
  const byName = () => element.querySelector<HTMLInputElement>('.window-content input[name="name"]:enabled');
  if (!byName()) element.querySelector<HTMLElement>("[data-action=toggleMode]")?.click();
  const box = await until("a box for the name", byName, 3000);
  const name = `${(document as Made).name ?? ""} ${MARK}`;
  box.value = name;
  box.dispatchEvent(new Event("input", { bubbles: true }));
  box.dispatchEvent(new Event("change", { bubbles: true }));
  await until("the new name on the document", () => (document as Made).name === name, 3000);
  await until("the new name in the window", () => byName()?.value === name, 5000);
}
