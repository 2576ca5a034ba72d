import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pages_contents_kind" ADD VALUE 'FACT_SHEET' BEFORE 'FACTS';
  ALTER TYPE "public"."enum_pages_contents_kind" ADD VALUE 'PHOTO_KIT' BEFORE 'FACTS';
  ALTER TYPE "public"."enum_pages_sliders_kind" ADD VALUE 'PHOTO_KIT' BEFORE 'REGION_HOTELS';
  ALTER TYPE "public"."enum__pages_v_version_contents_kind" ADD VALUE 'FACT_SHEET' BEFORE 'FACTS';
  ALTER TYPE "public"."enum__pages_v_version_contents_kind" ADD VALUE 'PHOTO_KIT' BEFORE 'FACTS';
  ALTER TYPE "public"."enum__pages_v_version_sliders_kind" ADD VALUE 'PHOTO_KIT' BEFORE 'REGION_HOTELS';
  ALTER TYPE "public"."enum_rooms_sliders_kind" ADD VALUE 'PHOTO_KIT' BEFORE 'REGION_HOTELS';
  ALTER TYPE "public"."enum__rooms_v_version_sliders_kind" ADD VALUE 'PHOTO_KIT' BEFORE 'REGION_HOTELS';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_contents" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_contents_kind";
  CREATE TYPE "public"."enum_pages_contents_kind" AS ENUM('HERO', 'INTRO', 'SECTION', 'FACTS', 'FACT', 'INFO', 'TABLE', 'DINING', 'INDEX', 'EXPERIENCES', 'QUOTE', 'VOICES', 'FILM', 'OFFERS', 'OFFER', 'REGION_HOTELS', 'CTA', 'RATE', 'FAQ', 'ROOMS', 'GALLERY', 'FREE');
  ALTER TABLE "pages_contents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_pages_contents_kind" USING "kind"::"public"."enum_pages_contents_kind";
  ALTER TABLE "pages_sliders" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_sliders_kind";
  CREATE TYPE "public"."enum_pages_sliders_kind" AS ENUM('GALLERY', 'REGION_HOTELS', 'TABLE', 'INDEX', 'EXPERIENCES', 'DINING', 'OFFERS', 'ROOMS', 'ERROR_HEADER', 'FREE');
  ALTER TABLE "pages_sliders" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_pages_sliders_kind" USING "kind"::"public"."enum_pages_sliders_kind";
  ALTER TABLE "_pages_v_version_contents" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_version_contents_kind";
  CREATE TYPE "public"."enum__pages_v_version_contents_kind" AS ENUM('HERO', 'INTRO', 'SECTION', 'FACTS', 'FACT', 'INFO', 'TABLE', 'DINING', 'INDEX', 'EXPERIENCES', 'QUOTE', 'VOICES', 'FILM', 'OFFERS', 'OFFER', 'REGION_HOTELS', 'CTA', 'RATE', 'FAQ', 'ROOMS', 'GALLERY', 'FREE');
  ALTER TABLE "_pages_v_version_contents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum__pages_v_version_contents_kind" USING "kind"::"public"."enum__pages_v_version_contents_kind";
  ALTER TABLE "_pages_v_version_sliders" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_version_sliders_kind";
  CREATE TYPE "public"."enum__pages_v_version_sliders_kind" AS ENUM('GALLERY', 'REGION_HOTELS', 'TABLE', 'INDEX', 'EXPERIENCES', 'DINING', 'OFFERS', 'ROOMS', 'ERROR_HEADER', 'FREE');
  ALTER TABLE "_pages_v_version_sliders" ALTER COLUMN "kind" SET DATA TYPE "public"."enum__pages_v_version_sliders_kind" USING "kind"::"public"."enum__pages_v_version_sliders_kind";
  ALTER TABLE "rooms_sliders" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_rooms_sliders_kind";
  CREATE TYPE "public"."enum_rooms_sliders_kind" AS ENUM('GALLERY', 'REGION_HOTELS', 'TABLE', 'INDEX', 'EXPERIENCES', 'DINING', 'OFFERS', 'ROOMS', 'ERROR_HEADER', 'FREE');
  ALTER TABLE "rooms_sliders" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_rooms_sliders_kind" USING "kind"::"public"."enum_rooms_sliders_kind";
  ALTER TABLE "_rooms_v_version_sliders" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__rooms_v_version_sliders_kind";
  CREATE TYPE "public"."enum__rooms_v_version_sliders_kind" AS ENUM('GALLERY', 'REGION_HOTELS', 'TABLE', 'INDEX', 'EXPERIENCES', 'DINING', 'OFFERS', 'ROOMS', 'ERROR_HEADER', 'FREE');
  ALTER TABLE "_rooms_v_version_sliders" ALTER COLUMN "kind" SET DATA TYPE "public"."enum__rooms_v_version_sliders_kind" USING "kind"::"public"."enum__rooms_v_version_sliders_kind";`)
}
