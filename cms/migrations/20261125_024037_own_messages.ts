import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`hotel_locales\` ADD \`messages\` text;`)
  await db.run(sql`ALTER TABLE \`_hotel_v_locales\` ADD \`version_messages\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`hotel_locales\` DROP COLUMN \`messages\`;`)
  await db.run(sql`ALTER TABLE \`_hotel_v_locales\` DROP COLUMN \`version_messages\`;`)
}
