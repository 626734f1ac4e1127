import { anyMessage } from "../foundry/types/message.js";
import type { Ruleset } from "../ruleset.js";
import { t } from "../text/i18n.js";
import { welcoming, type Evening } from "./evening.js";
import { isFree, playable } from "./free.js";
import { playersHere } from "./hand-out.js";

/** A button of a step. */
interface Act {
  readonly action: string;
  readonly label: string;
  readonly primary: boolean;
  readonly disabled: boolean;
}
/** A character, and everybody who could play it. */
interface Hand {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly players: readonly {
    readonly id: string;
    readonly name: string;
    readonly label: string;
    readonly plays: boolean;
  }[];
  /** Whether it is left to whichever player takes it: what a keeper may turn over. Absent: nothing of the kind. */
  readonly free?: boolean;
}
/** Somebody that a player may choose to play. */
interface Pick {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly label: string;
}
export interface Step {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly done: boolean;
  /** What is the case, in a word; empty where there is nothing to say. */
  readonly mark: string;
  readonly acts: readonly Act[];
  readonly hands: readonly Hand[];
  readonly picks: readonly Pick[];
}
export interface View {
  readonly title: string;
  readonly lead: string;
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly active: boolean }[];
  readonly steps: readonly Step[];
  readonly done: number;
}

const word = (key: string, data?: Readonly<Record<string, string>>): string => t(`GARDIEN.WELCOME.${key}`, data);

interface Sketch extends Partial<Omit<Step, "acts" | "number">> {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly acts?: readonly ({ readonly action: string } & Partial<Act>)[];
}

/** Numbers the steps; the first that is not done has the filled button. */
function inOrder(sketches: readonly Sketch[]): readonly Step[] {
  const next = sketches.findIndex(({ done, acts = [] }) => done !== true && acts.length > 0);
  return sketches.map(({ acts = [], ...step }, i) => ({
    ...{ done: false, mark: "", hands: [], picks: [] },
    ...step,
    number: i + 1,
    acts: acts.map((act, j) => ({
      ...{ label: word(`act.${act.action}`), disabled: false },
      ...act,
      primary: i === next && j === 0,
    })),
  }));
}

/** What a keeper is shown: to lay the table for an evening of a ruleset. */
export function keepersView(ruleset: Ruleset, evening: Evening): View {
  const { adventure, scene, characters, journal, state } = evening;
  const absent = state === "absent";
  const hands = characters.map((actor) => handOf(actor));
  const played = hands.some(({ players }) => players.some(({ plays }) => plays));
  const install = { absent: "install", part: "resume", whole: "again" }[state];
  const steps = inOrder([
    {
      ...{ id: "install", title: word("install.title", { name: adventure.name }), text: adventure.caption },
      ...{ done: state === "whole", mark: state === "whole" ? word("install.done") : "", acts: [{ action: install }] },
    },
    {
      ...{ id: "scene", title: word("scene.title"), text: word("scene.text") },
      ...{ done: scene?.active === true, mark: scene?.active ? word("scene.done") : "" },
      acts: [{ action: "gather", disabled: !scene }],
    },
    {
      ...{ id: "hands", title: word("hands.title"), done: played, hands },
      text: word(playersHere().length === 0 ? "hands.nobody" : absent ? "hands.later" : "hands.text"),
    },
    {
      ...{ id: "read", title: word("read.title"), text: word("read.text", { name: journal?.name ?? "" }) },
      acts: [{ action: "read", disabled: absent }],
    },
    {
      ...{
        id: "attack",
        title: word("attack.title"),
        text: t(`GARDIEN.EVENING.${ruleset.id}.keeper`),
        done: hasStruck(),
      },
      acts: [{ action: "tour", disabled: absent }],
    },
  ]);
  const tabs = welcoming().map(({ id, title }) => ({ id, label: t(title), active: id === ruleset.id }));
  return viewOf("keeper", steps, tabs);
}

/** What a player is shown: whom they play, and how one strikes a blow. */
export function playersView(ruleset: Ruleset): View {
  const { character } = game.user;
  const picks = playable().map(({ id, name, img }) => ({
    ...{ id: id ?? "", name, img: img ?? "", label: word("character.take", { actor: name }) },
  }));
  const among = picks.length > 0 ? "character.among" : "character.none";
  const steps = inOrder([
    {
      ...{ id: "character", title: word(character || picks.length === 0 ? "character.title" : "character.which") },
      ...{ done: character !== null, mark: character?.name ?? "" },
      text: word(character ? "character.text" : among),
      picks: character ? [] : picks,
      acts: character ? [{ action: "sheet" }] : [],
    },
    {
      ...{ id: "token", title: word("token.title"), text: word("token.text") },
      acts: [{ action: "token", disabled: !character }],
    },
    {
      ...{
        id: "attack",
        title: word("attack.title"),
        text: t(`GARDIEN.EVENING.${ruleset.id}.player`),
        done: hasStruck(),
      },
      acts: [{ action: "tour", disabled: !character }],
    },
    { id: "undo", title: word("undo.title"), text: word("undo.text") },
  ]);
  return viewOf("player", steps, []);
}

function viewOf(who: string, steps: readonly Step[], tabs: View["tabs"]): View {
  const [title, lead] = [word("menu.name"), word(`lead.${who}`)];
  return { title, lead, tabs: tabs.length > 1 ? tabs : [], steps, done: steps.filter(({ done }) => done).length };
}

function handOf(actor: Actor): Hand {
  const players = playersHere().map((user) => {
    const plays = user.character?.id === actor.id;
    const label = word(plays ? "hands.take" : "hands.give", { actor: actor.name, player: user.name });
    return { id: user.id ?? "", name: user.name, label, plays };
  });
  return { id: actor.id ?? "", name: actor.name, img: actor.img ?? "", players, free: isFree(actor) };
}

/** Whether somebody has attacked in this world. */
function hasStruck(): boolean {
  return game.messages.some((message) => anyMessage(message).type === "attack");
}
