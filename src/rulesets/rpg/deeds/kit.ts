import { deedKit } from "../../../core/deed/kit.js";
import type { Asked } from "../../../core/deed/form.js";
import { nameAsKnown } from "../../../core/text/names-known.js";
import type { Text } from "../../../core/text/text.js";
import { nameOf } from "../attack/called.js";
import { figuresOf } from "../attack/reading.js";
import { RpgActor } from "../data/actors/rpg-actor.js";
import { explain } from "../dice/lines.js";

/** Where the words of these deeds are. */
export const AREA = "GARDIEN.RPG.DEED";

/** Whether an actor is played by these rules. */
export const isOurs = ({ system }: Actor): boolean => (system as unknown) instanceof RpgActor;

const kit = deedKit(AREA, { explain, plays: isOurs, rollsUnder: true });

/** What all deeds of this ruleset are written with; an FD makes their tests harder (RP-08). */
export const { deed, field, say, named, figure, fact, numbers, secret, count, yesNo, pick } = kit;

/** A thing that a card knows by its name, in whatever language: as its reader calls it. */
export const nameHere = (name: string): string => nameAsKnown(name, "rpg");

/** The same, as a text. */
export const called = (name: string): Text => named(nameHere(name));

/** The people whom these deeds name: healers and patients, casters, masters. */
export const { personIn, others, everybody, readable, helpers, shownHelper, patients, patientProposed } = kit;

/** Whom the deed is about; of several, the first. */
export const firstOf = ({ actors: [actor] }: Asked): Actor | null => actor ?? null;

/** Why a deed cannot be done; each names whom it is about as the table calls them. */
export const obstacle = (id: string, actor: Actor): Text => kit.obstacle(id, { name: nameOf(actor) });

/** RP-27 — nothing is done to the dead any more. */
export function unlessAlive(actor: Actor): Text | null {
  return figuresOf(actor).hp.state === "dead" ? obstacle("dead", actor) : null;
}

/** What the clock alone says of a deed that it calls for: the keeper is asked where a player's message says it. */
export const CLOCK_FORM = { clock: { read: ({ choices }: Asked) => choices["clock"] === true, shown: () => null } };
