import type { ActorKind } from "../ruleset.js";
import { settingsStore } from "../foundry/types/settings-store.js";

/**
 * The token of a fresh actor: that of its kind, but for what the keeper says of all tokens, and for what whoever makes it
 * says of this one. Its owners see how it fares, and everybody whom it shows; characters see.
 * @param img the actor's picture
 * @param made what the actor is made from
 */
export function freshToken(
  { bars: [bar1, bar2], token }: ActorKind,
  { type, img }: { readonly type: string; readonly img: string | null | undefined },
  made: object,
) {
  const told = tokenIn(made);
  const { actorLink = token.actorLink } = told;
  const { FRIENDLY, NEUTRAL, HOSTILE } = CONST.TOKEN_DISPOSITIONS;
  const { HOVER, OWNER } = CONST.TOKEN_DISPLAY_MODES;
  const usual = {
    texture: { src: img }, // Foundry drew it before there was a picture of its kind
    actorLink,
    appendNumber: !actorLink,
    disposition: { friendly: FRIENDLY, neutral: NEUTRAL, hostile: HOSTILE }[token.disposition],
    displayName: HOVER,
    displayBars: OWNER,
    bar1: { attribute: bar1 ?? null },
    bar2: { attribute: bar2 ?? null },
    sight: { enabled: token.disposition === "friendly" }, // without, its player's map is black
  };
  const { mergeObject } = foundry.utils;
  return mergeObject(mergeObject(usual, keepersTokens(type)), told);
}

/** What the keeper says of every token and of those of a sub-type, in Foundry's own settings. */
function keepersTokens(type: string): object {
  const key = "prototypeTokenOverrides";
  if (!settingsStore().settings.has(`core.${key}`)) return {};
  const kept = settingsStore().get("core", key) as { toObject?(): object };
  const { base, [type]: own } = (kept.toObject?.() ?? kept) as Readonly<Record<string, unknown>>;
  return foundry.utils.mergeObject(said(base), said(own));
}

/** The values that are set; what is left open is null or not there. */
function said(values: unknown): Record<string, unknown> {
  if (!isRecord(values)) return {};
  const set = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(set.map(([key, value]) => [key, isRecord(value) ? said(value) : value]));
}

/** A list is one value. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

interface TokenTold {
  readonly actorLink?: boolean;
}

function tokenIn({ prototypeToken }: { readonly prototypeToken?: unknown }): TokenTold {
  return prototypeToken !== null && typeof prototypeToken === "object" ? prototypeToken : {};
}
