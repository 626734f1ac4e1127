/* oxlint-disable typescript/no-explicit-any -- inside a page these tests hold Foundry to what it does; how it is typed is the system's affair */

/** Foundry's public API, as it stands in the page where a function of `page.evaluate` runs. */
declare const game: any;
declare const canvas: any;
declare const foundry: any;
declare const ui: any;
declare const CONFIG: any;
declare const CONST: any;
declare const Hooks: any;
declare const fromUuid: (uuid: string) => Promise<any>;
declare const fromUuidSync: (uuid: string) => any;
declare const Actor: any;
declare const Item: any;
declare const ActiveEffect: any;
declare const ChatMessage: any;
declare const Combat: any;
declare const Folder: any;
declare const JournalEntry: any;
declare const Macro: any;
declare const Scene: any;
declare const TokenDocument: any;
declare const User: any;
declare const Roll: any;
