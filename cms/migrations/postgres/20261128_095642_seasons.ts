import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_seasons_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__seasons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__seasons_v_published_locale" AS ENUM('en', 'tr', 'ru', 'de');
  CREATE TABLE "seasons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"menus" boolean DEFAULT false,
  	"hotel" boolean DEFAULT false,
  	"published" jsonb,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_seasons_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "seasons_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"pages_id" integer,
  	"rooms_id" integer
  );
  
  CREATE TABLE "_seasons_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_menus" boolean DEFAULT false,
  	"version_hotel" boolean DEFAULT false,
  	"version_published" jsonb,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__seasons_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__seasons_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_seasons_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"pages_id" integer,
  	"rooms_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "seasons_id" integer;
  ALTER TABLE "seasons_rels" ADD CONSTRAINT "seasons_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seasons_rels" ADD CONSTRAINT "seasons_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seasons_rels" ADD CONSTRAINT "seasons_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seasons_rels" ADD CONSTRAINT "seasons_rels_rooms_fk" FOREIGN KEY ("rooms_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seasons_v" ADD CONSTRAINT "_seasons_v_parent_id_seasons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."seasons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seasons_v_rels" ADD CONSTRAINT "_seasons_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_seasons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seasons_v_rels" ADD CONSTRAINT "_seasons_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seasons_v_rels" ADD CONSTRAINT "_seasons_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seasons_v_rels" ADD CONSTRAINT "_seasons_v_rels_rooms_fk" FOREIGN KEY ("rooms_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "seasons_updated_at_idx" ON "seasons" USING btree ("updated_at");
  CREATE INDEX "seasons_created_at_idx" ON "seasons" USING btree ("created_at");
  CREATE INDEX "seasons__status_idx" ON "seasons" USING btree ("_status");
  CREATE INDEX "seasons_rels_order_idx" ON "seasons_rels" USING btree ("order");
  CREATE INDEX "seasons_rels_parent_idx" ON "seasons_rels" USING btree ("parent_id");
  CREATE INDEX "seasons_rels_path_idx" ON "seasons_rels" USING btree ("path");
  CREATE INDEX "seasons_rels_media_id_idx" ON "seasons_rels" USING btree ("media_id");
  CREATE INDEX "seasons_rels_pages_id_idx" ON "seasons_rels" USING btree ("pages_id");
  CREATE INDEX "seasons_rels_rooms_id_idx" ON "seasons_rels" USING btree ("rooms_id");
  CREATE INDEX "_seasons_v_parent_idx" ON "_seasons_v" USING btree ("parent_id");
  CREATE INDEX "_seasons_v_version_version_updated_at_idx" ON "_seasons_v" USING btree ("version_updated_at");
  CREATE INDEX "_seasons_v_version_version_created_at_idx" ON "_seasons_v" USING btree ("version_created_at");
  CREATE INDEX "_seasons_v_version_version__status_idx" ON "_seasons_v" USING btree ("version__status");
  CREATE INDEX "_seasons_v_created_at_idx" ON "_seasons_v" USING btree ("created_at");
  CREATE INDEX "_seasons_v_updated_at_idx" ON "_seasons_v" USING btree ("updated_at");
  CREATE INDEX "_seasons_v_snapshot_idx" ON "_seasons_v" USING btree ("snapshot");
  CREATE INDEX "_seasons_v_published_locale_idx" ON "_seasons_v" USING btree ("published_locale");
  CREATE INDEX "_seasons_v_latest_idx" ON "_seasons_v" USING btree ("latest");
  CREATE INDEX "_seasons_v_rels_order_idx" ON "_seasons_v_rels" USING btree ("order");
  CREATE INDEX "_seasons_v_rels_parent_idx" ON "_seasons_v_rels" USING btree ("parent_id");
  CREATE INDEX "_seasons_v_rels_path_idx" ON "_seasons_v_rels" USING btree ("path");
  CREATE INDEX "_seasons_v_rels_media_id_idx" ON "_seasons_v_rels" USING btree ("media_id");
  CREATE INDEX "_seasons_v_rels_pages_id_idx" ON "_seasons_v_rels" USING btree ("pages_id");
  CREATE INDEX "_seasons_v_rels_rooms_id_idx" ON "_seasons_v_rels" USING btree ("rooms_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seasons_fk" FOREIGN KEY ("seasons_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_seasons_id_idx" ON "payload_locked_documents_rels" USING btree ("seasons_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "seasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seasons_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_seasons_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_seasons_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "seasons" CASCADE;
  DROP TABLE "seasons_rels" CASCADE;
  DROP TABLE "_seasons_v" CASCADE;
  DROP TABLE "_seasons_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_seasons_fk";
  
  DROP INDEX "payload_locked_documents_rels_seasons_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "seasons_id";
  DROP TYPE "public"."enum_seasons_status";
  DROP TYPE "public"."enum__seasons_v_version_status";
  DROP TYPE "public"."enum__seasons_v_published_locale";`)
}
