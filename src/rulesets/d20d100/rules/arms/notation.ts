/** DD-51 — attacks of equal modifier: so many bullets, or blows, at that modifier. */
export interface AttackGroup {
  readonly modifier: number;
  readonly shots: number;
}

/** DD-51 — the groups of one way to attack, in the order they are made. */
export type AttackLine = readonly AttackGroup[];

/** DD-51 — why something typed is no notation. */
export type NotationError = "mixedSeparators" | "badSeparator" | "badNotation";

/** DD-51 — what a notation says: the alternatives one chooses from, or what is wrong with it. */
export type ParsedNotation =
  | { readonly alternatives: readonly AttackLine[]; readonly error?: undefined }
  | { readonly alternatives?: undefined; readonly error: NotationError };

/** DD-51 — bars between two modifiers, and after the last one where there is but one. */
const BETWEEN = 3;
const LEAST_TRAIL = 2;
const MOST_TRAIL = 4;

const SHAPE = /^[+-]\d{1,3}(?:\s*\/+\s*[+-]\d{1,3})*\s*\/*$/;

/** DD-51 — reads a notation, e.g. `+2//-3 ; -2///-7`. A typographic minus is read like a hyphen. */
export function parseNotation(text: string): ParsedNotation {
  const alternatives: AttackLine[] = [];
  for (const written of text.replaceAll("−", "-").split(";")) {
    const line = parseLine(written.trim());
    if (typeof line === "string") return { error: line };
    alternatives.push(line);
  }
  return { alternatives };
}

function parseLine(written: string): AttackLine | NotationError {
  if (!SHAPE.test(written)) return "badNotation";
  const bars = (written.match(/\/+/g) ?? []).map(({ length }) => length);
  const modifiers = (written.match(/[+-]\d+/g) ?? []).map(Number);
  const trails = written.endsWith("/");
  if (trails && modifiers.length > 1) return "badNotation";
  if (new Set(bars).size > 1) return "mixedSeparators";
  const [shots = 1] = bars;
  const allowed = trails ? shots >= LEAST_TRAIL && shots <= MOST_TRAIL : shots <= BETWEEN;
  return allowed ? modifiers.map((modifier) => ({ modifier, shots })) : "badSeparator";
}

/** DD-51 — a modifier as it is printed: zero is `+0`. */
export function signed(modifier: number): string {
  return modifier < 0 ? `${modifier}` : `+${modifier}`;
}

/** DD-51 — writes groups of equal numbers of shots, e.g. `+2//-3`; a single group ends with its bars. */
export function printNotation(line: AttackLine): string {
  const bars = "/".repeat(line[0]?.shots ?? 1);
  if (line.length > 1) return line.map(({ modifier }) => signed(modifier)).join(bars);
  return line.map(({ modifier, shots }) => `${signed(modifier)}${shots > 1 ? bars : ""}`).join("");
}

/** DD-51 — how many bullets a line fires when nothing stops it. */
export function shotsOf(line: AttackLine): number {
  return line.reduce((sum, { shots }) => sum + shots, 0);
}

/** DD-51 — every bullet by itself: its modifier and the group it belongs to, from 0. */
export function bulletsOf(line: AttackLine): readonly { readonly modifier: number; readonly group: number }[] {
  return line.flatMap(({ modifier, shots }, group) => Array.from({ length: shots }, () => ({ modifier, group })));
}
