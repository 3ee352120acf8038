import { expect, test } from 'vitest'
import { TRASHED_ENTITIES } from '../src/contract/records/record-kinds.ts'
import { tableOf } from '../src/server/platform/db/versioned.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()

/** What a record's table calls, and how the call begins: `record_change('posts', 'title')`. */
const listCalls = (entity: string) => [
  'count_version()',
  `record_change('${entity}', `,
  `keep_in_trash('${entity}', `,
  // The library's own rows are what is held.
  ...(entity === 'media' ? [] : ['hold_pictures()']),
]

test.each(TRASHED_ENTITIES)(
  'Of %s each change counts its version, is in the journal, holds pictures; the deleted are in the trash',
  async (entity) => {
    const { rows } = await shop.database.pool.query<{ call: string }>(
      `select substring(pg_get_triggerdef(oid) from 'EXECUTE FUNCTION (.*)$') as call
       from pg_trigger where tgrelid = to_regclass($1) and not tgisinternal and tgenabled = 'O'`,
      [tableOf(entity)],
    )
    const missing = listCalls(entity).filter((begin) => !rows.some(({ call }) => call.startsWith(begin)))
    expect(missing, 'write its triggers into a migration (npm run migration -- --record)').toEqual([])
  },
)
