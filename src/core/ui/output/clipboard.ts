/** Foundry's own way out of the page, where this version has it: it works also where the page is not served safely. */
interface Helpers {
  readonly clipboard?: { copyPlainText(text: string): Promise<void> };
}

/** Puts a text on the clipboard. */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = game as Helpers;
  if (clipboard) await clipboard.copyPlainText(text);
  else await navigator.clipboard.writeText(text);
}
