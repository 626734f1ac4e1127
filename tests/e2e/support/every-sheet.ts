import { readFileSync } from "node:fs";
import { equip, type Inspector } from "./axe.js";
import type { Seat } from "./table.js";

/** How somebody comes to a sheet. */
export type Way = "world" | "pack" | "owner" | "observer";
/**
 * Where a sheet stands: at the table, or in another page, as modules move it there; or as Foundry 14 does, beside the
 * window that the page was opened for.
 */
export type Place = "attached" | "popped out" | "beside";
/** What was wrong with a sheet, in words. */
type Faults = readonly string[];

/** The types of the manifest. */
const { documentTypes } = JSON.parse(readFileSync("system.json", "utf8")) as {
  readonly documentTypes: Readonly<Record<"Actor" | "Item", object>>;
};
export const TYPES = { Actor: Object.keys(documentTypes.Actor), Item: Object.keys(documentTypes.Item) };

/** The first actor and the first item of each ruleset. */
export const SAMPLE = [TYPES.Actor, TYPES.Item].flatMap((types) => [
  ...new Map(types.toReversed().map((type) => [/^[a-z]+\d*[a-z]*(?=[A-Z])/.exec(type)?.[0], type])).values(),
]);

/** What may be done with a document that one may not change, and what may not. */
const LOOKING = ["foldRoot", "inflict", "openSpell", "zone"];
const ACTING = [
  ...["attack", "cast", "deed", "reload", "rollInitiative", "toggleItem", "toggleMode"],
  ...["addRow", "createItem", "deleteItem", "removeRow"],
];
/** Elements that a host may style in its low layers; ours take nothing of it. */
const STYLED = "h5, h6, hr, label, summary, table, caption, thead, tbody, tfoot, tr, th, td";

/** A document of each type, with a text in each of its boxes; those the player owns, and those they only see. */
export async function writeAll({ page }: Seat, owner: string): Promise<void> {
  await page.evaluate(
    async ([name, types]) => {
      const { ArrayField, HTMLField, SchemaField, StringField } = foundry.data.fields;
      interface Field {
        readonly fields: Readonly<Record<string, Field>>;
        readonly element: Field;
        readonly choices?: unknown;
        validate(value: unknown): unknown;
      }
      const filled = (fields: Readonly<Record<string, Field>>, path: string): Record<string, unknown> =>
        Object.fromEntries(
          Object.entries(fields).flatMap(([key, field]): [string, unknown][] => {
            const value = said(field, `${path}${key}`);
            return value !== undefined && field.validate(value) === undefined ? [[key, value]] : [];
          }),
        );
      /** What a box says; a list has one row. */
      function said(field: Field, at: string): unknown {
        if (field instanceof SchemaField) return filled(field.fields, `${at}.`);
        if (field instanceof HTMLField) return `<p>Texte <b>${at}</b> [[/r 1d6]]</p>`;
        if (field instanceof ArrayField) {
          const row = said(field.element, at);
          return row === undefined ? undefined : [row];
        }
        return field instanceof StringField && field.choices === undefined ? `Mot ${at} <i>& co` : undefined;
      }
      const dataOf = (kind: "Actor" | "Item"): Record<string, unknown>[] =>
        types[kind].map((type) => {
          const { schema } = CONFIG[kind].dataModels[type];
          return { name: `${type} <b>`, type, system: filled(schema.fields, "") };
        });
      const things = dataOf("Item");
      const people = dataOf("Actor").map((data) => {
        const ruleset = /^[a-z]+\d*[a-z]*?(?=[A-Z])/.exec(data.type as string)?.[0] ?? "";
        return { ...data, items: things.filter(({ type }) => (type as string).startsWith(ruleset)) };
      });
      const user = game.users.getName(name).id;
      const of = (level: number) => (data: object) => ({ ...data, ownership: { default: 0, [user]: level } });
      await Actor.create([...people.map(of(3)), ...people.map(of(2))]);
      await Item.create([...things.map(of(3)), ...things.map(of(2))]);
    },
    [owner, TYPES] as const,
  );
}

/** Opens the sheets of these types somebody has in that way, one after the other, there, and says what was wrong. */
export async function openAll(
  { page }: Seat,
  as: Way,
  where: Place,
  player: string,
  types: readonly string[],
): Promise<Faults> {
  if (as === "world") await equip(page);
  return page.evaluate(
    async ([way, name, looking, acting, styled, place, wanted]) => {
      interface Opened {
        readonly name: string;
        readonly type: string;
        readonly documentName: string;
        readonly ownership: Readonly<Record<string, number>>;
        readonly sheet: {
          readonly id: string;
          readonly element: HTMLElement;
          readonly isEditable: boolean;
          render(options?: object): Promise<unknown>;
          setPosition(position: object): unknown;
          detachWindow(): Promise<void>;
          close(options: object): Promise<unknown>;
        };
        toObject(): object;
      }
      const faults: string[] = [];
      const level = { world: 3, pack: 3, owner: 3, observer: 2 }[way];
      const user = game.users.getName(name).id;
      const mine = (document: Opened) =>
        wanted.includes(document.type) &&
        document.name === `${document.type} <b>` &&
        document.ownership[user] === level;
      const isActor = ({ documentName }: Opened) => documentName === "Actor";
      const packed = (document: Opened): Opened => {
        const pack = isActor(document) ? "gardien.warp-characters" : "gardien.weapons";
        const data = { ...document.toObject(), _id: foundry.utils.randomID(), ownership: { default: 0 } };
        return new CONFIG[document.documentName].documentClass(data, { pack });
      };
      const known: Opened[] = [...game.actors.filter(mine), ...game.items.filter(mine)];
      const documents = way === "pack" ? known.map(packed) : known;
      const loud = way === "world" ? loudStyles() : null;
      const own = place === "popped out" ? window.open("", "", "popup") : null;
      const carried = new Set<Element>();
      const host = place === "beside" ? documents.pop() : undefined;
      await host?.sheet.render({ force: true });
      await host?.sheet.detachWindow();
      for (const document of documents) await look(document).catch((error) => fault(document, String(error)));
      await host?.sheet.close({ animate: false });
      own?.close();
      loud?.remove();
      return faults;

      /** What a host of another look could say of elements, and of tick boxes that it draws with glyphs. */
      function loudStyles(): HTMLStyleElement {
        const style = globalThis.document.createElement("style");
        const [color, box] = ["rgb(1 2 3)", "7.5px"];
        style.textContent = `@layer elements {
          :is(${styled}) { margin: ${box}; padding: ${box}; border: ${box} solid ${color}; background: ${color};
            color: ${color}; text-shadow: 0 0 ${color}; }
          label { cursor: crosshair; } button:disabled { opacity: 0.53; }
          input[type=checkbox]::before { content: "glyph"; }
          input[type=checkbox]::after { content: "glyph"; } }`;
        globalThis.document.head.append(style);
        return style;
      }
      function lettersOf(element: HTMLElement): string {
        return [...element.querySelectorAll("table")].map((one) => getComputedStyle(one).fontSize).join(", ");
      }
      /** What styles make of each element, whatever its width; waits until it is as told, as long as styles may come. */
      async function dressOf(element: HTMLElement, wanted: string | null): Promise<string> {
        const names = ["color", "backgroundColor", "fontFamily", "borderTopStyle", "borderTopLeftRadius"] as const;
        const due = performance.now() + 2000;
        for (;;) {
          const parts = [...element.querySelectorAll(".window-content, .window-content *")].map((one) => {
            const style = (one.ownerDocument.defaultView as Window).getComputedStyle(one);
            return `${one.localName}.${one.classList.value}: ${names.map((name) => style[name]).join(" ")}`;
          });
          const dress = parts.join("\n");
          if (wanted === null || dress === wanted || performance.now() > due) return dress;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
      function heed(document: Opened, element: HTMLElement): void {
        const marks = ["rgb(1, 2, 3)", "7.5px", "crosshair", "0.53", "glyph"];
        const told = ["color", "background-color", "border-top-color", "margin-top", "padding-top", "text-shadow"];
        const drawn = [...told, "border-top-width", "cursor", "opacity"];
        const check = (one: HTMLElement, names: readonly string[], part?: string): void => {
          const style = getComputedStyle(one, part);
          for (const name of names)
            if (marks.some((mark) => style.getPropertyValue(name).includes(mark)))
              fault(document, `${name} of the host on ${one.localName}.${one.className} ${part ?? ""}`);
        };
        for (const one of element.querySelectorAll<HTMLElement>(`.window-content :is(${styled}, button:disabled)`))
          if (!one.closest("prose-mirror")) check(one, drawn);
        for (const one of element.querySelectorAll<HTMLElement>(".window-content input[type=checkbox]"))
          for (const part of ["::before", "::after"]) check(one, ["content"], part);
      }

      /** A module copies what styles there are by the time it moves a window; some come with the first window of a kind. */
      async function carryStyles(opened: Window): Promise<void> {
        const styles = [...window.document.head.querySelectorAll("link[rel=stylesheet], style")];
        const copies = styles
          .filter((style) => !carried.has(style))
          .map((style) => opened.document.importNode(style, true));
        for (const style of styles) carried.add(style);
        const loaded = copies.map((copy) => new Promise((done) => copy.addEventListener("load", done, { once: true })));
        opened.document.head.append(...copies);
        await Promise.all(loaded);
      }
      function fault({ type }: { type: string }, words: string): void {
        faults.push(`${way} ${type}, ${place}: ${words}`);
      }
      async function look(document: Opened): Promise<void> {
        const { sheet } = document;
        await sheet.render({ force: true, ...(host && { window: { windowId: host.sheet.id } }) });
        const tables = lettersOf(sheet.element);
        const dressed = place !== "beside" || !isActor(document) ? "" : await dressOf(sheet.element, null);
        if (own) await carryStyles(own);
        if (own) own.document.body.append(own.document.adoptNode(sheet.element));
        if (place !== "attached") await sheet.render();
        sheet.setPosition({ left: 0, top: 0 });
        const { element } = sheet;
        if (element.ownerDocument === globalThis.document && place !== "attached") fault(document, "has not moved");
        // A page that a module opens is in quirks mode, where tables inherit nothing.
        if (lettersOf(element) !== tables) fault(document, `tables of ${lettersOf(element)}, not ${tables}`);
        const after = dressed ? (await dressOf(element, dressed)).split("\n") : [];
        const odd = dressed.split("\n").findIndex((part, i) => dressed && part !== after[i]);
        if (odd >= 0) fault(document, `is dressed as ${after[odd]} there, not ${dressed.split("\n")[odd]}`);
        const all = (selector: string): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(selector)];
        for (const editor of all("prose-mirror"))
          if (!/Texte .*1d6/.test(editor.textContent)) fault(document, `no text in ${editor.getAttribute("name")}`);
        if (loud) heed(document, element);
        // Long texts push nothing out of sight: neither the name beside them, nor the frame with what is for screen readers.
        if (all("input[name=name]").some((box) => box.clientWidth < 80)) fault(document, "no room for the name");
        if (place === "attached") sheet.setPosition({ height: 400 });
        if (element.scrollHeight > element.clientHeight + 1) fault(document, "its frame scrolls");
        const { isEditable } = sheet;
        if (isEditable !== (way === "world" || way === "owner")) fault(document, `editable: ${isEditable}`);
        if (!isEditable) {
          for (const box of all(
            ".window-content :is(input, select, textarea, prose-mirror):not(:disabled, [disabled])",
          ))
            fault(document, `open box ${box.getAttribute("name") ?? box.id}`);
          for (const action of looking)
            if (
              all(`[data-action=${action}]`).length > 0 &&
              !all(`[data-action=${action}]`).some((button) => button.matches(":enabled"))
            )
              fault(document, `nothing alive to ${action}`);
          for (const button of all("button:disabled:is([data-action=tab], [data-action=editItem])"))
            fault(document, `dead button ${button.id}`);
          for (const action of acting)
            for (const button of all(`button[data-action=${action}]:enabled`))
              fault(document, `${action} by ${button.id}`);
        }
        const ids = all("[id]").map(({ id }) => id);
        for (const [at, id] of ids.entries()) {
          if (!/^[\w-]+$/.test(id)) fault(document, `no selector finds ${id}`);
          if (ids.indexOf(id) !== at) fault(document, `twice ${id}`);
        }
        for (const button of all(".window-header button"))
          if (button.scrollWidth > button.clientWidth) fault(document, `cut short: ${button.textContent}`);
        for (const tab of all(".tabs [data-action=tab]")) {
          tab.focus();
          if (element.ownerDocument.activeElement !== tab || tab.tabIndex < 0)
            fault(document, `no focus on ${tab.dataset.tab}`);
          for (const key of ["Enter", " "]) {
            if (!tab.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })))
              fault(document, `${tab.dataset.tab} does not hear a key`);
            tab.dispatchEvent(new KeyboardEvent("keyup", { key, bubbles: true })); // nothing is drawn under a held key
          }
          tab.scrollIntoView({ block: "nearest", inline: "nearest" });
          const { x, y, width, height } = tab.getBoundingClientRect();
          if (!tab.contains(element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2)))
            fault(document, `${tab.dataset.tab} is out of reach of the mouse`);
          tab.click();
          const shown = all(`.tab[data-group="${tab.dataset.group}"]`).filter((part) => part.checkVisibility());
          if (!shown.length || shown.some((part) => part.dataset.tab !== tab.dataset.tab))
            fault(document, `tab ${tab.dataset.tab} does not show`);
        }
        if (way === "world") await inspect(document); // what one may not change is drawn of the same parts
        await sheet.close({ animate: false });
      }
      /** All pages of a sheet at once, to play and, where it may be changed, to edit. */
      async function inspect(document: Opened): Promise<void> {
        const { inspect } = globalThis as unknown as Inspector;
        const { sheet } = document;
        const look = async (): Promise<void> => {
          for (const tab of sheet.element.querySelectorAll(".tab[data-group]")) tab.classList.add("active");
          for (const words of await inspect(sheet.element)) fault(document, words);
          // The parts of a body that is drawn are listed beside it.
          for (const one of sheet.element.querySelectorAll<HTMLElement>("[data-action]:not([data-action=zone])"))
            if (one.checkVisibility() && !one.closest("button, a[href], input, select, summary, [tabindex]"))
              fault(document, `no key presses ${one.outerHTML.slice(0, 120)}`);
        };
        await look();
        const turn = () => sheet.element.querySelector<HTMLElement>(".g-mode[data-action=toggleMode]");
        if (!turn()) return;
        turn()?.click();
        while (turn()?.ariaPressed !== "true") await new Promise((resolve) => setTimeout(resolve, 20));
        await look();
      }
    },
    [as, player, LOOKING, ACTING, STYLED, where, types] as const,
  );
}
