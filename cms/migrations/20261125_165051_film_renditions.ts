import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** All tables. Named as the last of the migrations that it replaces: a database that has run those skips it. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_hero_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`link_address\` text,
  	\`price_from_amount\` numeric,
  	\`price_from_currency\` text,
  	\`price_from_per\` text,
  	\`price_from_for_adults\` numeric,
  	\`price_from_for_children\` numeric,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_hero_slides_order_idx\` ON \`pages_hero_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_hero_slides_parent_id_idx\` ON \`pages_hero_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_hero_slides_file_idx\` ON \`pages_hero_slides\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_hero_slides_locales\` (
  	\`title\` text,
  	\`content\` text,
  	\`link_text\` text,
  	\`price_from_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_hero_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_hero_slides_locales_locale_parent_id_unique\` ON \`pages_hero_slides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_hero_slides_locales_parent\` ON \`pages_hero_slides_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_contents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`file_id\` integer,
  	\`link_address\` text,
  	\`film_file_id\` integer,
  	\`film_small_id\` integer,
  	\`film_uploaded\` text,
  	\`film_seconds\` numeric,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`film_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`film_small_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_contents_order_idx\` ON \`pages_contents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_contents_parent_id_idx\` ON \`pages_contents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_contents_file_idx\` ON \`pages_contents\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_contents_film_film_file_idx\` ON \`pages_contents\` (\`film_file_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_contents_film_film_small_idx\` ON \`pages_contents\` (\`film_small_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_contents_locales\` (
  	\`subtitle\` text,
  	\`title\` text,
  	\`content\` text,
  	\`link_text\` text,
  	\`film_captions_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`film_captions_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_contents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_contents_film_film_captions_idx\` ON \`pages_contents_locales\` (\`film_captions_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_contents_locales_locale_parent_id_unique\` ON \`pages_contents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_contents_locales_parent\` ON \`pages_contents_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`pages_sliders_slides_offer_included_locales_parent\` ON \`pages_sliders_slides_offer_included_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_sliders_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`link_address\` text,
  	\`price_from_amount\` numeric,
  	\`price_from_currency\` text,
  	\`price_from_per\` text,
  	\`price_from_for_adults\` numeric,
  	\`price_from_for_children\` numeric,
  	\`offer_code\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_sliders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_sliders_slides_order_idx\` ON \`pages_sliders_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_sliders_slides_parent_id_idx\` ON \`pages_sliders_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_sliders_slides_file_idx\` ON \`pages_sliders_slides\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_sliders_slides_locales\` (
  	\`title\` text,
  	\`content\` text,
  	\`link_text\` text,
  	\`price_from_note\` text,
  	\`offer_period\` text,
  	\`offer_nights\` text,
  	\`offer_cancellation\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_sliders_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_sliders_slides_locales_locale_parent_id_unique\` ON \`pages_sliders_slides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_sliders_slides_locales_parent\` ON \`pages_sliders_slides_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_sliders\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_sliders_order_idx\` ON \`pages_sliders\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_sliders_parent_id_idx\` ON \`pages_sliders\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_sliders_locales\` (
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_sliders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_sliders_locales_locale_parent_id_unique\` ON \`pages_sliders_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_sliders_locales_parent\` ON \`pages_sliders_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_template\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`number\` numeric,
  	\`file_id\` integer,
  	\`link_address\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_template_order_idx\` ON \`pages_template\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_template_parent_id_idx\` ON \`pages_template\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_template_file_idx\` ON \`pages_template\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_template_locales\` (
  	\`title\` text,
  	\`content\` text,
  	\`link_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_template\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_template_locales_locale_parent_id_unique\` ON \`pages_template_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_template_locales_parent\` ON \`pages_template_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_metas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_metas_order_idx\` ON \`pages_metas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_metas_parent_id_idx\` ON \`pages_metas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_metas_locales\` (
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_metas\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_metas_locales_locale_parent_id_unique\` ON \`pages_metas_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_metas_locales_parent\` ON \`pages_metas_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`value\` text,
  	\`file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_options_order_idx\` ON \`pages_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_options_parent_id_idx\` ON \`pages_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_options_file_idx\` ON \`pages_options\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`category_kind\` text,
  	\`category_name\` text,
  	\`price_from_amount\` numeric,
  	\`price_from_currency\` text,
  	\`price_from_per\` text,
  	\`price_from_for_adults\` numeric,
  	\`price_from_for_children\` numeric,
  	\`key\` text,
  	\`number\` numeric,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_key_idx\` ON \`pages\` (\`key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_number_idx\` ON \`pages\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`url\` text,
  	\`breadcrumb\` text,
  	\`price_from_note\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_url_idx\` ON \`pages_locales\` (\`url\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_parent\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`rooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rooms_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_pages_id_idx\` ON \`pages_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_rooms_id_idx\` ON \`pages_rels\` (\`rooms_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_hero_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`link_address\` text,
  	\`price_from_amount\` numeric,
  	\`price_from_currency\` text,
  	\`price_from_per\` text,
  	\`price_from_for_adults\` numeric,
  	\`price_from_for_children\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_hero_slides_order_idx\` ON \`_pages_v_version_hero_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_hero_slides_parent_id_idx\` ON \`_pages_v_version_hero_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_hero_slides_file_idx\` ON \`_pages_v_version_hero_slides\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_hero_slides_locales\` (
  	\`title\` text,
  	\`content\` text,
  	\`link_text\` text,
  	\`price_from_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_hero_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_version_hero_slides_locales_locale_parent_id_unique\` ON \`_pages_v_version_hero_slides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_hero_slides_locales_parent\` ON \`_pages_v_version_hero_slides_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_contents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`file_id\` integer,
  	\`link_address\` text,
  	\`film_file_id\` integer,
  	\`film_small_id\` integer,
  	\`film_uploaded\` text,
  	\`film_seconds\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`film_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`film_small_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_contents_order_idx\` ON \`_pages_v_version_contents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_contents_parent_id_idx\` ON \`_pages_v_version_contents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_contents_file_idx\` ON \`_pages_v_version_contents\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_contents_film_film_file_idx\` ON \`_pages_v_version_contents\` (\`film_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_contents_film_film_small_idx\` ON \`_pages_v_version_contents\` (\`film_small_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_contents_locales\` (
  	\`subtitle\` text,
  	\`title\` text,
  	\`content\` text,
  	\`link_text\` text,
  	\`film_captions_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`film_captions_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_contents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_contents_film_film_captions_idx\` ON \`_pages_v_version_contents_locales\` (\`film_captions_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_version_contents_locales_locale_parent_id_unique\` ON \`_pages_v_version_contents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_contents_locales_parent\` ON \`_pages_v_version_contents_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`_pages_v_version_sliders_slides_offer_included_locales_parent\` ON \`_pages_v_version_sliders_slides_offer_included_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_sliders_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`link_address\` text,
  	\`price_from_amount\` numeric,
  	\`price_from_currency\` text,
  	\`price_from_per\` text,
  	\`price_from_for_adults\` numeric,
  	\`price_from_for_children\` numeric,
  	\`offer_code\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_sliders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sliders_slides_order_idx\` ON \`_pages_v_version_sliders_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sliders_slides_parent_id_idx\` ON \`_pages_v_version_sliders_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sliders_slides_file_idx\` ON \`_pages_v_version_sliders_slides\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_sliders_slides_locales\` (
  	\`title\` text,
  	\`content\` text,
  	\`link_text\` text,
  	\`price_from_note\` text,
  	\`offer_period\` text,
  	\`offer_nights\` text,
  	\`offer_cancellation\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_sliders_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_version_sliders_slides_locales_locale_parent_id_uni\` ON \`_pages_v_version_sliders_slides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sliders_slides_locales_parent\` ON \`_pages_v_version_sliders_slides_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_sliders\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sliders_order_idx\` ON \`_pages_v_version_sliders\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sliders_parent_id_idx\` ON \`_pages_v_version_sliders\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_sliders_locales\` (
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_sliders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_version_sliders_locales_locale_parent_id_unique\` ON \`_pages_v_version_sliders_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sliders_locales_parent\` ON \`_pages_v_version_sliders_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_template\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`number\` numeric,
  	\`file_id\` integer,
  	\`link_address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_template_order_idx\` ON \`_pages_v_version_template\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_template_parent_id_idx\` ON \`_pages_v_version_template\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_template_file_idx\` ON \`_pages_v_version_template\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_template_locales\` (
  	\`title\` text,
  	\`content\` text,
  	\`link_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_template\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_version_template_locales_locale_parent_id_unique\` ON \`_pages_v_version_template_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_template_locales_parent\` ON \`_pages_v_version_template_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_metas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_metas_order_idx\` ON \`_pages_v_version_metas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_metas_parent_id_idx\` ON \`_pages_v_version_metas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_metas_locales\` (
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_metas\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_version_metas_locales_locale_parent_id_unique\` ON \`_pages_v_version_metas_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_metas_locales_parent\` ON \`_pages_v_version_metas_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`value\` text,
  	\`file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_options_order_idx\` ON \`_pages_v_version_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_options_parent_id_idx\` ON \`_pages_v_version_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_options_file_idx\` ON \`_pages_v_version_options\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_category_kind\` text,
  	\`version_category_name\` text,
  	\`version_price_from_amount\` numeric,
  	\`version_price_from_currency\` text,
  	\`version_price_from_per\` text,
  	\`version_price_from_for_adults\` numeric,
  	\`version_price_from_for_children\` numeric,
  	\`version_key\` text,
  	\`version_number\` numeric,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_key_idx\` ON \`_pages_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_number_idx\` ON \`_pages_v\` (\`version_number\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_url\` text,
  	\`version_breadcrumb\` text,
  	\`version_price_from_note\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_url_idx\` ON \`_pages_v_locales\` (\`version_url\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_locales_parent\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`rooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rooms_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_pages_id_idx\` ON \`_pages_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_rooms_id_idx\` ON \`_pages_v_rels\` (\`rooms_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms_traits\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rooms_traits_order_idx\` ON \`rooms_traits\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`rooms_traits_parent_idx\` ON \`rooms_traits\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rooms_features_order_idx\` ON \`rooms_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rooms_features_parent_id_idx\` ON \`rooms_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms_features_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rooms_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rooms_features_locales_locale_parent_id_unique\` ON \`rooms_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rooms_features_locales_parent\` ON \`rooms_features_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`rooms_prices_locales_parent\` ON \`rooms_prices_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`rooms_sliders_slides_offer_included_locales_parent\` ON \`rooms_sliders_slides_offer_included_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms_sliders_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`link_address\` text,
  	\`price_from_amount\` numeric,
  	\`price_from_currency\` text,
  	\`price_from_per\` text,
  	\`price_from_for_adults\` numeric,
  	\`price_from_for_children\` numeric,
  	\`offer_code\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rooms_sliders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rooms_sliders_slides_order_idx\` ON \`rooms_sliders_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rooms_sliders_slides_parent_id_idx\` ON \`rooms_sliders_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rooms_sliders_slides_file_idx\` ON \`rooms_sliders_slides\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms_sliders_slides_locales\` (
  	\`title\` text,
  	\`content\` text,
  	\`link_text\` text,
  	\`price_from_note\` text,
  	\`offer_period\` text,
  	\`offer_nights\` text,
  	\`offer_cancellation\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rooms_sliders_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rooms_sliders_slides_locales_locale_parent_id_unique\` ON \`rooms_sliders_slides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rooms_sliders_slides_locales_parent\` ON \`rooms_sliders_slides_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms_sliders\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rooms_sliders_order_idx\` ON \`rooms_sliders\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rooms_sliders_parent_id_idx\` ON \`rooms_sliders\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms_sliders_locales\` (
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rooms_sliders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rooms_sliders_locales_locale_parent_id_unique\` ON \`rooms_sliders_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rooms_sliders_locales_parent\` ON \`rooms_sliders_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms_plans\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rooms_plans_order_idx\` ON \`rooms_plans\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rooms_plans_parent_id_idx\` ON \`rooms_plans\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rooms_plans_file_idx\` ON \`rooms_plans\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms_plans_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rooms_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rooms_plans_locales_locale_parent_id_unique\` ON \`rooms_plans_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rooms_plans_locales_parent\` ON \`rooms_plans_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms_metas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rooms_metas_order_idx\` ON \`rooms_metas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rooms_metas_parent_id_idx\` ON \`rooms_metas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms_metas_locales\` (
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rooms_metas\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rooms_metas_locales_locale_parent_id_unique\` ON \`rooms_metas_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rooms_metas_locales_parent\` ON \`rooms_metas_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`category\` text,
  	\`size\` numeric,
  	\`capacity_adults\` numeric,
  	\`capacity_children\` numeric,
  	\`price_from_amount\` numeric,
  	\`price_from_currency\` text,
  	\`price_from_per\` text,
  	\`price_from_for_adults\` numeric,
  	\`price_from_for_children\` numeric,
  	\`key\` text,
  	\`number\` numeric,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rooms_key_idx\` ON \`rooms\` (\`key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`rooms_number_idx\` ON \`rooms\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`rooms_updated_at_idx\` ON \`rooms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`rooms_created_at_idx\` ON \`rooms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`rooms_deleted_at_idx\` ON \`rooms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`rooms__status_idx\` ON \`rooms\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`rooms_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`summary\` text,
  	\`content\` text,
  	\`bed\` text,
  	\`view\` text,
  	\`price_from_note\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rooms_slug_idx\` ON \`rooms_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`rooms_locales_locale_parent_id_unique\` ON \`rooms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rooms_locales_parent\` ON \`rooms_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rooms_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`rooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rooms_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rooms_rels_order_idx\` ON \`rooms_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`rooms_rels_parent_idx\` ON \`rooms_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rooms_rels_path_idx\` ON \`rooms_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`rooms_rels_pages_id_idx\` ON \`rooms_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`rooms_rels_rooms_id_idx\` ON \`rooms_rels\` (\`rooms_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_version_traits\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_rooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_traits_order_idx\` ON \`_rooms_v_version_traits\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_traits_parent_idx\` ON \`_rooms_v_version_traits\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_version_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_features_order_idx\` ON \`_rooms_v_version_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_features_parent_id_idx\` ON \`_rooms_v_version_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_version_features_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rooms_v_version_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_rooms_v_version_features_locales_locale_parent_id_unique\` ON \`_rooms_v_version_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_features_locales_parent\` ON \`_rooms_v_version_features_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`_rooms_v_version_prices_locales_parent\` ON \`_rooms_v_version_prices_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`_rooms_v_version_sliders_slides_offer_included_locales_parent\` ON \`_rooms_v_version_sliders_slides_offer_included_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_version_sliders_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`link_address\` text,
  	\`price_from_amount\` numeric,
  	\`price_from_currency\` text,
  	\`price_from_per\` text,
  	\`price_from_for_adults\` numeric,
  	\`price_from_for_children\` numeric,
  	\`offer_code\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rooms_v_version_sliders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_sliders_slides_order_idx\` ON \`_rooms_v_version_sliders_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_sliders_slides_parent_id_idx\` ON \`_rooms_v_version_sliders_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_sliders_slides_file_idx\` ON \`_rooms_v_version_sliders_slides\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_version_sliders_slides_locales\` (
  	\`title\` text,
  	\`content\` text,
  	\`link_text\` text,
  	\`price_from_note\` text,
  	\`offer_period\` text,
  	\`offer_nights\` text,
  	\`offer_cancellation\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rooms_v_version_sliders_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_rooms_v_version_sliders_slides_locales_locale_parent_id_uni\` ON \`_rooms_v_version_sliders_slides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_sliders_slides_locales_parent\` ON \`_rooms_v_version_sliders_slides_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_version_sliders\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_sliders_order_idx\` ON \`_rooms_v_version_sliders\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_sliders_parent_id_idx\` ON \`_rooms_v_version_sliders\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_version_sliders_locales\` (
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rooms_v_version_sliders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_rooms_v_version_sliders_locales_locale_parent_id_unique\` ON \`_rooms_v_version_sliders_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_sliders_locales_parent\` ON \`_rooms_v_version_sliders_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_version_plans\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_plans_order_idx\` ON \`_rooms_v_version_plans\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_plans_parent_id_idx\` ON \`_rooms_v_version_plans\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_plans_file_idx\` ON \`_rooms_v_version_plans\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_version_plans_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rooms_v_version_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_rooms_v_version_plans_locales_locale_parent_id_unique\` ON \`_rooms_v_version_plans_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_plans_locales_parent\` ON \`_rooms_v_version_plans_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_version_metas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_metas_order_idx\` ON \`_rooms_v_version_metas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_metas_parent_id_idx\` ON \`_rooms_v_version_metas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_version_metas_locales\` (
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rooms_v_version_metas\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_rooms_v_version_metas_locales_locale_parent_id_unique\` ON \`_rooms_v_version_metas_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_metas_locales_parent\` ON \`_rooms_v_version_metas_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_category\` text,
  	\`version_size\` numeric,
  	\`version_capacity_adults\` numeric,
  	\`version_capacity_children\` numeric,
  	\`version_price_from_amount\` numeric,
  	\`version_price_from_currency\` text,
  	\`version_price_from_per\` text,
  	\`version_price_from_for_adults\` numeric,
  	\`version_price_from_for_children\` numeric,
  	\`version_key\` text,
  	\`version_number\` numeric,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_rooms_v_parent_idx\` ON \`_rooms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_version_key_idx\` ON \`_rooms_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_version_number_idx\` ON \`_rooms_v\` (\`version_number\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_version_updated_at_idx\` ON \`_rooms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_version_created_at_idx\` ON \`_rooms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_version_deleted_at_idx\` ON \`_rooms_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_version__status_idx\` ON \`_rooms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_created_at_idx\` ON \`_rooms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_updated_at_idx\` ON \`_rooms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_snapshot_idx\` ON \`_rooms_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_published_locale_idx\` ON \`_rooms_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_latest_idx\` ON \`_rooms_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_autosave_idx\` ON \`_rooms_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_summary\` text,
  	\`version_content\` text,
  	\`version_bed\` text,
  	\`version_view\` text,
  	\`version_price_from_note\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rooms_v_version_version_slug_idx\` ON \`_rooms_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_rooms_v_locales_locale_parent_id_unique\` ON \`_rooms_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_locales_parent\` ON \`_rooms_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rooms_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`rooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_rooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rooms_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rooms_v_rels_order_idx\` ON \`_rooms_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_rels_parent_idx\` ON \`_rooms_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_rels_path_idx\` ON \`_rooms_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_rels_pages_id_idx\` ON \`_rooms_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_rels_rooms_id_idx\` ON \`_rooms_v_rels\` (\`rooms_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`subject\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`media__status_idx\` ON \`media\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_media_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_subject\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_url\` text,
  	\`version_thumbnail_u_r_l\` text,
  	\`version_filename\` text,
  	\`version_mime_type\` text,
  	\`version_filesize\` numeric,
  	\`version_width\` numeric,
  	\`version_height\` numeric,
  	\`version_focal_x\` numeric,
  	\`version_focal_y\` numeric,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_media_v_parent_idx\` ON \`_media_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_version_updated_at_idx\` ON \`_media_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_version_created_at_idx\` ON \`_media_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_version_deleted_at_idx\` ON \`_media_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_version__status_idx\` ON \`_media_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_version_filename_idx\` ON \`_media_v\` (\`version_filename\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_created_at_idx\` ON \`_media_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_updated_at_idx\` ON \`_media_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_snapshot_idx\` ON \`_media_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_published_locale_idx\` ON \`_media_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_latest_idx\` ON \`_media_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_media_v_locales\` (
  	\`version_alt\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_media_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_media_v_locales_locale_parent_id_unique\` ON \`_media_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_locales_parent\` ON \`_media_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_languages_order_idx\` ON \`users_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_languages_parent_idx\` ON \`users_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`code_key\` text,
  	\`code_step\` numeric,
  	\`recovery_digests\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`text_dates\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`dates\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`text_dates_document_idx\` ON \`text_dates\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`text_dates_updated_at_idx\` ON \`text_dates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`text_dates_created_at_idx\` ON \`text_dates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`rooms_id\` integer,
  	\`media_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rooms_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rooms_id_idx\` ON \`payload_locked_documents_rels\` (\`rooms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`menus_header\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`address\` text,
  	\`number\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_header_order_idx\` ON \`menus_header\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_header_parent_id_idx\` ON \`menus_header\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_header_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_header_locales_locale_parent_id_unique\` ON \`menus_header_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_header_locales_parent\` ON \`menus_header_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`address\` text,
  	\`number\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_footer_order_idx\` ON \`menus_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_footer_parent_id_idx\` ON \`menus_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_footer_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_footer_locales_locale_parent_id_unique\` ON \`menus_footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_footer_locales_parent\` ON \`menus_footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`menus__status_idx\` ON \`menus\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`menus_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`rooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rooms_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_rels_order_idx\` ON \`menus_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_parent_idx\` ON \`menus_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_path_idx\` ON \`menus_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_pages_id_idx\` ON \`menus_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_rooms_id_idx\` ON \`menus_rels\` (\`rooms_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_header\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`address\` text,
  	\`number\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_header_order_idx\` ON \`_menus_v_version_header\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_header_parent_id_idx\` ON \`_menus_v_version_header\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_header_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v_version_header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menus_v_version_header_locales_locale_parent_id_unique\` ON \`_menus_v_version_header_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_header_locales_parent\` ON \`_menus_v_version_header_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`address\` text,
  	\`number\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_footer_order_idx\` ON \`_menus_v_version_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_footer_parent_id_idx\` ON \`_menus_v_version_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_footer_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v_version_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menus_v_version_footer_locales_locale_parent_id_unique\` ON \`_menus_v_version_footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_footer_locales_parent\` ON \`_menus_v_version_footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version__status_idx\` ON \`_menus_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_created_at_idx\` ON \`_menus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_updated_at_idx\` ON \`_menus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_snapshot_idx\` ON \`_menus_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_published_locale_idx\` ON \`_menus_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_latest_idx\` ON \`_menus_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`rooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rooms_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_order_idx\` ON \`_menus_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_parent_idx\` ON \`_menus_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_path_idx\` ON \`_menus_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_pages_id_idx\` ON \`_menus_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_rooms_id_idx\` ON \`_menus_v_rels\` (\`rooms_id\`);`)
  await db.run(sql`CREATE TABLE \`hotel_drawer_phones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`label\` text,
  	\`tel\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hotel\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`hotel_drawer_phones_order_idx\` ON \`hotel_drawer_phones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`hotel_drawer_phones_parent_id_idx\` ON \`hotel_drawer_phones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`hotel_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hotel\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`hotel_social_order_idx\` ON \`hotel_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`hotel_social_parent_id_idx\` ON \`hotel_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`hotel_opening_hours_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`hotel_opening_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`hotel_opening_hours_days_order_idx\` ON \`hotel_opening_hours_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`hotel_opening_hours_days_parent_idx\` ON \`hotel_opening_hours_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`hotel_opening_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`season_from\` text,
  	\`season_to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hotel\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`hotel_opening_hours_order_idx\` ON \`hotel_opening_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`hotel_opening_hours_parent_id_idx\` ON \`hotel_opening_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`hotel_opening_hours_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hotel_opening_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`hotel_opening_hours_locales_locale_parent_id_unique\` ON \`hotel_opening_hours_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`hotel_opening_hours_locales_parent\` ON \`hotel_opening_hours_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`hotel_amenities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hotel\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`hotel_amenities_order_idx\` ON \`hotel_amenities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`hotel_amenities_parent_id_idx\` ON \`hotel_amenities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`hotel_amenities_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hotel_amenities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`hotel_amenities_locales_locale_parent_id_unique\` ON \`hotel_amenities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`hotel_amenities_locales_parent\` ON \`hotel_amenities_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`hotel_languages_spoken\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hotel\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`hotel_languages_spoken_order_idx\` ON \`hotel_languages_spoken\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`hotel_languages_spoken_parent_id_idx\` ON \`hotel_languages_spoken\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`hotel_languages_spoken_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hotel_languages_spoken\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`hotel_languages_spoken_locales_locale_parent_id_unique\` ON \`hotel_languages_spoken_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`hotel_languages_spoken_locales_parent\` ON \`hotel_languages_spoken_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`hotel\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hotel_name\` text,
  	\`legal_name\` text,
  	\`maps_url\` text,
  	\`geo_lat\` numeric,
  	\`geo_lng\` numeric,
  	\`holding_name\` text,
  	\`holding_url\` text,
  	\`holding_logo_text\` text,
  	\`holding_logo_id\` integer,
  	\`phone_label\` text,
  	\`phone_tel\` text,
  	\`email\` text,
  	\`whats_app_tel\` text,
  	\`whats_app_from\` text,
  	\`whats_app_to\` text,
  	\`confirms_by_mail\` integer DEFAULT false,
  	\`reservation_url\` text,
  	\`reservation_arrival\` text,
  	\`reservation_departure\` text,
  	\`reservation_adults\` text,
  	\`reservation_children\` text,
  	\`reservation_child_ages\` text,
  	\`reservation_room\` text,
  	\`reservation_offer\` text,
  	\`reservation_date_format\` text,
  	\`star_rating\` numeric,
  	\`check_in\` text,
  	\`check_out\` text,
  	\`time_zone\` text,
  	\`logo_light_id\` integer,
  	\`logo_colour_id\` integer,
  	\`icon_id\` integer,
  	\`chart_id\` integer,
  	\`directions_map_id\` integer,
  	\`colours_theme\` text,
  	\`colours_background\` text,
  	\`tokens\` text,
  	\`credit_url\` text,
  	\`changed_by\` text,
  	\`rest\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`holding_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_light_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_colour_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`chart_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`directions_map_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`hotel_holding_holding_logo_idx\` ON \`hotel\` (\`holding_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`hotel_logo_logo_light_idx\` ON \`hotel\` (\`logo_light_id\`);`)
  await db.run(sql`CREATE INDEX \`hotel_logo_logo_colour_idx\` ON \`hotel\` (\`logo_colour_id\`);`)
  await db.run(sql`CREATE INDEX \`hotel_icon_idx\` ON \`hotel\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`hotel_chart_idx\` ON \`hotel\` (\`chart_id\`);`)
  await db.run(sql`CREATE INDEX \`hotel_directions_map_idx\` ON \`hotel\` (\`directions_map_id\`);`)
  await db.run(sql`CREATE INDEX \`hotel__status_idx\` ON \`hotel\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`hotel_locales\` (
  	\`tagline\` text,
  	\`address\` text,
  	\`clock_label\` text,
  	\`directions_maps_id\` integer,
  	\`credit_text\` text,
  	\`messages\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`directions_maps_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hotel\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`hotel_directions_maps_idx\` ON \`hotel_locales\` (\`directions_maps_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`hotel_locales_locale_parent_id_unique\` ON \`hotel_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`hotel_locales_parent\` ON \`hotel_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`hotel_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`hotel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`hotel_rels_order_idx\` ON \`hotel_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`hotel_rels_parent_idx\` ON \`hotel_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`hotel_rels_path_idx\` ON \`hotel_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`hotel_rels_pages_id_idx\` ON \`hotel_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`_hotel_v_version_drawer_phones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`label\` text,
  	\`tel\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_hotel_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_drawer_phones_order_idx\` ON \`_hotel_v_version_drawer_phones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_drawer_phones_parent_id_idx\` ON \`_hotel_v_version_drawer_phones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_hotel_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_hotel_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_social_order_idx\` ON \`_hotel_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_social_parent_id_idx\` ON \`_hotel_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_hotel_v_version_opening_hours_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_hotel_v_version_opening_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_opening_hours_days_order_idx\` ON \`_hotel_v_version_opening_hours_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_opening_hours_days_parent_idx\` ON \`_hotel_v_version_opening_hours_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_hotel_v_version_opening_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`season_from\` text,
  	\`season_to\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_hotel_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_opening_hours_order_idx\` ON \`_hotel_v_version_opening_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_opening_hours_parent_id_idx\` ON \`_hotel_v_version_opening_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_hotel_v_version_opening_hours_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_hotel_v_version_opening_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_hotel_v_version_opening_hours_locales_locale_parent_id_uniq\` ON \`_hotel_v_version_opening_hours_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_opening_hours_locales_parent\` ON \`_hotel_v_version_opening_hours_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_hotel_v_version_amenities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_hotel_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_amenities_order_idx\` ON \`_hotel_v_version_amenities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_amenities_parent_id_idx\` ON \`_hotel_v_version_amenities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_hotel_v_version_amenities_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_hotel_v_version_amenities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_hotel_v_version_amenities_locales_locale_parent_id_unique\` ON \`_hotel_v_version_amenities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_amenities_locales_parent\` ON \`_hotel_v_version_amenities_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_hotel_v_version_languages_spoken\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_hotel_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_languages_spoken_order_idx\` ON \`_hotel_v_version_languages_spoken\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_languages_spoken_parent_id_idx\` ON \`_hotel_v_version_languages_spoken\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_hotel_v_version_languages_spoken_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_hotel_v_version_languages_spoken\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_hotel_v_version_languages_spoken_locales_locale_parent_id_u\` ON \`_hotel_v_version_languages_spoken_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_languages_spoken_locales_parent\` ON \`_hotel_v_version_languages_spoken_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_hotel_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_hotel_name\` text,
  	\`version_legal_name\` text,
  	\`version_maps_url\` text,
  	\`version_geo_lat\` numeric,
  	\`version_geo_lng\` numeric,
  	\`version_holding_name\` text,
  	\`version_holding_url\` text,
  	\`version_holding_logo_text\` text,
  	\`version_holding_logo_id\` integer,
  	\`version_phone_label\` text,
  	\`version_phone_tel\` text,
  	\`version_email\` text,
  	\`version_whats_app_tel\` text,
  	\`version_whats_app_from\` text,
  	\`version_whats_app_to\` text,
  	\`version_confirms_by_mail\` integer DEFAULT false,
  	\`version_reservation_url\` text,
  	\`version_reservation_arrival\` text,
  	\`version_reservation_departure\` text,
  	\`version_reservation_adults\` text,
  	\`version_reservation_children\` text,
  	\`version_reservation_child_ages\` text,
  	\`version_reservation_room\` text,
  	\`version_reservation_offer\` text,
  	\`version_reservation_date_format\` text,
  	\`version_star_rating\` numeric,
  	\`version_check_in\` text,
  	\`version_check_out\` text,
  	\`version_time_zone\` text,
  	\`version_logo_light_id\` integer,
  	\`version_logo_colour_id\` integer,
  	\`version_icon_id\` integer,
  	\`version_chart_id\` integer,
  	\`version_directions_map_id\` integer,
  	\`version_colours_theme\` text,
  	\`version_colours_background\` text,
  	\`version_tokens\` text,
  	\`version_credit_url\` text,
  	\`version_changed_by\` text,
  	\`version_rest\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_holding_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_light_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_colour_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_chart_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_directions_map_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_holding_version_holding_logo_idx\` ON \`_hotel_v\` (\`version_holding_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_logo_version_logo_light_idx\` ON \`_hotel_v\` (\`version_logo_light_id\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_logo_version_logo_colour_idx\` ON \`_hotel_v\` (\`version_logo_colour_id\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_version_icon_idx\` ON \`_hotel_v\` (\`version_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_version_chart_idx\` ON \`_hotel_v\` (\`version_chart_id\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_version_directions_map_idx\` ON \`_hotel_v\` (\`version_directions_map_id\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_version__status_idx\` ON \`_hotel_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_created_at_idx\` ON \`_hotel_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_updated_at_idx\` ON \`_hotel_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_snapshot_idx\` ON \`_hotel_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_published_locale_idx\` ON \`_hotel_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_latest_idx\` ON \`_hotel_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_hotel_v_locales\` (
  	\`version_tagline\` text,
  	\`version_address\` text,
  	\`version_clock_label\` text,
  	\`version_directions_maps_id\` integer,
  	\`version_credit_text\` text,
  	\`version_messages\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_directions_maps_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_hotel_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_version_directions_maps_idx\` ON \`_hotel_v_locales\` (\`version_directions_maps_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_hotel_v_locales_locale_parent_id_unique\` ON \`_hotel_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_locales_parent\` ON \`_hotel_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_hotel_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_hotel_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_hotel_v_rels_order_idx\` ON \`_hotel_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_rels_parent_idx\` ON \`_hotel_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_rels_path_idx\` ON \`_hotel_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_rels_pages_id_idx\` ON \`_hotel_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text,
  	\`status\` text DEFAULT '301' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects_rows_order_idx\` ON \`redirects_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rows_parent_id_idx\` ON \`redirects_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_redirects_v_version_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text,
  	\`status\` text DEFAULT '301' NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_redirects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_rows_order_idx\` ON \`_redirects_v_version_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_rows_parent_id_idx\` ON \`_redirects_v_version_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_redirects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirects_v_created_at_idx\` ON \`_redirects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_updated_at_idx\` ON \`_redirects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`publishing\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`site\` text,
  	\`preview\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages_hero_slides\`;`)
  await db.run(sql`DROP TABLE \`pages_hero_slides_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_contents\`;`)
  await db.run(sql`DROP TABLE \`pages_contents_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_sliders_slides_offer_included\`;`)
  await db.run(sql`DROP TABLE \`pages_sliders_slides_offer_included_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_sliders_slides\`;`)
  await db.run(sql`DROP TABLE \`pages_sliders_slides_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_sliders\`;`)
  await db.run(sql`DROP TABLE \`pages_sliders_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_template\`;`)
  await db.run(sql`DROP TABLE \`pages_template_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_metas\`;`)
  await db.run(sql`DROP TABLE \`pages_metas_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_options\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_hero_slides\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_hero_slides_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_contents\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_contents_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_sliders_slides_offer_included\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_sliders_slides_offer_included_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_sliders_slides\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_sliders_slides_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_sliders\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_sliders_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_template\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_template_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_metas\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_metas_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_options\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`rooms_traits\`;`)
  await db.run(sql`DROP TABLE \`rooms_features\`;`)
  await db.run(sql`DROP TABLE \`rooms_features_locales\`;`)
  await db.run(sql`DROP TABLE \`rooms_prices_months\`;`)
  await db.run(sql`DROP TABLE \`rooms_prices\`;`)
  await db.run(sql`DROP TABLE \`rooms_prices_locales\`;`)
  await db.run(sql`DROP TABLE \`rooms_sliders_slides_offer_included\`;`)
  await db.run(sql`DROP TABLE \`rooms_sliders_slides_offer_included_locales\`;`)
  await db.run(sql`DROP TABLE \`rooms_sliders_slides\`;`)
  await db.run(sql`DROP TABLE \`rooms_sliders_slides_locales\`;`)
  await db.run(sql`DROP TABLE \`rooms_sliders\`;`)
  await db.run(sql`DROP TABLE \`rooms_sliders_locales\`;`)
  await db.run(sql`DROP TABLE \`rooms_plans\`;`)
  await db.run(sql`DROP TABLE \`rooms_plans_locales\`;`)
  await db.run(sql`DROP TABLE \`rooms_metas\`;`)
  await db.run(sql`DROP TABLE \`rooms_metas_locales\`;`)
  await db.run(sql`DROP TABLE \`rooms\`;`)
  await db.run(sql`DROP TABLE \`rooms_locales\`;`)
  await db.run(sql`DROP TABLE \`rooms_rels\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_traits\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_features\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_features_locales\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_prices_months\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_prices\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_prices_locales\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_sliders_slides_offer_included\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_sliders_slides_offer_included_locales\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_sliders_slides\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_sliders_slides_locales\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_sliders\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_sliders_locales\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_plans\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_plans_locales\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_metas\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_version_metas_locales\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_rels\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`_media_v\`;`)
  await db.run(sql`DROP TABLE \`_media_v_locales\`;`)
  await db.run(sql`DROP TABLE \`users_languages\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`text_dates\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`menus_header\`;`)
  await db.run(sql`DROP TABLE \`menus_header_locales\`;`)
  await db.run(sql`DROP TABLE \`menus_footer\`;`)
  await db.run(sql`DROP TABLE \`menus_footer_locales\`;`)
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`DROP TABLE \`menus_rels\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_header\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_header_locales\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_footer\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_footer_locales\`;`)
  await db.run(sql`DROP TABLE \`_menus_v\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_rels\`;`)
  await db.run(sql`DROP TABLE \`hotel_drawer_phones\`;`)
  await db.run(sql`DROP TABLE \`hotel_social\`;`)
  await db.run(sql`DROP TABLE \`hotel_opening_hours_days\`;`)
  await db.run(sql`DROP TABLE \`hotel_opening_hours\`;`)
  await db.run(sql`DROP TABLE \`hotel_opening_hours_locales\`;`)
  await db.run(sql`DROP TABLE \`hotel_amenities\`;`)
  await db.run(sql`DROP TABLE \`hotel_amenities_locales\`;`)
  await db.run(sql`DROP TABLE \`hotel_languages_spoken\`;`)
  await db.run(sql`DROP TABLE \`hotel_languages_spoken_locales\`;`)
  await db.run(sql`DROP TABLE \`hotel\`;`)
  await db.run(sql`DROP TABLE \`hotel_locales\`;`)
  await db.run(sql`DROP TABLE \`hotel_rels\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v_version_drawer_phones\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v_version_opening_hours_days\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v_version_opening_hours\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v_version_opening_hours_locales\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v_version_amenities\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v_version_amenities_locales\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v_version_languages_spoken\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v_version_languages_spoken_locales\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v_rels\`;`)
  await db.run(sql`DROP TABLE \`redirects_rows\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`_redirects_v_version_rows\`;`)
  await db.run(sql`DROP TABLE \`_redirects_v\`;`)
  await db.run(sql`DROP TABLE \`publishing\`;`)
}
