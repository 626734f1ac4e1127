import { plainText } from "../../../core/plain-text.js";

const MOST_HOOK = 160;

/** How a story begins, as a line of plain words: what a player knows somebody by. */
export function hookOf(html: string): string {
  const text = plainText(unlinked(html), MOST_HOOK);
  return /^.+?[.!?…](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** Rolls and links that an editor's text calls for, by what they read as: their label, else the dice. */
function unlinked(html: string): string {
  return html
    .replaceAll(
      /\[\[(?:\/\w+\s+)?(.*?)\]\](?!\])(?:\{([^}]*)\})?/g,
      (_all, dice: string, label?: string) => label || dice.replaceAll(/\[[^\]]*\]|\s*#.*$/g, ""),
    )
    .replaceAll(/@\w+\[[^\]]*\](?:\{([^}]*)\})?/g, (_all, label?: string) => label ?? "");
}
