import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages_hero_slides\` ADD \`price_from_amount\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_hero_slides\` ADD \`price_from_currency\` text;`)
  await db.run(sql`ALTER TABLE \`pages_hero_slides\` ADD \`price_from_per\` text;`)
  await db.run(sql`ALTER TABLE \`pages_hero_slides_locales\` ADD \`price_from_note\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_hero_slides\` ADD \`price_from_amount\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_hero_slides\` ADD \`price_from_currency\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_hero_slides\` ADD \`price_from_per\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_hero_slides_locales\` ADD \`price_from_note\` text;`)
  await db.run(sql`ALTER TABLE \`hotel\` ADD \`whats_app_tel\` text;`)
  await db.run(sql`ALTER TABLE \`hotel\` ADD \`whats_app_from\` text;`)
  await db.run(sql`ALTER TABLE \`hotel\` ADD \`whats_app_to\` text;`)
  await db.run(sql`ALTER TABLE \`hotel\` ADD \`confirms_by_mail\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`hotel\` ADD \`reservation_arrival\` text;`)
  await db.run(sql`ALTER TABLE \`hotel\` ADD \`reservation_departure\` text;`)
  await db.run(sql`ALTER TABLE \`hotel\` ADD \`reservation_adults\` text;`)
  await db.run(sql`ALTER TABLE \`hotel\` ADD \`reservation_children\` text;`)
  await db.run(sql`ALTER TABLE \`hotel\` ADD \`reservation_room\` text;`)
  await db.run(sql`ALTER TABLE \`hotel\` ADD \`reservation_date_format\` text;`)
  await db.run(sql`ALTER TABLE \`hotel\` ADD \`time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`hotel_locales\` ADD \`clock_label\` text;`)
  await db.run(sql`ALTER TABLE \`hotel_locales\` ADD \`directions_maps_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`hotel_directions_maps_idx\` ON \`hotel_locales\` (\`directions_maps_id\`,\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` ADD \`version_whats_app_tel\` text;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` ADD \`version_whats_app_from\` text;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` ADD \`version_whats_app_to\` text;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` ADD \`version_confirms_by_mail\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` ADD \`version_reservation_arrival\` text;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` ADD \`version_reservation_departure\` text;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` ADD \`version_reservation_adults\` text;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` ADD \`version_reservation_children\` text;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` ADD \`version_reservation_room\` text;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` ADD \`version_reservation_date_format\` text;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` ADD \`version_time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`_hotel_v_locales\` ADD \`version_clock_label\` text;`)
  await db.run(sql`ALTER TABLE \`_hotel_v_locales\` ADD \`version_directions_maps_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_version_directions_maps_idx\` ON \`_hotel_v_locales\` (\`version_directions_maps_id\`,\`_locale\`);`)
  await moveFacts(db, "hotel", "")
  await moveFacts(db, "_hotel_v", "version_")
}

const FACTS = {
  whats_app_tel: "$.whatsApp.tel",
  whats_app_from: "$.whatsApp.hours.from",
  whats_app_to: "$.whatsApp.hours.to",
  confirms_by_mail: "$.newsletter.confirmsByMail",
  reservation_arrival: "$.reservation.parameters.arrival",
  reservation_departure: "$.reservation.parameters.departure",
  reservation_adults: "$.reservation.parameters.adults",
  reservation_children: "$.reservation.parameters.children",
  reservation_room: "$.reservation.parameters.room",
  reservation_date_format: "$.reservation.dateFormat",
  time_zone: "$.timeZone",
}
const MOVED = ["whatsApp", "newsletter", "reservation", "timeZone", "clockLabel", "directionsMaps"]

/** Facts that had no field of their own were kept as they had been imported: each moves to its field. */
async function moveFacts(db: MigrateUpArgs["db"], table: string, prefix: string): Promise<void> {
  const rest = `${prefix}rest`
  const values = Object.entries(FACTS).map(([column, path]) => `${prefix}${column} = json_extract(${rest}, '${path}')`)
  await db.run(sql.raw(`UPDATE ${table} SET ${values.join(", ")} WHERE ${rest} IS NOT NULL`))
  const imported = (name: string) => `json_extract(parent.${rest}, '$.${name}.' || ${table}_locales._locale)`
  const parent = `${table} AS parent`
  const isParent = `parent.id = ${table}_locales._parent_id`
  await db.run(sql.raw(`UPDATE ${table}_locales SET
    ${prefix}clock_label = (SELECT ${imported("clockLabel")} FROM ${parent} WHERE ${isParent}),
    ${prefix}directions_maps_id = (SELECT media.id FROM ${parent} JOIN media ON media.filename = ${imported("directionsMaps")} WHERE ${isParent})`))
  const paths = MOVED.map((name) => `'$.${name}'`)
  await db.run(sql.raw(`UPDATE ${table} SET ${rest} = json_remove(${rest}, ${paths.join(", ")}) WHERE ${rest} IS NOT NULL`))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_hotel_locales\` (
  	\`tagline\` text,
  	\`address\` text,
  	\`credit_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hotel\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_hotel_locales\`("tagline", "address", "credit_text", "id", "_locale", "_parent_id") SELECT "tagline", "address", "credit_text", "id", "_locale", "_parent_id" FROM \`hotel_locales\`;`)
  await db.run(sql`DROP TABLE \`hotel_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_hotel_locales\` RENAME TO \`hotel_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`hotel_locales_locale_parent_id_unique\` ON \`hotel_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__hotel_v_locales\` (
  	\`version_tagline\` text,
  	\`version_address\` text,
  	\`version_credit_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_hotel_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__hotel_v_locales\`("version_tagline", "version_address", "version_credit_text", "id", "_locale", "_parent_id") SELECT "version_tagline", "version_address", "version_credit_text", "id", "_locale", "_parent_id" FROM \`_hotel_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__hotel_v_locales\` RENAME TO \`_hotel_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_hotel_v_locales_locale_parent_id_unique\` ON \`_hotel_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`pages_hero_slides\` DROP COLUMN \`price_from_amount\`;`)
  await db.run(sql`ALTER TABLE \`pages_hero_slides\` DROP COLUMN \`price_from_currency\`;`)
  await db.run(sql`ALTER TABLE \`pages_hero_slides\` DROP COLUMN \`price_from_per\`;`)
  await db.run(sql`ALTER TABLE \`pages_hero_slides_locales\` DROP COLUMN \`price_from_note\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_hero_slides\` DROP COLUMN \`price_from_amount\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_hero_slides\` DROP COLUMN \`price_from_currency\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_hero_slides\` DROP COLUMN \`price_from_per\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_hero_slides_locales\` DROP COLUMN \`price_from_note\`;`)
  await db.run(sql`ALTER TABLE \`hotel\` DROP COLUMN \`whats_app_tel\`;`)
  await db.run(sql`ALTER TABLE \`hotel\` DROP COLUMN \`whats_app_from\`;`)
  await db.run(sql`ALTER TABLE \`hotel\` DROP COLUMN \`whats_app_to\`;`)
  await db.run(sql`ALTER TABLE \`hotel\` DROP COLUMN \`confirms_by_mail\`;`)
  await db.run(sql`ALTER TABLE \`hotel\` DROP COLUMN \`reservation_arrival\`;`)
  await db.run(sql`ALTER TABLE \`hotel\` DROP COLUMN \`reservation_departure\`;`)
  await db.run(sql`ALTER TABLE \`hotel\` DROP COLUMN \`reservation_adults\`;`)
  await db.run(sql`ALTER TABLE \`hotel\` DROP COLUMN \`reservation_children\`;`)
  await db.run(sql`ALTER TABLE \`hotel\` DROP COLUMN \`reservation_room\`;`)
  await db.run(sql`ALTER TABLE \`hotel\` DROP COLUMN \`reservation_date_format\`;`)
  await db.run(sql`ALTER TABLE \`hotel\` DROP COLUMN \`time_zone\`;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` DROP COLUMN \`version_whats_app_tel\`;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` DROP COLUMN \`version_whats_app_from\`;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` DROP COLUMN \`version_whats_app_to\`;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` DROP COLUMN \`version_confirms_by_mail\`;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` DROP COLUMN \`version_reservation_arrival\`;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` DROP COLUMN \`version_reservation_departure\`;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` DROP COLUMN \`version_reservation_adults\`;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` DROP COLUMN \`version_reservation_children\`;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` DROP COLUMN \`version_reservation_room\`;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` DROP COLUMN \`version_reservation_date_format\`;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` DROP COLUMN \`version_time_zone\`;`)
}
