import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "pages_hero_slides_locales_parent" ON "pages_hero_slides_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_contents_locales_parent" ON "pages_contents_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_sliders_slides_offer_included_locales_parent" ON "pages_sliders_slides_offer_included_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_sliders_slides_locales_parent" ON "pages_sliders_slides_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_sliders_locales_parent" ON "pages_sliders_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_template_locales_parent" ON "pages_template_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_metas_locales_parent" ON "pages_metas_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_locales_parent" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_hero_slides_locales_parent" ON "_pages_v_version_hero_slides_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_contents_locales_parent" ON "_pages_v_version_contents_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_sliders_slides_offer_included_locales_parent" ON "_pages_v_version_sliders_slides_offer_included_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_sliders_slides_locales_parent" ON "_pages_v_version_sliders_slides_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_sliders_locales_parent" ON "_pages_v_version_sliders_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_template_locales_parent" ON "_pages_v_version_template_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_metas_locales_parent" ON "_pages_v_version_metas_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_locales_parent" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "rooms_features_locales_parent" ON "rooms_features_locales" USING btree ("_parent_id");
  CREATE INDEX "rooms_prices_locales_parent" ON "rooms_prices_locales" USING btree ("_parent_id");
  CREATE INDEX "rooms_sliders_slides_offer_included_locales_parent" ON "rooms_sliders_slides_offer_included_locales" USING btree ("_parent_id");
  CREATE INDEX "rooms_sliders_slides_locales_parent" ON "rooms_sliders_slides_locales" USING btree ("_parent_id");
  CREATE INDEX "rooms_sliders_locales_parent" ON "rooms_sliders_locales" USING btree ("_parent_id");
  CREATE INDEX "rooms_plans_locales_parent" ON "rooms_plans_locales" USING btree ("_parent_id");
  CREATE INDEX "rooms_metas_locales_parent" ON "rooms_metas_locales" USING btree ("_parent_id");
  CREATE INDEX "rooms_locales_parent" ON "rooms_locales" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_version_features_locales_parent" ON "_rooms_v_version_features_locales" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_version_prices_locales_parent" ON "_rooms_v_version_prices_locales" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_version_sliders_slides_offer_included_locales_parent" ON "_rooms_v_version_sliders_slides_offer_included_locales" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_version_sliders_slides_locales_parent" ON "_rooms_v_version_sliders_slides_locales" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_version_sliders_locales_parent" ON "_rooms_v_version_sliders_locales" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_version_plans_locales_parent" ON "_rooms_v_version_plans_locales" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_version_metas_locales_parent" ON "_rooms_v_version_metas_locales" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_locales_parent" ON "_rooms_v_locales" USING btree ("_parent_id");
  CREATE INDEX "media_locales_parent" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "_media_v_locales_parent" ON "_media_v_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_header_locales_parent" ON "menus_header_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_footer_locales_parent" ON "menus_footer_locales" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_header_locales_parent" ON "_menus_v_version_header_locales" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_footer_locales_parent" ON "_menus_v_version_footer_locales" USING btree ("_parent_id");
  CREATE INDEX "hotel_opening_hours_locales_parent" ON "hotel_opening_hours_locales" USING btree ("_parent_id");
  CREATE INDEX "hotel_amenities_locales_parent" ON "hotel_amenities_locales" USING btree ("_parent_id");
  CREATE INDEX "hotel_languages_spoken_locales_parent" ON "hotel_languages_spoken_locales" USING btree ("_parent_id");
  CREATE INDEX "hotel_locales_parent" ON "hotel_locales" USING btree ("_parent_id");
  CREATE INDEX "_hotel_v_version_opening_hours_locales_parent" ON "_hotel_v_version_opening_hours_locales" USING btree ("_parent_id");
  CREATE INDEX "_hotel_v_version_amenities_locales_parent" ON "_hotel_v_version_amenities_locales" USING btree ("_parent_id");
  CREATE INDEX "_hotel_v_version_languages_spoken_locales_parent" ON "_hotel_v_version_languages_spoken_locales" USING btree ("_parent_id");
  CREATE INDEX "_hotel_v_locales_parent" ON "_hotel_v_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_hero_slides_locales_parent";
  DROP INDEX "pages_contents_locales_parent";
  DROP INDEX "pages_sliders_slides_offer_included_locales_parent";
  DROP INDEX "pages_sliders_slides_locales_parent";
  DROP INDEX "pages_sliders_locales_parent";
  DROP INDEX "pages_template_locales_parent";
  DROP INDEX "pages_metas_locales_parent";
  DROP INDEX "pages_locales_parent";
  DROP INDEX "_pages_v_version_hero_slides_locales_parent";
  DROP INDEX "_pages_v_version_contents_locales_parent";
  DROP INDEX "_pages_v_version_sliders_slides_offer_included_locales_parent";
  DROP INDEX "_pages_v_version_sliders_slides_locales_parent";
  DROP INDEX "_pages_v_version_sliders_locales_parent";
  DROP INDEX "_pages_v_version_template_locales_parent";
  DROP INDEX "_pages_v_version_metas_locales_parent";
  DROP INDEX "_pages_v_locales_parent";
  DROP INDEX "rooms_features_locales_parent";
  DROP INDEX "rooms_prices_locales_parent";
  DROP INDEX "rooms_sliders_slides_offer_included_locales_parent";
  DROP INDEX "rooms_sliders_slides_locales_parent";
  DROP INDEX "rooms_sliders_locales_parent";
  DROP INDEX "rooms_plans_locales_parent";
  DROP INDEX "rooms_metas_locales_parent";
  DROP INDEX "rooms_locales_parent";
  DROP INDEX "_rooms_v_version_features_locales_parent";
  DROP INDEX "_rooms_v_version_prices_locales_parent";
  DROP INDEX "_rooms_v_version_sliders_slides_offer_included_locales_parent";
  DROP INDEX "_rooms_v_version_sliders_slides_locales_parent";
  DROP INDEX "_rooms_v_version_sliders_locales_parent";
  DROP INDEX "_rooms_v_version_plans_locales_parent";
  DROP INDEX "_rooms_v_version_metas_locales_parent";
  DROP INDEX "_rooms_v_locales_parent";
  DROP INDEX "media_locales_parent";
  DROP INDEX "_media_v_locales_parent";
  DROP INDEX "menus_header_locales_parent";
  DROP INDEX "menus_footer_locales_parent";
  DROP INDEX "_menus_v_version_header_locales_parent";
  DROP INDEX "_menus_v_version_footer_locales_parent";
  DROP INDEX "hotel_opening_hours_locales_parent";
  DROP INDEX "hotel_amenities_locales_parent";
  DROP INDEX "hotel_languages_spoken_locales_parent";
  DROP INDEX "hotel_locales_parent";
  DROP INDEX "_hotel_v_version_opening_hours_locales_parent";
  DROP INDEX "_hotel_v_version_amenities_locales_parent";
  DROP INDEX "_hotel_v_version_languages_spoken_locales_parent";
  DROP INDEX "_hotel_v_locales_parent";`)
}
