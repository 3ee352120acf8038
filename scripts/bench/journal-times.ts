import type pg from 'pg'
import type { JournalQuery } from '../../src/contract/records/journal.ts'
import type { CurrentUser } from '../../src/contract/session.ts'
import { listJournal } from '../../src/server/features/journal/journal.service.ts'
import type { Database } from '../../src/server/platform/db/database.ts'
import type { Report } from './report.ts'
import { withDatabase } from './servers.ts'
import { median, time } from './times.ts'

const ENTRIES = 1_000_000
const NEWER = 300_000
/** A record with very many entries, a few of them of another action and another person. */
const BUSY = { entityId: '77777', entries: 300_000 }

/** Every filter alone and with others: what is frequent, rare and never together, a period long ago, and all that is left of it. */
const queries: readonly JournalQuery[] = [
  {},
  { limit: 200 },
  ...(['products', 'settings', 'sessions', 'system'] as const).map((entity) => ({ entity })),
  ...[2, 5, 999].map((actorId) => ({ actorId })),
  ...(['update', 'delete', 'erase'] as const).map((action) => ({ action })),
  { entity: 'products', entityId: '7' },
  { entityId: '7' },
  ...[{}, { entity: 'products' } as const].flatMap((of) =>
    (
      [
        {},
        { action: 'restore' },
        { action: 'erase' },
        { actorId: 77 },
        { actorId: 77, action: 'restore' },
      ] as const
    ).map((rare) => ({
      ...of,
      ...rare,
      entityId: BUSY.entityId,
    })),
  ),
  { entity: 'products', action: 'login' },
  { entity: 'settings', action: 'delete' },
  { entity: 'sessions', actorId: 5 },
  { actorId: 2, action: 'delete' },
  { entity: 'products', actorId: 2, action: 'update' },
  { entity: 'posts', actorId: 2, action: 'erase' },
  { action: 'login' },
  { to: '2024-06-01T00:00:00Z' },
  { from: '2024-05-01T00:00:00Z', to: '2024-05-02T00:00:00Z' },
  { from: '2024-05-01T00:00:00Z' },
  { entity: 'products', to: '2024-06-01T00:00:00Z' },
  { actorId: 2, from: '2024-05-01T00:00:00Z', to: '2024-08-01T00:00:00Z' },
  { action: 'delete', to: '2024-06-01T00:00:00Z' },
  { before: 500_000 },
  { entity: 'posts', before: 500_000 },
]
const readers: readonly CurrentUser[] = [
  { id: 1, username: 'admin', fullName: null, role: 'admin' },
  { id: 2, username: 'manager', fullName: null, role: 'manager' },
]

/**
 * Adds a million entries to the journal in this data folder, and measures its list: with statistics of an empty journal, with true
 * ones, and under many newer sign-ins of others, of which the statistics know nothing.
 */
export async function measureJournal(report: Report, dataDir: string): Promise<void> {
  await withDatabase(dataDir, async ({ pool, db }) => {
    const measure = async (what: string) =>
      report.row({ what, value: await timeLists(db), unit: ' ms', digits: 1, atMost: 100 })
    await pool.query('alter table journal set (autovacuum_enabled = false)')
    await pool.query('analyze journal')
    await addEntries(pool)
    await measure('list of a journal of a million entries, statistics of an empty one, slowest filter')
    await pool.query('vacuum analyze journal')
    await measure('list of a journal of a million entries, slowest filter')
    await addSignIns(pool)
    await measure('the same under 300 000 newer sign-ins of others, old statistics, slowest filter')
  })
}

/** Three years of work, most of it on products, and much of it on one. */
async function addEntries(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into journal (at, actor_id, actor_name, action, entity, entity_id, title, changes, row_before, row_after, version)
     select timestamptz '2023-11-01Z' + i * interval '94 seconds', nullif(i % 6, 0), 'Мария Дмитриева',
       case when i % 10 = 9 then case when i % 20 = 9 then 'login' else 'logout' end
         when i % 50 = 1 then 'create' when i % 50 = 2 then 'delete' when i % 5000 = 3 then 'erase' else 'update' end,
       case when i % 10 = 9 then 'sessions' when i % 5000 = 3 then 'inquiries' when i % 1000 = 5 then 'settings'
         when i % 3000 = 6 then 'system' else (array['products', 'products', 'products', 'inquiries', 'posts'])[1 + i % 5] end,
       (i % 400)::text, 'Станция ' || i % 400,
       jsonb_build_array(jsonb_build_object('field', 'price', 'before', i, 'after', i + 1),
         jsonb_build_object('field', 'shortDescription', 'before', repeat('слово ', 10), 'after', repeat('иное ', 10))),
       jsonb_build_object('id', i % 400, 'price', i), jsonb_build_object('id', i % 400, 'price', i + 1), i
     from generate_series(1, ${ENTRIES}) as i`,
  )
  await pool.query(
    `insert into journal (at, actor_id, actor_name, action, entity, entity_id, version)
     select timestamptz '2024-11-01Z' + i * interval '94 seconds', case when i % 100000 < 2 then 77 else 2 end, 'Мария Дмитриева',
       case when i % 100000 = 1 then 'restore' else 'update' end, 'products', '${BUSY.entityId}', i
     from generate_series(1, ${BUSY.entries}) as i`,
  )
}

/** The newest entries of all, of people who do nothing else. */
async function addSignIns(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into journal (at, actor_id, actor_name, action, entity, entity_id)
     select timestamptz '2026-11-20Z' + i * interval '1 second', 10 + i % 3, 'Сергей', case i % 2 when 0 then 'login' else 'logout' end,
       'sessions', (10 + i % 3)::text
     from generate_series(1, ${NEWER}) as i`,
  )
}

/** Of the slowest filter the median: one that is always slow does not hide among fast ones. */
async function timeLists(db: Database): Promise<number> {
  const medians: number[] = []
  for (const reader of readers) {
    for (const query of queries) {
      const times: number[] = []
      for (let round = 0; round < 6; round += 1) {
        const taken = await time(() => listJournal(db, reader, query))
        if (round > 0) times.push(taken)
      }
      medians.push(median(times))
    }
  }
  return Math.max(...medians)
}
