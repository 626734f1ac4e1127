import "../rulesets.js";
import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { noteSaid } from "../../../src/core/play/messages/as-sent.js";
import { consider } from "../../../src/core/play/arbiter/arbiter.js";
import { references, verdictOf } from "../../../src/core/play/messages/messages.js";
import { verdictOn } from "../../../src/core/play/messages/verdict-on.js";
import type { VerdictRecord } from "../../../src/core/play/messages/verdict-on.js";
import { loadAttacks } from "../../../src/core/play/loaded/attacks.js";
import { perform } from "../../../src/core/play/arbiter/handle-request.js";
import type { Wish } from "../../../src/core/play/arbiter/rights.js";
import { MESSAGE_MODELS } from "../../../src/core/play/messages/models.js";
import type { Verdict } from "../../../src/core/play/record/verdict.js";
import { CORE_SETTINGS, type SettingDefinition } from "../../../src/core/settings/settings.js";
import { announce, listen } from "../../../src/core/foundry/types/hooks.js";
import { gb } from "../../../src/rulesets/gb/index.js";
import { begun, settled } from "./settled.js";

export { settled };

export type Data = Record<string, unknown>;

/** At the table it is fetched while the first card is drawn; here nothing is drawn, and nobody waits for the disk. */
await loadAttacks("gb");

interface Backend {
  request(request: Data): Promise<{ result: Data[] }>;
}

export interface Configuration {
  readonly Actor: Data;
  readonly Item: Data;
  readonly ChatMessage: Data;
  readonly Dice: Data;
}

interface TableOptions {
  readonly generation: 13 | 14;
  readonly documentTypes: object;
  readonly config: (config: Configuration) => void;
}

/** The playground's client, whose own types would contradict those of the system: loaded by name, typed as used here. */
const load = async (path: string): Promise<unknown> => import(/* @vite-ignore */ path);
const { ChatMessage, documentClasses } = (await load("../../../playground/client/documents/index.js")) as {
  ChatMessage: new (source: Data) => ChatMessage;
  documentClasses: { Token: unknown };
};
const { database } = (await load("../../../playground/client/database/index.js")) as { database: { backend: Backend } };
const { id, setTable } = (await load("../../unit/playground/documents/table.js")) as {
  id(letter: string): string;
  setTable(world: object, options: TableOptions): void;
};

export const KEEPER = id("K");
export const PLAYER = id("P");
export const RIVAL = id("R");
export const HERO = `Actor.${id("h")}`;
export const BEAST = `Actor.${id("b")}`;
export const GUN = `${HERO}.Item.${id("g")}`;

const user = (_id: string, role: number): Data => ({ _id, name: `User ${_id[0]}`, role });
const gun = {
  _id: id("g"),
  name: "Revolver",
  type: "gbWeapon",
  system: { category: "handgun", ability: "dex" },
  _stats: { createdTime: 0, modifiedTime: 0 },
};
const jacket = { _id: id("j"), name: "Veste", type: "gbArmor", system: {} };
const { documentTypes, initiative } = JSON.parse(readFileSync("system.json", "utf8")) as {
  documentTypes: Data;
  initiative: unknown;
};

/** Players know of somebody: they may strike them though no token of theirs is seen. */
const KNOWN = { default: 1 };

/** Actors of a table: a player's hero with a gun and a jacket, and the keeper's beast. */
const actors: Data[] = [
  { _id: id("h"), name: "Ada", type: "gbInvestigator", items: [gun, jacket], ownership: { default: 0, [PLAYER]: 3 } },
  { _id: id("b"), name: "Bête", type: "gbCreature", system: { hp: { max: 40 }, pv: { value: 20 }, pf: { value: 20 } } },
].map((actor) => ({ ownership: KNOWN, ...actor, prototypeToken: { actorLink: true } }));

/** Everybody reads what is thrown, as in a new world, in 13 and in 14; whoever is keeper is arbiter. */
export const PUBLIC: readonly (readonly [string, unknown])[] = [
  ["arbiters", ""],
  ["rollMode", "publicroll"],
  ["messageMode", "public"],
];

interface Seats {
  readonly settings: Map<string, unknown>;
  /** Texts of the errors and warnings shown. */
  readonly told: string[];
}

/** Who sits at a table that plays by other rules, and the types of document they need. */
interface Company {
  readonly actors: readonly Data[];
  readonly documentTypes: Data;
  readonly combats?: readonly Data[];
  readonly generation?: 13 | 14;
  /** What settings say from the beginning, besides those of core and gb: nobody is told of them one by one. */
  readonly settings?: Iterable<readonly [string, unknown]>;
}

/** What these settings say in a new world. */
export const asNew = (definitions: readonly SettingDefinition[]): [string, unknown][] =>
  definitions.map(({ key, initial }) => [key, initial]);

/** Sets a setting, and tells those who read it, as Foundry does. */
function telling(settings: Map<string, unknown>): typeof settings.set {
  const set = settings.set.bind(settings);
  return (key, value) => {
    set(key, value);
    announce("gardien.settingChanged", key);
    return settings;
  };
}

/**
 * Sits down as the keeper, at a table whose log holds `messages`; settings are the book's main text, and wounds are
 * written at once, as such a table may choose.
 */
export function sitDown(
  messages: readonly Data[] = [],
  more: (config: Configuration) => void = () => {},
  company: Company = { actors, documentTypes },
): Seats {
  const settings = new Map([
    ...asNew([...CORE_SETTINGS, ...gb.settings]),
    ["automation", "auto"],
    ...(company.settings ?? []),
  ]);
  const told: string[] = [];
  setTable(
    {
      users: [user(KEEPER, 4), user(PLAYER, 1), user(RIVAL, 1)],
      actors: [...company.actors],
      messages: [...messages],
      combats: [...(company.combats ?? [])],
    },
    {
      generation: company.generation ?? 13,
      documentTypes: company.documentTypes,
      config: (config) => {
        configure(config);
        more(config);
      },
    },
  );
  Object.assign(foundry.documents, { TokenDocument: documentClasses.Token });
  const table = game as unknown as Data;
  table.system = { ...(table.system as Data), initiative };
  const overrides = "prototypeTokenOverrides";
  settings.set(overrides, { base: {} });
  table.settings = {
    settings: new Map([[`core.${overrides}`, {}]]),
    get: (_space: string, key: string) => settings.get(key),
    set: (_space: string, key: string, value: unknown) => Promise.resolve(settings.set(key, value)),
  };
  table.time = { worldTime: 0 };
  settings.set = telling(settings);
  const hear = (text: string) => told.push(text);
  vi.stubGlobal("ui", { notifications: { info: hear, warn: hear, error: hear } });
  vi.stubGlobal("ChatMessage", ChatMessage);
  for (const message of game.messages) references.add(message);
  if (!following) listen("createChatMessage", (message: ChatMessage) => references.add(message));
  following = true;
  signMessages();
  for (const actor of game.actors) (actor as unknown as { reset(): void }).reset(); // by these settings
  return { settings, told };
}

let following = false;

function configure(config: Configuration): void {
  const models = (kinds: typeof gb.actors | typeof gb.items) =>
    Object.fromEntries(Object.entries(kinds).map(([type, { model }]) => [type, model]));
  config.Actor.dataModels = models(gb.actors);
  config.Item.dataModels = models(gb.items);
  config.ChatMessage.dataModels = MESSAGE_MODELS;
  config.Dice.rolls = [Roll, ...gb.rolls];
}

/** The server signs every message. */
function signMessages(): void {
  const { backend } = database;
  database.backend = {
    request: async (request) => {
      const response = await begun(backend.request(request));
      if (request.type === "ChatMessage" && request.action === "create") {
        for (const source of response.result as Data[]) source.author = (game as unknown as Data).userId;
      }
      return response;
    },
  };
}

/** A roll of the hero's gun as a message carries it: the attack and its location, total as the dice have it. */
export function rolls(d20 = 15, d100 = 50): string[] {
  return [roll("GbAttackRoll", 20, d20), roll("HitLocationRoll", 100, d100)];
}

export function roll(name: string, faces: number, result: number, more: Data = {}): string {
  const die = { class: "Die", number: 1, faces, modifiers: [], results: [{ result, active: true }], evaluated: true };
  return JSON.stringify({
    ...{ class: name, options: {}, dice: [], formula: `1d${faces}`, terms: [die], total: result, evaluated: true },
    ...more,
  });
}

let serial = 0;

/** A message that somebody else's client sent, as the server stored it. */
export function sent(type: string, author: string, data: unknown, { rolls: dice, ...more }: Data = {}): Data {
  serial += 1;
  const fallen = (dice ?? []) as readonly unknown[];
  return {
    _id: `msg${String(serial).padStart(13, "0")}`,
    type,
    author,
    timestamp: serial,
    system: { version: 1, data },
    _stats: { createdTime: serial, modifiedTime: serial },
    ...(dice !== undefined && { rolls: fallen.map((roll, i) => (i === 0 ? thrownFor(data, roll) : roll)) }),
    ...more,
  };
}

/** A stored roll with the note of what it was thrown for; what cannot be read stays as it is. */
function thrownFor(data: unknown, roll: unknown): unknown {
  if (typeof roll !== "string") return roll;
  const source = JSON.parse(roll) as { options?: Record<string, unknown> };
  source.options ??= {};
  noteSaid(data, [source] as never);
  return JSON.stringify(source);
}

/** A message that somebody sent comes in at the arbiter's, who does what it asks. */
export async function comes(source: Data): Promise<void> {
  const collection = game.messages as unknown as { set(id: string, message: unknown): void };
  const message = new ChatMessage(source);
  collection.set(String(source["_id"]), message);
  references.add(message);
  consider(message);
  await settled();
}

/** What came of a deed that the keeper's window judged before, as it stands in the log. */
export function judgedBefore(deed: string, outcome: Data): void {
  const choices = { id: deed, choices: {}, clock: false, time: 0, rolls: [0], about: null, joined: [] };
  const targets = [{ stage: "resolved", outcome }];
  const subject = sent("deed", PLAYER, {});
  const told = { subject: subject["_id"], kind: "deed", standing: "judged", deed: choices, targets };
  for (const source of [subject, sent("verdict", KEEPER, told)]) {
    const message = new ChatMessage(source);
    (game.messages as unknown as Map<unknown, ChatMessage>).set(source["_id"], message);
    references.add(message);
  }
}

/** What the hero's player means: one shot at the beast, as the rules have it. */
export function intent(more: Data = {}): Data {
  return {
    ruleset: "gb",
    attacker: { actor: HERO, token: null, name: "Ada", img: "" },
    weapon: { uuid: GUN, name: "Revolver", img: "" },
    choices: {},
    targets: [target()],
    costs: [],
    combat: null,
    ...more,
  };
}

export function target(more: Data = {}): Data {
  return {
    actor: BEAST,
    token: null,
    name: "Bête",
    img: "",
    distance: { metres: null, from: "none" },
    lines: [],
    ...more,
  };
}

/** The verdicts of the log, in order. */
export function verdicts(): Verdict[] {
  return game.messages.contents.flatMap((message) => verdictOf(message) ?? []);
}

/** The verdict on a message of the log; there must be one. */
export function recordOn({ _id }: { readonly _id?: unknown }): VerdictRecord {
  const record = verdictOn(String(_id));
  if (!record) throw new Error("there is no verdict");
  return record;
}

/** What the keeper, or the user of an id, does on the card of a message, as the arbiter hears it. */
export async function onCard(
  subject: { readonly _id?: unknown },
  wish: Partial<Wish> & Pick<Wish, "action">,
  user = KEEPER,
): Promise<void> {
  const asker = { id: foundry.utils.randomID(), user: game.users.get(user) as User };
  await perform(recordOn(subject).message, { target: -1, override: {}, retarget: null, ...wish }, asker);
  await settled();
}
