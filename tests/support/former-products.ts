import type { Pool } from 'pg'

const TRIGGERS = ['carry_specs', 'keep_product_tables', 'search_product_changed']

/**
 * Runs a former migration over products as they were then: all characteristics in `technical_specs`, no column `specs`
 * (migration `0025_catalogue`). Afterwards they are stored as today.
 */
export async function runFormerMigration(pool: Pool, migration: string): Promise<void> {
  const each = async (action: string) => {
    for (const name of TRIGGERS) await pool.query(`alter table products ${action} trigger ${name}`)
  }
  await each('disable')
  await pool.query(
    "update products set technical_specs = technical_specs || specs, specs = '{}' where specs <> '{}'",
  )
  await pool.query('alter table products rename column specs to later_specs')
  try {
    await pool.query(migration)
  } finally {
    await pool.query('alter table products rename column later_specs to specs')
    await each('enable')
    await pool.query('update products set specs = specs')
  }
}
