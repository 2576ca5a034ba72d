import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_sliders_slides_offer_included\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_sliders_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_sliders_slides_offer_included_order_idx\` ON \`pages_sliders_slides_offer_included\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_sliders_slides_offer_included_parent_id_idx\` ON \`pages_sliders_slides_offer_included\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_sliders_slides_offer_included_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_sliders_slides_offer_included\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_sliders_slides_offer_included_locales_locale_parent_id\` ON \`pages_sliders_slides_offer_included_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_sliders_slides_offer_included\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_sliders_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sliders_slides_offer_included_order_idx\` ON \`_pages_v_version_sliders_slides_offer_included\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sliders_slides_offer_included_parent_id_idx\` ON \`_pages_v_version_sliders_slides_offer_included\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_sliders_slides_offer_included_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_sliders_slides_offer_included\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_version_sliders_slides_offer_included_locales_local\` ON \`_pages_v_version_sliders_slides_offer_included_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms_prices_months\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`month\` text,
  	\`amount\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rooms_prices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rooms_prices_months_order_idx\` ON \`rooms_prices_months\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rooms_prices_months_parent_id_idx\` ON \`rooms_prices_months\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`for_adults\` numeric,
  	\`for_children\` numeric,
  	\`currency\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rooms_prices_order_idx\` ON \`rooms_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rooms_prices_parent_id_idx\` ON \`rooms_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms_prices_locales\` (
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rooms_prices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rooms_prices_locales_locale_parent_id_unique\` ON \`rooms_prices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms_sliders_slides_offer_included\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rooms_sliders_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rooms_sliders_slides_offer_included_order_idx\` ON \`rooms_sliders_slides_offer_included\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rooms_sliders_slides_offer_included_parent_id_idx\` ON \`rooms_sliders_slides_offer_included\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms_sliders_slides_offer_included_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rooms_sliders_slides_offer_included\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rooms_sliders_slides_offer_included_locales_locale_parent_id\` ON \`rooms_sliders_slides_offer_included_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_version_prices_months\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`month\` text,
  	\`amount\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rooms_v_version_prices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_prices_months_order_idx\` ON \`_rooms_v_version_prices_months\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_prices_months_parent_id_idx\` ON \`_rooms_v_version_prices_months\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_version_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`for_adults\` numeric,
  	\`for_children\` numeric,
  	\`currency\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_prices_order_idx\` ON \`_rooms_v_version_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_prices_parent_id_idx\` ON \`_rooms_v_version_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_version_prices_locales\` (
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rooms_v_version_prices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_rooms_v_version_prices_locales_locale_parent_id_unique\` ON \`_rooms_v_version_prices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_version_sliders_slides_offer_included\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rooms_v_version_sliders_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_sliders_slides_offer_included_order_idx\` ON \`_rooms_v_version_sliders_slides_offer_included\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_sliders_slides_offer_included_parent_id_idx\` ON \`_rooms_v_version_sliders_slides_offer_included\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_version_sliders_slides_offer_included_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rooms_v_version_sliders_slides_offer_included\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_rooms_v_version_sliders_slides_offer_included_locales_local\` ON \`_rooms_v_version_sliders_slides_offer_included_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`pages_hero_slides\` ADD \`price_from_for_adults\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_hero_slides\` ADD \`price_from_for_children\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_sliders_slides\` ADD \`price_from_for_adults\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_sliders_slides\` ADD \`price_from_for_children\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_sliders_slides\` ADD \`offer_code\` text;`)
  await db.run(sql`ALTER TABLE \`pages_sliders_slides_locales\` ADD \`offer_period\` text;`)
  await db.run(sql`ALTER TABLE \`pages_sliders_slides_locales\` ADD \`offer_nights\` text;`)
  await db.run(sql`ALTER TABLE \`pages_sliders_slides_locales\` ADD \`offer_cancellation\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`price_from_for_adults\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`price_from_for_children\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_hero_slides\` ADD \`price_from_for_adults\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_hero_slides\` ADD \`price_from_for_children\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_sliders_slides\` ADD \`price_from_for_adults\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_sliders_slides\` ADD \`price_from_for_children\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_sliders_slides\` ADD \`offer_code\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_sliders_slides_locales\` ADD \`offer_period\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_sliders_slides_locales\` ADD \`offer_nights\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_sliders_slides_locales\` ADD \`offer_cancellation\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_price_from_for_adults\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_price_from_for_children\` numeric;`)
  await db.run(sql`ALTER TABLE \`rooms_sliders_slides\` ADD \`price_from_for_adults\` numeric;`)
  await db.run(sql`ALTER TABLE \`rooms_sliders_slides\` ADD \`price_from_for_children\` numeric;`)
  await db.run(sql`ALTER TABLE \`rooms_sliders_slides\` ADD \`offer_code\` text;`)
  await db.run(sql`ALTER TABLE \`rooms_sliders_slides_locales\` ADD \`offer_period\` text;`)
  await db.run(sql`ALTER TABLE \`rooms_sliders_slides_locales\` ADD \`offer_nights\` text;`)
  await db.run(sql`ALTER TABLE \`rooms_sliders_slides_locales\` ADD \`offer_cancellation\` text;`)
  await db.run(sql`ALTER TABLE \`rooms\` ADD \`price_from_for_adults\` numeric;`)
  await db.run(sql`ALTER TABLE \`rooms\` ADD \`price_from_for_children\` numeric;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_version_sliders_slides\` ADD \`price_from_for_adults\` numeric;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_version_sliders_slides\` ADD \`price_from_for_children\` numeric;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_version_sliders_slides\` ADD \`offer_code\` text;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_version_sliders_slides_locales\` ADD \`offer_period\` text;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_version_sliders_slides_locales\` ADD \`offer_nights\` text;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_version_sliders_slides_locales\` ADD \`offer_cancellation\` text;`)
  await db.run(sql`ALTER TABLE \`_rooms_v\` ADD \`version_price_from_for_adults\` numeric;`)
  await db.run(sql`ALTER TABLE \`_rooms_v\` ADD \`version_price_from_for_children\` numeric;`)
  await db.run(sql`ALTER TABLE \`hotel\` ADD \`reservation_child_ages\` text;`)
  await db.run(sql`ALTER TABLE \`hotel\` ADD \`reservation_offer\` text;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` ADD \`version_reservation_child_ages\` text;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` ADD \`version_reservation_offer\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages_sliders_slides_offer_included\`;`)
  await db.run(sql`DROP TABLE \`pages_sliders_slides_offer_included_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_sliders_slides_offer_included\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_sliders_slides_offer_included_locales\`;`)
  await db.run(sql`DROP TABLE \`rooms_prices_months\`;`)
  await db.run(sql`DROP TABLE \`rooms_prices\`;`)
  await db.run(sql`DROP TABLE \`rooms_prices_locales\`;`)
  await db.run(sql`DROP TABLE \`rooms_sliders_slides_offer_included\`;`)
  await db.run(sql`DROP TABLE \`rooms_sliders_slides_offer_included_locales\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_prices_months\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_prices\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_prices_locales\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_sliders_slides_offer_included\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_sliders_slides_offer_included_locales\`;`)
  await db.run(sql`ALTER TABLE \`pages_hero_slides\` DROP COLUMN \`price_from_for_adults\`;`)
  await db.run(sql`ALTER TABLE \`pages_hero_slides\` DROP COLUMN \`price_from_for_children\`;`)
  await db.run(sql`ALTER TABLE \`pages_sliders_slides\` DROP COLUMN \`price_from_for_adults\`;`)
  await db.run(sql`ALTER TABLE \`pages_sliders_slides\` DROP COLUMN \`price_from_for_children\`;`)
  await db.run(sql`ALTER TABLE \`pages_sliders_slides\` DROP COLUMN \`offer_code\`;`)
  await db.run(sql`ALTER TABLE \`pages_sliders_slides_locales\` DROP COLUMN \`offer_period\`;`)
  await db.run(sql`ALTER TABLE \`pages_sliders_slides_locales\` DROP COLUMN \`offer_nights\`;`)
  await db.run(sql`ALTER TABLE \`pages_sliders_slides_locales\` DROP COLUMN \`offer_cancellation\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`price_from_for_adults\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`price_from_for_children\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_hero_slides\` DROP COLUMN \`price_from_for_adults\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_hero_slides\` DROP COLUMN \`price_from_for_children\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_sliders_slides\` DROP COLUMN \`price_from_for_adults\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_sliders_slides\` DROP COLUMN \`price_from_for_children\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_sliders_slides\` DROP COLUMN \`offer_code\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_sliders_slides_locales\` DROP COLUMN \`offer_period\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_sliders_slides_locales\` DROP COLUMN \`offer_nights\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_sliders_slides_locales\` DROP COLUMN \`offer_cancellation\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_price_from_for_adults\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_price_from_for_children\`;`)
  await db.run(sql`ALTER TABLE \`rooms_sliders_slides\` DROP COLUMN \`price_from_for_adults\`;`)
  await db.run(sql`ALTER TABLE \`rooms_sliders_slides\` DROP COLUMN \`price_from_for_children\`;`)
  await db.run(sql`ALTER TABLE \`rooms_sliders_slides\` DROP COLUMN \`offer_code\`;`)
  await db.run(sql`ALTER TABLE \`rooms_sliders_slides_locales\` DROP COLUMN \`offer_period\`;`)
  await db.run(sql`ALTER TABLE \`rooms_sliders_slides_locales\` DROP COLUMN \`offer_nights\`;`)
  await db.run(sql`ALTER TABLE \`rooms_sliders_slides_locales\` DROP COLUMN \`offer_cancellation\`;`)
  await db.run(sql`ALTER TABLE \`rooms\` DROP COLUMN \`price_from_for_adults\`;`)
  await db.run(sql`ALTER TABLE \`rooms\` DROP COLUMN \`price_from_for_children\`;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_version_sliders_slides\` DROP COLUMN \`price_from_for_adults\`;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_version_sliders_slides\` DROP COLUMN \`price_from_for_children\`;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_version_sliders_slides\` DROP COLUMN \`offer_code\`;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_version_sliders_slides_locales\` DROP COLUMN \`offer_period\`;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_version_sliders_slides_locales\` DROP COLUMN \`offer_nights\`;`)
  await db.run(sql`ALTER TABLE \`_rooms_v_version_sliders_slides_locales\` DROP COLUMN \`offer_cancellation\`;`)
  await db.run(sql`ALTER TABLE \`_rooms_v\` DROP COLUMN \`version_price_from_for_adults\`;`)
  await db.run(sql`ALTER TABLE \`_rooms_v\` DROP COLUMN \`version_price_from_for_children\`;`)
  await db.run(sql`ALTER TABLE \`hotel\` DROP COLUMN \`reservation_child_ages\`;`)
  await db.run(sql`ALTER TABLE \`hotel\` DROP COLUMN \`reservation_offer\`;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` DROP COLUMN \`version_reservation_child_ages\`;`)
  await db.run(sql`ALTER TABLE \`_hotel_v\` DROP COLUMN \`version_reservation_offer\`;`)
}
