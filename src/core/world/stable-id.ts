const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const LENGTH = 16;

/**
 * A document id that the same parts always give. Two windows of one keeper may both arbitrate: what they write then
 * has the same ids and the same values, and is written once.
 */
export function stableId(...parts: readonly string[]): string {
  const text = parts.join("|");
  let id = "";
  for (let seed = 0; id.length < LENGTH; seed++) {
    let hash = fnv(text, seed);
    for (let i = 0; i < 4 && id.length < LENGTH; i++) {
      id += ALPHABET.charAt(hash % ALPHABET.length);
      hash = Math.floor(hash / ALPHABET.length);
    }
  }
  return id;
}

/** FNV-1a over a text, 32 bits, started differently for each seed. */
function fnv(text: string, seed: number): number {
  let hash = (0x811c9dc5 ^ Math.imul(seed, 0x9e3779b9)) >>> 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash ^ (hash >>> 15);
}
