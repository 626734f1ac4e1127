import type { Data, Value } from "../../common/types.js";

/** The speaker that describes a token, an actor, or whoever this user speaks for. */
export function getSpeaker(options: Data = {}): Data {
  const { token, actor, alias, scene } = options;
  const document: Value = token?.document ?? token;
  if (document) return fromToken(document, alias as string | undefined);
  if (actor) return fromActor(actor, alias as string | undefined, scene);
  const controlled: Value = globalThis.canvas?.tokens?.controlled ?? [];
  if (controlled.length) return fromToken(controlled[0].document, alias as string | undefined);
  const character: Value = game.user?.character;
  if (character) return fromActor(character, alias as string | undefined, scene);
  return { scene: currentScene(scene), actor: null, token: null, alias: alias ?? game.user?.name };
}

function currentScene(scene: Value): string | null {
  return (scene?.id ?? globalThis.canvas?.scene?.id ?? null) as string | null;
}

function fromToken(token: Value, alias: string | undefined): Data {
  return {
    scene: (token.parent?.id ?? null) as string | null,
    token: token.id as string | null,
    actor: (token.actor?.id ?? null) as string | null,
    alias: alias || token.name,
  };
}

function fromActor(actor: Value, alias: string | undefined, scene: Value): Data {
  if (actor.isToken) return fromToken(actor.token, alias);
  const [token]: Value[] = actor.getActiveTokens?.(true, true) ?? [];
  if (token) return { ...fromToken(token, alias), actor: actor.id as string };
  return { scene: currentScene(scene), actor: actor.id as string, token: null, alias: alias || actor.name };
}

/** The actor of a speaker: that of its token if there is one. */
export function getSpeakerActor(speaker: Data): Value {
  const token: Value =
    speaker.scene && speaker.token ? game.scenes?.get(speaker.scene)?.tokens.get(speaker.token) : null;
  return (token?.actor ?? (speaker.actor ? game.actors?.get(speaker.actor) : null) ?? null) as unknown;
}

/** The users a name in a whisper stands for. */
export function getWhisperRecipients(name: string): Value[] {
  const wanted = name.trim().toLowerCase();
  if (wanted === "gm" || wanted === "dm") return game.users.filter((user: Value) => user.isGM) as Value[];
  if (wanted === "players") return game.users.filter((user: Value) => !user.isGM) as Value[];
  const named = game.users.filter((user: Value) => String(user.name).toLowerCase() === wanted) as Value[];
  if (named.length) return named;
  const actor: Value = game.actors.find((candidate: Value) => String(candidate.name).toLowerCase() === wanted);
  return actor
    ? (game.users.filter((user: Value) => user.role > 0 && actor.testUserPermission(user, "OWNER")) as Value[])
    : [];
}
