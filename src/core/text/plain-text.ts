const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/**
 * What somebody wrote in an editor, as plain words in one line: for cards, which escape it like any other text.
 * @param most characters that are kept
 */
export function plainText(html: string, most: number): string {
  const words = unlinked(html)
    .replaceAll(/<\/(?:p|li|h\d|div|td|blockquote)>|<br\s*\/?>/gi, " ")
    .replaceAll(/<\/?[a-z][^>]*>/gi, "")
    .replaceAll(/&(?:#(\d{1,6})|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
      code ? String.fromCodePoint(Number(code)) : (NAMED[name ?? ""] ?? whole),
    )
    .replaceAll(/[^\S\u00a0\u202f]+/g, " ")
    .trim();
  return words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words;
}

/** Rolls and links that an editor's text calls for, by what they read as: their label, else the dice, or the rule's number. */
function unlinked(html: string): string {
  return html
    .replaceAll(
      /\[\[(?:\/\w+\s+)?(.*?)\]\](?!\])(?:\{([^}]*)\})?/g,
      (_all, dice: string, label?: string) => label || dice.replaceAll(/\[[^\]]*\]|\s*#.*$/g, ""),
    )
    .replaceAll(
      /@(\w+)\[([^\]]*)\](?:\{([^}]*)\})?/g,
      (_all, kind: string, what: string, label?: string) => label ?? (kind === "Rule" ? what : ""),
    );
}
