export interface TabsConfiguration {
  navSelector: string;
  contentSelector?: string;
  initial?: string;
  callback?: (event: Event | null, tabs: Tabs, active: string) => void;
}

/** The tabs of a V1 window: links with `data-tab` show the part of the same name. */
export class Tabs {
  active: string;
  #root: HTMLElement | null = null;

  constructor(private readonly config: TabsConfiguration) {
    this.active = config.initial ?? "";
  }

  bind(html: HTMLElement): void {
    this.#root = html.parentElement ?? html;
    for (const link of this.#links())
      link.addEventListener("click", (event) => this.activate(link.dataset.tab!, { event }));
    this.activate(this.active || (this.#links()[0]?.dataset.tab ?? ""), { triggerCallback: false });
  }

  activate(
    name: string,
    { event = null, triggerCallback = true }: { event?: Event | null; triggerCallback?: boolean } = {},
  ): void {
    this.active = name;
    const content = this.config.contentSelector ? this.#root?.querySelector(this.config.contentSelector) : this.#root;
    const parts = [...(content?.querySelectorAll<HTMLElement>(".tab[data-tab]") ?? [])];
    for (const element of [...this.#links(), ...parts])
      element.classList.toggle("active", element.dataset.tab === name);
    if (triggerCallback) this.config.callback?.(event, this, name);
  }

  #links(): HTMLElement[] {
    return [...(this.#root?.querySelectorAll<HTMLElement>(`${this.config.navSelector} [data-tab]`) ?? [])];
  }
}
