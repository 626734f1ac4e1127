/** Constants of the public API, under the names systems read from `CONST`. */
export const DOCUMENT_OWNERSHIP_LEVELS = Object.freeze({ INHERIT: -1, NONE: 0, LIMITED: 1, OBSERVER: 2, OWNER: 3 });
export const USER_ROLES = Object.freeze({ NONE: 0, PLAYER: 1, TRUSTED: 2, ASSISTANT: 3, GAMEMASTER: 4 });
const permission = (defaultRole: number, disableGM = false) =>
  Object.freeze({ label: "", hint: "", defaultRole, disableGM });
/** Each user permission with the lowest role that has it by default. */
export const USER_PERMISSIONS: Readonly<Record<string, Readonly<{ defaultRole: number; disableGM: boolean }>>> =
  Object.freeze({
    ACTOR_CREATE: permission(3),
    BROADCAST_AUDIO: permission(2, true),
    BROADCAST_VIDEO: permission(2, true),
    CARDS_CREATE: permission(3),
    DRAWING_CREATE: permission(2),
    FILES_BROWSE: permission(2),
    FILES_UPLOAD: permission(3),
    ITEM_CREATE: permission(3),
    JOURNAL_CREATE: permission(2),
    MACRO_SCRIPT: permission(1),
    MANUAL_ROLLS: permission(2, true),
    MESSAGE_WHISPER: permission(1),
    NOTE_CREATE: permission(2),
    PING_CANVAS: permission(1, true),
    PLAYLIST_CREATE: permission(3),
    QUERY_USER: permission(2),
    SETTINGS_MODIFY: permission(3),
    SHOW_CURSOR: permission(1, true),
    SHOW_RULER: permission(1, true),
    TEMPLATE_CREATE: permission(1),
    TOKEN_CONFIGURE: permission(2),
    TOKEN_CREATE: permission(3),
    TOKEN_DELETE: permission(3),
    WALL_DOORS: permission(1),
  });

export const ACTIVE_EFFECT_MODES = Object.freeze({
  CUSTOM: 0,
  MULTIPLY: 1,
  ADD: 2,
  DOWNGRADE: 3,
  UPGRADE: 4,
  OVERRIDE: 5,
});
/** The change types of generation 14 with their default priorities. */
export const ACTIVE_EFFECT_CHANGE_TYPES = Object.freeze({
  custom: 0,
  multiply: 10,
  add: 20,
  subtract: 20,
  downgrade: 30,
  upgrade: 40,
  override: 50,
});
export const DICE_ROLL_MODES = Object.freeze({
  PUBLIC: "publicroll",
  PRIVATE: "gmroll",
  BLIND: "blindroll",
  SELF: "selfroll",
});
export const CHAT_MESSAGE_STYLES = Object.freeze({ OTHER: 0, OOC: 1, IC: 2, EMOTE: 3 });
export const SORT_INTEGER_DENSITY = 100000;
export const TOKEN_DISPLAY_MODES = Object.freeze({
  NONE: 0,
  CONTROL: 10,
  OWNER_HOVER: 20,
  HOVER: 30,
  OWNER: 40,
  ALWAYS: 50,
});
export const TOKEN_DISPOSITIONS = Object.freeze({ SECRET: -2, HOSTILE: -1, NEUTRAL: 0, FRIENDLY: 1 });
export const TABLE_RESULT_TYPES = Object.freeze({ TEXT: "text", DOCUMENT: "document" });
export const JOURNAL_ENTRY_PAGE_FORMATS = Object.freeze({ HTML: 1, MARKDOWN: 2 });
export const MACRO_TYPES = Object.freeze({ SCRIPT: "script", CHAT: "chat" });
export const MACRO_SCOPES = Object.freeze(["global", "actors", "actor"]);
export const GRID_TYPES = Object.freeze({
  GRIDLESS: 0,
  SQUARE: 1,
  HEXODDR: 2,
  HEXEVENR: 3,
  HEXODDQ: 4,
  HEXEVENQ: 5,
});
export const WALL_SENSE_TYPES = Object.freeze({ NONE: 0, LIMITED: 10, NORMAL: 20, PROXIMITY: 30, DISTANCE: 40 });
export const WALL_MOVEMENT_TYPES = Object.freeze({ NONE: 0, NORMAL: 20 });
export const WALL_DIRECTIONS = Object.freeze({ BOTH: 0, LEFT: 1, RIGHT: 2 });
export const WALL_DOOR_TYPES = Object.freeze({ NONE: 0, DOOR: 1, SECRET: 2 });
export const WALL_DOOR_STATES = Object.freeze({ CLOSED: 0, OPEN: 1, LOCKED: 2 });
export const BASE_DOCUMENT_TYPE = "base";
export const DEFAULT_TOKEN = "icons/svg/mystery-man.svg";
export const COMPENDIUM_DOCUMENT_TYPES = Object.freeze([
  "Actor",
  "Adventure",
  "Cards",
  "Item",
  "JournalEntry",
  "Macro",
  "Playlist",
  "RollTable",
  "Scene",
]);
export const FOLDER_DOCUMENT_TYPES = Object.freeze([...COMPENDIUM_DOCUMENT_TYPES, "Compendium"]);
