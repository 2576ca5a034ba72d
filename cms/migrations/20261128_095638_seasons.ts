import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`seasons\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`menus\` integer DEFAULT false,
  	\`hotel\` integer DEFAULT false,
  	\`published\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`seasons_updated_at_idx\` ON \`seasons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`seasons_created_at_idx\` ON \`seasons\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`seasons__status_idx\` ON \`seasons\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`seasons_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`pages_id\` integer,
  	\`rooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`seasons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rooms_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`seasons_rels_order_idx\` ON \`seasons_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`seasons_rels_parent_idx\` ON \`seasons_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`seasons_rels_path_idx\` ON \`seasons_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`seasons_rels_media_id_idx\` ON \`seasons_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`seasons_rels_pages_id_idx\` ON \`seasons_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`seasons_rels_rooms_id_idx\` ON \`seasons_rels\` (\`rooms_id\`);`)
  await db.run(sql`CREATE TABLE \`_seasons_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_menus\` integer DEFAULT false,
  	\`version_hotel\` integer DEFAULT false,
  	\`version_published\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`seasons\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_seasons_v_parent_idx\` ON \`_seasons_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_seasons_v_version_version_updated_at_idx\` ON \`_seasons_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_seasons_v_version_version_created_at_idx\` ON \`_seasons_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_seasons_v_version_version__status_idx\` ON \`_seasons_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_seasons_v_created_at_idx\` ON \`_seasons_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_seasons_v_updated_at_idx\` ON \`_seasons_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_seasons_v_snapshot_idx\` ON \`_seasons_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_seasons_v_published_locale_idx\` ON \`_seasons_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_seasons_v_latest_idx\` ON \`_seasons_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_seasons_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`pages_id\` integer,
  	\`rooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_seasons_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rooms_id\`) REFERENCES \`rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_seasons_v_rels_order_idx\` ON \`_seasons_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_seasons_v_rels_parent_idx\` ON \`_seasons_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_seasons_v_rels_path_idx\` ON \`_seasons_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_seasons_v_rels_media_id_idx\` ON \`_seasons_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_seasons_v_rels_pages_id_idx\` ON \`_seasons_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_seasons_v_rels_rooms_id_idx\` ON \`_seasons_v_rels\` (\`rooms_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`seasons_id\` integer REFERENCES seasons(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seasons_id_idx\` ON \`payload_locked_documents_rels\` (\`seasons_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`seasons\`;`)
  await db.run(sql`DROP TABLE \`seasons_rels\`;`)
  await db.run(sql`DROP TABLE \`_seasons_v\`;`)
  await db.run(sql`DROP TABLE \`_seasons_v_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "rooms_id", "media_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "rooms_id", "media_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rooms_id_idx\` ON \`payload_locked_documents_rels\` (\`rooms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
