/** Option of an update that undoes something: its consequences are in the plan, and nothing new follows from it. */
export const TAKEN_BACK = { gardienTakenBack: true } as const;

/** Tells whether an update, by its options, undoes something. */
export function isTakenBack(options: object): boolean {
  return (options as { readonly gardienTakenBack?: boolean }).gardienTakenBack === true;
}
