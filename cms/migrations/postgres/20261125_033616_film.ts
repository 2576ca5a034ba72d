import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pages_contents_kind" ADD VALUE 'FILM' BEFORE 'OFFERS';
  ALTER TYPE "public"."enum__pages_v_version_contents_kind" ADD VALUE 'FILM' BEFORE 'OFFERS';
  ALTER TABLE "pages_contents" ADD COLUMN "film_file_id" integer;
  ALTER TABLE "pages_contents_locales" ADD COLUMN "film_captions_id" integer;
  ALTER TABLE "_pages_v_version_contents" ADD COLUMN "film_file_id" integer;
  ALTER TABLE "_pages_v_version_contents_locales" ADD COLUMN "film_captions_id" integer;
  ALTER TABLE "pages_contents" ADD CONSTRAINT "pages_contents_film_file_id_media_id_fk" FOREIGN KEY ("film_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_contents_locales" ADD CONSTRAINT "pages_contents_locales_film_captions_id_media_id_fk" FOREIGN KEY ("film_captions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_contents" ADD CONSTRAINT "_pages_v_version_contents_film_file_id_media_id_fk" FOREIGN KEY ("film_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_contents_locales" ADD CONSTRAINT "_pages_v_version_contents_locales_film_captions_id_media_id_fk" FOREIGN KEY ("film_captions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_contents_film_film_file_idx" ON "pages_contents" USING btree ("film_file_id");
  CREATE INDEX "pages_contents_film_film_captions_idx" ON "pages_contents_locales" USING btree ("film_captions_id","_locale");
  CREATE INDEX "_pages_v_version_contents_film_film_file_idx" ON "_pages_v_version_contents" USING btree ("film_file_id");
  CREATE INDEX "_pages_v_version_contents_film_film_captions_idx" ON "_pages_v_version_contents_locales" USING btree ("film_captions_id","_locale");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_contents" DROP CONSTRAINT "pages_contents_film_file_id_media_id_fk";
  
  ALTER TABLE "pages_contents_locales" DROP CONSTRAINT "pages_contents_locales_film_captions_id_media_id_fk";
  
  ALTER TABLE "_pages_v_version_contents" DROP CONSTRAINT "_pages_v_version_contents_film_file_id_media_id_fk";
  
  ALTER TABLE "_pages_v_version_contents_locales" DROP CONSTRAINT "_pages_v_version_contents_locales_film_captions_id_media_id_fk";
  
  ALTER TABLE "pages_contents" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_contents_kind";
  CREATE TYPE "public"."enum_pages_contents_kind" AS ENUM('HERO', 'INTRO', 'SECTION', 'FACTS', 'FACT', 'INFO', 'TABLE', 'DINING', 'INDEX', 'EXPERIENCES', 'QUOTE', 'VOICES', 'OFFERS', 'OFFER', 'REGION_HOTELS', 'CTA', 'RATE', 'FAQ', 'ROOMS', 'GALLERY', 'FREE');
  ALTER TABLE "pages_contents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_pages_contents_kind" USING "kind"::"public"."enum_pages_contents_kind";
  ALTER TABLE "_pages_v_version_contents" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_version_contents_kind";
  CREATE TYPE "public"."enum__pages_v_version_contents_kind" AS ENUM('HERO', 'INTRO', 'SECTION', 'FACTS', 'FACT', 'INFO', 'TABLE', 'DINING', 'INDEX', 'EXPERIENCES', 'QUOTE', 'VOICES', 'OFFERS', 'OFFER', 'REGION_HOTELS', 'CTA', 'RATE', 'FAQ', 'ROOMS', 'GALLERY', 'FREE');
  ALTER TABLE "_pages_v_version_contents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum__pages_v_version_contents_kind" USING "kind"::"public"."enum__pages_v_version_contents_kind";
  DROP INDEX "pages_contents_film_film_file_idx";
  DROP INDEX "pages_contents_film_film_captions_idx";
  DROP INDEX "_pages_v_version_contents_film_film_file_idx";
  DROP INDEX "_pages_v_version_contents_film_film_captions_idx";
  ALTER TABLE "pages_contents" DROP COLUMN "film_file_id";
  ALTER TABLE "pages_contents_locales" DROP COLUMN "film_captions_id";
  ALTER TABLE "_pages_v_version_contents" DROP COLUMN "film_file_id";
  ALTER TABLE "_pages_v_version_contents_locales" DROP COLUMN "film_captions_id";`)
}
