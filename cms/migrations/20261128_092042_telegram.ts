import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`hotel\` ADD \`telegram\` text;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` ADD \`version_telegram\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`hotel\` DROP COLUMN \`telegram\`;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` DROP COLUMN \`version_telegram\`;`)
}
