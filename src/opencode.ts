import { plugin } from "./opencode/plugin.js";

/*
 * Nothing else may be exported here: hosts up to 1.3 call every exported function as a plugin and refuse the file for
 * any other value. The same function serves as factory (all versions) and as `server` with an id (from 1.15).
 */
export default Object.assign(plugin, { id: "bit-office-memory", server: plugin });
