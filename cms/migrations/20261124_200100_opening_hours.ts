import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`hotel_opening_hours_days\`;`)
  await db.run(sql`DROP TABLE \`hotel_opening_hours\`;`)
  await db.run(sql`DROP TABLE \`hotel_opening_hours_locales\`;`)
  await db.run(sql`DROP TABLE \`hotel_rels\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v_version_opening_hours_days\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v_version_opening_hours\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v_version_opening_hours_locales\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v_rels\`;`)
}
