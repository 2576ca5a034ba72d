import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages_sliders_slides\` ADD \`offer_first_day\` text;`)
  await db.run(sql`ALTER TABLE \`pages_sliders_slides\` ADD \`offer_last_day\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_sliders_slides\` ADD \`offer_first_day\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_sliders_slides\` ADD \`offer_last_day\` text;`)
  await db.run(sql`ALTER TABLE \`rooms_sliders_slides\` ADD \`offer_first_day\` text;`)
  await db.run(sql`ALTER TABLE \`rooms_sliders_slides\` ADD \`offer_last_day\` text;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_version_sliders_slides\` ADD \`offer_first_day\` text;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_version_sliders_slides\` ADD \`offer_last_day\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages_sliders_slides\` DROP COLUMN \`offer_first_day\`;`)
  await db.run(sql`ALTER TABLE \`pages_sliders_slides\` DROP COLUMN \`offer_last_day\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_sliders_slides\` DROP COLUMN \`offer_first_day\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_sliders_slides\` DROP COLUMN \`offer_last_day\`;`)
  await db.run(sql`ALTER TABLE \`rooms_sliders_slides\` DROP COLUMN \`offer_first_day\`;`)
  await db.run(sql`ALTER TABLE \`rooms_sliders_slides\` DROP COLUMN \`offer_last_day\`;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_version_sliders_slides\` DROP COLUMN \`offer_first_day\`;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_version_sliders_slides\` DROP COLUMN \`offer_last_day\`;`)
}
