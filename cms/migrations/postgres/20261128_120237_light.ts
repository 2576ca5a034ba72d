import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "hotel" ADD COLUMN "mountain_altitude" numeric;
  ALTER TABLE "hotel" ADD COLUMN "sea_temperatures" varchar;
  ALTER TABLE "_hotel_v" ADD COLUMN "version_mountain_altitude" numeric;
  ALTER TABLE "_hotel_v" ADD COLUMN "version_sea_temperatures" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "hotel" DROP COLUMN "mountain_altitude";
  ALTER TABLE "hotel" DROP COLUMN "sea_temperatures";
  ALTER TABLE "_hotel_v" DROP COLUMN "version_mountain_altitude";
  ALTER TABLE "_hotel_v" DROP COLUMN "version_sea_temperatures";`)
}
