import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`hotel\` ADD \`mountain_altitude\` numeric;`)
  await db.run(sql`ALTER TABLE \`hotel\` ADD \`sea_temperatures\` text;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` ADD \`version_mountain_altitude\` numeric;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` ADD \`version_sea_temperatures\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`hotel\` DROP COLUMN \`mountain_altitude\`;`)
  await db.run(sql`ALTER TABLE \`hotel\` DROP COLUMN \`sea_temperatures\`;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` DROP COLUMN \`version_mountain_altitude\`;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` DROP COLUMN \`version_sea_temperatures\`;`)
}
