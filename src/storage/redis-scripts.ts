import { createHash } from "node:crypto";
import type { Script } from "./redis-client.js";

/** A document is one hash with a field `v` for its version and `t` for its text. */
// A client may send a script again when it lost the reply: the same new version is then already there.
const WRITE = `
local current = redis.call('HGET', KEYS[1], 'v') or ''
if current == ARGV[2] then return 1 end
if current ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'v', ARGV[2], 't', ARGV[3])
return 1`;

const REMOVE = `
local current = redis.call('HGET', KEYS[1], 'v')
if not current then return 0 end
if ARGV[1] ~= '' and current ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`;

export interface RedisScripts {
  /** Key; expected version or `""` for none, new version, text. 1 when it was written. */
  write: Script;
  /** Key; expected version or `""` for any. 1 when it was removed. */
  remove: Script;
}

export function redisScripts(): RedisScripts {
  return { write: script(WRITE), remove: script(REMOVE) };
}

function script(lua: string): Script {
  return { lua, sha: createHash("sha1").update(lua).digest("hex") };
}
