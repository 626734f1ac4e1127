/**
 * Foundry's documents as mere names, for `src/rules.tsconfig.json`: what compiles with them may pass an actor on, and reads
 * nothing of it.
 */
declare class Actor {}
declare class ChatMessage {}
declare class Combat {}
declare class Item {}
declare class TokenDocument {}
declare class User {}
