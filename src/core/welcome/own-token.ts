import { type DrawnToken, viewOf } from "../foundry/canvas.js";

/** Whom this user plays, or the first they own of those on the scene in view. */
export function whomPlayed(): Actor | null {
  return game.user.character ?? mine()[0]?.actor ?? null;
}

/** Selects the token of whom this user plays on the scene in view and brings it into sight; whether there is one. */
export async function selectOwn(): Promise<boolean> {
  const view = viewOf();
  const wanted = game.user.character;
  const token = view?.tokens?.controlled[0] ?? mine().find(({ actor }) => !wanted || actor?.id === wanted.id);
  if (!token) return false;
  token.control({ releaseOthers: true });
  await view?.animatePan?.(token.center);
  return true;
}

function mine(): readonly DrawnToken[] {
  const owned = (viewOf()?.tokens?.placeables ?? []).filter(({ actor }) => actor?.isOwner);
  return [...owned.filter(({ actor }) => actor?.hasPlayerOwner), ...owned];
}
