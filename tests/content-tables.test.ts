import { expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const shop = openShop()

/** Tables without public content; every other one must notify its changes. */
const NOT_CONTENT: Readonly<Record<string, string>> = {
  users: 'accounts of staff',
  sessions: 'accounts of staff',
  login_failures: 'accounts of staff',
  second_factors: 'accounts of staff',
  recovery_codes: 'accounts of staff',
  sign_in_tickets: 'accounts of staff',
  passkeys: 'accounts of staff',
  passkey_challenges: 'accounts of staff',
  password_resets: 'accounts of staff',
  sign_in_rules: 'accounts of staff',
  known_devices: 'accounts of staff',
  inquiries: 'requests of visitors',
  inquiry_notes: 'requests of visitors',
  inquiry_attachments: 'requests of visitors',
  inquiry_undos: 'requests of visitors',
  consents: 'requests of visitors',
  deliveries: 'messages to staff',
  channels: 'messages to staff',
  push_subscriptions: 'messages to staff',
  repeated_calls: 'answers to staff',
  call_counts: 'limits',
  status_failures: 'messages to staff',
  journal: 'history for staff',
  bulk_price_changes: 'history for staff',
  scheduled_prices: 'plans of staff',
  drafts: 'plans of staff',
  open_forms: 'plans of staff',
  trash: 'deleted records',
  previews: 'links of staff, whose pages are never cached',
  restores: 'work of the database',
  changed_addresses: 'derived from content by triggers',
  index_now_state: 'work of the queue',
  page_changes: 'derived from content by triggers',
  product_feed: 'derived from products by the queue',
  search_documents: 'derived from products by triggers',
  search_words: 'derived from products by triggers',
  imports: 'work of staff',
  import_rows: 'work of staff',
  import_mappings: 'work of staff',
  category_parameters: 'derived from categories by triggers',
  samples: 'written once, when the shop is seeded',
  redirects: 'asked for where there is no page, which is never cached',
  not_found: 'work of staff',
  product_specs: 'derived from products by triggers',
}

test('every table that visitors read announces its changes', async () => {
  const { rows } = await shop.database.pool.query<{ name: string; announces: boolean }>(`
    select tablename as name, exists (
      select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where tgrelid = format('%I.%I', schemaname, tablename)::regclass
        and proname = 'announce_content_change' and tgenabled = 'O'
        -- after (not before), for each statement, of insert, delete, update and truncate: pg_trigger.h
        and tgtype & 127 = 4 + 8 + 16 + 32
    ) as announces
    from pg_tables where schemaname = current_schema() order by name`)
  const silent = rows.filter(({ announces }) => !announces).map(({ name }) => name)
  expect(silent, 'create its trigger in a migration, like 0003_content_changes').toEqual(
    Object.keys(NOT_CONTENT).toSorted(),
  )
})
