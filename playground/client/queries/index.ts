export { listenToQueries } from "./queries.js";
