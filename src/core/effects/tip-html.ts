/** What a bubble tells; all of it plain text. */
export interface Tip {
  readonly img: string;
  readonly name: string;
  /** The number of a rule, or whose it is. */
  readonly mark: string;
  readonly text: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Who brought it about, in small print; empty: nobody knows. */
  readonly note: string;
  /** What a click does; empty: nothing. */
  readonly foot: string;
}

/** Returns a bubble as HTML that Foundry leaves as it is. */
export function tipHtml({ img, name, mark, text, facts, note, foot }: Tip): string {
  const { escapeHTML } = foundry.utils;
  const told = facts.map(({ label, value }) => `<dt>${escapeHTML(label)}</dt><dd>${escapeHTML(value)}</dd>`).join("");
  return [
    `<div class="g-tip__head"><img class="g-tip__img" src="${escapeHTML(img)}" alt="">`,
    `<b class="g-tip__name">${escapeHTML(name)}</b>${mark ? `<span class="g-tip__no">${escapeHTML(mark)}</span>` : ""}</div>`,
    text ? `<p class="g-tip__text">${escapeHTML(text)}</p>` : "",
    told ? `<dl class="g-tip__facts">${told}</dl>` : "",
    note ? `<p class="g-tip__note">${escapeHTML(note)}</p>` : "",
    foot ? `<p class="g-tip__foot">${escapeHTML(foot)}</p>` : "",
  ].join("");
}

/** Returns the same as plain words, for screen readers. */
export function tipWords({ name, mark, text, facts, note }: Tip): string {
  const told = facts.map(({ label, value }) => `${label} ${value}`);
  return [`${name} ${mark}`.trim(), text, ...told, note].filter((part) => part !== "").join(" · ");
}
