import { t } from "../i18n.js";

/** Tells the keepers that a character waits for their approval. */
export async function tellKeepers(actor: Actor): Promise<void> {
  const { users } = game;
  await tell(
    actor,
    "GARDIEN.ASSISTANT.toApprove",
    users.filter(({ isGM }) => isGM),
  );
}

/** Tells those who play a character that its keeper asks for something. */
export async function tellOwners(actor: Actor): Promise<void> {
  const owners = game.users.filter((user) => !user.isGM && actor.testUserPermission(user, "OWNER"));
  await tell(actor, "GARDIEN.ASSISTANT.toChange", owners);
}

/** A line of the log for these users alone, with a link to the actor; the name is read as text. */
async function tell(actor: Actor, key: string, users: readonly User[]): Promise<void> {
  if (users.length === 0) return;
  const link = `@UUID[${actor.uuid}]{${actor.name.replaceAll(/[[\]{}]/g, "")}}`;
  const content = `<p>${foundry.utils.escapeHTML(t(key, { name: link }))}</p>`;
  const whisper = users.flatMap(({ id }) => id ?? []);
  await ChatMessage.create({ content, whisper, speaker: ChatMessage.getSpeaker({ actor } as never) } as never);
}
