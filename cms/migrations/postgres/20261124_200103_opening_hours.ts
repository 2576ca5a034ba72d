import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_hotel_opening_hours_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__hotel_v_version_opening_hours_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TABLE "hotel_opening_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_hotel_opening_hours_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "hotel_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"season_from" timestamp(3) with time zone,
  	"season_to" timestamp(3) with time zone
  );
  
  CREATE TABLE "hotel_opening_hours_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "hotel_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer
  );
  
  CREATE TABLE "_hotel_v_version_opening_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__hotel_v_version_opening_hours_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_hotel_v_version_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"season_from" timestamp(3) with time zone,
  	"season_to" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_hotel_v_version_opening_hours_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_hotel_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer
  );
  
  ALTER TABLE "hotel_opening_hours_days" ADD CONSTRAINT "hotel_opening_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hotel_opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotel_opening_hours" ADD CONSTRAINT "hotel_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hotel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotel_opening_hours_locales" ADD CONSTRAINT "hotel_opening_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hotel_opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotel_rels" ADD CONSTRAINT "hotel_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hotel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotel_rels" ADD CONSTRAINT "hotel_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v_version_opening_hours_days" ADD CONSTRAINT "_hotel_v_version_opening_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_hotel_v_version_opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v_version_opening_hours" ADD CONSTRAINT "_hotel_v_version_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hotel_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v_version_opening_hours_locales" ADD CONSTRAINT "_hotel_v_version_opening_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hotel_v_version_opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v_rels" ADD CONSTRAINT "_hotel_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_hotel_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v_rels" ADD CONSTRAINT "_hotel_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "hotel_opening_hours_days_order_idx" ON "hotel_opening_hours_days" USING btree ("order");
  CREATE INDEX "hotel_opening_hours_days_parent_idx" ON "hotel_opening_hours_days" USING btree ("parent_id");
  CREATE INDEX "hotel_opening_hours_order_idx" ON "hotel_opening_hours" USING btree ("_order");
  CREATE INDEX "hotel_opening_hours_parent_id_idx" ON "hotel_opening_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "hotel_opening_hours_locales_locale_parent_id_unique" ON "hotel_opening_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "hotel_rels_order_idx" ON "hotel_rels" USING btree ("order");
  CREATE INDEX "hotel_rels_parent_idx" ON "hotel_rels" USING btree ("parent_id");
  CREATE INDEX "hotel_rels_path_idx" ON "hotel_rels" USING btree ("path");
  CREATE INDEX "hotel_rels_pages_id_idx" ON "hotel_rels" USING btree ("pages_id");
  CREATE INDEX "_hotel_v_version_opening_hours_days_order_idx" ON "_hotel_v_version_opening_hours_days" USING btree ("order");
  CREATE INDEX "_hotel_v_version_opening_hours_days_parent_idx" ON "_hotel_v_version_opening_hours_days" USING btree ("parent_id");
  CREATE INDEX "_hotel_v_version_opening_hours_order_idx" ON "_hotel_v_version_opening_hours" USING btree ("_order");
  CREATE INDEX "_hotel_v_version_opening_hours_parent_id_idx" ON "_hotel_v_version_opening_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_hotel_v_version_opening_hours_locales_locale_parent_id_uniq" ON "_hotel_v_version_opening_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_hotel_v_rels_order_idx" ON "_hotel_v_rels" USING btree ("order");
  CREATE INDEX "_hotel_v_rels_parent_idx" ON "_hotel_v_rels" USING btree ("parent_id");
  CREATE INDEX "_hotel_v_rels_path_idx" ON "_hotel_v_rels" USING btree ("path");
  CREATE INDEX "_hotel_v_rels_pages_id_idx" ON "_hotel_v_rels" USING btree ("pages_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "hotel_opening_hours_days" CASCADE;
  DROP TABLE "hotel_opening_hours" CASCADE;
  DROP TABLE "hotel_opening_hours_locales" CASCADE;
  DROP TABLE "hotel_rels" CASCADE;
  DROP TABLE "_hotel_v_version_opening_hours_days" CASCADE;
  DROP TABLE "_hotel_v_version_opening_hours" CASCADE;
  DROP TABLE "_hotel_v_version_opening_hours_locales" CASCADE;
  DROP TABLE "_hotel_v_rels" CASCADE;
  DROP TYPE "public"."enum_hotel_opening_hours_days";
  DROP TYPE "public"."enum__hotel_v_version_opening_hours_days";`)
}
