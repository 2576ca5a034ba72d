import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_menus_header_kind" ADD VALUE 'DRAWER' BEFORE 'HAMBURGER_HOTELS';
  ALTER TYPE "public"."enum_menus_footer_kind" ADD VALUE 'DRAWER' BEFORE 'HAMBURGER_HOTELS';
  ALTER TYPE "public"."enum__menus_v_version_header_kind" ADD VALUE 'DRAWER' BEFORE 'HAMBURGER_HOTELS';
  ALTER TYPE "public"."enum__menus_v_version_footer_kind" ADD VALUE 'DRAWER' BEFORE 'HAMBURGER_HOTELS';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "menus_header" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_menus_header_kind";
  CREATE TYPE "public"."enum_menus_header_kind" AS ENUM('DESKTOP_TOP', 'DESKTOP_BOTTOM', 'HAMBURGER_HOTELS', 'COL_1', 'COL_2', 'COL_3', 'FREE');
  ALTER TABLE "menus_header" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_menus_header_kind" USING "kind"::"public"."enum_menus_header_kind";
  ALTER TABLE "menus_footer" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_menus_footer_kind";
  CREATE TYPE "public"."enum_menus_footer_kind" AS ENUM('DESKTOP_TOP', 'DESKTOP_BOTTOM', 'HAMBURGER_HOTELS', 'COL_1', 'COL_2', 'COL_3', 'FREE');
  ALTER TABLE "menus_footer" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_menus_footer_kind" USING "kind"::"public"."enum_menus_footer_kind";
  ALTER TABLE "_menus_v_version_header" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__menus_v_version_header_kind";
  CREATE TYPE "public"."enum__menus_v_version_header_kind" AS ENUM('DESKTOP_TOP', 'DESKTOP_BOTTOM', 'HAMBURGER_HOTELS', 'COL_1', 'COL_2', 'COL_3', 'FREE');
  ALTER TABLE "_menus_v_version_header" ALTER COLUMN "kind" SET DATA TYPE "public"."enum__menus_v_version_header_kind" USING "kind"::"public"."enum__menus_v_version_header_kind";
  ALTER TABLE "_menus_v_version_footer" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__menus_v_version_footer_kind";
  CREATE TYPE "public"."enum__menus_v_version_footer_kind" AS ENUM('DESKTOP_TOP', 'DESKTOP_BOTTOM', 'HAMBURGER_HOTELS', 'COL_1', 'COL_2', 'COL_3', 'FREE');
  ALTER TABLE "_menus_v_version_footer" ALTER COLUMN "kind" SET DATA TYPE "public"."enum__menus_v_version_footer_kind" USING "kind"::"public"."enum__menus_v_version_footer_kind";`)
}
