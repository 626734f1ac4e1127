import { Handlebars } from "../engine.js";
import { forms } from "./forms.js";
import { logic } from "./logic.js";
import { text } from "./text.js";

/** Every helper a template may use beside those of Handlebars itself. */
export const helpers = { ...logic, ...text, ...forms } as unknown as Record<string, Handlebars.HelperDelegate>;

/** Registers the helpers; called once at start, before the first template. */
export function registerHelpers(): void {
  for (const [name, helper] of Object.entries(helpers)) Handlebars.registerHelper(name, helper);
}
