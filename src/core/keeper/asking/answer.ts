import { draftFor } from "../../deed/begin.js";
import { requestFor } from "../../deed/inquiry-request.js";
import { deedChoices, startDeed } from "../../deed/start.js";
import type { DeedProcedure } from "../../play/contract/deed.js";
import type { DeedDraft } from "../../play/draft/deed-draft.js";
import { loadDeeds } from "../../play/loaded/deeds.js";
import { refuse } from "../../text/errors.js";
import { t } from "../../text/i18n.js";
import { nameOf } from "../../world/selected-actors.js";
import { answerInquiry, inquiryOf, type Inquiry } from "../../world/inquiries.js";
import { actorAt, itemAt } from "../../world/world.js";

/** Answers what a player asks: a deed with a request of its difficulty, an attack with a line of its sum. */
export async function openInquiry(userId: string): Promise<void> {
  const found = standing(userId);
  if (!found) return;
  const { inquiry, actor, user } = found;
  if (inquiry.kind === "attack") await answerAttack(inquiry, actor, user);
  else await answerDeed(inquiry, actor, user);
}

/** An answer that changes nothing. */
const NOTHING = { weapon: "", actor: "", value: 0, reason: "", choices: "" } as const;

/** Tells a player that there is nothing to add. */
export async function nothingToAdd(userId: string): Promise<void> {
  const found = standing(userId);
  if (found) await answerInquiry({ inquiry: found.inquiry.id, user: userId, ...NOTHING });
}

/** Returns what a user asks as things stand; tells the keeper where they ask no longer. */
function standing(userId: string): { readonly inquiry: Inquiry; readonly actor: Actor; readonly user: User } | null {
  const user = game.users.get(userId);
  const inquiry = user && inquiryOf(user);
  const actor = inquiry && actorAt(inquiry.actor);
  if (user && inquiry && actor) return { inquiry, actor, user };
  refuse("GARDIEN.INQUIRY.gone");
  return null;
}

/** Opens the request by which the rules say how hard it is, with what the player has chosen. */
async function answerDeed(inquiry: Inquiry, actor: Actor, user: User): Promise<void> {
  const { ruleset, act, choices, question } = inquiry;
  const deeds = await loadDeeds(ruleset);
  const request = requestFor(ruleset, act);
  const procedure = deeds?.procedures[request ?? act];
  if (!procedure) {
    refuse("GARDIEN.INQUIRY.gone");
    return;
  }
  if (request === null) {
    await answerChoices(inquiry, procedure, actor, user);
    return;
  }
  const given = deedChoices(choices);
  const known = new Set(procedure.fields([actor], given).map(({ id }) => id));
  const fitting = Object.fromEntries(Object.entries(given).filter(([id]) => known.has(id)));
  const asked = question && known.has("reason") ? { ...fitting, reason: question } : fitting;
  await startDeed(request, [actor], asked, { window: true });
}

/** Opens the deed as the player prepares it: what the keeper changes in it, or leaves as they would have it, is theirs. */
async function answerChoices(inquiry: Inquiry, procedure: DeedProcedure, actor: Actor, user: User): Promise<void> {
  const { id, ruleset, act } = inquiry;
  const choices = deedChoices(inquiry.choices);
  const draft = draftFor({ id: act, ruleset, procedure, people: [actor], choices, about: null });
  await draft.complete();
  const { DeedWindow } = await import("../../deed/window.js");
  const answer = async ({ fields, settled }: DeedDraft): Promise<boolean> => {
    if (inquiryOf(user)?.id !== id) {
      refuse("GARDIEN.INQUIRY.gone"); // rolled, closed or withdrawn meanwhile
      return true;
    }
    const said = fields.filter((field) => field.asks === true || settled[field.id] !== choices[field.id]);
    const given = Object.fromEntries(
      said.flatMap((field) => (field.id in settled ? [[field.id, settled[field.id]]] : [])),
    );
    const told = { weapon: act, actor: actor.uuid, choices: JSON.stringify(given) };
    await answerInquiry({ ...NOTHING, inquiry: id, user: user.id ?? "", ...told });
    return true;
  };
  await DeedWindow.open(draft, answer, "answer");
}

async function answerAttack(inquiry: Inquiry, actor: Actor, user: User): Promise<void> {
  const { id, act } = inquiry;
  const weapon = itemAt(act);
  if (!weapon) {
    refuse("GARDIEN.INQUIRY.gone");
    return;
  }
  const told = t("GARDIEN.INQUIRY.attackTold", { name: nameOf(actor), weapon: weapon.name });
  const { InquiryAnswerWindow } = await import("./answer-window.js");
  const given = await InquiryAnswerWindow.ask({ user: user.name, told, inquiry });
  if (!given) return;
  if (inquiryOf(user)?.id !== id) {
    refuse("GARDIEN.INQUIRY.gone"); // rolled, closed or withdrawn meanwhile
    return;
  }
  await answerInquiry({ ...NOTHING, inquiry: id, user: user.id ?? "", weapon: given.value === 0 ? "" : act, ...given });
}
