import { openConversion } from "../convert/start.js";
import { openCreation } from "../creation/start.js";
import { deedChoices, startDeed } from "../deed/start.js";
import { openSheet } from "../foundry/types/sheets.js";
import { write } from "../foundry/write.js";
import { verdictOn } from "../play/messages/verdict-on.js";
import { jumpTo } from "../questions/jump.js";
import { actorAt } from "../world/world.js";
import { openInquiry } from "./asking/answer.js";
import { advance } from "./advance.js";
import { askNote } from "./ask-note.js";
import { copyUnder, keepFrom, strengthenBy } from "./encounters/commands.js";
import { encounterById, openEncounter } from "./encounters/encounters.js";
import { placeEncounter, showEncounter } from "./encounters/placing.js";
import type { KeeperAct, KeeperSection } from "./contract.js";
import { handOver } from "./hand-over.js";
import { removeNote } from "./notes.js";
import { writeRecap } from "./recap.js";
import { beginSession, endSession, strikeLine } from "./session.js";
import type { TableState } from "./table-state.js";
import { WHOM_TICKED, whomOf } from "./asking/whom.js";
import { rollOn } from "./tables.js";

/** The parts of the screen, each of which is drawn by itself. */
export type Part = "time" | "people" | "side";

/** What a button of the screen does; the answer names what is to be drawn anew: what changes the world draws by itself. */
type Command = (
  state: TableState,
  target: HTMLElement,
  event: Event,
) => readonly Part[] | Promise<void | readonly Part[]>;

const TICKED: readonly Part[] = ["people", "side"];
const ALL: readonly Part[] = ["time", "people", "side"];

/** Returns the actor whose row holds an element. */
export function actorIn(target: HTMLElement): Actor | null {
  return actorAt(target.closest<HTMLElement>("[data-uuid]")?.dataset["uuid"] ?? null);
}

/** Returns what is a ruleset's own and holds an element. */
export function sectionIn(state: TableState, target: HTMLElement): KeeperSection | undefined {
  const id = target.closest<HTMLElement>("[data-section]")?.dataset["section"];
  return state.sections.find((section) => section.id === id);
}

/** The tokens selected, else those of the scene in view whom no player owns. */
function adversaries(): readonly TokenDocument[] {
  const selected = canvas.ready ? (canvas.tokens?.controlled ?? []).map(({ document }) => document) : [];
  const placed = [...(game.scenes.viewed?.tokens ?? [])].filter(({ actor }) => actor && !actor.hasPlayerOwner);
  return selected.length > 0 ? selected : placed;
}

/** Takes what is chosen of a hand-over. */
export function choseInHand({ hand }: TableState, { dataset, value, valueAsNumber }: HTMLInputElement): void {
  const { hand: what } = dataset;
  if (what === "count") hand.count = Number.isInteger(valueAsNumber) ? Math.max(1, valueAsNumber) : 1;
  else if (what === "from" || what === "to" || what === "thing") hand[what] = value;
}

const uuidsOf = (people: readonly { readonly actor: Actor }[]) => people.map(({ actor }) => actor.uuid);

/** Begins a deed for those who are ticked and to whom it can be done; where there are none, for the group. */
async function act({ part, meant }: TableState, target: HTMLElement, event: Event): Promise<void> {
  const { begins = [], ends = [] } = part?.session ?? {};
  const acts: readonly KeeperAct[] = [...(part?.acts ?? []), ...(part?.asks ?? []), ...begins, ...ends];
  const chosen = acts.find(({ id }) => id === target.dataset["act"]);
  if (!chosen) return;
  const { deed, choices = {}, fits = () => true } = chosen;
  const ticked = meant.ticked.filter((actor) => fits(actor));
  const people = ticked.length > 0 ? ticked : meant.group.filter((actor) => fits(actor));
  if (people.length > 0) await startDeed(deed, people, choices, { event });
}

/** What the buttons of the screen do, by the `data-action` of each. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  /** New adversaries out of what a keeper has in another text. */
  pasteBlock: () => openConversion(null),
  ruleset: (state, { dataset }) => {
    state.ruleset = dataset["ruleset"] ?? "";
    return ALL;
  },
  tick: ({ ticks }, target) => {
    const actor = actorIn(target);
    if (actor) ticks.toggle(actor.uuid);
    return TICKED;
  },
  tickAll: ({ ticks, group }) => {
    ticks.toggleAll(uuidsOf(group));
    return TICKED;
  },
  /** Those whose tokens are selected, and nobody else. */
  tickSelected: ({ ticks, everybody }) => {
    const selected = canvas.ready ? (canvas.tokens?.controlled ?? []).flatMap(({ actor }) => actor?.uuid ?? []) : [];
    ticks.only(selected, uuidsOf(everybody));
    return TICKED;
  },
  /** Those whom a word names, and nobody else: the group, all adversaries. */
  tickWhom: (state, { dataset }) => {
    const named = WHOM_TICKED.find((one) => one === dataset["whom"]);
    if (named) {
      const uuids = whomOf(state, named).map(({ uuid }) => uuid);
      state.ticks.only(uuids, uuidsOf(state.everybody));
    }
    return TICKED;
  },
  tickCrowd: ({ ticks, crowds }, { dataset }) => {
    ticks.toggleAll(uuidsOf(crowds.find(({ id }) => id === dataset["crowd"])?.people ?? []));
    return TICKED;
  },
  fold: ({ folded }, { dataset }) => {
    const { crowd = "" } = dataset;
    if (!folded.delete(crowd)) folded.add(crowd);
    return ["people"];
  },
  /** Points are crossed up to the box that is pressed. */
  setVital: async (_state, target) => {
    const { path, value } = target.dataset;
    const actor = actorIn(target);
    if (actor && path !== undefined) await write(actor, { [path]: Number(value) });
  },
  sheet: (_state, target) => openSheet(actorIn(target)),
  jump: async (_state, { dataset }) => {
    const { inquiry = "" } = dataset;
    if (inquiry) {
      await openInquiry(inquiry);
      return;
    }
    const made = dataset["actor"] ? actorAt(dataset["actor"]) : null;
    const asked = "plea" in dataset ? verdictOn(dataset["message"] ?? "") : undefined;
    if (asked) await (await import("../undo/plea-answer.js")).PleaAnswer.open(asked.message);
    else if (made) await openCreation(made);
    else await jumpTo(dataset["message"] ?? "");
  },
  act,
  avert: async (_state, target, event) => {
    const { deed, choices } = target.dataset;
    const actor = actorIn(target);
    if (actor && deed !== undefined) await startDeed(deed, [actor], deedChoices(choices), { event });
  },
  advance: (_state, { dataset }) => advance(Number(dataset["seconds"])),
  addNote: () => askNote(),
  removeNote: (_state, { dataset }) => removeNote(dataset["note"] ?? ""),
  openTable: (state, { dataset }) => {
    const { table = null } = dataset;
    state.openTable = state.openTable === table ? null : table;
    return ["side"];
  },
  rollTable: (_state, { dataset }) => rollOn(dataset["table"] ?? ""),
  hand: ({ hand }) => {
    hand.open = !hand.open;
    return ["people"];
  },
  handOver: async ({ hand }) => {
    const [from, to] = [actorAt(hand.from), actorAt(hand.to)];
    const { thing, count } = hand;
    if (from && to) await handOver({ from, to, thing, count });
    hand.count = 1;
  },
  keepEncounter: () => keepFrom(adversaries()),
  /** The blocks of an encounter, else of the tokens that are meant; what that needs is fetched. */
  copyBlocks: async (_state, { dataset }) =>
    (await import("./encounters/blocks.js")).copyBlocksOf(dataset["encounter"] ?? "", adversaries()),
  printBlocks: async (_state, { dataset, ownerDocument }) =>
    (await import("./encounters/blocks.js")).printBlocksOf(dataset["encounter"] ?? "", adversaries(), ownerDocument),
  openEncounter: (_state, { dataset }) => openEncounter(dataset["encounter"] ?? ""),
  placeEncounter: async (_state, { dataset }) => {
    const known = encounterById(dataset["encounter"] ?? "");
    if (known) await placeEncounter(known);
  },
  showEncounter: (_state, { dataset }) => showEncounter(dataset["encounter"] ?? ""),
  copyEncounter: (_state, { dataset }) => copyUnder(dataset["encounter"] ?? ""),
  strengthen: (_state, { dataset }) => strengthenBy(dataset["encounter"] ?? "", Number(dataset["step"])),
  begin: async () => void (await beginSession()),
  /** The journal is written first: nothing of the session is lost where Foundry refuses it. */
  end: async () => {
    if (await writeRecap()) await endSession();
  },
  strikeLine: (_state, { dataset }) => strikeLine(Number(dataset["line"])),
  own: async (state, target) => {
    const { do: what = "" } = target.dataset;
    await sectionIn(state, target)?.acts?.[what]?.(target, state.meant);
    return TICKED;
  },
};
