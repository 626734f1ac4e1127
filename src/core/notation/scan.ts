import { plain } from "./tidy.js";
import { fold } from "./words.js";

/** Letters that a scanner takes for digits. */
const MEANT: Readonly<Record<string, string>> = { l: "1", I: "1", "|": "1", O: "0" };

/** A number that was read as letters, and what was made of it. */
export interface Scanned {
  readonly from: string;
  readonly to: string;
}

const DICE = /(?<![\p{L}\p{N}])([\dlI|O]{0,2})([dD])([\dlI|O]{1,3})(?![\p{L}\p{N}])/gu;
const SIGNED = /(?<=[\s(])([+\-−–])([\dlI|O]{2,3})(?![\p{L}\p{N}])/gu;

/** A row of numbers alone. */
const ROW = /^[\s,;()+−–—\-\dlIO]+$/;

/** What was put right of a line, and how. */
interface Unscanned {
  readonly text: string;
  readonly scanned: readonly Scanned[];
}

/** Makes the reader that puts digits where a scanner saw letters: in dice, behind a sign, and behind one of the labels. */
export function unscanner(labels: string): (line: string) => Unscanned {
  const labelled = new RegExp(
    String.raw`(?<![\p{L}\p{N}'])(?:${labels})(?:\s*[:=])?\s*[+-]?\s?([\dlio|]{1,3})(?![\p{L}\p{N}])`,
    "gu",
  );
  return (line) => {
    const scanned: Scanned[] = [];
    const take = (from: string, to: string): string => {
      if (from !== to) scanned.push({ from, to });
      return to;
    };
    if (ROW.test(line) && /\d/.test(line))
      return { text: line.replaceAll(/[\dlI|O]+/g, (number) => take(number, digits(number))), scanned };
    let text = line
      .replaceAll(DICE, (whole, count: string, d: string, faces: string) =>
        /\d/.test(count + faces) ? take(whole, `${digits(count)}${d}${digits(faces)}`) : whole,
      )
      .replaceAll(SIGNED, (whole, sign: string, number: string) =>
        /\d/.test(number) ? take(whole, `${sign}${digits(number)}`) : whole,
      );
    for (const { 0: whole, 1: number = "", index } of fold(plain(text)).matchAll(labelled)) {
      const from = index + whole.length - number.length;
      const read = text.slice(from, from + number.length);
      if (!/^[\dlI|O]+$/.test(read) || !(/\d/.test(read) || /^[lI|]O$/.test(read))) continue;
      text = text.slice(0, from) + take(read, digits(read)) + text.slice(from + number.length);
    }
    return { text, scanned };
  };
}

function digits(text: string): string {
  return text.replaceAll(/[lI|O]/g, (letter) => MEANT[letter] ?? letter);
}
