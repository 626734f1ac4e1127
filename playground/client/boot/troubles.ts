import type { PackageProblem } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";
import { Hooks } from "../hooks/index.js";
import type { Package } from "./packages.js";

interface Trouble {
  /** What stands after `PLAYGROUND.Packages.`. */
  key: string;
  data: { name: string; detail: string };
}

/** What goes wrong in packages: into the console at once, and to the keeper in words, once there is a place for them. */
export class Troubles {
  #waiting: Trouble[] | null = [];
  readonly #told = new Set<string>();

  constructor(private readonly packages: readonly Package[]) {}

  /** Listens for what the scripts of packages throw, in their hooks and outside of them. */
  watch(): void {
    addEventListener("error", ({ error, filename, message }) => this.#thrown(error ?? message, String(filename)));
    addEventListener("unhandledrejection", ({ reason }) => this.#thrown(reason));
    Hooks.on("error", (_location: string, error: unknown, { hook }: Data = {}) => {
      if (typeof hook === "string") this.#thrown(error, "", hook);
    });
  }

  /** What the server found before anybody came. */
  found(problems: readonly PackageProblem[]): void {
    for (const { code, package: name, detail } of problems) {
      // What nothing comes of is for whoever makes the module.
      if (code === "recommended") console.info(`Module ${name} recommends ${detail}, which is not there`);
      else if (code === "folder") console.info(`Module ${name} lies in a folder of another name: ${detail}`);
      else this.#add({ key: code, data: { name, detail } }, `Module ${name}: ${code} (${detail})`);
    }
  }

  /** A file that could not be loaded. */
  failed({ id, type }: Package, path: string): void {
    this.#add({ key: "file", data: { name: id, detail: path } }, `${type} ${id}: ${path} could not be loaded`);
  }

  /** Takes a step of the table's start; where packages make it fail that is told, and the next one is taken all the same. */
  async attempt(name: string, step: () => void | Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      console.error(`${name} failed`, error);
      this.#add({ key: "step", data: { name, detail: messageOf(error) } });
    }
  }

  /** Tells the keeper what has waited; from now on what modules do wrong is told at once, and once. */
  tell(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    const words = [...new Set(waiting.map(say))];
    for (const word of words) this.#told.add(word);
    if (words.length > 0 && game.user?.isGM)
      ui.notifications.warn(words.join("\n"), { clean: false, permanent: true, console: false });
  }

  /** Keeps a word for the keeper. The console has what is `logged`; nothing, where it has it already. */
  #add(trouble: Trouble, logged?: string): void {
    if (logged) console.error(logged);
    if (this.#waiting) {
      this.#waiting.push(trouble);
      return;
    }
    const word = say(trouble);
    if (this.#told.has(word)) return;
    this.#told.add(word);
    if (game.user?.isGM) ui.notifications.warn(word, { clean: false, console: false });
  }

  #thrown(error: unknown, file = "", hook = ""): void {
    const owner = this.#ownerOf(`${file}\n${error instanceof Error ? error.stack : ""}`);
    if (!owner || (owner.type === "system" && !this.#waiting)) return; // a system says itself what fails once it plays
    const detail = messageOf(error);
    this.#add(
      hook === ""
        ? { key: "script", data: { name: owner.id, detail } }
        : { key: "hook", data: { name: owner.id, detail: `${hook}: ${detail}` } },
    );
  }

  /** The package whose file an error came from, by the addresses in its trace. */
  #ownerOf(trace: string): Package | undefined {
    const [, type, id] = /\/(module|system)s\/([\w-]+)\//.exec(trace) ?? [];
    return this.packages.find((pack) => pack.type === type && pack.id === id);
  }
}

const say = ({ key, data }: Trouble): string => game.i18n.format(`PLAYGROUND.Packages.${key}`, data);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
