import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** `npm run migration -- <name>`: creates the migrations to the current fields, for SQLite and Postgres. */
const PAYLOAD = ["node_modules/payload/bin.js", "migrate:create", "--disable-transpile"];

/** Never connected to: the diff is computed from the previous migration. */
const POSTGRES = "postgres://localhost/none";

for (const DATABASE_URL of ["", POSTGRES]) {
  const { status } = spawnSync("npx", ["tsx", ...PAYLOAD, ...process.argv.slice(2)], {
    env: { ...process.env, DATABASE_URL },
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

// Payload compares the model with the newest snapshot alone.
for (const folder of ["migrations", "migrations/postgres"]) {
  const snapshots = readdirSync(folder).filter((name) => name.endsWith(".json"));
  for (const name of snapshots.sort().slice(0, -1)) rmSync(join(folder, name));
}
