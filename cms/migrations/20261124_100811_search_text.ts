import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { fillSearchText } from '../src/search/fill-search-text'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`rooms_locales\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_locales\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`media_locales\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_media_v_locales\` ADD \`version_search_text\` text;`)
  await fillSearchText(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`rooms_locales\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_locales\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`media_locales\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`_media_v_locales\` DROP COLUMN \`version_search_text\`;`)
}
