import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_pages_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "rooms_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_rooms_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "menus_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_menus_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_rels" ADD CONSTRAINT "rooms_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_rels" ADD CONSTRAINT "_rooms_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_rels_media_id_idx" ON "pages_rels" USING btree ("media_id");
  CREATE INDEX "_pages_v_rels_media_id_idx" ON "_pages_v_rels" USING btree ("media_id");
  CREATE INDEX "rooms_rels_media_id_idx" ON "rooms_rels" USING btree ("media_id");
  CREATE INDEX "_rooms_v_rels_media_id_idx" ON "_rooms_v_rels" USING btree ("media_id");
  CREATE INDEX "menus_rels_media_id_idx" ON "menus_rels" USING btree ("media_id");
  CREATE INDEX "_menus_v_rels_media_id_idx" ON "_menus_v_rels" USING btree ("media_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_rels" DROP CONSTRAINT "pages_rels_media_fk";
  
  ALTER TABLE "_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_media_fk";
  
  ALTER TABLE "rooms_rels" DROP CONSTRAINT "rooms_rels_media_fk";
  
  ALTER TABLE "_rooms_v_rels" DROP CONSTRAINT "_rooms_v_rels_media_fk";
  
  ALTER TABLE "menus_rels" DROP CONSTRAINT "menus_rels_media_fk";
  
  ALTER TABLE "_menus_v_rels" DROP CONSTRAINT "_menus_v_rels_media_fk";
  
  DROP INDEX "pages_rels_media_id_idx";
  DROP INDEX "_pages_v_rels_media_id_idx";
  DROP INDEX "rooms_rels_media_id_idx";
  DROP INDEX "_rooms_v_rels_media_id_idx";
  DROP INDEX "menus_rels_media_id_idx";
  DROP INDEX "_menus_v_rels_media_id_idx";
  ALTER TABLE "pages_rels" DROP COLUMN "media_id";
  ALTER TABLE "_pages_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "rooms_rels" DROP COLUMN "media_id";
  ALTER TABLE "_rooms_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "menus_rels" DROP COLUMN "media_id";
  ALTER TABLE "_menus_v_rels" DROP COLUMN "media_id";`)
}
