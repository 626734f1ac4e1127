/** An id of its own for each of many things that are added in one go, made of the one that was handed out. */
export function numbered(key: string, index: number): string {
  const tail = index.toString(36).padStart(2, "0");
  return `${key.slice(0, 16 - tail.length)}${tail}`;
}
