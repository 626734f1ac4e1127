import { createMessage, speakerOf } from "../foundry/write.js";
import { t } from "../text/i18n.js";
import type { Review } from "./review-card.js";

/** Tells the keepers that a character waits for their approval. */
export async function tellKeepers(actor: Actor): Promise<void> {
  const { users } = game;
  await tell(
    actor,
    "toApprove",
    users.filter(({ isGM }) => isGM),
  );
}

/** Tells those who play a character that its keeper asks for something. */
export async function tellOwners(actor: Actor): Promise<void> {
  const owners = game.users.filter((user) => !user.isGM && actor.testUserPermission(user, "OWNER"));
  await tell(actor, "toChange", owners);
}

/**
 * A message for these users alone. Its own words, with a link to the actor, are for where nobody draws it; the name is
 * read as text.
 */
async function tell(actor: Actor, asks: Review["asks"], users: readonly User[]): Promise<void> {
  if (users.length === 0) return;
  const link = `@UUID[${actor.uuid}]{${actor.name.replaceAll(/[[\]{}]/g, "")}}`;
  const content = `<p>${foundry.utils.escapeHTML(t(`GARDIEN.ASSISTANT.${asks}`, { name: link }))}</p>`;
  const whisper = users.flatMap(({ id }) => id ?? []);
  const review: Review = { asks, actor: actor.uuid };
  const speaker = speakerOf({ actor });
  await createMessage({ content, whisper, speaker, flags: { gardien: { review } } });
}
