import { describe, expect, test } from 'vitest'
import { eraseExpiredJob } from '../src/server/features/persons/erase-expired.job.ts'
import { createJobParts } from './support/job-parts.ts'
import { openShop } from './support/shop.ts'
import { openVisitor } from './support/visitor.ts'

const shop = openShop()

const { query, send } = openVisitor(shop)

test('When the term after the last contact is over, an inquiry is erased by itself, one with a later note is not', async () => {
  const ids = [
    await send({ name: 'Давний' }),
    await send({ name: 'Недавний' }),
    await send({ name: 'Свежий' }),
    await send({ name: 'Обезличенный раньше' }),
  ]
  const [old, noted, , gone] = ids
  // As a former version left it: of two merged inquiries one was erased.
  await query('update inquiries set erased_at = created_at, merged_into_id = $1 where id = $2', [old, gone])
  const expired = [old, noted, gone]
  await query('alter table journal disable trigger user')
  await query(`update journal set at = at - interval '4 years' where entity_id = any($1)`, [
    expired.map(String),
  ])
  await query('alter table journal enable trigger user')
  await query(`update inquiries set created_at = created_at - interval '4 years' where id = any($1)`, [
    expired,
  ])
  await query(
    "insert into inquiry_notes (inquiry_id, author_name, text) values ($1, 'Олег', 'перезвонить')",
    [noted],
  )
  const run = () =>
    eraseExpiredJob.run(createJobParts(shop.database.db, { dataDir: shop.config.dataDir }), {})
  await run()
  await run()
  const rows = await query(
    'select name, erased_at is null as kept from inquiries where id = any($1) order by id',
    [ids],
  )
  expect(rows).toEqual([
    { name: 'Данные удалены', kept: false },
    { name: 'Недавний', kept: true },
    { name: 'Свежий', kept: true },
    { name: 'Обезличенный раньше', kept: false },
  ])
  const entries = await query(
    `select entity_id from journal where action = 'erase' and entity_id = any($1)`,
    [ids.map(String)],
  )
  expect(entries).toEqual([{ entity_id: String(old) }])
})

describe('The page of consent texts', () => {
  test('shows the current texts, older ones at their address, and 404 for what never was', async () => {
    await shop.database.pool.query(`insert into consent_documents (version, purpose, text, text_hash)
      select 2, purpose, text, text_hash from consent_documents
      union all select 2, 'advertising', 'Согласие на рекламные сообщения', ''`)
    shop.contentCache.invalidate()
    const textOf = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '')
    const current = await textOf(await shop.get('/consent'))
    expect(current).toContain('Версия 2')
    expect(current).toContain('Согласие на рекламные сообщения')
    const old = await shop.get('/consent/1')
    expect(old.status).toBe(200)
    const html = await textOf(old)
    expect(html).toContain('действовала')
    expect(html).not.toContain('Согласие на рекламные сообщения')
    for (const version of ['99', 'nope', '01'])
      expect((await shop.get(`/consent/${version}`)).status).toBe(404)
  })
})
