export { type ChatInput, parseChatInput } from "./chat/parse-input.js";
export { processChatInput } from "./chat/process-input.js";
export type { EnricherConfig } from "./enrich/custom.js";
export type { EnrichmentOptions } from "./enrich/options.js";
export { TextEditor } from "./text-editor.js";
