import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_hotel_glossary_language" AS ENUM('en', 'tr', 'ru', 'de');
  CREATE TYPE "public"."enum__hotel_v_version_glossary_language" AS ENUM('en', 'tr', 'ru', 'de');
  CREATE TABLE "hotel_glossary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"word" varchar,
  	"language" "enum_hotel_glossary_language",
  	"translation" varchar
  );
  
  CREATE TABLE "_hotel_v_version_glossary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"word" varchar,
  	"language" "enum__hotel_v_version_glossary_language",
  	"translation" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "text_dates" ADD COLUMN "machine" jsonb;
  ALTER TABLE "hotel_glossary" ADD CONSTRAINT "hotel_glossary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hotel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v_version_glossary" ADD CONSTRAINT "_hotel_v_version_glossary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hotel_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "hotel_glossary_order_idx" ON "hotel_glossary" USING btree ("_order");
  CREATE INDEX "hotel_glossary_parent_id_idx" ON "hotel_glossary" USING btree ("_parent_id");
  CREATE INDEX "_hotel_v_version_glossary_order_idx" ON "_hotel_v_version_glossary" USING btree ("_order");
  CREATE INDEX "_hotel_v_version_glossary_parent_id_idx" ON "_hotel_v_version_glossary" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "hotel_glossary" CASCADE;
  DROP TABLE "_hotel_v_version_glossary" CASCADE;
  ALTER TABLE "text_dates" DROP COLUMN "machine";
  DROP TYPE "public"."enum_hotel_glossary_language";
  DROP TYPE "public"."enum__hotel_v_version_glossary_language";`)
}
