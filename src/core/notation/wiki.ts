/** A page of a wiki, or of notes in Markdown, as plain lines: marks of emphasis, links and tables taken off. */
export function unwikied(text: string): string {
  const plain = text
    .replaceAll(/\[\[(?![/\d#])(?:[^\][|\n]*\|)?([^\][|\n]*)\]\]/g, "$1")
    .replaceAll(/(?<!!)\[([^\][\n]+)\]\(https?:[^\s()]*\)/g, "$1")
    .replaceAll(/'{2,5}/g, "")
    .replaceAll(/^[ \t]*(={2,6})[ \t]*(.+?)[ \t]*\1[ \t]*$/gm, "$2")
    .replaceAll(/^[ \t]*(?:\{\||\|\}|\|-).*$/gm, "\n")
    .replaceAll(/^[ \t]*\|?(?:[ \t]*:?-{3,}:?[ \t]*\|)+(?:[ \t]*:?-{3,}:?)?[ \t]*$/gm, "")
    .replaceAll(/&nbsp;/g, " ");
  return plain
    .split("\n")
    .map((line) => (/^[ \t]*[|!]|\|\||\|[ \t]*$/.test(line) ? rowOf(line) : line))
    .join("\n");
}

/** A row of a table: a label and its text, or several of them. */
function rowOf(line: string): string {
  const cells = line
    .replace(/^[ \t]*[|!]+/, "")
    .replace(/\|[ \t]*$/, "")
    .split(/\|\||!!|\|/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
  const [first = "", second = ""] = cells;
  if (cells.length === 2 && /\p{L}$/u.test(first)) return `${first} : ${second}`;
  return cells.join("\t").replaceAll(/(\p{L})\t(?=[+−–-]?\d)/gu, "$1 ");
}
