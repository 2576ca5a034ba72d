import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`hotel_glossary\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`word\` text,
  	\`language\` text,
  	\`translation\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hotel\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`hotel_glossary_order_idx\` ON \`hotel_glossary\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`hotel_glossary_parent_id_idx\` ON \`hotel_glossary\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_hotel_v_version_glossary\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`word\` text,
  	\`language\` text,
  	\`translation\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_hotel_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_glossary_order_idx\` ON \`_hotel_v_version_glossary\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_hotel_v_version_glossary_parent_id_idx\` ON \`_hotel_v_version_glossary\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`text_dates\` ADD \`machine\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`hotel_glossary\`;`)
  await db.run(sql`DROP TABLE \`_hotel_v_version_glossary\`;`)
  await db.run(sql`ALTER TABLE \`text_dates\` DROP COLUMN \`machine\`;`)
}
