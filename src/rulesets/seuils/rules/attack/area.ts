/** SE-75 — whether a blast reaches somebody: everybody within its radius, both in metres. */
export function reaches(radius: number, distance: number): boolean {
  return distance <= radius;
}
