/** Whether this user points with a finger first of all: what they type into calls up a keyboard on the screen. */
export function pointsByFinger(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
