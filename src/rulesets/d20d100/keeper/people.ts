import { nameOf, peopleMeant as meant, playedWhere } from "../../../core/world/selected-actors.js";
import { D20d100Investigator } from "../data/actors/investigator.js";
import { insanityLabel } from "../labels.js";
import { isOurs } from "../data/reading.js";
import { FIGHT } from "../attack/fields.js";

const isInvestigator = ({ system }: Actor): boolean => (system as unknown) instanceof D20d100Investigator;

/** Whom a keeper means: the tokens selected, else the investigators that somebody plays. */
export function peopleMeant(): readonly Actor[] {
  return meant(isOurs, investigators);
}

/** DD-106 — those of them whom a deed can ask: a test of SAN goes to investigators, whichever creature is selected. */
export function peopleAsked(deed: string): readonly Actor[] {
  const people = peopleMeant();
  if (deed !== "sanityRequest") return people;
  const minds = people.filter(isInvestigator);
  return minds.length > 0 ? minds : investigators();
}

/** The investigators that somebody plays. */
export function investigators(): readonly Actor[] {
  return playedWhere(isInvestigator);
}

/** Points of a kind, as the desk shows them. */
interface Points {
  readonly id: "hp" | "sanity" | "mp";
  /** Language key. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** DD-92, DD-95, DD-108 — how it stands. */
  readonly tone: "good" | "warn" | "bad";
}

/** DD-90…DD-111, DD-178 — somebody's line on the desk. */
export interface DeskRow {
  readonly uuid: string;
  readonly img: string;
  readonly name: string;
  readonly points: readonly Points[];
  /** Language keys of what else is to be known. */
  readonly states: readonly string[];
  /** DD-178 — points that wait to be spent. */
  readonly experience: number;
  /** DD-181 */
  readonly destiny: number;
}

/** A line of the desk; `null` for whoever is no investigator. */
export function deskRow(actor: Actor): DeskRow | null {
  const figures: unknown = actor.system;
  if (!(figures instanceof D20d100Investigator)) return null;
  const { hp, mp, sanity, body, bruised, madness, watchful, experience, destiny } = figures;
  const states = [
    ...(body === "able" ? [] : [`${FIGHT}.body.${body}`]),
    ...(body === "able" && bruised !== "none" ? [`${FIGHT}.body.${bruised}`] : []),
    ...(madness === "none" ? [] : [insanityLabel(madness)]),
    ...(watchful ? ["GARDIEN.CONDITION.d20d100Attentive"] : []),
  ];
  return {
    uuid: actor.uuid,
    img: actor.img ?? "",
    name: nameOf(actor),
    points: [
      { id: "hp", label: short("hp"), value: hp.value, max: hp.max, tone: bodyTone(hp) },
      { id: "sanity", label: short("sanity"), value: sanity.value, max: sanity.max, tone: mindTone(sanity) },
      { id: "mp", label: short("mp"), value: mp.value, max: mp.max, tone: mp.value === 0 ? "warn" : "good" },
    ],
    states,
    experience: experience.available,
    destiny,
  };
}

const short = (id: string): string => `GARDIEN.D20D100.KEEPER.points.${id}`;

/** DD-92, DD-94 */
function bodyTone({ value, half, quarter }: { value: number; half: number; quarter: number }): Points["tone"] {
  if (value <= quarter) return "bad";
  return value <= half ? "warn" : "good";
}

/** DD-108 — a fifth of what the hour began with is near, or gone. */
function mindTone({ value, lossThisHour }: { value: number; lossThisHour: number }): Points["tone"] {
  if (value <= 0) return "bad";
  return lossThisHour > 0 ? "warn" : "good";
}
