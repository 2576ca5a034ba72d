import { spawnSync } from "node:child_process";

/** `npm run migration -- <name>`: writes what brings a database to today's fields, for SQLite and for Postgres. */
const PAYLOAD = ["node_modules/payload/bin.js", "migrate:create", "--disable-transpile"];

/** Nothing is asked at this address: the difference is taken from the migration before. */
const POSTGRES = "postgres://localhost/none";

for (const DATABASE_URL of ["", POSTGRES]) {
  const { status } = spawnSync("npx", ["tsx", ...PAYLOAD, ...process.argv.slice(2)], {
    env: { ...process.env, DATABASE_URL },
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
