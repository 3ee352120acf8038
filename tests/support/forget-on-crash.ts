import type pg from 'pg'

/** Disables fsync on a temporary server: on a busy disk most of the time to create and drop databases. */
export async function forgetOnCrash(pool: pg.Pool): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await pool.query(`alter system set ${setting} = off`)
  await pool.query('select pg_reload_conf()')
}
