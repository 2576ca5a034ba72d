import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages_contents\` ADD \`film_small_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`pages_contents\` ADD \`film_uploaded\` text;`)
  await db.run(sql`ALTER TABLE \`pages_contents\` ADD \`film_seconds\` numeric;`)
  await db.run(sql`CREATE INDEX \`pages_contents_film_film_small_idx\` ON \`pages_contents\` (\`film_small_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_contents\` ADD \`film_small_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_contents\` ADD \`film_uploaded\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_version_contents\` ADD \`film_seconds\` numeric;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_contents_film_film_small_idx\` ON \`_pages_v_version_contents\` (\`film_small_id\`);`)
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
  	\`film_file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`film_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages_contents\`("_order", "_parent_id", "id", "kind", "name", "file_id", "link_address", "film_file_id") SELECT "_order", "_parent_id", "id", "kind", "name", "file_id", "link_address", "film_file_id" FROM \`pages_contents\`;`)
  await db.run(sql`DROP TABLE \`pages_contents\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages_contents\` RENAME TO \`pages_contents\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`pages_contents_order_idx\` ON \`pages_contents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_contents_parent_id_idx\` ON \`pages_contents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_contents_file_idx\` ON \`pages_contents\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_contents_film_film_file_idx\` ON \`pages_contents\` (\`film_file_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v_version_contents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`file_id\` integer,
  	\`link_address\` text,
  	\`film_file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`film_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v_version_contents\`("_order", "_parent_id", "id", "kind", "name", "file_id", "link_address", "film_file_id", "_uuid") SELECT "_order", "_parent_id", "id", "kind", "name", "file_id", "link_address", "film_file_id", "_uuid" FROM \`_pages_v_version_contents\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_contents\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v_version_contents\` RENAME TO \`_pages_v_version_contents\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_contents_order_idx\` ON \`_pages_v_version_contents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_contents_parent_id_idx\` ON \`_pages_v_version_contents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_contents_file_idx\` ON \`_pages_v_version_contents\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_contents_film_film_file_idx\` ON \`_pages_v_version_contents\` (\`film_file_id\`);`)
}
