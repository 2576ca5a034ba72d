import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_ai" AS ENUM('made', 'changed');
  CREATE TYPE "public"."enum__media_v_version_ai" AS ENUM('made', 'changed');
  ALTER TABLE "media" ADD COLUMN "ai" "enum_media_ai";
  ALTER TABLE "_media_v" ADD COLUMN "version_ai" "enum__media_v_version_ai";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "ai";
  ALTER TABLE "_media_v" DROP COLUMN "version_ai";
  DROP TYPE "public"."enum_media_ai";
  DROP TYPE "public"."enum__media_v_version_ai";`)
}
