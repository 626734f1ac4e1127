import type { Generation } from "./protocol.js";

let current: Generation = 13;

/** The generation of the API that this process speaks. */
export function generation(): Generation {
  return current;
}

/** Chooses the generation: before the first document is built; schemas are cached per generation. */
export function setGeneration(value: Generation): void {
  current = value;
}
