import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE menus_header SET kind = 'DRAWER', name = NULL WHERE kind = 'FREE' AND name = 'DRAWER'`)
  await db.run(sql`UPDATE menus_footer SET kind = 'DRAWER', name = NULL WHERE kind = 'FREE' AND name = 'DRAWER'`)
  await db.run(sql`UPDATE _menus_v_version_header SET kind = 'DRAWER', name = NULL WHERE kind = 'FREE' AND name = 'DRAWER'`)
  await db.run(sql`UPDATE _menus_v_version_footer SET kind = 'DRAWER', name = NULL WHERE kind = 'FREE' AND name = 'DRAWER'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE menus_header SET kind = 'FREE', name = 'DRAWER' WHERE kind = 'DRAWER'`)
  await db.run(sql`UPDATE menus_footer SET kind = 'FREE', name = 'DRAWER' WHERE kind = 'DRAWER'`)
  await db.run(sql`UPDATE _menus_v_version_header SET kind = 'FREE', name = 'DRAWER' WHERE kind = 'DRAWER'`)
  await db.run(sql`UPDATE _menus_v_version_footer SET kind = 'FREE', name = 'DRAWER' WHERE kind = 'DRAWER'`)
}
