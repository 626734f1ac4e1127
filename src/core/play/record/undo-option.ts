/** What an update says that takes something back: its consequences are in the plan, and nothing new follows from it. */
export const TAKEN_BACK = { gardienTakenBack: true } as const;

/** Whether an update, by its options, takes something back. */
export function isTakenBack(options: object): boolean {
  return (options as { readonly gardienTakenBack?: boolean }).gardienTakenBack === true;
}
