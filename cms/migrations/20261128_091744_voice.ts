import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`rooms_locales\` ADD \`voice\` text;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_locales\` ADD \`version_voice\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`rooms_locales\` DROP COLUMN \`voice\`;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_locales\` DROP COLUMN \`version_voice\`;`)
}
