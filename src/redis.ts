export { type RedisStorageOptions, redisStorage } from "./storage/redis.js";
export type { IoredisClient, NodeRedisClient, RedisClient } from "./storage/redis-client.js";
