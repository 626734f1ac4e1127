export { Handlebars, engine } from "./engine.js";
export { registerHelpers, helpers } from "./helpers/index.js";
export { clearTemplates, getTemplate, loadTemplates, renderTemplate } from "./templates.js";
