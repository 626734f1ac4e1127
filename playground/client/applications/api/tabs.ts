import type { PreparedTab, TabsConfiguration } from "../types.js";

/** The first tab of each declared group. */
export function initialTabs(tabs: Record<string, TabsConfiguration>): Record<string, string | null> {
  return Object.fromEntries(Object.entries(tabs).map(([group, config]) => [group, config.initial ?? null]));
}

/** What a template needs to draw a group of tabs. */
export function prepareTabs(
  group: string,
  config: TabsConfiguration,
  active: string | null | undefined,
): Record<string, PreparedTab> {
  return Object.fromEntries(
    config.tabs.map((tab) => {
      const isActive = tab.id === active;
      const label = tab.label ?? (config.labelPrefix ? `${config.labelPrefix}.${tab.id}` : undefined);
      const cssClass = [tab.cssClass, isActive && "active"].filter(Boolean).join(" ");
      return [tab.id, { ...tab, group, label, active: isActive, cssClass }];
    }),
  );
}

const quoted = (text: string): string => JSON.stringify(text);

/** Shows one tab of a group and hides the others; throws when the markup has no such tab. */
export function showTab(content: HTMLElement, tab: string, group: string): void {
  const entries = [...content.querySelectorAll<HTMLElement>(`.tabs [data-group=${quoted(group)}][data-tab]`)];
  if (!entries.some((entry) => entry.dataset.tab === tab)) {
    throw new Error(`No tab "${tab}" in the group "${group}"`);
  }
  for (const entry of entries) {
    const active = entry.dataset.tab === tab;
    entry.classList.toggle("active", active);
    // Those whose list says so; nothing tells that an entry is ever marked as pressed.
    if (entry.hasAttribute("aria-selected")) entry.setAttribute("aria-selected", String(active));
  }
  for (const section of content.querySelectorAll<HTMLElement>(`.tab[data-group=${quoted(group)}]`)) {
    section.classList.toggle("active", section.dataset.tab === tab);
  }
}
