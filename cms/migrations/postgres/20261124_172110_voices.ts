import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pages_contents_kind" ADD VALUE 'VOICES' BEFORE 'OFFERS';
  ALTER TYPE "public"."enum__pages_v_version_contents_kind" ADD VALUE 'VOICES' BEFORE 'OFFERS';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_contents" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_contents_kind";
  CREATE TYPE "public"."enum_pages_contents_kind" AS ENUM('HERO', 'INTRO', 'SECTION', 'FACTS', 'FACT', 'INFO', 'TABLE', 'DINING', 'INDEX', 'EXPERIENCES', 'QUOTE', 'OFFERS', 'OFFER', 'REGION_HOTELS', 'CTA', 'RATE', 'FAQ', 'ROOMS', 'GALLERY', 'FREE');
  ALTER TABLE "pages_contents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_pages_contents_kind" USING "kind"::"public"."enum_pages_contents_kind";
  ALTER TABLE "_pages_v_version_contents" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_version_contents_kind";
  CREATE TYPE "public"."enum__pages_v_version_contents_kind" AS ENUM('HERO', 'INTRO', 'SECTION', 'FACTS', 'FACT', 'INFO', 'TABLE', 'DINING', 'INDEX', 'EXPERIENCES', 'QUOTE', 'OFFERS', 'OFFER', 'REGION_HOTELS', 'CTA', 'RATE', 'FAQ', 'ROOMS', 'GALLERY', 'FREE');
  ALTER TABLE "_pages_v_version_contents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum__pages_v_version_contents_kind" USING "kind"::"public"."enum__pages_v_version_contents_kind";`)
}
