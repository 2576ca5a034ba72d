import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_sliders_slides" ADD COLUMN "offer_first_day" timestamp(3) with time zone;
  ALTER TABLE "pages_sliders_slides" ADD COLUMN "offer_last_day" timestamp(3) with time zone;
  ALTER TABLE "_pages_v_version_sliders_slides" ADD COLUMN "offer_first_day" timestamp(3) with time zone;
  ALTER TABLE "_pages_v_version_sliders_slides" ADD COLUMN "offer_last_day" timestamp(3) with time zone;
  ALTER TABLE "rooms_sliders_slides" ADD COLUMN "offer_first_day" timestamp(3) with time zone;
  ALTER TABLE "rooms_sliders_slides" ADD COLUMN "offer_last_day" timestamp(3) with time zone;
  ALTER TABLE "_rooms_v_version_sliders_slides" ADD COLUMN "offer_first_day" timestamp(3) with time zone;
  ALTER TABLE "_rooms_v_version_sliders_slides" ADD COLUMN "offer_last_day" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_sliders_slides" DROP COLUMN "offer_first_day";
  ALTER TABLE "pages_sliders_slides" DROP COLUMN "offer_last_day";
  ALTER TABLE "_pages_v_version_sliders_slides" DROP COLUMN "offer_first_day";
  ALTER TABLE "_pages_v_version_sliders_slides" DROP COLUMN "offer_last_day";
  ALTER TABLE "rooms_sliders_slides" DROP COLUMN "offer_first_day";
  ALTER TABLE "rooms_sliders_slides" DROP COLUMN "offer_last_day";
  ALTER TABLE "_rooms_v_version_sliders_slides" DROP COLUMN "offer_first_day";
  ALTER TABLE "_rooms_v_version_sliders_slides" DROP COLUMN "offer_last_day";`)
}
