import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` ADD \`code_key\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`code_step\` numeric;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`recovery_digests\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`code_key\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`code_step\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`recovery_digests\`;`)
}
