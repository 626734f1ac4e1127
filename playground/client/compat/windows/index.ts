export { Application } from "./application.js";
export { Dialog } from "./dialog.js";
export { DocumentSheet, FormApplication } from "./form-application.js";
export { Tabs } from "./tabs.js";
