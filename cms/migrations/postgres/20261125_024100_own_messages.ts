import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "hotel_locales" ADD COLUMN "messages" jsonb;
  ALTER TABLE "_hotel_v_locales" ADD COLUMN "version_messages" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "hotel_locales" DROP COLUMN "messages";
  ALTER TABLE "_hotel_v_locales" DROP COLUMN "version_messages";`)
}
