export { type PostgresStorageOptions, postgresStorage } from "./storage/postgres.js";
export type { PostgresClient, PostgresPool, PostgresResult } from "./storage/postgres-client.js";
export { postgresSchema } from "./storage/postgres-table.js";
