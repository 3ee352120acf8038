import type { TestShop } from './shop.ts'

/** Adds seven failures to the last failed account: minutes of delay instead of seconds. */
export async function failMore(shop: TestShop): Promise<void> {
  await shop.database.pool.query(
    `insert into login_failures (account, address)
     select account, address from (select * from login_failures order by id desc limit 1) as last, generate_series(1, 7)`,
  )
}
