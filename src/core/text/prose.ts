const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0", apos: "'" };

/** What somebody typed in a plain box, as formatted text: a paragraph for each line that says something. */
export function proseOf(typed: string): string {
  const lines = typed.split("\n").map((line) => line.trim());
  return lines.flatMap((line) => (line === "" ? [] : [`<p>${foundry.utils.escapeHTML(line)}</p>`])).join("");
}

/** Formatted text as a plain box shows it: a line for each paragraph, formats left out. */
export function plainOf(html: string): string {
  const lines = html.replaceAll(/\s+/g, " ").replaceAll(/<(?:br|\/(?:p|li|div|h[1-6]|tr))\b[^<>]*>/gi, "\n");
  const bare = lines
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, decoded);
  return bare
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .trim();
}

function decoded(whole: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}
