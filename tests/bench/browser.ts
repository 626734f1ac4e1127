import { closeBrowser, KEEPER, layTable, type Seat } from "../e2e/support/table.js";
import { finding, inTurns, type Finding } from "./support/rounds.js";

/** Entries of the compendium that is looked through, as many as a table with a few modules has. */
const ENTRIES = 2000;
const ROUNDS = 25;
/** Rounds before that, in which the browser still compiles what it runs. */
const WARM_UP = 5;
/** After this long what has not come never will, in milliseconds. */
const PATIENCE = 15_000;
/** What is looked for: a hundred of the entries have it in their names. */
const QUERY = "numéro 7";

/** The part of Foundry's API that these functions call inside a page, where no type of ours reaches. */
interface Page extends Window {
  game: { packs: { set(id: string, pack: object): void } };
  foundry: {
    applications: {
      api: { ApplicationV2: new (options: object) => Bare };
      instances: { get(id: string): Bare | undefined };
    };
  };
  /** Opens a bare list, filters it and shuts it; answers with the milliseconds of the first two. */
  bare(): Promise<number>;
  /** The same with the browser of compendia. */
  browse(): Promise<number>;
}
interface Bare {
  render(options: object): Promise<unknown>;
  close(options?: object): Promise<unknown>;
  readonly element: HTMLElement;
}

/** Puts a compendium of weapons among the others, and lays out both ways to look through it. */
async function prepare({ page }: Seat): Promise<void> {
  await page.evaluate(
    ([count, query, patience]) => {
      const { game, foundry } = window as unknown as Page;
      const rows = Array.from({ length: count }, (_, i) => ({
        ...{ _id: `bench${String(i).padStart(11, "0")}`, name: `Épée numéro ${i}`, type: "gbWeapon" },
        ...{ img: "systems/gardien/assets/icons/sword.svg", system: { damage: `${1 + (i % 4)}d6`, category: "melee" } },
      }));
      game.packs.set("world.bench", {
        ...{ collection: "world.bench", title: "Bench", visible: true, metadata: { type: "Item" }, folders: [] },
        ...{
          index: rows,
          getIndex: () => Promise.resolve(rows),
          getDocument: () => Promise.resolve(null),
          get: () => null,
        },
      });
      const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
      /** Waits for what is laid out and painted. */
      const painted = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = resolve;
            port2.postMessage(null);
          });
        });
      class BareList extends foundry.applications.api.ApplicationV2 {
        _renderHTML(): string {
          return rows
            .map(
              ({ name, img, system }) =>
                `<li><img src="${img}" alt=""><span>${name}</span><b>${system.damage}</b></li>`,
            )
            .join("");
        }
        _replaceHTML(html: string, content: HTMLElement): void {
          content.innerHTML = `<ol style="overflow:auto;block-size:600px">${html}</ol>`;
        }
      }
      Object.assign(window, {
        bare: async () => {
          const start = performance.now();
          const list = new BareList({ id: "bare-list", window: { title: "" }, position: { width: 1120, height: 720 } });
          await list.render({ force: true });
          await painted();
          const wanted = plain(query);
          for (const row of list.element.querySelectorAll("li")) row.hidden = !plain(row.textContent).includes(wanted);
          await painted();
          const took = performance.now() - start;
          await list.close({ animate: false });
          return took;
        },
        browse: async () => {
          const start = performance.now();
          const listed = () => {
            const said = document.querySelector("#gardien-browser [data-found]")?.textContent ?? "";
            return Number(/\d+$/.exec(said)?.[0] ?? 0);
          };
          const until = async (holds: () => boolean) => {
            while (!holds()) {
              if (performance.now() - start > patience) throw new Error("the browser never came so far");
              await painted();
            }
          };
          document.querySelector<HTMLElement>("[data-gardien-browser]")?.click();
          await until(() => listed() >= count && document.querySelector("#gardien-browser .g-entry") !== null);
          const box = document.querySelector<HTMLInputElement>("#gardien-browser input[type=search]");
          if (!box) throw new Error("no search");
          box.value = query;
          box.dispatchEvent(new Event("input", { bubbles: true }));
          await until(() => document.querySelector("#gardien-browser mark") !== null);
          await painted();
          const took = performance.now() - start;
          await foundry.applications.instances.get("gardien-browser")?.close({ animate: false });
          return took;
        },
      });
    },
    [ENTRIES, QUERY, PATIENCE] as const,
  );
  // Weapons alone are looked through from now on: the browser remembers what kind was open.
  await page.keyboard.press("Shift+K");
  await page.locator("#gardien-browser [data-kind=weapons]").click();
  await page.keyboard.press("Shift+K");
}

/** How much longer the browser of compendia takes to open and to filter than a bare list of as many entries. */
export async function measure(): Promise<Finding[]> {
  const table = await layTable();
  try {
    const keeper = await table.join(KEEPER);
    await prepare(keeper);
    const run = (what: "bare" | "browse") => () =>
      keeper.page.evaluate((job) => (window as unknown as Page)[job](), what);
    const times = await inTurns(ROUNDS, { subject: run("browse"), baseline: run("bare") }, WARM_UP);
    if (keeper.errors.length > 0) throw new Error(`the client reported: ${keeper.errors.join("; ")}`);
    const detail = `to open the browser on ${ENTRIES} entries and filter them / a bare list of them`;
    return [finding("browser", 3, detail, times)];
  } finally {
    await table.close();
    await closeBrowser();
  }
}
