/** A button with an icon and a text to come, for places that Foundry draws. `icon` is a class of its icon. */
export function labelled(page: Document, className: string, icon: string): HTMLButtonElement {
  const button = page.createElement("button");
  const sign = page.createElement("i");
  sign.className = `fa-solid ${icon}`;
  sign.inert = true;
  button.append(sign, page.createElement("span"));
  return Object.assign(button, { type: "button", className });
}

/** What such a button says. */
export function say(button: HTMLElement, text: string): void {
  const label = button.querySelector("span");
  if (label) label.textContent = text;
}
