import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`ai\` text;`)
  await db.run(sql`ALTER TABLE \`_media_v\` ADD \`version_ai\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`ai\`;`)
  await db.run(sql`ALTER TABLE \`_media_v\` DROP COLUMN \`version_ai\`;`)
}
