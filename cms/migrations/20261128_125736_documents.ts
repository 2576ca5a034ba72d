import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages_rels\` ADD \`media_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`pages_rels_media_id_idx\` ON \`pages_rels\` (\`media_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_rels\` ADD \`media_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_media_id_idx\` ON \`_pages_v_rels\` (\`media_id\`);`)
  await db.run(sql`ALTER TABLE \`rooms_rels\` ADD \`media_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`rooms_rels_media_id_idx\` ON \`rooms_rels\` (\`media_id\`);`)
  await db.run(sql`ALTER TABLE \`_rooms_v_rels\` ADD \`media_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_rooms_v_rels_media_id_idx\` ON \`_rooms_v_rels\` (\`media_id\`);`)
  await db.run(sql`ALTER TABLE \`menus_rels\` ADD \`media_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`menus_rels_media_id_idx\` ON \`menus_rels\` (\`media_id\`);`)
  await db.run(sql`ALTER TABLE \`_menus_v_rels\` ADD \`media_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_media_id_idx\` ON \`_menus_v_rels\` (\`media_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_pages_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_pages_rels\`("id", "order", "parent_id", "path", "pages_id", "rooms_id") SELECT "id", "order", "parent_id", "path", "pages_id", "rooms_id" FROM \`pages_rels\`;`)
  await db.run(sql`DROP TABLE \`pages_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages_rels\` RENAME TO \`pages_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_pages_id_idx\` ON \`pages_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_rooms_id_idx\` ON \`pages_rels\` (\`rooms_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v_rels\` (
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
  await db.run(sql`INSERT INTO \`__new__pages_v_rels\`("id", "order", "parent_id", "path", "pages_id", "rooms_id") SELECT "id", "order", "parent_id", "path", "pages_id", "rooms_id" FROM \`_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v_rels\` RENAME TO \`_pages_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_pages_id_idx\` ON \`_pages_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_rooms_id_idx\` ON \`_pages_v_rels\` (\`rooms_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_rooms_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_rooms_rels\`("id", "order", "parent_id", "path", "pages_id", "rooms_id") SELECT "id", "order", "parent_id", "path", "pages_id", "rooms_id" FROM \`rooms_rels\`;`)
  await db.run(sql`DROP TABLE \`rooms_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_rooms_rels\` RENAME TO \`rooms_rels\`;`)
  await db.run(sql`CREATE INDEX \`rooms_rels_order_idx\` ON \`rooms_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`rooms_rels_parent_idx\` ON \`rooms_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rooms_rels_path_idx\` ON \`rooms_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`rooms_rels_pages_id_idx\` ON \`rooms_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`rooms_rels_rooms_id_idx\` ON \`rooms_rels\` (\`rooms_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__rooms_v_rels\` (
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
  await db.run(sql`INSERT INTO \`__new__rooms_v_rels\`("id", "order", "parent_id", "path", "pages_id", "rooms_id") SELECT "id", "order", "parent_id", "path", "pages_id", "rooms_id" FROM \`_rooms_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_rooms_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__rooms_v_rels\` RENAME TO \`_rooms_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_rooms_v_rels_order_idx\` ON \`_rooms_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_rels_parent_idx\` ON \`_rooms_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_rels_path_idx\` ON \`_rooms_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_rels_pages_id_idx\` ON \`_rooms_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_rooms_v_rels_rooms_id_idx\` ON \`_rooms_v_rels\` (\`rooms_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_menus_rels\`("id", "order", "parent_id", "path", "pages_id", "rooms_id") SELECT "id", "order", "parent_id", "path", "pages_id", "rooms_id" FROM \`menus_rels\`;`)
  await db.run(sql`DROP TABLE \`menus_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_rels\` RENAME TO \`menus_rels\`;`)
  await db.run(sql`CREATE INDEX \`menus_rels_order_idx\` ON \`menus_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_parent_idx\` ON \`menus_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_path_idx\` ON \`menus_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_pages_id_idx\` ON \`menus_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_rooms_id_idx\` ON \`menus_rels\` (\`rooms_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__menus_v_rels\` (
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
  await db.run(sql`INSERT INTO \`__new__menus_v_rels\`("id", "order", "parent_id", "path", "pages_id", "rooms_id") SELECT "id", "order", "parent_id", "path", "pages_id", "rooms_id" FROM \`_menus_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__menus_v_rels\` RENAME TO \`_menus_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_order_idx\` ON \`_menus_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_parent_idx\` ON \`_menus_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_path_idx\` ON \`_menus_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_pages_id_idx\` ON \`_menus_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_rooms_id_idx\` ON \`_menus_v_rels\` (\`rooms_id\`);`)
}
