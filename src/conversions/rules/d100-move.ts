/** Metres of a simple action that a point of movement in a game of percentages comes to: 8 of them walk 6 m. */
const METRES = 0.75;

/** DD-122 — a movement in points, e.g. `8/10 nage`, in metres of a simple action; what is no number stays. */
export function metresOf(move: string): string {
  if (/\d\s*m(?![\p{L}])/u.test(move)) return move;
  return move.replaceAll(/\d{1,3}/g, (points) => `${metres(Number(points))} m`);
}

function metres(points: number): string {
  return String(points * METRES).replace(".", ",");
}
