import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Postgres takes a word only after what adds it: this is a migration of its own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`UPDATE menus_header SET kind = 'DRAWER', name = NULL WHERE kind = 'FREE' AND name = 'DRAWER'`)
  await db.execute(sql`UPDATE menus_footer SET kind = 'DRAWER', name = NULL WHERE kind = 'FREE' AND name = 'DRAWER'`)
  await db.execute(sql`UPDATE _menus_v_version_header SET kind = 'DRAWER', name = NULL WHERE kind = 'FREE' AND name = 'DRAWER'`)
  await db.execute(sql`UPDATE _menus_v_version_footer SET kind = 'DRAWER', name = NULL WHERE kind = 'FREE' AND name = 'DRAWER'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`UPDATE menus_header SET kind = 'FREE', name = 'DRAWER' WHERE kind = 'DRAWER'`)
  await db.execute(sql`UPDATE menus_footer SET kind = 'FREE', name = 'DRAWER' WHERE kind = 'DRAWER'`)
  await db.execute(sql`UPDATE _menus_v_version_header SET kind = 'FREE', name = 'DRAWER' WHERE kind = 'DRAWER'`)
  await db.execute(sql`UPDATE _menus_v_version_footer SET kind = 'FREE', name = 'DRAWER' WHERE kind = 'DRAWER'`)
}
