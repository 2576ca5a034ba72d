import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** All tables. Named as the last of the migrations that it replaces: a database that has run those skips it. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'tr', 'ru', 'de');
  CREATE TYPE "public"."enum_pages_hero_slides_price_from_per" AS ENUM('night', 'stay', 'person');
  CREATE TYPE "public"."enum_pages_contents_kind" AS ENUM('HERO', 'INTRO', 'SECTION', 'FACT_SHEET', 'PHOTO_KIT', 'FACTS', 'FACT', 'INFO', 'TABLE', 'DINING', 'INDEX', 'EXPERIENCES', 'QUOTE', 'VOICES', 'FILM', 'OFFERS', 'OFFER', 'REGION_HOTELS', 'CTA', 'RATE', 'FAQ', 'ROOMS', 'GALLERY', 'FREE');
  CREATE TYPE "public"."enum_pages_sliders_slides_price_from_per" AS ENUM('night', 'stay', 'person');
  CREATE TYPE "public"."enum_pages_sliders_kind" AS ENUM('GALLERY', 'PHOTO_KIT', 'REGION_HOTELS', 'TABLE', 'INDEX', 'EXPERIENCES', 'DINING', 'OFFERS', 'ROOMS', 'ERROR_HEADER', 'FREE');
  CREATE TYPE "public"."enum_pages_template_kind" AS ENUM('ADDRESS', 'PHONE', 'EMAIL', 'FAX', 'DIRECTIONS', 'DEPARTMENT', 'AWARDS', 'CERTIFICATES', 'FREE');
  CREATE TYPE "public"."enum_pages_options_kind" AS ENUM('HEADER_IMAGE', 'HERO_FOCAL', 'TONE', 'FREE');
  CREATE TYPE "public"."enum_pages_category_kind" AS ENUM('CONTACT', 'CERTIFICATE', 'LEGAL', 'GALLERY', 'OCCASIONS', 'FREE');
  CREATE TYPE "public"."enum_pages_price_from_per" AS ENUM('night', 'stay', 'person');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_hero_slides_price_from_per" AS ENUM('night', 'stay', 'person');
  CREATE TYPE "public"."enum__pages_v_version_contents_kind" AS ENUM('HERO', 'INTRO', 'SECTION', 'FACT_SHEET', 'PHOTO_KIT', 'FACTS', 'FACT', 'INFO', 'TABLE', 'DINING', 'INDEX', 'EXPERIENCES', 'QUOTE', 'VOICES', 'FILM', 'OFFERS', 'OFFER', 'REGION_HOTELS', 'CTA', 'RATE', 'FAQ', 'ROOMS', 'GALLERY', 'FREE');
  CREATE TYPE "public"."enum__pages_v_version_sliders_slides_price_from_per" AS ENUM('night', 'stay', 'person');
  CREATE TYPE "public"."enum__pages_v_version_sliders_kind" AS ENUM('GALLERY', 'PHOTO_KIT', 'REGION_HOTELS', 'TABLE', 'INDEX', 'EXPERIENCES', 'DINING', 'OFFERS', 'ROOMS', 'ERROR_HEADER', 'FREE');
  CREATE TYPE "public"."enum__pages_v_version_template_kind" AS ENUM('ADDRESS', 'PHONE', 'EMAIL', 'FAX', 'DIRECTIONS', 'DEPARTMENT', 'AWARDS', 'CERTIFICATES', 'FREE');
  CREATE TYPE "public"."enum__pages_v_version_options_kind" AS ENUM('HEADER_IMAGE', 'HERO_FOCAL', 'TONE', 'FREE');
  CREATE TYPE "public"."enum__pages_v_version_category_kind" AS ENUM('CONTACT', 'CERTIFICATE', 'LEGAL', 'GALLERY', 'OCCASIONS', 'FREE');
  CREATE TYPE "public"."enum__pages_v_version_price_from_per" AS ENUM('night', 'stay', 'person');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'tr', 'ru', 'de');
  CREATE TYPE "public"."enum_rooms_traits" AS ENUM('sea-view', 'garden-view', 'mountain-view', 'own-pool', 'accessible');
  CREATE TYPE "public"."enum_rooms_sliders_slides_price_from_per" AS ENUM('night', 'stay', 'person');
  CREATE TYPE "public"."enum_rooms_sliders_kind" AS ENUM('GALLERY', 'PHOTO_KIT', 'REGION_HOTELS', 'TABLE', 'INDEX', 'EXPERIENCES', 'DINING', 'OFFERS', 'ROOMS', 'ERROR_HEADER', 'FREE');
  CREATE TYPE "public"."enum_rooms_category" AS ENUM('standart-room', 'family-room', 'suite', 'pool-house');
  CREATE TYPE "public"."enum_rooms_price_from_per" AS ENUM('night', 'stay', 'person');
  CREATE TYPE "public"."enum_rooms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__rooms_v_version_traits" AS ENUM('sea-view', 'garden-view', 'mountain-view', 'own-pool', 'accessible');
  CREATE TYPE "public"."enum__rooms_v_version_sliders_slides_price_from_per" AS ENUM('night', 'stay', 'person');
  CREATE TYPE "public"."enum__rooms_v_version_sliders_kind" AS ENUM('GALLERY', 'PHOTO_KIT', 'REGION_HOTELS', 'TABLE', 'INDEX', 'EXPERIENCES', 'DINING', 'OFFERS', 'ROOMS', 'ERROR_HEADER', 'FREE');
  CREATE TYPE "public"."enum__rooms_v_version_category" AS ENUM('standart-room', 'family-room', 'suite', 'pool-house');
  CREATE TYPE "public"."enum__rooms_v_version_price_from_per" AS ENUM('night', 'stay', 'person');
  CREATE TYPE "public"."enum__rooms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__rooms_v_published_locale" AS ENUM('en', 'tr', 'ru', 'de');
  CREATE TYPE "public"."enum_media_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__media_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__media_v_published_locale" AS ENUM('en', 'tr', 'ru', 'de');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('en', 'tr', 'ru', 'de');
  CREATE TYPE "public"."enum_users_role" AS ENUM('owner', 'editor', 'translator');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_menus_header_kind" AS ENUM('DESKTOP_TOP', 'DESKTOP_BOTTOM', 'DRAWER', 'HAMBURGER_HOTELS', 'COL_1', 'COL_2', 'COL_3', 'FREE');
  CREATE TYPE "public"."enum_menus_footer_kind" AS ENUM('DESKTOP_TOP', 'DESKTOP_BOTTOM', 'DRAWER', 'HAMBURGER_HOTELS', 'COL_1', 'COL_2', 'COL_3', 'FREE');
  CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_version_header_kind" AS ENUM('DESKTOP_TOP', 'DESKTOP_BOTTOM', 'DRAWER', 'HAMBURGER_HOTELS', 'COL_1', 'COL_2', 'COL_3', 'FREE');
  CREATE TYPE "public"."enum__menus_v_version_footer_kind" AS ENUM('DESKTOP_TOP', 'DESKTOP_BOTTOM', 'DRAWER', 'HAMBURGER_HOTELS', 'COL_1', 'COL_2', 'COL_3', 'FREE');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_published_locale" AS ENUM('en', 'tr', 'ru', 'de');
  CREATE TYPE "public"."enum_hotel_drawer_phones_language" AS ENUM('en', 'tr', 'ru', 'de', 'default');
  CREATE TYPE "public"."enum_hotel_opening_hours_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum_hotel_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hotel_v_version_drawer_phones_language" AS ENUM('en', 'tr', 'ru', 'de', 'default');
  CREATE TYPE "public"."enum__hotel_v_version_opening_hours_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__hotel_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hotel_v_published_locale" AS ENUM('en', 'tr', 'ru', 'de');
  CREATE TYPE "public"."enum_redirects_rows_status" AS ENUM('301', '302', '410');
  CREATE TYPE "public"."enum__redirects_v_version_rows_status" AS ENUM('301', '302', '410');
  CREATE TABLE "pages_hero_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"link_address" varchar,
  	"price_from_amount" numeric,
  	"price_from_currency" varchar,
  	"price_from_per" "enum_pages_hero_slides_price_from_per",
  	"price_from_for_adults" numeric,
  	"price_from_for_children" numeric
  );
  
  CREATE TABLE "pages_hero_slides_locales" (
  	"title" varchar,
  	"content" varchar,
  	"link_text" varchar,
  	"price_from_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_pages_contents_kind",
  	"name" varchar,
  	"file_id" integer,
  	"link_address" varchar,
  	"film_file_id" integer,
  	"film_small_id" integer,
  	"film_uploaded" timestamp(3) with time zone,
  	"film_seconds" numeric
  );
  
  CREATE TABLE "pages_contents_locales" (
  	"subtitle" varchar,
  	"title" varchar,
  	"content" varchar,
  	"link_text" varchar,
  	"film_captions_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_sliders_slides_offer_included" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_sliders_slides_offer_included_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_sliders_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"link_address" varchar,
  	"price_from_amount" numeric,
  	"price_from_currency" varchar,
  	"price_from_per" "enum_pages_sliders_slides_price_from_per",
  	"price_from_for_adults" numeric,
  	"price_from_for_children" numeric,
  	"offer_code" varchar
  );
  
  CREATE TABLE "pages_sliders_slides_locales" (
  	"title" varchar,
  	"content" varchar,
  	"link_text" varchar,
  	"price_from_note" varchar,
  	"offer_period" varchar,
  	"offer_nights" varchar,
  	"offer_cancellation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_sliders" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_pages_sliders_kind",
  	"name" varchar
  );
  
  CREATE TABLE "pages_sliders_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_template" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_pages_template_kind",
  	"name" varchar,
  	"number" numeric,
  	"file_id" integer,
  	"link_address" varchar
  );
  
  CREATE TABLE "pages_template_locales" (
  	"title" varchar,
  	"content" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_metas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "pages_metas_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_pages_options_kind",
  	"name" varchar,
  	"value" varchar,
  	"file_id" integer
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category_kind" "enum_pages_category_kind",
  	"category_name" varchar,
  	"price_from_amount" numeric,
  	"price_from_currency" varchar,
  	"price_from_per" "enum_pages_price_from_per",
  	"price_from_for_adults" numeric,
  	"price_from_for_children" numeric,
  	"key" varchar,
  	"number" numeric,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"url" varchar,
  	"breadcrumb" varchar,
  	"price_from_note" varchar,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"rooms_id" integer
  );
  
  CREATE TABLE "_pages_v_version_hero_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"link_address" varchar,
  	"price_from_amount" numeric,
  	"price_from_currency" varchar,
  	"price_from_per" "enum__pages_v_version_hero_slides_price_from_per",
  	"price_from_for_adults" numeric,
  	"price_from_for_children" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_hero_slides_locales" (
  	"title" varchar,
  	"content" varchar,
  	"link_text" varchar,
  	"price_from_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__pages_v_version_contents_kind",
  	"name" varchar,
  	"file_id" integer,
  	"link_address" varchar,
  	"film_file_id" integer,
  	"film_small_id" integer,
  	"film_uploaded" timestamp(3) with time zone,
  	"film_seconds" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_contents_locales" (
  	"subtitle" varchar,
  	"title" varchar,
  	"content" varchar,
  	"link_text" varchar,
  	"film_captions_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_sliders_slides_offer_included" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_sliders_slides_offer_included_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_sliders_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"link_address" varchar,
  	"price_from_amount" numeric,
  	"price_from_currency" varchar,
  	"price_from_per" "enum__pages_v_version_sliders_slides_price_from_per",
  	"price_from_for_adults" numeric,
  	"price_from_for_children" numeric,
  	"offer_code" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_sliders_slides_locales" (
  	"title" varchar,
  	"content" varchar,
  	"link_text" varchar,
  	"price_from_note" varchar,
  	"offer_period" varchar,
  	"offer_nights" varchar,
  	"offer_cancellation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_sliders" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__pages_v_version_sliders_kind",
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_sliders_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_template" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__pages_v_version_template_kind",
  	"name" varchar,
  	"number" numeric,
  	"file_id" integer,
  	"link_address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_template_locales" (
  	"title" varchar,
  	"content" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_metas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_metas_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__pages_v_version_options_kind",
  	"name" varchar,
  	"value" varchar,
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_category_kind" "enum__pages_v_version_category_kind",
  	"version_category_name" varchar,
  	"version_price_from_amount" numeric,
  	"version_price_from_currency" varchar,
  	"version_price_from_per" "enum__pages_v_version_price_from_per",
  	"version_price_from_for_adults" numeric,
  	"version_price_from_for_children" numeric,
  	"version_key" varchar,
  	"version_number" numeric,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_url" varchar,
  	"version_breadcrumb" varchar,
  	"version_price_from_note" varchar,
  	"version_search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"rooms_id" integer
  );
  
  CREATE TABLE "rooms_traits" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_rooms_traits",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "rooms_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "rooms_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "rooms_prices_months" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"month" varchar,
  	"amount" numeric
  );
  
  CREATE TABLE "rooms_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"for_adults" numeric,
  	"for_children" numeric,
  	"currency" varchar
  );
  
  CREATE TABLE "rooms_prices_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "rooms_sliders_slides_offer_included" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "rooms_sliders_slides_offer_included_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "rooms_sliders_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"link_address" varchar,
  	"price_from_amount" numeric,
  	"price_from_currency" varchar,
  	"price_from_per" "enum_rooms_sliders_slides_price_from_per",
  	"price_from_for_adults" numeric,
  	"price_from_for_children" numeric,
  	"offer_code" varchar
  );
  
  CREATE TABLE "rooms_sliders_slides_locales" (
  	"title" varchar,
  	"content" varchar,
  	"link_text" varchar,
  	"price_from_note" varchar,
  	"offer_period" varchar,
  	"offer_nights" varchar,
  	"offer_cancellation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "rooms_sliders" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_rooms_sliders_kind",
  	"name" varchar
  );
  
  CREATE TABLE "rooms_sliders_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "rooms_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" integer
  );
  
  CREATE TABLE "rooms_plans_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "rooms_metas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "rooms_metas_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "rooms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category" "enum_rooms_category",
  	"size" numeric,
  	"capacity_adults" numeric,
  	"capacity_children" numeric,
  	"price_from_amount" numeric,
  	"price_from_currency" varchar,
  	"price_from_per" "enum_rooms_price_from_per",
  	"price_from_for_adults" numeric,
  	"price_from_for_children" numeric,
  	"key" varchar,
  	"number" numeric,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_rooms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "rooms_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"summary" varchar,
  	"content" varchar,
  	"bed" varchar,
  	"view" varchar,
  	"price_from_note" varchar,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "rooms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"rooms_id" integer
  );
  
  CREATE TABLE "_rooms_v_version_traits" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__rooms_v_version_traits",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_rooms_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rooms_v_version_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_rooms_v_version_prices_months" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"month" varchar,
  	"amount" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rooms_v_version_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"for_adults" numeric,
  	"for_children" numeric,
  	"currency" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rooms_v_version_prices_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_rooms_v_version_sliders_slides_offer_included" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rooms_v_version_sliders_slides_offer_included_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_rooms_v_version_sliders_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"link_address" varchar,
  	"price_from_amount" numeric,
  	"price_from_currency" varchar,
  	"price_from_per" "enum__rooms_v_version_sliders_slides_price_from_per",
  	"price_from_for_adults" numeric,
  	"price_from_for_children" numeric,
  	"offer_code" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rooms_v_version_sliders_slides_locales" (
  	"title" varchar,
  	"content" varchar,
  	"link_text" varchar,
  	"price_from_note" varchar,
  	"offer_period" varchar,
  	"offer_nights" varchar,
  	"offer_cancellation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_rooms_v_version_sliders" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__rooms_v_version_sliders_kind",
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rooms_v_version_sliders_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_rooms_v_version_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rooms_v_version_plans_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_rooms_v_version_metas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rooms_v_version_metas_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_rooms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_category" "enum__rooms_v_version_category",
  	"version_size" numeric,
  	"version_capacity_adults" numeric,
  	"version_capacity_children" numeric,
  	"version_price_from_amount" numeric,
  	"version_price_from_currency" varchar,
  	"version_price_from_per" "enum__rooms_v_version_price_from_per",
  	"version_price_from_for_adults" numeric,
  	"version_price_from_for_children" numeric,
  	"version_key" varchar,
  	"version_number" numeric,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__rooms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__rooms_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_rooms_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_summary" varchar,
  	"version_content" varchar,
  	"version_bed" varchar,
  	"version_view" varchar,
  	"version_price_from_note" varchar,
  	"version_search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_rooms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"rooms_id" integer
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_media_status" DEFAULT 'draft',
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_media_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_subject" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__media_v_version_status" DEFAULT 'draft',
  	"version_url" varchar,
  	"version_thumbnail_u_r_l" varchar,
  	"version_filename" varchar,
  	"version_mime_type" varchar,
  	"version_filesize" numeric,
  	"version_width" numeric,
  	"version_height" numeric,
  	"version_focal_x" numeric,
  	"version_focal_y" numeric,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__media_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_media_v_locales" (
  	"version_alt" varchar,
  	"version_search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"code_key" varchar,
  	"code_step" numeric,
  	"recovery_digests" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "text_dates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document" varchar NOT NULL,
  	"dates" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"rooms_id" integer,
  	"media_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "menus_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_menus_header_kind",
  	"name" varchar,
  	"address" varchar,
  	"number" numeric
  );
  
  CREATE TABLE "menus_header_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_menus_footer_kind",
  	"name" varchar,
  	"address" varchar,
  	"number" numeric
  );
  
  CREATE TABLE "menus_footer_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"_status" "enum_menus_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "menus_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"rooms_id" integer
  );
  
  CREATE TABLE "_menus_v_version_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__menus_v_version_header_kind",
  	"name" varchar,
  	"address" varchar,
  	"number" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_header_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menus_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__menus_v_version_footer_kind",
  	"name" varchar,
  	"address" varchar,
  	"number" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_footer_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menus_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_menus_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"rooms_id" integer
  );
  
  CREATE TABLE "hotel_drawer_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_hotel_drawer_phones_language",
  	"label" varchar,
  	"tel" varchar
  );
  
  CREATE TABLE "hotel_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "hotel_opening_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_hotel_opening_hours_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "hotel_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"season_from" timestamp(3) with time zone,
  	"season_to" timestamp(3) with time zone
  );
  
  CREATE TABLE "hotel_opening_hours_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "hotel_amenities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "hotel_amenities_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "hotel_languages_spoken" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "hotel_languages_spoken_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "hotel" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hotel_name" varchar,
  	"legal_name" varchar,
  	"maps_url" varchar,
  	"geo_lat" numeric,
  	"geo_lng" numeric,
  	"holding_name" varchar,
  	"holding_url" varchar,
  	"holding_logo_text" varchar,
  	"holding_logo_id" integer,
  	"phone_label" varchar,
  	"phone_tel" varchar,
  	"email" varchar,
  	"whats_app_tel" varchar,
  	"whats_app_from" varchar,
  	"whats_app_to" varchar,
  	"confirms_by_mail" boolean DEFAULT false,
  	"reservation_url" varchar,
  	"reservation_arrival" varchar,
  	"reservation_departure" varchar,
  	"reservation_adults" varchar,
  	"reservation_children" varchar,
  	"reservation_child_ages" varchar,
  	"reservation_room" varchar,
  	"reservation_offer" varchar,
  	"reservation_date_format" varchar,
  	"star_rating" numeric,
  	"check_in" varchar,
  	"check_out" varchar,
  	"time_zone" varchar,
  	"logo_light_id" integer,
  	"logo_colour_id" integer,
  	"icon_id" integer,
  	"chart_id" integer,
  	"directions_map_id" integer,
  	"colours_theme" varchar,
  	"colours_background" varchar,
  	"tokens" jsonb,
  	"credit_url" varchar,
  	"changed_by" varchar,
  	"rest" jsonb,
  	"_status" "enum_hotel_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "hotel_locales" (
  	"tagline" varchar,
  	"address" varchar,
  	"clock_label" varchar,
  	"directions_maps_id" integer,
  	"credit_text" varchar,
  	"messages" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "hotel_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer
  );
  
  CREATE TABLE "_hotel_v_version_drawer_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum__hotel_v_version_drawer_phones_language",
  	"label" varchar,
  	"tel" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_hotel_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_hotel_v_version_opening_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__hotel_v_version_opening_hours_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_hotel_v_version_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"season_from" timestamp(3) with time zone,
  	"season_to" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_hotel_v_version_opening_hours_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_hotel_v_version_amenities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_hotel_v_version_amenities_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_hotel_v_version_languages_spoken" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_hotel_v_version_languages_spoken_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_hotel_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hotel_name" varchar,
  	"version_legal_name" varchar,
  	"version_maps_url" varchar,
  	"version_geo_lat" numeric,
  	"version_geo_lng" numeric,
  	"version_holding_name" varchar,
  	"version_holding_url" varchar,
  	"version_holding_logo_text" varchar,
  	"version_holding_logo_id" integer,
  	"version_phone_label" varchar,
  	"version_phone_tel" varchar,
  	"version_email" varchar,
  	"version_whats_app_tel" varchar,
  	"version_whats_app_from" varchar,
  	"version_whats_app_to" varchar,
  	"version_confirms_by_mail" boolean DEFAULT false,
  	"version_reservation_url" varchar,
  	"version_reservation_arrival" varchar,
  	"version_reservation_departure" varchar,
  	"version_reservation_adults" varchar,
  	"version_reservation_children" varchar,
  	"version_reservation_child_ages" varchar,
  	"version_reservation_room" varchar,
  	"version_reservation_offer" varchar,
  	"version_reservation_date_format" varchar,
  	"version_star_rating" numeric,
  	"version_check_in" varchar,
  	"version_check_out" varchar,
  	"version_time_zone" varchar,
  	"version_logo_light_id" integer,
  	"version_logo_colour_id" integer,
  	"version_icon_id" integer,
  	"version_chart_id" integer,
  	"version_directions_map_id" integer,
  	"version_colours_theme" varchar,
  	"version_colours_background" varchar,
  	"version_tokens" jsonb,
  	"version_credit_url" varchar,
  	"version_changed_by" varchar,
  	"version_rest" jsonb,
  	"version__status" "enum__hotel_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__hotel_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_hotel_v_locales" (
  	"version_tagline" varchar,
  	"version_address" varchar,
  	"version_clock_label" varchar,
  	"version_directions_maps_id" integer,
  	"version_credit_text" varchar,
  	"version_messages" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_hotel_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer
  );
  
  CREATE TABLE "redirects_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"status" "enum_redirects_rows_status" DEFAULT '301' NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_redirects_v_version_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"status" "enum__redirects_v_version_rows_status" DEFAULT '301' NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "publishing" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site" jsonb,
  	"preview" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages_hero_slides" ADD CONSTRAINT "pages_hero_slides_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_hero_slides" ADD CONSTRAINT "pages_hero_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_hero_slides_locales" ADD CONSTRAINT "pages_hero_slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_hero_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_contents" ADD CONSTRAINT "pages_contents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_contents" ADD CONSTRAINT "pages_contents_film_file_id_media_id_fk" FOREIGN KEY ("film_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_contents" ADD CONSTRAINT "pages_contents_film_small_id_media_id_fk" FOREIGN KEY ("film_small_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_contents" ADD CONSTRAINT "pages_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_contents_locales" ADD CONSTRAINT "pages_contents_locales_film_captions_id_media_id_fk" FOREIGN KEY ("film_captions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_contents_locales" ADD CONSTRAINT "pages_contents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_sliders_slides_offer_included" ADD CONSTRAINT "pages_sliders_slides_offer_included_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_sliders_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_sliders_slides_offer_included_locales" ADD CONSTRAINT "pages_sliders_slides_offer_included_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_sliders_slides_offer_included"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_sliders_slides" ADD CONSTRAINT "pages_sliders_slides_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_sliders_slides" ADD CONSTRAINT "pages_sliders_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_sliders_slides_locales" ADD CONSTRAINT "pages_sliders_slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_sliders_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_sliders" ADD CONSTRAINT "pages_sliders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_sliders_locales" ADD CONSTRAINT "pages_sliders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_template" ADD CONSTRAINT "pages_template_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_template" ADD CONSTRAINT "pages_template_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_template_locales" ADD CONSTRAINT "pages_template_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_template"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_metas" ADD CONSTRAINT "pages_metas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_metas_locales" ADD CONSTRAINT "pages_metas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_metas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_options" ADD CONSTRAINT "pages_options_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_options" ADD CONSTRAINT "pages_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_rooms_fk" FOREIGN KEY ("rooms_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_hero_slides" ADD CONSTRAINT "_pages_v_version_hero_slides_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_hero_slides" ADD CONSTRAINT "_pages_v_version_hero_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_hero_slides_locales" ADD CONSTRAINT "_pages_v_version_hero_slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_hero_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_contents" ADD CONSTRAINT "_pages_v_version_contents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_contents" ADD CONSTRAINT "_pages_v_version_contents_film_file_id_media_id_fk" FOREIGN KEY ("film_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_contents" ADD CONSTRAINT "_pages_v_version_contents_film_small_id_media_id_fk" FOREIGN KEY ("film_small_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_contents" ADD CONSTRAINT "_pages_v_version_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_contents_locales" ADD CONSTRAINT "_pages_v_version_contents_locales_film_captions_id_media_id_fk" FOREIGN KEY ("film_captions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_contents_locales" ADD CONSTRAINT "_pages_v_version_contents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sliders_slides_offer_included" ADD CONSTRAINT "_pages_v_version_sliders_slides_offer_included_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_sliders_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sliders_slides_offer_included_locales" ADD CONSTRAINT "_pages_v_version_sliders_slides_offer_included_locales_pa_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_sliders_slides_offer_included"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sliders_slides" ADD CONSTRAINT "_pages_v_version_sliders_slides_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sliders_slides" ADD CONSTRAINT "_pages_v_version_sliders_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sliders_slides_locales" ADD CONSTRAINT "_pages_v_version_sliders_slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_sliders_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sliders" ADD CONSTRAINT "_pages_v_version_sliders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sliders_locales" ADD CONSTRAINT "_pages_v_version_sliders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_template" ADD CONSTRAINT "_pages_v_version_template_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_template" ADD CONSTRAINT "_pages_v_version_template_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_template_locales" ADD CONSTRAINT "_pages_v_version_template_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_template"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_metas" ADD CONSTRAINT "_pages_v_version_metas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_metas_locales" ADD CONSTRAINT "_pages_v_version_metas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_metas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_options" ADD CONSTRAINT "_pages_v_version_options_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_options" ADD CONSTRAINT "_pages_v_version_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_rooms_fk" FOREIGN KEY ("rooms_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_traits" ADD CONSTRAINT "rooms_traits_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_features" ADD CONSTRAINT "rooms_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_features_locales" ADD CONSTRAINT "rooms_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_prices_months" ADD CONSTRAINT "rooms_prices_months_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_prices" ADD CONSTRAINT "rooms_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_prices_locales" ADD CONSTRAINT "rooms_prices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_sliders_slides_offer_included" ADD CONSTRAINT "rooms_sliders_slides_offer_included_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms_sliders_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_sliders_slides_offer_included_locales" ADD CONSTRAINT "rooms_sliders_slides_offer_included_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms_sliders_slides_offer_included"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_sliders_slides" ADD CONSTRAINT "rooms_sliders_slides_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rooms_sliders_slides" ADD CONSTRAINT "rooms_sliders_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms_sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_sliders_slides_locales" ADD CONSTRAINT "rooms_sliders_slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms_sliders_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_sliders" ADD CONSTRAINT "rooms_sliders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_sliders_locales" ADD CONSTRAINT "rooms_sliders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms_sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_plans" ADD CONSTRAINT "rooms_plans_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rooms_plans" ADD CONSTRAINT "rooms_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_plans_locales" ADD CONSTRAINT "rooms_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_metas" ADD CONSTRAINT "rooms_metas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_metas_locales" ADD CONSTRAINT "rooms_metas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms_metas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_locales" ADD CONSTRAINT "rooms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_rels" ADD CONSTRAINT "rooms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_rels" ADD CONSTRAINT "rooms_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_rels" ADD CONSTRAINT "rooms_rels_rooms_fk" FOREIGN KEY ("rooms_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_traits" ADD CONSTRAINT "_rooms_v_version_traits_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_rooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_features" ADD CONSTRAINT "_rooms_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_features_locales" ADD CONSTRAINT "_rooms_v_version_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v_version_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_prices_months" ADD CONSTRAINT "_rooms_v_version_prices_months_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v_version_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_prices" ADD CONSTRAINT "_rooms_v_version_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_prices_locales" ADD CONSTRAINT "_rooms_v_version_prices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v_version_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_sliders_slides_offer_included" ADD CONSTRAINT "_rooms_v_version_sliders_slides_offer_included_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v_version_sliders_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_sliders_slides_offer_included_locales" ADD CONSTRAINT "_rooms_v_version_sliders_slides_offer_included_locales_pa_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v_version_sliders_slides_offer_included"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_sliders_slides" ADD CONSTRAINT "_rooms_v_version_sliders_slides_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_sliders_slides" ADD CONSTRAINT "_rooms_v_version_sliders_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v_version_sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_sliders_slides_locales" ADD CONSTRAINT "_rooms_v_version_sliders_slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v_version_sliders_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_sliders" ADD CONSTRAINT "_rooms_v_version_sliders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_sliders_locales" ADD CONSTRAINT "_rooms_v_version_sliders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v_version_sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_plans" ADD CONSTRAINT "_rooms_v_version_plans_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_plans" ADD CONSTRAINT "_rooms_v_version_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_plans_locales" ADD CONSTRAINT "_rooms_v_version_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v_version_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_metas" ADD CONSTRAINT "_rooms_v_version_metas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_metas_locales" ADD CONSTRAINT "_rooms_v_version_metas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v_version_metas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v" ADD CONSTRAINT "_rooms_v_parent_id_rooms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rooms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rooms_v_locales" ADD CONSTRAINT "_rooms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_rels" ADD CONSTRAINT "_rooms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_rooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_rels" ADD CONSTRAINT "_rooms_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_rels" ADD CONSTRAINT "_rooms_v_rels_rooms_fk" FOREIGN KEY ("rooms_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_v" ADD CONSTRAINT "_media_v_parent_id_media_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_v_locales" ADD CONSTRAINT "_media_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_media_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rooms_fk" FOREIGN KEY ("rooms_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_header" ADD CONSTRAINT "menus_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_header_locales" ADD CONSTRAINT "menus_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_footer" ADD CONSTRAINT "menus_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_footer_locales" ADD CONSTRAINT "menus_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_rooms_fk" FOREIGN KEY ("rooms_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_header" ADD CONSTRAINT "_menus_v_version_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_header_locales" ADD CONSTRAINT "_menus_v_version_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_footer" ADD CONSTRAINT "_menus_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_footer_locales" ADD CONSTRAINT "_menus_v_version_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_rooms_fk" FOREIGN KEY ("rooms_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotel_drawer_phones" ADD CONSTRAINT "hotel_drawer_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hotel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotel_social" ADD CONSTRAINT "hotel_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hotel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotel_opening_hours_days" ADD CONSTRAINT "hotel_opening_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hotel_opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotel_opening_hours" ADD CONSTRAINT "hotel_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hotel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotel_opening_hours_locales" ADD CONSTRAINT "hotel_opening_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hotel_opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotel_amenities" ADD CONSTRAINT "hotel_amenities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hotel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotel_amenities_locales" ADD CONSTRAINT "hotel_amenities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hotel_amenities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotel_languages_spoken" ADD CONSTRAINT "hotel_languages_spoken_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hotel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotel_languages_spoken_locales" ADD CONSTRAINT "hotel_languages_spoken_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hotel_languages_spoken"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotel" ADD CONSTRAINT "hotel_holding_logo_id_media_id_fk" FOREIGN KEY ("holding_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hotel" ADD CONSTRAINT "hotel_logo_light_id_media_id_fk" FOREIGN KEY ("logo_light_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hotel" ADD CONSTRAINT "hotel_logo_colour_id_media_id_fk" FOREIGN KEY ("logo_colour_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hotel" ADD CONSTRAINT "hotel_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hotel" ADD CONSTRAINT "hotel_chart_id_media_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hotel" ADD CONSTRAINT "hotel_directions_map_id_media_id_fk" FOREIGN KEY ("directions_map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hotel_locales" ADD CONSTRAINT "hotel_locales_directions_maps_id_media_id_fk" FOREIGN KEY ("directions_maps_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hotel_locales" ADD CONSTRAINT "hotel_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hotel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotel_rels" ADD CONSTRAINT "hotel_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hotel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotel_rels" ADD CONSTRAINT "hotel_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v_version_drawer_phones" ADD CONSTRAINT "_hotel_v_version_drawer_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hotel_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v_version_social" ADD CONSTRAINT "_hotel_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hotel_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v_version_opening_hours_days" ADD CONSTRAINT "_hotel_v_version_opening_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_hotel_v_version_opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v_version_opening_hours" ADD CONSTRAINT "_hotel_v_version_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hotel_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v_version_opening_hours_locales" ADD CONSTRAINT "_hotel_v_version_opening_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hotel_v_version_opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v_version_amenities" ADD CONSTRAINT "_hotel_v_version_amenities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hotel_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v_version_amenities_locales" ADD CONSTRAINT "_hotel_v_version_amenities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hotel_v_version_amenities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v_version_languages_spoken" ADD CONSTRAINT "_hotel_v_version_languages_spoken_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hotel_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v_version_languages_spoken_locales" ADD CONSTRAINT "_hotel_v_version_languages_spoken_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hotel_v_version_languages_spoken"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v" ADD CONSTRAINT "_hotel_v_version_holding_logo_id_media_id_fk" FOREIGN KEY ("version_holding_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hotel_v" ADD CONSTRAINT "_hotel_v_version_logo_light_id_media_id_fk" FOREIGN KEY ("version_logo_light_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hotel_v" ADD CONSTRAINT "_hotel_v_version_logo_colour_id_media_id_fk" FOREIGN KEY ("version_logo_colour_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hotel_v" ADD CONSTRAINT "_hotel_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hotel_v" ADD CONSTRAINT "_hotel_v_version_chart_id_media_id_fk" FOREIGN KEY ("version_chart_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hotel_v" ADD CONSTRAINT "_hotel_v_version_directions_map_id_media_id_fk" FOREIGN KEY ("version_directions_map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hotel_v_locales" ADD CONSTRAINT "_hotel_v_locales_version_directions_maps_id_media_id_fk" FOREIGN KEY ("version_directions_maps_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hotel_v_locales" ADD CONSTRAINT "_hotel_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hotel_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v_rels" ADD CONSTRAINT "_hotel_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_hotel_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotel_v_rels" ADD CONSTRAINT "_hotel_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rows" ADD CONSTRAINT "redirects_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_version_rows" ADD CONSTRAINT "_redirects_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_redirects_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_hero_slides_order_idx" ON "pages_hero_slides" USING btree ("_order");
  CREATE INDEX "pages_hero_slides_parent_id_idx" ON "pages_hero_slides" USING btree ("_parent_id");
  CREATE INDEX "pages_hero_slides_file_idx" ON "pages_hero_slides" USING btree ("file_id");
  CREATE UNIQUE INDEX "pages_hero_slides_locales_locale_parent_id_unique" ON "pages_hero_slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_hero_slides_locales_parent" ON "pages_hero_slides_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_contents_order_idx" ON "pages_contents" USING btree ("_order");
  CREATE INDEX "pages_contents_parent_id_idx" ON "pages_contents" USING btree ("_parent_id");
  CREATE INDEX "pages_contents_file_idx" ON "pages_contents" USING btree ("file_id");
  CREATE INDEX "pages_contents_film_film_file_idx" ON "pages_contents" USING btree ("film_file_id");
  CREATE INDEX "pages_contents_film_film_small_idx" ON "pages_contents" USING btree ("film_small_id");
  CREATE INDEX "pages_contents_film_film_captions_idx" ON "pages_contents_locales" USING btree ("film_captions_id","_locale");
  CREATE UNIQUE INDEX "pages_contents_locales_locale_parent_id_unique" ON "pages_contents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_contents_locales_parent" ON "pages_contents_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_sliders_slides_offer_included_order_idx" ON "pages_sliders_slides_offer_included" USING btree ("_order");
  CREATE INDEX "pages_sliders_slides_offer_included_parent_id_idx" ON "pages_sliders_slides_offer_included" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_sliders_slides_offer_included_locales_locale_parent_id" ON "pages_sliders_slides_offer_included_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_sliders_slides_offer_included_locales_parent" ON "pages_sliders_slides_offer_included_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_sliders_slides_order_idx" ON "pages_sliders_slides" USING btree ("_order");
  CREATE INDEX "pages_sliders_slides_parent_id_idx" ON "pages_sliders_slides" USING btree ("_parent_id");
  CREATE INDEX "pages_sliders_slides_file_idx" ON "pages_sliders_slides" USING btree ("file_id");
  CREATE UNIQUE INDEX "pages_sliders_slides_locales_locale_parent_id_unique" ON "pages_sliders_slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_sliders_slides_locales_parent" ON "pages_sliders_slides_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_sliders_order_idx" ON "pages_sliders" USING btree ("_order");
  CREATE INDEX "pages_sliders_parent_id_idx" ON "pages_sliders" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_sliders_locales_locale_parent_id_unique" ON "pages_sliders_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_sliders_locales_parent" ON "pages_sliders_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_template_order_idx" ON "pages_template" USING btree ("_order");
  CREATE INDEX "pages_template_parent_id_idx" ON "pages_template" USING btree ("_parent_id");
  CREATE INDEX "pages_template_file_idx" ON "pages_template" USING btree ("file_id");
  CREATE UNIQUE INDEX "pages_template_locales_locale_parent_id_unique" ON "pages_template_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_template_locales_parent" ON "pages_template_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_metas_order_idx" ON "pages_metas" USING btree ("_order");
  CREATE INDEX "pages_metas_parent_id_idx" ON "pages_metas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_metas_locales_locale_parent_id_unique" ON "pages_metas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_metas_locales_parent" ON "pages_metas_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_options_order_idx" ON "pages_options" USING btree ("_order");
  CREATE INDEX "pages_options_parent_id_idx" ON "pages_options" USING btree ("_parent_id");
  CREATE INDEX "pages_options_file_idx" ON "pages_options" USING btree ("file_id");
  CREATE UNIQUE INDEX "pages_key_idx" ON "pages" USING btree ("key");
  CREATE UNIQUE INDEX "pages_number_idx" ON "pages" USING btree ("number");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_url_idx" ON "pages_locales" USING btree ("url","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_pages_id_idx" ON "pages_rels" USING btree ("pages_id");
  CREATE INDEX "pages_rels_rooms_id_idx" ON "pages_rels" USING btree ("rooms_id");
  CREATE INDEX "_pages_v_version_hero_slides_order_idx" ON "_pages_v_version_hero_slides" USING btree ("_order");
  CREATE INDEX "_pages_v_version_hero_slides_parent_id_idx" ON "_pages_v_version_hero_slides" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_hero_slides_file_idx" ON "_pages_v_version_hero_slides" USING btree ("file_id");
  CREATE UNIQUE INDEX "_pages_v_version_hero_slides_locales_locale_parent_id_unique" ON "_pages_v_version_hero_slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_hero_slides_locales_parent" ON "_pages_v_version_hero_slides_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_contents_order_idx" ON "_pages_v_version_contents" USING btree ("_order");
  CREATE INDEX "_pages_v_version_contents_parent_id_idx" ON "_pages_v_version_contents" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_contents_file_idx" ON "_pages_v_version_contents" USING btree ("file_id");
  CREATE INDEX "_pages_v_version_contents_film_film_file_idx" ON "_pages_v_version_contents" USING btree ("film_file_id");
  CREATE INDEX "_pages_v_version_contents_film_film_small_idx" ON "_pages_v_version_contents" USING btree ("film_small_id");
  CREATE INDEX "_pages_v_version_contents_film_film_captions_idx" ON "_pages_v_version_contents_locales" USING btree ("film_captions_id","_locale");
  CREATE UNIQUE INDEX "_pages_v_version_contents_locales_locale_parent_id_unique" ON "_pages_v_version_contents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_contents_locales_parent" ON "_pages_v_version_contents_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_sliders_slides_offer_included_order_idx" ON "_pages_v_version_sliders_slides_offer_included" USING btree ("_order");
  CREATE INDEX "_pages_v_version_sliders_slides_offer_included_parent_id_idx" ON "_pages_v_version_sliders_slides_offer_included" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_version_sliders_slides_offer_included_locales_local" ON "_pages_v_version_sliders_slides_offer_included_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_sliders_slides_offer_included_locales_parent" ON "_pages_v_version_sliders_slides_offer_included_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_sliders_slides_order_idx" ON "_pages_v_version_sliders_slides" USING btree ("_order");
  CREATE INDEX "_pages_v_version_sliders_slides_parent_id_idx" ON "_pages_v_version_sliders_slides" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_sliders_slides_file_idx" ON "_pages_v_version_sliders_slides" USING btree ("file_id");
  CREATE UNIQUE INDEX "_pages_v_version_sliders_slides_locales_locale_parent_id_uni" ON "_pages_v_version_sliders_slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_sliders_slides_locales_parent" ON "_pages_v_version_sliders_slides_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_sliders_order_idx" ON "_pages_v_version_sliders" USING btree ("_order");
  CREATE INDEX "_pages_v_version_sliders_parent_id_idx" ON "_pages_v_version_sliders" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_version_sliders_locales_locale_parent_id_unique" ON "_pages_v_version_sliders_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_sliders_locales_parent" ON "_pages_v_version_sliders_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_template_order_idx" ON "_pages_v_version_template" USING btree ("_order");
  CREATE INDEX "_pages_v_version_template_parent_id_idx" ON "_pages_v_version_template" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_template_file_idx" ON "_pages_v_version_template" USING btree ("file_id");
  CREATE UNIQUE INDEX "_pages_v_version_template_locales_locale_parent_id_unique" ON "_pages_v_version_template_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_template_locales_parent" ON "_pages_v_version_template_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_metas_order_idx" ON "_pages_v_version_metas" USING btree ("_order");
  CREATE INDEX "_pages_v_version_metas_parent_id_idx" ON "_pages_v_version_metas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_version_metas_locales_locale_parent_id_unique" ON "_pages_v_version_metas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_metas_locales_parent" ON "_pages_v_version_metas_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_options_order_idx" ON "_pages_v_version_options" USING btree ("_order");
  CREATE INDEX "_pages_v_version_options_parent_id_idx" ON "_pages_v_version_options" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_options_file_idx" ON "_pages_v_version_options" USING btree ("file_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_key_idx" ON "_pages_v" USING btree ("version_key");
  CREATE INDEX "_pages_v_version_version_number_idx" ON "_pages_v" USING btree ("version_number");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_version_version_url_idx" ON "_pages_v_locales" USING btree ("version_url","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_pages_id_idx" ON "_pages_v_rels" USING btree ("pages_id");
  CREATE INDEX "_pages_v_rels_rooms_id_idx" ON "_pages_v_rels" USING btree ("rooms_id");
  CREATE INDEX "rooms_traits_order_idx" ON "rooms_traits" USING btree ("order");
  CREATE INDEX "rooms_traits_parent_idx" ON "rooms_traits" USING btree ("parent_id");
  CREATE INDEX "rooms_features_order_idx" ON "rooms_features" USING btree ("_order");
  CREATE INDEX "rooms_features_parent_id_idx" ON "rooms_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "rooms_features_locales_locale_parent_id_unique" ON "rooms_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rooms_features_locales_parent" ON "rooms_features_locales" USING btree ("_parent_id");
  CREATE INDEX "rooms_prices_months_order_idx" ON "rooms_prices_months" USING btree ("_order");
  CREATE INDEX "rooms_prices_months_parent_id_idx" ON "rooms_prices_months" USING btree ("_parent_id");
  CREATE INDEX "rooms_prices_order_idx" ON "rooms_prices" USING btree ("_order");
  CREATE INDEX "rooms_prices_parent_id_idx" ON "rooms_prices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "rooms_prices_locales_locale_parent_id_unique" ON "rooms_prices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rooms_prices_locales_parent" ON "rooms_prices_locales" USING btree ("_parent_id");
  CREATE INDEX "rooms_sliders_slides_offer_included_order_idx" ON "rooms_sliders_slides_offer_included" USING btree ("_order");
  CREATE INDEX "rooms_sliders_slides_offer_included_parent_id_idx" ON "rooms_sliders_slides_offer_included" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "rooms_sliders_slides_offer_included_locales_locale_parent_id" ON "rooms_sliders_slides_offer_included_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rooms_sliders_slides_offer_included_locales_parent" ON "rooms_sliders_slides_offer_included_locales" USING btree ("_parent_id");
  CREATE INDEX "rooms_sliders_slides_order_idx" ON "rooms_sliders_slides" USING btree ("_order");
  CREATE INDEX "rooms_sliders_slides_parent_id_idx" ON "rooms_sliders_slides" USING btree ("_parent_id");
  CREATE INDEX "rooms_sliders_slides_file_idx" ON "rooms_sliders_slides" USING btree ("file_id");
  CREATE UNIQUE INDEX "rooms_sliders_slides_locales_locale_parent_id_unique" ON "rooms_sliders_slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rooms_sliders_slides_locales_parent" ON "rooms_sliders_slides_locales" USING btree ("_parent_id");
  CREATE INDEX "rooms_sliders_order_idx" ON "rooms_sliders" USING btree ("_order");
  CREATE INDEX "rooms_sliders_parent_id_idx" ON "rooms_sliders" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "rooms_sliders_locales_locale_parent_id_unique" ON "rooms_sliders_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rooms_sliders_locales_parent" ON "rooms_sliders_locales" USING btree ("_parent_id");
  CREATE INDEX "rooms_plans_order_idx" ON "rooms_plans" USING btree ("_order");
  CREATE INDEX "rooms_plans_parent_id_idx" ON "rooms_plans" USING btree ("_parent_id");
  CREATE INDEX "rooms_plans_file_idx" ON "rooms_plans" USING btree ("file_id");
  CREATE UNIQUE INDEX "rooms_plans_locales_locale_parent_id_unique" ON "rooms_plans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rooms_plans_locales_parent" ON "rooms_plans_locales" USING btree ("_parent_id");
  CREATE INDEX "rooms_metas_order_idx" ON "rooms_metas" USING btree ("_order");
  CREATE INDEX "rooms_metas_parent_id_idx" ON "rooms_metas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "rooms_metas_locales_locale_parent_id_unique" ON "rooms_metas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rooms_metas_locales_parent" ON "rooms_metas_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "rooms_key_idx" ON "rooms" USING btree ("key");
  CREATE UNIQUE INDEX "rooms_number_idx" ON "rooms" USING btree ("number");
  CREATE INDEX "rooms_updated_at_idx" ON "rooms" USING btree ("updated_at");
  CREATE INDEX "rooms_created_at_idx" ON "rooms" USING btree ("created_at");
  CREATE INDEX "rooms_deleted_at_idx" ON "rooms" USING btree ("deleted_at");
  CREATE INDEX "rooms__status_idx" ON "rooms" USING btree ("_status");
  CREATE INDEX "rooms_slug_idx" ON "rooms_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "rooms_locales_locale_parent_id_unique" ON "rooms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rooms_locales_parent" ON "rooms_locales" USING btree ("_parent_id");
  CREATE INDEX "rooms_rels_order_idx" ON "rooms_rels" USING btree ("order");
  CREATE INDEX "rooms_rels_parent_idx" ON "rooms_rels" USING btree ("parent_id");
  CREATE INDEX "rooms_rels_path_idx" ON "rooms_rels" USING btree ("path");
  CREATE INDEX "rooms_rels_pages_id_idx" ON "rooms_rels" USING btree ("pages_id");
  CREATE INDEX "rooms_rels_rooms_id_idx" ON "rooms_rels" USING btree ("rooms_id");
  CREATE INDEX "_rooms_v_version_traits_order_idx" ON "_rooms_v_version_traits" USING btree ("order");
  CREATE INDEX "_rooms_v_version_traits_parent_idx" ON "_rooms_v_version_traits" USING btree ("parent_id");
  CREATE INDEX "_rooms_v_version_features_order_idx" ON "_rooms_v_version_features" USING btree ("_order");
  CREATE INDEX "_rooms_v_version_features_parent_id_idx" ON "_rooms_v_version_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_rooms_v_version_features_locales_locale_parent_id_unique" ON "_rooms_v_version_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rooms_v_version_features_locales_parent" ON "_rooms_v_version_features_locales" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_version_prices_months_order_idx" ON "_rooms_v_version_prices_months" USING btree ("_order");
  CREATE INDEX "_rooms_v_version_prices_months_parent_id_idx" ON "_rooms_v_version_prices_months" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_version_prices_order_idx" ON "_rooms_v_version_prices" USING btree ("_order");
  CREATE INDEX "_rooms_v_version_prices_parent_id_idx" ON "_rooms_v_version_prices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_rooms_v_version_prices_locales_locale_parent_id_unique" ON "_rooms_v_version_prices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rooms_v_version_prices_locales_parent" ON "_rooms_v_version_prices_locales" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_version_sliders_slides_offer_included_order_idx" ON "_rooms_v_version_sliders_slides_offer_included" USING btree ("_order");
  CREATE INDEX "_rooms_v_version_sliders_slides_offer_included_parent_id_idx" ON "_rooms_v_version_sliders_slides_offer_included" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_rooms_v_version_sliders_slides_offer_included_locales_local" ON "_rooms_v_version_sliders_slides_offer_included_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rooms_v_version_sliders_slides_offer_included_locales_parent" ON "_rooms_v_version_sliders_slides_offer_included_locales" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_version_sliders_slides_order_idx" ON "_rooms_v_version_sliders_slides" USING btree ("_order");
  CREATE INDEX "_rooms_v_version_sliders_slides_parent_id_idx" ON "_rooms_v_version_sliders_slides" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_version_sliders_slides_file_idx" ON "_rooms_v_version_sliders_slides" USING btree ("file_id");
  CREATE UNIQUE INDEX "_rooms_v_version_sliders_slides_locales_locale_parent_id_uni" ON "_rooms_v_version_sliders_slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rooms_v_version_sliders_slides_locales_parent" ON "_rooms_v_version_sliders_slides_locales" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_version_sliders_order_idx" ON "_rooms_v_version_sliders" USING btree ("_order");
  CREATE INDEX "_rooms_v_version_sliders_parent_id_idx" ON "_rooms_v_version_sliders" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_rooms_v_version_sliders_locales_locale_parent_id_unique" ON "_rooms_v_version_sliders_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rooms_v_version_sliders_locales_parent" ON "_rooms_v_version_sliders_locales" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_version_plans_order_idx" ON "_rooms_v_version_plans" USING btree ("_order");
  CREATE INDEX "_rooms_v_version_plans_parent_id_idx" ON "_rooms_v_version_plans" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_version_plans_file_idx" ON "_rooms_v_version_plans" USING btree ("file_id");
  CREATE UNIQUE INDEX "_rooms_v_version_plans_locales_locale_parent_id_unique" ON "_rooms_v_version_plans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rooms_v_version_plans_locales_parent" ON "_rooms_v_version_plans_locales" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_version_metas_order_idx" ON "_rooms_v_version_metas" USING btree ("_order");
  CREATE INDEX "_rooms_v_version_metas_parent_id_idx" ON "_rooms_v_version_metas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_rooms_v_version_metas_locales_locale_parent_id_unique" ON "_rooms_v_version_metas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rooms_v_version_metas_locales_parent" ON "_rooms_v_version_metas_locales" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_parent_idx" ON "_rooms_v" USING btree ("parent_id");
  CREATE INDEX "_rooms_v_version_version_key_idx" ON "_rooms_v" USING btree ("version_key");
  CREATE INDEX "_rooms_v_version_version_number_idx" ON "_rooms_v" USING btree ("version_number");
  CREATE INDEX "_rooms_v_version_version_updated_at_idx" ON "_rooms_v" USING btree ("version_updated_at");
  CREATE INDEX "_rooms_v_version_version_created_at_idx" ON "_rooms_v" USING btree ("version_created_at");
  CREATE INDEX "_rooms_v_version_version_deleted_at_idx" ON "_rooms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_rooms_v_version_version__status_idx" ON "_rooms_v" USING btree ("version__status");
  CREATE INDEX "_rooms_v_created_at_idx" ON "_rooms_v" USING btree ("created_at");
  CREATE INDEX "_rooms_v_updated_at_idx" ON "_rooms_v" USING btree ("updated_at");
  CREATE INDEX "_rooms_v_snapshot_idx" ON "_rooms_v" USING btree ("snapshot");
  CREATE INDEX "_rooms_v_published_locale_idx" ON "_rooms_v" USING btree ("published_locale");
  CREATE INDEX "_rooms_v_latest_idx" ON "_rooms_v" USING btree ("latest");
  CREATE INDEX "_rooms_v_autosave_idx" ON "_rooms_v" USING btree ("autosave");
  CREATE INDEX "_rooms_v_version_version_slug_idx" ON "_rooms_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_rooms_v_locales_locale_parent_id_unique" ON "_rooms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rooms_v_locales_parent" ON "_rooms_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_rels_order_idx" ON "_rooms_v_rels" USING btree ("order");
  CREATE INDEX "_rooms_v_rels_parent_idx" ON "_rooms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_rooms_v_rels_path_idx" ON "_rooms_v_rels" USING btree ("path");
  CREATE INDEX "_rooms_v_rels_pages_id_idx" ON "_rooms_v_rels" USING btree ("pages_id");
  CREATE INDEX "_rooms_v_rels_rooms_id_idx" ON "_rooms_v_rels" USING btree ("rooms_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "media__status_idx" ON "media" USING btree ("_status");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "_media_v_parent_idx" ON "_media_v" USING btree ("parent_id");
  CREATE INDEX "_media_v_version_version_updated_at_idx" ON "_media_v" USING btree ("version_updated_at");
  CREATE INDEX "_media_v_version_version_created_at_idx" ON "_media_v" USING btree ("version_created_at");
  CREATE INDEX "_media_v_version_version_deleted_at_idx" ON "_media_v" USING btree ("version_deleted_at");
  CREATE INDEX "_media_v_version_version__status_idx" ON "_media_v" USING btree ("version__status");
  CREATE INDEX "_media_v_version_version_filename_idx" ON "_media_v" USING btree ("version_filename");
  CREATE INDEX "_media_v_created_at_idx" ON "_media_v" USING btree ("created_at");
  CREATE INDEX "_media_v_updated_at_idx" ON "_media_v" USING btree ("updated_at");
  CREATE INDEX "_media_v_snapshot_idx" ON "_media_v" USING btree ("snapshot");
  CREATE INDEX "_media_v_published_locale_idx" ON "_media_v" USING btree ("published_locale");
  CREATE INDEX "_media_v_latest_idx" ON "_media_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_media_v_locales_locale_parent_id_unique" ON "_media_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_media_v_locales_parent" ON "_media_v_locales" USING btree ("_parent_id");
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "text_dates_document_idx" ON "text_dates" USING btree ("document");
  CREATE INDEX "text_dates_updated_at_idx" ON "text_dates" USING btree ("updated_at");
  CREATE INDEX "text_dates_created_at_idx" ON "text_dates" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_rooms_id_idx" ON "payload_locked_documents_rels" USING btree ("rooms_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "menus_header_order_idx" ON "menus_header" USING btree ("_order");
  CREATE INDEX "menus_header_parent_id_idx" ON "menus_header" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_header_locales_locale_parent_id_unique" ON "menus_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_header_locales_parent" ON "menus_header_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_footer_order_idx" ON "menus_footer" USING btree ("_order");
  CREATE INDEX "menus_footer_parent_id_idx" ON "menus_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_footer_locales_locale_parent_id_unique" ON "menus_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_footer_locales_parent" ON "menus_footer_locales" USING btree ("_parent_id");
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
  CREATE INDEX "menus_rels_order_idx" ON "menus_rels" USING btree ("order");
  CREATE INDEX "menus_rels_parent_idx" ON "menus_rels" USING btree ("parent_id");
  CREATE INDEX "menus_rels_path_idx" ON "menus_rels" USING btree ("path");
  CREATE INDEX "menus_rels_pages_id_idx" ON "menus_rels" USING btree ("pages_id");
  CREATE INDEX "menus_rels_rooms_id_idx" ON "menus_rels" USING btree ("rooms_id");
  CREATE INDEX "_menus_v_version_header_order_idx" ON "_menus_v_version_header" USING btree ("_order");
  CREATE INDEX "_menus_v_version_header_parent_id_idx" ON "_menus_v_version_header" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menus_v_version_header_locales_locale_parent_id_unique" ON "_menus_v_version_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_header_locales_parent" ON "_menus_v_version_header_locales" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_footer_order_idx" ON "_menus_v_version_footer" USING btree ("_order");
  CREATE INDEX "_menus_v_version_footer_parent_id_idx" ON "_menus_v_version_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menus_v_version_footer_locales_locale_parent_id_unique" ON "_menus_v_version_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_footer_locales_parent" ON "_menus_v_version_footer_locales" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_snapshot_idx" ON "_menus_v" USING btree ("snapshot");
  CREATE INDEX "_menus_v_published_locale_idx" ON "_menus_v" USING btree ("published_locale");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "_menus_v_rels_order_idx" ON "_menus_v_rels" USING btree ("order");
  CREATE INDEX "_menus_v_rels_parent_idx" ON "_menus_v_rels" USING btree ("parent_id");
  CREATE INDEX "_menus_v_rels_path_idx" ON "_menus_v_rels" USING btree ("path");
  CREATE INDEX "_menus_v_rels_pages_id_idx" ON "_menus_v_rels" USING btree ("pages_id");
  CREATE INDEX "_menus_v_rels_rooms_id_idx" ON "_menus_v_rels" USING btree ("rooms_id");
  CREATE INDEX "hotel_drawer_phones_order_idx" ON "hotel_drawer_phones" USING btree ("_order");
  CREATE INDEX "hotel_drawer_phones_parent_id_idx" ON "hotel_drawer_phones" USING btree ("_parent_id");
  CREATE INDEX "hotel_social_order_idx" ON "hotel_social" USING btree ("_order");
  CREATE INDEX "hotel_social_parent_id_idx" ON "hotel_social" USING btree ("_parent_id");
  CREATE INDEX "hotel_opening_hours_days_order_idx" ON "hotel_opening_hours_days" USING btree ("order");
  CREATE INDEX "hotel_opening_hours_days_parent_idx" ON "hotel_opening_hours_days" USING btree ("parent_id");
  CREATE INDEX "hotel_opening_hours_order_idx" ON "hotel_opening_hours" USING btree ("_order");
  CREATE INDEX "hotel_opening_hours_parent_id_idx" ON "hotel_opening_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "hotel_opening_hours_locales_locale_parent_id_unique" ON "hotel_opening_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "hotel_opening_hours_locales_parent" ON "hotel_opening_hours_locales" USING btree ("_parent_id");
  CREATE INDEX "hotel_amenities_order_idx" ON "hotel_amenities" USING btree ("_order");
  CREATE INDEX "hotel_amenities_parent_id_idx" ON "hotel_amenities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "hotel_amenities_locales_locale_parent_id_unique" ON "hotel_amenities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "hotel_amenities_locales_parent" ON "hotel_amenities_locales" USING btree ("_parent_id");
  CREATE INDEX "hotel_languages_spoken_order_idx" ON "hotel_languages_spoken" USING btree ("_order");
  CREATE INDEX "hotel_languages_spoken_parent_id_idx" ON "hotel_languages_spoken" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "hotel_languages_spoken_locales_locale_parent_id_unique" ON "hotel_languages_spoken_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "hotel_languages_spoken_locales_parent" ON "hotel_languages_spoken_locales" USING btree ("_parent_id");
  CREATE INDEX "hotel_holding_holding_logo_idx" ON "hotel" USING btree ("holding_logo_id");
  CREATE INDEX "hotel_logo_logo_light_idx" ON "hotel" USING btree ("logo_light_id");
  CREATE INDEX "hotel_logo_logo_colour_idx" ON "hotel" USING btree ("logo_colour_id");
  CREATE INDEX "hotel_icon_idx" ON "hotel" USING btree ("icon_id");
  CREATE INDEX "hotel_chart_idx" ON "hotel" USING btree ("chart_id");
  CREATE INDEX "hotel_directions_map_idx" ON "hotel" USING btree ("directions_map_id");
  CREATE INDEX "hotel__status_idx" ON "hotel" USING btree ("_status");
  CREATE INDEX "hotel_directions_maps_idx" ON "hotel_locales" USING btree ("directions_maps_id","_locale");
  CREATE UNIQUE INDEX "hotel_locales_locale_parent_id_unique" ON "hotel_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "hotel_locales_parent" ON "hotel_locales" USING btree ("_parent_id");
  CREATE INDEX "hotel_rels_order_idx" ON "hotel_rels" USING btree ("order");
  CREATE INDEX "hotel_rels_parent_idx" ON "hotel_rels" USING btree ("parent_id");
  CREATE INDEX "hotel_rels_path_idx" ON "hotel_rels" USING btree ("path");
  CREATE INDEX "hotel_rels_pages_id_idx" ON "hotel_rels" USING btree ("pages_id");
  CREATE INDEX "_hotel_v_version_drawer_phones_order_idx" ON "_hotel_v_version_drawer_phones" USING btree ("_order");
  CREATE INDEX "_hotel_v_version_drawer_phones_parent_id_idx" ON "_hotel_v_version_drawer_phones" USING btree ("_parent_id");
  CREATE INDEX "_hotel_v_version_social_order_idx" ON "_hotel_v_version_social" USING btree ("_order");
  CREATE INDEX "_hotel_v_version_social_parent_id_idx" ON "_hotel_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_hotel_v_version_opening_hours_days_order_idx" ON "_hotel_v_version_opening_hours_days" USING btree ("order");
  CREATE INDEX "_hotel_v_version_opening_hours_days_parent_idx" ON "_hotel_v_version_opening_hours_days" USING btree ("parent_id");
  CREATE INDEX "_hotel_v_version_opening_hours_order_idx" ON "_hotel_v_version_opening_hours" USING btree ("_order");
  CREATE INDEX "_hotel_v_version_opening_hours_parent_id_idx" ON "_hotel_v_version_opening_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_hotel_v_version_opening_hours_locales_locale_parent_id_uniq" ON "_hotel_v_version_opening_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_hotel_v_version_opening_hours_locales_parent" ON "_hotel_v_version_opening_hours_locales" USING btree ("_parent_id");
  CREATE INDEX "_hotel_v_version_amenities_order_idx" ON "_hotel_v_version_amenities" USING btree ("_order");
  CREATE INDEX "_hotel_v_version_amenities_parent_id_idx" ON "_hotel_v_version_amenities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_hotel_v_version_amenities_locales_locale_parent_id_unique" ON "_hotel_v_version_amenities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_hotel_v_version_amenities_locales_parent" ON "_hotel_v_version_amenities_locales" USING btree ("_parent_id");
  CREATE INDEX "_hotel_v_version_languages_spoken_order_idx" ON "_hotel_v_version_languages_spoken" USING btree ("_order");
  CREATE INDEX "_hotel_v_version_languages_spoken_parent_id_idx" ON "_hotel_v_version_languages_spoken" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_hotel_v_version_languages_spoken_locales_locale_parent_id_u" ON "_hotel_v_version_languages_spoken_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_hotel_v_version_languages_spoken_locales_parent" ON "_hotel_v_version_languages_spoken_locales" USING btree ("_parent_id");
  CREATE INDEX "_hotel_v_version_holding_version_holding_logo_idx" ON "_hotel_v" USING btree ("version_holding_logo_id");
  CREATE INDEX "_hotel_v_version_logo_version_logo_light_idx" ON "_hotel_v" USING btree ("version_logo_light_id");
  CREATE INDEX "_hotel_v_version_logo_version_logo_colour_idx" ON "_hotel_v" USING btree ("version_logo_colour_id");
  CREATE INDEX "_hotel_v_version_version_icon_idx" ON "_hotel_v" USING btree ("version_icon_id");
  CREATE INDEX "_hotel_v_version_version_chart_idx" ON "_hotel_v" USING btree ("version_chart_id");
  CREATE INDEX "_hotel_v_version_version_directions_map_idx" ON "_hotel_v" USING btree ("version_directions_map_id");
  CREATE INDEX "_hotel_v_version_version__status_idx" ON "_hotel_v" USING btree ("version__status");
  CREATE INDEX "_hotel_v_created_at_idx" ON "_hotel_v" USING btree ("created_at");
  CREATE INDEX "_hotel_v_updated_at_idx" ON "_hotel_v" USING btree ("updated_at");
  CREATE INDEX "_hotel_v_snapshot_idx" ON "_hotel_v" USING btree ("snapshot");
  CREATE INDEX "_hotel_v_published_locale_idx" ON "_hotel_v" USING btree ("published_locale");
  CREATE INDEX "_hotel_v_latest_idx" ON "_hotel_v" USING btree ("latest");
  CREATE INDEX "_hotel_v_version_version_directions_maps_idx" ON "_hotel_v_locales" USING btree ("version_directions_maps_id","_locale");
  CREATE UNIQUE INDEX "_hotel_v_locales_locale_parent_id_unique" ON "_hotel_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_hotel_v_locales_parent" ON "_hotel_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_hotel_v_rels_order_idx" ON "_hotel_v_rels" USING btree ("order");
  CREATE INDEX "_hotel_v_rels_parent_idx" ON "_hotel_v_rels" USING btree ("parent_id");
  CREATE INDEX "_hotel_v_rels_path_idx" ON "_hotel_v_rels" USING btree ("path");
  CREATE INDEX "_hotel_v_rels_pages_id_idx" ON "_hotel_v_rels" USING btree ("pages_id");
  CREATE INDEX "redirects_rows_order_idx" ON "redirects_rows" USING btree ("_order");
  CREATE INDEX "redirects_rows_parent_id_idx" ON "redirects_rows" USING btree ("_parent_id");
  CREATE INDEX "_redirects_v_version_rows_order_idx" ON "_redirects_v_version_rows" USING btree ("_order");
  CREATE INDEX "_redirects_v_version_rows_parent_id_idx" ON "_redirects_v_version_rows" USING btree ("_parent_id");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_hero_slides" CASCADE;
  DROP TABLE "pages_hero_slides_locales" CASCADE;
  DROP TABLE "pages_contents" CASCADE;
  DROP TABLE "pages_contents_locales" CASCADE;
  DROP TABLE "pages_sliders_slides_offer_included" CASCADE;
  DROP TABLE "pages_sliders_slides_offer_included_locales" CASCADE;
  DROP TABLE "pages_sliders_slides" CASCADE;
  DROP TABLE "pages_sliders_slides_locales" CASCADE;
  DROP TABLE "pages_sliders" CASCADE;
  DROP TABLE "pages_sliders_locales" CASCADE;
  DROP TABLE "pages_template" CASCADE;
  DROP TABLE "pages_template_locales" CASCADE;
  DROP TABLE "pages_metas" CASCADE;
  DROP TABLE "pages_metas_locales" CASCADE;
  DROP TABLE "pages_options" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_version_hero_slides" CASCADE;
  DROP TABLE "_pages_v_version_hero_slides_locales" CASCADE;
  DROP TABLE "_pages_v_version_contents" CASCADE;
  DROP TABLE "_pages_v_version_contents_locales" CASCADE;
  DROP TABLE "_pages_v_version_sliders_slides_offer_included" CASCADE;
  DROP TABLE "_pages_v_version_sliders_slides_offer_included_locales" CASCADE;
  DROP TABLE "_pages_v_version_sliders_slides" CASCADE;
  DROP TABLE "_pages_v_version_sliders_slides_locales" CASCADE;
  DROP TABLE "_pages_v_version_sliders" CASCADE;
  DROP TABLE "_pages_v_version_sliders_locales" CASCADE;
  DROP TABLE "_pages_v_version_template" CASCADE;
  DROP TABLE "_pages_v_version_template_locales" CASCADE;
  DROP TABLE "_pages_v_version_metas" CASCADE;
  DROP TABLE "_pages_v_version_metas_locales" CASCADE;
  DROP TABLE "_pages_v_version_options" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "rooms_traits" CASCADE;
  DROP TABLE "rooms_features" CASCADE;
  DROP TABLE "rooms_features_locales" CASCADE;
  DROP TABLE "rooms_prices_months" CASCADE;
  DROP TABLE "rooms_prices" CASCADE;
  DROP TABLE "rooms_prices_locales" CASCADE;
  DROP TABLE "rooms_sliders_slides_offer_included" CASCADE;
  DROP TABLE "rooms_sliders_slides_offer_included_locales" CASCADE;
  DROP TABLE "rooms_sliders_slides" CASCADE;
  DROP TABLE "rooms_sliders_slides_locales" CASCADE;
  DROP TABLE "rooms_sliders" CASCADE;
  DROP TABLE "rooms_sliders_locales" CASCADE;
  DROP TABLE "rooms_plans" CASCADE;
  DROP TABLE "rooms_plans_locales" CASCADE;
  DROP TABLE "rooms_metas" CASCADE;
  DROP TABLE "rooms_metas_locales" CASCADE;
  DROP TABLE "rooms" CASCADE;
  DROP TABLE "rooms_locales" CASCADE;
  DROP TABLE "rooms_rels" CASCADE;
  DROP TABLE "_rooms_v_version_traits" CASCADE;
  DROP TABLE "_rooms_v_version_features" CASCADE;
  DROP TABLE "_rooms_v_version_features_locales" CASCADE;
  DROP TABLE "_rooms_v_version_prices_months" CASCADE;
  DROP TABLE "_rooms_v_version_prices" CASCADE;
  DROP TABLE "_rooms_v_version_prices_locales" CASCADE;
  DROP TABLE "_rooms_v_version_sliders_slides_offer_included" CASCADE;
  DROP TABLE "_rooms_v_version_sliders_slides_offer_included_locales" CASCADE;
  DROP TABLE "_rooms_v_version_sliders_slides" CASCADE;
  DROP TABLE "_rooms_v_version_sliders_slides_locales" CASCADE;
  DROP TABLE "_rooms_v_version_sliders" CASCADE;
  DROP TABLE "_rooms_v_version_sliders_locales" CASCADE;
  DROP TABLE "_rooms_v_version_plans" CASCADE;
  DROP TABLE "_rooms_v_version_plans_locales" CASCADE;
  DROP TABLE "_rooms_v_version_metas" CASCADE;
  DROP TABLE "_rooms_v_version_metas_locales" CASCADE;
  DROP TABLE "_rooms_v" CASCADE;
  DROP TABLE "_rooms_v_locales" CASCADE;
  DROP TABLE "_rooms_v_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "_media_v" CASCADE;
  DROP TABLE "_media_v_locales" CASCADE;
  DROP TABLE "users_languages" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "text_dates" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "menus_header" CASCADE;
  DROP TABLE "menus_header_locales" CASCADE;
  DROP TABLE "menus_footer" CASCADE;
  DROP TABLE "menus_footer_locales" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "menus_rels" CASCADE;
  DROP TABLE "_menus_v_version_header" CASCADE;
  DROP TABLE "_menus_v_version_header_locales" CASCADE;
  DROP TABLE "_menus_v_version_footer" CASCADE;
  DROP TABLE "_menus_v_version_footer_locales" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "_menus_v_rels" CASCADE;
  DROP TABLE "hotel_drawer_phones" CASCADE;
  DROP TABLE "hotel_social" CASCADE;
  DROP TABLE "hotel_opening_hours_days" CASCADE;
  DROP TABLE "hotel_opening_hours" CASCADE;
  DROP TABLE "hotel_opening_hours_locales" CASCADE;
  DROP TABLE "hotel_amenities" CASCADE;
  DROP TABLE "hotel_amenities_locales" CASCADE;
  DROP TABLE "hotel_languages_spoken" CASCADE;
  DROP TABLE "hotel_languages_spoken_locales" CASCADE;
  DROP TABLE "hotel" CASCADE;
  DROP TABLE "hotel_locales" CASCADE;
  DROP TABLE "hotel_rels" CASCADE;
  DROP TABLE "_hotel_v_version_drawer_phones" CASCADE;
  DROP TABLE "_hotel_v_version_social" CASCADE;
  DROP TABLE "_hotel_v_version_opening_hours_days" CASCADE;
  DROP TABLE "_hotel_v_version_opening_hours" CASCADE;
  DROP TABLE "_hotel_v_version_opening_hours_locales" CASCADE;
  DROP TABLE "_hotel_v_version_amenities" CASCADE;
  DROP TABLE "_hotel_v_version_amenities_locales" CASCADE;
  DROP TABLE "_hotel_v_version_languages_spoken" CASCADE;
  DROP TABLE "_hotel_v_version_languages_spoken_locales" CASCADE;
  DROP TABLE "_hotel_v" CASCADE;
  DROP TABLE "_hotel_v_locales" CASCADE;
  DROP TABLE "_hotel_v_rels" CASCADE;
  DROP TABLE "redirects_rows" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "_redirects_v_version_rows" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "publishing" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_hero_slides_price_from_per";
  DROP TYPE "public"."enum_pages_contents_kind";
  DROP TYPE "public"."enum_pages_sliders_slides_price_from_per";
  DROP TYPE "public"."enum_pages_sliders_kind";
  DROP TYPE "public"."enum_pages_template_kind";
  DROP TYPE "public"."enum_pages_options_kind";
  DROP TYPE "public"."enum_pages_category_kind";
  DROP TYPE "public"."enum_pages_price_from_per";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_hero_slides_price_from_per";
  DROP TYPE "public"."enum__pages_v_version_contents_kind";
  DROP TYPE "public"."enum__pages_v_version_sliders_slides_price_from_per";
  DROP TYPE "public"."enum__pages_v_version_sliders_kind";
  DROP TYPE "public"."enum__pages_v_version_template_kind";
  DROP TYPE "public"."enum__pages_v_version_options_kind";
  DROP TYPE "public"."enum__pages_v_version_category_kind";
  DROP TYPE "public"."enum__pages_v_version_price_from_per";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_rooms_traits";
  DROP TYPE "public"."enum_rooms_sliders_slides_price_from_per";
  DROP TYPE "public"."enum_rooms_sliders_kind";
  DROP TYPE "public"."enum_rooms_category";
  DROP TYPE "public"."enum_rooms_price_from_per";
  DROP TYPE "public"."enum_rooms_status";
  DROP TYPE "public"."enum__rooms_v_version_traits";
  DROP TYPE "public"."enum__rooms_v_version_sliders_slides_price_from_per";
  DROP TYPE "public"."enum__rooms_v_version_sliders_kind";
  DROP TYPE "public"."enum__rooms_v_version_category";
  DROP TYPE "public"."enum__rooms_v_version_price_from_per";
  DROP TYPE "public"."enum__rooms_v_version_status";
  DROP TYPE "public"."enum__rooms_v_published_locale";
  DROP TYPE "public"."enum_media_status";
  DROP TYPE "public"."enum__media_v_version_status";
  DROP TYPE "public"."enum__media_v_published_locale";
  DROP TYPE "public"."enum_users_languages";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_menus_header_kind";
  DROP TYPE "public"."enum_menus_footer_kind";
  DROP TYPE "public"."enum_menus_status";
  DROP TYPE "public"."enum__menus_v_version_header_kind";
  DROP TYPE "public"."enum__menus_v_version_footer_kind";
  DROP TYPE "public"."enum__menus_v_version_status";
  DROP TYPE "public"."enum__menus_v_published_locale";
  DROP TYPE "public"."enum_hotel_drawer_phones_language";
  DROP TYPE "public"."enum_hotel_opening_hours_days";
  DROP TYPE "public"."enum_hotel_status";
  DROP TYPE "public"."enum__hotel_v_version_drawer_phones_language";
  DROP TYPE "public"."enum__hotel_v_version_opening_hours_days";
  DROP TYPE "public"."enum__hotel_v_version_status";
  DROP TYPE "public"."enum__hotel_v_published_locale";
  DROP TYPE "public"."enum_redirects_rows_status";
  DROP TYPE "public"."enum__redirects_v_version_rows_status";`)
}
