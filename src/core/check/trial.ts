import { type Ground, newToken } from "../foundry/tokens.js";
import { createIn } from "../foundry/write.js";
import { record, text } from "../shape/shape.js";
import type { Ruleset } from "../ruleset.js";
import type { TrialPeople } from "./trial-people.js";
import { t } from "../text/i18n.js";
import { listen, unlisten } from "../foundry/types/hooks.js";
import { NotTried } from "./check.js";
import { classOf, KINDS, type Kind, type Made } from "./foundry.js";
import { clearAway, idsIn, isTrials, leftIn, runOf, type Leftovers } from "./leftovers.js";
import { settleJobs } from "./settle.js";
import { until } from "./waiting.js";

/** Where tokens of the trial stand: squares of its scene, in pixels, and how many of them a row has; an even number. */
const SIDE = 100;
const ROW = 10;

/** What a run measured, in milliseconds. */
export type Speeds = Partial<Record<"card" | "sheet" | "undo" | "round", number>>;

/** Somebody of the trial: the actor, with a token of theirs. */
export interface Somebody {
  readonly actor: Actor;
  readonly token: TokenDocument;
}

interface Guarded {
  readonly whisper: readonly string[];
  updateSource(change: object): void;
}

/**
 * Where checks play: a scene that is never shown, folders, and what is made in them. All of it carries the id of the run,
 * so that it is found again after a crash. Messages about it go to the keeper who checks, without a sound; what would
 * have told others is noted.
 */
export class Trial {
  readonly id = foundry.utils.randomID();
  readonly speeds: Speeds = {};
  /** The kinds of those messages that somebody else would have read. */
  readonly leaks: string[] = [];
  /** How much was made, and how much of it is gone again. */
  made = 0;
  #shut = false;
  cleared = 0;
  readonly #people: (ruleset: string) => TrialPeople | undefined;
  readonly #folders = new Map<string, Made>();
  readonly #hooks: { readonly name: string; readonly id: number }[] = [];
  /** Ids of what was made and is there. */
  readonly #known = new Set<string>();
  #scene: Made | undefined;
  #places = 0;

  /** @param people who is made for the trial of a ruleset */
  constructor(people: (ruleset: string) => TrialPeople | undefined) {
    this.#people = people;
    this.#hear("preCreateChatMessage", (message: ChatMessage, data: object) => this.#guard(message, data));
    for (const kind of KINDS) {
      this.#hear(`create${kind}`, (one: Made) => this.#note(one));
      this.#hear(`delete${kind}`, ({ id }: Made) => (this.cleared += this.#known.delete(id) ? 1 : 0));
    }
    for (const hook of ["combatTurn", "combatRound"]) this.#hear(hook, holdTime);
  }

  #hear(name: string, fn: (...args: never[]) => unknown): void {
    this.#hooks.push({ name, id: listen(name, fn) });
  }

  /** Marks the world as being checked: whoever looks finds the folder, and what it says. */
  async begin(mark: unknown = this.id): Promise<Made> {
    return this.folder("Actor", mark);
  }

  /** The folder of the trial for a kind of document; made when it is first asked for. */
  async folder(type: "Actor" | "Item" | "Scene", mark: unknown = this.id): Promise<Made> {
    const known = this.#folders.get(type);
    if (known) return known;
    const made = await this.make("Folder", { type, name: t("GARDIEN.CHECK.folder"), sorting: "m" }, mark);
    this.#folders.set(type, made);
    return made;
  }

  /** What a message says that belongs to the trial, where nobody of it says so. */
  get marked(): object {
    return { flags: { gardien: { check: this.id } } };
  }

  /** Makes a document that belongs to the trial. */
  async make(kind: Kind, data: object, mark: unknown = this.id): Promise<Made> {
    if (this.#shut) throw new NotTried("stopped");
    const made = await classOf(kind).create({ ...data, flags: { gardien: { check: mark } } });
    if (!made) throw new Error(`no ${kind} was made`);
    return made;
  }

  /** The scene of the trial: nobody is shown it. */
  async scene(): Promise<Made> {
    this.#scene ??= await this.make("Scene", {
      ...{ name: t("GARDIEN.CHECK.folder"), folder: (await this.folder("Scene")).id },
      ...{ active: false, navigation: false, ownership: { default: 0 } },
      ...{ width: 2000, height: 2000, padding: 0, grid: { type: 1, size: SIDE, distance: 1, units: "m" } },
      tokenVision: false,
    });
    return this.#scene;
  }

  /** Makes an actor of a type; `more` is what it starts with. */
  async actor(type: string, more: object = {}): Promise<Actor> {
    const folder = (await this.folder("Actor")).id;
    const name = t("GARDIEN.CHECK.somebody", { number: this.made + 1 });
    const made = await this.make("Actor", { name, ...more, type, folder, ownership: { default: 0 } });
    return made as Actor;
  }

  /** Makes an item of a type, likewise. */
  async item(type: string, more: object = {}): Promise<Item> {
    const folder = (await this.folder("Item")).id;
    const name = t("GARDIEN.CHECK.something", { number: this.made + 1 });
    const made = await this.make("Item", { name, ...more, type, folder, ownership: { default: 0 } });
    return made as Item;
  }

  /** Puts a token of an actor on the scene of the trial. */
  async token(actor: Actor, linked: boolean): Promise<TokenDocument> {
    const scene = await this.scene();
    const place = this.#places++;
    const token = await newToken(actor, {
      ...{ x: (place % ROW) * SIDE, y: Math.floor(place / ROW) * SIDE },
      ...{ actorLink: linked, hidden: true },
    });
    const [made] = await (scene as object as Ground).createEmbeddedDocuments("Token", [token.toObject()]);
    if (!made) throw new Error("no token was made");
    return made;
  }

  /** Two people of a ruleset who can fight: one attacks with a weapon, the other is struck. */
  async pair(ruleset: Ruleset, linked = true): Promise<{ attacker: Somebody; target: Somebody; weapon: Item }> {
    const people = this.#people(ruleset.id);
    if (!people) throw new NotTried("nothing");
    this.#places += this.#places % 2; // side by side: no end of a row between them
    const attacker = await this.#somebody(people.attacker, true);
    const target = await this.#somebody(people.target, linked);
    const weapon = attacker.actor.items.get(people.weapon);
    if (!weapon) throw new Error(`${people.attacker} has no ${people.weapon}`);
    return { attacker, target, weapon };
  }

  /** What the trial of a ruleset says besides who is in it. */
  peopleOf(ruleset: Ruleset): TrialPeople {
    const people = this.#people(ruleset.id);
    if (!people) throw new NotTried("nothing");
    return people;
  }

  async #somebody(uuid: string, linked: boolean): Promise<Somebody> {
    const source = (await fromUuid(uuid)) as Made | null;
    if (!source) throw new NotTried("noPack");
    const { name: _name, _id, folder: _folder, ...data } = source.toObject();
    const made = await this.actor(source.type ?? "", data);
    const token = await this.token(made, linked);
    const actor = linked ? made : token.actor;
    if (!actor) throw new Error("a token has no actor");
    return { actor, token };
  }

  /** Begins a fight on the scene of the trial; it is nobody's active one, and those in it are hidden. */
  async fight(tokens: readonly TokenDocument[], hidden = true): Promise<Combat> {
    const scene = await this.scene();
    const combat = await this.make("Combat", { scene: scene.id, active: false });
    const fight = combat as Combat;
    const fighters = tokens.map((token) => ({
      ...{ tokenId: token.id, sceneId: scene.id, actorId: baseOf(token), hidden },
    }));
    await createIn(fight, "Combatant", fighters);
    return fight;
  }

  /** Opens the window of a document where nobody sees it, and closes it once it was looked at. */
  async look<T>(document: { readonly sheet: unknown }, act: (sheet: Sheet) => Promise<T> | T): Promise<T> {
    const sheet = document.sheet as Sheet;
    const veil = veiled(sheet.id);
    try {
      await sheet.render({ force: true });
      await until("the window", () => sheet.rendered && sheet.element?.isConnected);
      return await act(sheet);
    } finally {
      await sheet.close({ animate: false });
      veil.remove();
    }
  }

  /** Whatever of it is in the world now. */
  left(): Leftovers {
    return leftIn([this.id]);
  }

  /** Makes nothing more from now on. */
  shut(): void {
    this.#shut = true;
  }

  /** Throws away all that was made. */
  async clear(): Promise<void> {
    this.shut();
    try {
      await settleJobs(this.left());
    } finally {
      await this.#clearAway();
    }
  }

  async #clearAway(): Promise<void> {
    try {
      await clearAway(() => this.left());
    } finally {
      for (const { name, id } of this.#hooks.splice(0)) unlisten(name, id);
    }
  }

  /** Keeps a message of the trial from all but the keeper who checks. */
  #guard(message: ChatMessage, data: object): void {
    if (!isTrials(message, idsIn([this.id]))) return;
    const told = message as Guarded;
    if (told.whisper.length === 0) this.leaks.push(keyOf(data));
    const mine = told.whisper.length === 0 ? { whisper: [game.userId ?? ""] } : {};
    told.updateSource({ ...mine, sound: null, flags: { gardien: { check: this.id } } });
  }

  #note(one: Made): void {
    const own = runOf(one) === this.id;
    const told = !own && one.documentName === "ChatMessage" && isTrials(one as ChatMessage, idsIn([this.id]));
    if (!own && !told) return;
    this.#known.add(one.id);
    this.made += 1;
  }
}

type Sheet = import("./foundry.js").Opened;

/** The id of the actor of the directory that a token stands for. */
export function baseOf(token: TokenDocument): string {
  return String((token as unknown as { readonly actorId: string | null }).actorId);
}

const KIND = record({ type: text });

/** What a message that would have been told is of. */
function keyOf(data: object): string {
  return KIND.read(data).type || "base";
}

/** A fight of the trial moves no clock of the world. */
function holdTime(combat: Combat, _change: object, options: Record<string, unknown>): void {
  if (runOf(combat as Made) === "") return;
  Reflect.deleteProperty(options, "advanceTime");
  Reflect.deleteProperty(options, "worldTime");
}

/** Keeps a window out of sight: it is there for scripts, and in nobody's way. */
function veiled(id: string): HTMLStyleElement {
  const style = document.createElement("style");
  style.textContent = `#${CSS.escape(id)} { opacity: 0 !important; pointer-events: none !important; }`;
  document.head.append(style);
  return style;
}
