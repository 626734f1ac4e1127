/** The package has no types of its own, and V1 windows ask little of it. */
declare module "jquery" {
  export interface JQuery {
    readonly length: number;
    readonly [index: number]: HTMLElement;
    find(selector: string): JQuery;
    on(type: string, selector: string, listener: (event: Event) => void): JQuery;
    remove(): JQuery;
  }
  const jquery: (content: string | Element | Element[]) => JQuery;
  export default jquery;
}
