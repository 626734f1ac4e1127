import { viewOf } from "./canvas.js";

/** A token in the making, which is not stored yet. */
interface NewToken {
  readonly width: number;
  readonly height: number;
  getSnappedPosition(place: object): object;
  updateSource(change: object): object;
  toObject(): object;
}

/** A scene, as far as tokens are put on it. */
export interface Ground {
  readonly tokens: Iterable<TokenDocument>;
  createEmbeddedDocuments(kind: "Token", sources: readonly object[]): Promise<readonly TokenDocument[]>;
  updateEmbeddedDocuments(kind: "Token", changes: readonly object[]): Promise<unknown>;
}

/** What new tokens of an actor look like and bear. */
interface PrototypeToken {
  readonly name: string;
  readonly actorLink: boolean;
  readonly disposition: number;
  readonly texture: { readonly src: string | null };
  readonly sight: { readonly enabled: boolean };
  readonly bar1: { readonly attribute: string | null };
}

interface Tokened {
  readonly prototypeToken: PrototypeToken;
  getTokenDocument(data: object, options?: object): Promise<NewToken>;
}

const tokened = (actor: Actor) => actor as unknown as Tokened;

/** What tokens of an actor are made from. */
export function prototypeOf(actor: Actor): PrototypeToken {
  return tokened(actor).prototypeToken;
}

/**
 * Whether two tokens of a scene may be on one storey of it. Scenes have several from 14 on; a token may name one that its
 * scene does not have, and could then be anywhere.
 */
export function onOneStorey(one: TokenDocument, other: TokenDocument): boolean {
  const [here, there] = [storeyOf(one), storeyOf(other)];
  return !here || !there || here === there;
}

/** The storey that a token is on, by which Foundry tells walls apart; `undefined` in 13. */
export function storeyOf(token: TokenDocument): object | undefined {
  const { level } = token as { readonly level?: string | null };
  const { levels } = (token.parent ?? {}) as { readonly levels?: { get(id: string): object | undefined } };
  return levels?.get(level ?? "");
}

/** Makes a token of an actor, for a scene, without storing it: on the storey in view, where a scene has several. */
export function newToken(actor: Actor, data: object, scene?: Ground): Promise<NewToken> {
  const level = scene && viewOf(scene)?.level?.id;
  return tokened(actor).getTokenDocument({ ...(level && { level }), ...data }, scene && { parent: scene });
}
