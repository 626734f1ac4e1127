import { rulesetOf } from "../../rulesets.js";
import { refuse, reportFailure } from "../../text/errors.js";
import { defaultVisibility, recipients } from "../../foundry/visibility.js";
import { audienceOf } from "../log/audience.js";
import { causeOf } from "../apply/causing-blow.js";
import type { BlowAt } from "../apply/causing-blow.js";
import { savesOf, saveWaits } from "../log/saves-of.js";
import { noteSaid } from "../record/as-sent.js";
import { MESSAGE_VERSION } from "../record/models.js";
import type { SaveIntent } from "../record/models.js";
import { snapshot } from "../../world/names.js";
import { loadProcedure } from "../loaded/attacks.js";
import { diceSound, FRAME, rollAll } from "../dice/roll.js";
import { ownTokenOf } from "../../world/world.js";

export interface SaveOptions {
  /** The attack whose card called for the save, and which of its targets. */
  readonly attack?: BlowAt | undefined;
  /** Nobody rolls it, the table does: the id its message shall have, so that it is rolled once. */
  readonly id?: string;
  /** Who reads it where no attack says so, if not as the sidebar has it. */
  readonly audience?: { readonly whisper: string[]; readonly blind: boolean } | undefined;
}

/** Rolls a save of an actor and posts it. One that the rules call for now changes the actor, through the arbiter. */
export async function rollSave(actor: Actor, save: string, options: SaveOptions = {}): Promise<void> {
  if (!actor.isOwner) {
    refuse("GARDIEN.ATTACK.ERROR.notYours", { name: actor.name });
    return;
  }
  const waits = !game.user.isGM && (await waitsAlready(actor, save, options.attack));
  if (waits) {
    refuse("GARDIEN.ATTACK.ERROR.saveWaits", { name: actor.name });
    return;
  }
  try {
    await postSave(actor, save, options);
  } catch (error) {
    reportFailure("save", error);
  }
}

/** Whether a save of the same fall, rolled before, still has to be told what it does. */
async function waitsAlready(actor: Actor, save: string, card: BlowAt | undefined): Promise<boolean> {
  const ruleset = rulesetOf(actor.type);
  const saves = ruleset && (await loadProcedure(ruleset.id))?.saves;
  const cause = saves?.due(actor) === save ? (card ?? causeOf(saves, actor)) : undefined;
  return cause !== undefined && savesOf(cause.id, cause.target, actor).some((one) => saveWaits(one, save));
}

/** The same without a word of what fails. */
export async function postSave(actor: Actor, save: string, { id, audience, ...told }: SaveOptions = {}): Promise<void> {
  const ruleset = rulesetOf(actor.type);
  const procedure = ruleset && (await loadProcedure(ruleset.id));
  if (!procedure) return;
  const { saves } = procedure;
  const call = saves.call(actor, save);
  const called = saves.due(actor) === save;
  // Rolled from the sheet it belongs on the card that called for it all the same, and is taken back with it.
  const attack = told.attack ?? (called ? causeOf(saves, actor) : undefined);
  const token = ownTokenOf(actor);
  const data: SaveIntent = {
    ruleset: ruleset.id,
    actor: actor.uuid,
    ...snapshot(actor, token),
    save,
    dc: call.dc,
    called,
    lines: call.modifiers.map((modifier) => ({ ...modifier, on: true, by: "rules", reason: "" })),
    attack: attack ?? null,
  };
  const rolls = await rollAll([call.spec]);
  noteSaid(data, rolls);
  const source = {
    type: "save",
    speaker: ChatMessage.getSpeaker({ actor, token } as never),
    system: { version: MESSAGE_VERSION, data },
    content: FRAME,
    rolls,
    ...((attack && audienceOf(attack.id)) ?? audience ?? recipients(defaultVisibility())),
    sound: diceSound(),
  };
  if (id === undefined) await ChatMessage.create(source as never);
  else await ChatMessage.create({ ...source, _id: id } as never, { keepId: true } as never);
}
