export { LANGUAGES, loadTranslations } from "./load.js";
export { Localization } from "./localization.js";
