import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "hotel" ADD COLUMN "telegram" varchar;
  ALTER TABLE "_hotel_v" ADD COLUMN "version_telegram" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "hotel" DROP COLUMN "telegram";
  ALTER TABLE "_hotel_v" DROP COLUMN "version_telegram";`)
}
