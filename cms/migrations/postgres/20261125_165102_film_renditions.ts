import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_contents" ADD COLUMN "film_small_id" integer;
  ALTER TABLE "pages_contents" ADD COLUMN "film_uploaded" timestamp(3) with time zone;
  ALTER TABLE "pages_contents" ADD COLUMN "film_seconds" numeric;
  ALTER TABLE "_pages_v_version_contents" ADD COLUMN "film_small_id" integer;
  ALTER TABLE "_pages_v_version_contents" ADD COLUMN "film_uploaded" timestamp(3) with time zone;
  ALTER TABLE "_pages_v_version_contents" ADD COLUMN "film_seconds" numeric;
  ALTER TABLE "pages_contents" ADD CONSTRAINT "pages_contents_film_small_id_media_id_fk" FOREIGN KEY ("film_small_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_contents" ADD CONSTRAINT "_pages_v_version_contents_film_small_id_media_id_fk" FOREIGN KEY ("film_small_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_contents_film_film_small_idx" ON "pages_contents" USING btree ("film_small_id");
  CREATE INDEX "_pages_v_version_contents_film_film_small_idx" ON "_pages_v_version_contents" USING btree ("film_small_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_contents" DROP CONSTRAINT "pages_contents_film_small_id_media_id_fk";
  
  ALTER TABLE "_pages_v_version_contents" DROP CONSTRAINT "_pages_v_version_contents_film_small_id_media_id_fk";
  
  DROP INDEX "pages_contents_film_film_small_idx";
  DROP INDEX "_pages_v_version_contents_film_film_small_idx";
  ALTER TABLE "pages_contents" DROP COLUMN "film_small_id";
  ALTER TABLE "pages_contents" DROP COLUMN "film_uploaded";
  ALTER TABLE "pages_contents" DROP COLUMN "film_seconds";
  ALTER TABLE "_pages_v_version_contents" DROP COLUMN "film_small_id";
  ALTER TABLE "_pages_v_version_contents" DROP COLUMN "film_uploaded";
  ALTER TABLE "_pages_v_version_contents" DROP COLUMN "film_seconds";`)
}
