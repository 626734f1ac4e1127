export { Connection } from "./connection.js";
export { attempt, RefusedError, tellRefusals } from "./refusal.js";
export { forgetSession, readSession, storeSession, toJoinPage } from "./session.js";
