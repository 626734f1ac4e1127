import { viewOf } from "../../foundry/canvas.js";
import { openSheet } from "../../foundry/types/sheets.js";
import { refuse, tell } from "../../text/errors.js";
import { rulesetOf } from "../../rulesets.js";
import { t } from "../../text/i18n.js";
import { nameOf } from "../../world/selected-actors.js";
import { openPage } from "../../rulebook/open.js";
import { PAGE } from "../index/entry.js";
import { importAdventure } from "./adventure.js";
import { putInFight } from "./fight.js";
import { putOnHotbar } from "./hotbar.js";
import { imported } from "./into-world.js";
import { linkInJournal, mayWrite } from "./journal.js";
import { maySetTokens, putOnScene } from "./scene.js";
import { chosenReceiver, giveTo, isMeant, receivers } from "./sheet.js";
import type { Wanted } from "./wanted.js";

/** Where entries go, each with its key. */
export const KEYS = { scene: "s", fight: "c", sheet: "f", world: "a", hotbar: "b", journal: "j", open: "o" } as const;
export type PlaceId = keyof typeof KEYS;

/** A place that is offered for what is wanted. */
export interface Place {
  readonly id: PlaceId | "give" | "install" | "copy" | "print";
  readonly label: string;
  readonly key: string;
}

/** What is offered for entries: the act that Enter does, and the others. */
export interface Offered {
  readonly primary: Place | null;
  readonly others: readonly Place[];
}

const place = (id: PlaceId): Place => ({ id, label: t(`GARDIEN.BROWSER.to.${id}`), key: KEYS[id].toUpperCase() });

/** The places that this user may send entries to. */
export function offeredFor(wanted: readonly Wanted[], ruleset: string): Offered {
  const all = (document: string) =>
    wanted.length > 0 && wanted.every(({ entry }) => entry.document === document && entry.uuid !== "");
  const known = wanted.length > 0 && wanted.every(({ entry }) => entry.uuid !== "");
  const mayImport = game.user.can("ACTOR_CREATE");
  const actors = all("Actor");
  const scene = actors && mayImport && maySetTokens() && viewOf() !== null;
  const people = all("Item") ? receivers(ruleset) : [];
  const [first] = people;
  const give =
    first && isMeant(first)
      ? { id: "give" as const, label: t("GARDIEN.BROWSER.to.give", { actor: nameOf(first) }), key: "" }
      : null;
  const install =
    known && all("Adventure") && wanted.length === 1 && game.user.isGM
      ? { id: "install" as const, label: t("GARDIEN.BROWSER.to.install"), key: "" }
      : null;
  const others = [
    ...(scene && game.user.isGM ? [place("fight")] : []),
    ...(people.length > 0 ? [place("sheet")] : []),
    ...(actors && mayImport ? [place("world")] : []),
    ...(known ? [place("hotbar")] : []),
    ...(known && mayWrite() ? [place("journal")] : []),
    ...(known && wanted.length === 1 ? [place("open")] : []),
    ...(actors && wanted.length > 1 && hasBlocks(wanted)
      ? BLOCKS.map((id) => ({ id, label: t(`GARDIEN.BLOCK.${id}All`), key: "" }))
      : []),
  ];
  return { primary: scene ? place("scene") : (give ?? install), others };
}

const BLOCKS = ["copy", "print"] as const;

/** Whether the rulesets of all of these write blocks. */
function hasBlocks(wanted: readonly Wanted[]): boolean {
  return wanted.every(({ entry }) => rulesetOf(entry.type)?.blocks !== undefined);
}

/** Sends entries to a place. */
export async function send(to: Place["id"], wanted: readonly Wanted[], ruleset: string): Promise<void> {
  switch (to) {
    case "scene":
      return putOnScene(wanted);
    case "fight":
      return putInFight(wanted);
    case "install":
      return importAdventure(wanted);
    case "give":
    case "sheet":
      return give(to, wanted, ruleset);
    case "world":
      return bringIn(wanted);
    case "hotbar":
      return putOnHotbar(wanted);
    case "journal":
      return linkInJournal(wanted);
    case "open":
      return open(wanted);
    case "copy":
    case "print":
      return takeBlocks(to, wanted);
  }
}

async function give(to: "give" | "sheet", wanted: readonly Wanted[], ruleset: string): Promise<void> {
  const people = receivers(ruleset);
  const [first] = people;
  if (!first) refuse("GARDIEN.BROWSER.mayNot.nobody");
  const actor = to === "give" ? first : first && (await chosenReceiver(people));
  if (actor) await giveTo(actor, wanted);
}

async function bringIn(wanted: readonly Wanted[]): Promise<void> {
  const names: string[] = [];
  for (const { entry } of wanted) {
    const actor = await imported(entry);
    if (actor) names.push(actor.name);
  }
  if (names.length > 0) tell("GARDIEN.BROWSER.done.world", { names: names.join(", ") });
}

/** Takes the blocks of actors along, as text or on paper. */
async function takeBlocks(to: (typeof BLOCKS)[number], wanted: readonly Wanted[]): Promise<void> {
  const found = await Promise.all(wanted.map(async ({ entry }) => (await fromUuid(entry.uuid)) as Actor | null));
  const actors = found.flatMap((actor) => actor ?? []);
  const { copyBlocks, printBlocks } = await import("../../convert/blocks/copy.js");
  await (to === "copy" ? copyBlocks(actors) : printBlocks(actors, document));
}

async function open([first]: readonly Wanted[]): Promise<void> {
  if (first?.entry.document === PAGE) return openPage(first.entry.uuid);
  const document: unknown = first && (await fromUuid(first.entry.uuid));
  if (document) await openSheet(document as { readonly sheet: unknown });
  else refuse("GARDIEN.BROWSER.mayNot.gone", { name: first?.entry.name ?? "" });
}
