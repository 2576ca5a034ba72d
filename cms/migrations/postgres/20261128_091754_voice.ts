import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "rooms_locales" ADD COLUMN "voice" varchar;
  ALTER TABLE "_rooms_v_locales" ADD COLUMN "version_voice" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "rooms_locales" DROP COLUMN "voice";
  ALTER TABLE "_rooms_v_locales" DROP COLUMN "version_voice";`)
}
