/** A token as it is drawn, as far as one takes it in hand. */
interface Drawn {
  readonly actor: Actor | null;
  readonly center: { readonly x: number; readonly y: number };
  control(options?: object): boolean;
}
interface Board {
  readonly ready: boolean;
  readonly tokens: { readonly placeables: readonly Drawn[]; readonly controlled: readonly Drawn[] } | null;
  animatePan?(view: { x: number; y: number }): Promise<unknown>;
}

/** Whom this user plays, or the first they own of those on the scene in view. */
export function whomPlayed(): Actor | null {
  return game.user.character ?? mine()[0]?.actor ?? null;
}

/** Selects the token of whom this user plays on the scene in view and brings it into sight; whether there is one. */
export async function selectOwn(): Promise<boolean> {
  const view = canvas as unknown as Board;
  const wanted = game.user.character;
  const token = view.tokens?.controlled[0] ?? mine().find(({ actor }) => !wanted || actor?.id === wanted.id);
  if (!token) return false;
  token.control({ releaseOthers: true });
  await view.animatePan?.(token.center);
  return true;
}

function mine(): readonly Drawn[] {
  const { ready, tokens } = canvas as unknown as Board;
  const characters = (tokens?.placeables ?? []).filter(({ actor }) => actor?.isOwner && actor.hasPlayerOwner);
  const any = (tokens?.placeables ?? []).filter(({ actor }) => actor?.isOwner);
  return ready ? [...characters, ...any] : [];
}
