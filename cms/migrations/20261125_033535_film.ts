import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages_contents\` ADD \`film_file_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`pages_contents_film_film_file_idx\` ON \`pages_contents\` (\`film_file_id\`);`)
  await db.run(sql`ALTER TABLE \`pages_contents_locales\` ADD \`film_captions_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`pages_contents_film_film_captions_idx\` ON \`pages_contents_locales\` (\`film_captions_id\`,\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_contents\` ADD \`film_file_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_contents_film_film_file_idx\` ON \`_pages_v_version_contents\` (\`film_file_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_contents_locales\` ADD \`film_captions_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_contents_film_film_captions_idx\` ON \`_pages_v_version_contents_locales\` (\`film_captions_id\`,\`_locale\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_pages_contents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`file_id\` integer,
  	\`link_address\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages_contents\`("_order", "_parent_id", "id", "kind", "name", "file_id", "link_address") SELECT "_order", "_parent_id", "id", "kind", "name", "file_id", "link_address" FROM \`pages_contents\`;`)
  await db.run(sql`DROP TABLE \`pages_contents\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages_contents\` RENAME TO \`pages_contents\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`pages_contents_order_idx\` ON \`pages_contents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_contents_parent_id_idx\` ON \`pages_contents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_contents_file_idx\` ON \`pages_contents\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_pages_contents_locales\` (
  	\`subtitle\` text,
  	\`title\` text,
  	\`content\` text,
  	\`link_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_contents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages_contents_locales\`("subtitle", "title", "content", "link_text", "id", "_locale", "_parent_id") SELECT "subtitle", "title", "content", "link_text", "id", "_locale", "_parent_id" FROM \`pages_contents_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_contents_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages_contents_locales\` RENAME TO \`pages_contents_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_contents_locales_locale_parent_id_unique\` ON \`pages_contents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v_version_contents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`file_id\` integer,
  	\`link_address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v_version_contents\`("_order", "_parent_id", "id", "kind", "name", "file_id", "link_address", "_uuid") SELECT "_order", "_parent_id", "id", "kind", "name", "file_id", "link_address", "_uuid" FROM \`_pages_v_version_contents\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_contents\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v_version_contents\` RENAME TO \`_pages_v_version_contents\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_contents_order_idx\` ON \`_pages_v_version_contents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_contents_parent_id_idx\` ON \`_pages_v_version_contents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_contents_file_idx\` ON \`_pages_v_version_contents\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v_version_contents_locales\` (
  	\`subtitle\` text,
  	\`title\` text,
  	\`content\` text,
  	\`link_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_contents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v_version_contents_locales\`("subtitle", "title", "content", "link_text", "id", "_locale", "_parent_id") SELECT "subtitle", "title", "content", "link_text", "id", "_locale", "_parent_id" FROM \`_pages_v_version_contents_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_contents_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v_version_contents_locales\` RENAME TO \`_pages_v_version_contents_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_version_contents_locales_locale_parent_id_unique\` ON \`_pages_v_version_contents_locales\` (\`_locale\`,\`_parent_id\`);`)
}
