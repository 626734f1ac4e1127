import type { ActorKind } from "../../rulesets/ruleset.js";

/**
 * The token of a fresh actor: that of its kind, but for what whoever makes it says of it. Its owners see how it fares, and
 * everybody whom it shows.
 * @param img the actor's picture
 * @param made what the actor is made from
 */
export function freshToken({ bars: [bar1, bar2], token }: ActorKind, img: string | null | undefined, made: object) {
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
  };
  return foundry.utils.mergeObject(usual, told);
}

interface TokenTold {
  readonly actorLink?: boolean;
}

function tokenIn({ prototypeToken }: { readonly prototypeToken?: unknown }): TokenTold {
  return prototypeToken !== null && typeof prototypeToken === "object" ? prototypeToken : {};
}
