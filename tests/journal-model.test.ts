import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ENTITIES, type Entity } from '../src/contract/records/records.ts'
import { applyScheduledPrices } from '../src/server/features/catalogue/prices/apply-scheduled-price.service.ts'
import { openAccounts } from './support/accounts.ts'
import { openImportDesk } from './support/import-desk.ts'
import { type Rows, readEntries, readInstant, readRows, rowsAt } from './support/journal-rows.ts'
import { recordKinds } from './support/record-kinds.ts'
import { waitFor } from './support/wait-for.ts'

const { shop, call, topas, send: sendList, look, IMPORTS } = openImportDesk()
const { admin, call: callAsAdmin } = openAccounts(shop)

const KINDS = recordKinds(topas)

/** A write, and where it finds what it is about: `pick` chooses among the records that there are. */
type Step = (rows: Rows, pick: number) => Promise<Response | undefined | ''>

const idsOf = (rows: Rows, entity: Entity) =>
  Object.keys(rows).flatMap((record) => (record.startsWith(`${entity}/`) ? [record.split('/')[1] ?? ''] : []))
const choose = (ids: readonly string[], pick: number) => ids[pick % Math.max(ids.length, 1)]
const addressOf = (entity: Entity, id: string) =>
  KINDS[entity].fresh ? `${KINDS[entity].path}/${id}` : KINDS[entity].path
const send = (entity: Entity, ...[method, address, body]: Parameters<typeof call>) =>
  entity === 'settings' ? callAsAdmin(method, address, body) : call(method, address, body)

const create = (entity: Entity): Step => {
  const { path, fresh } = KINDS[entity]
  return async () => (fresh ? call('POST', path, fresh()) : undefined)
}
const change =
  (entity: Entity, text: string): Step =>
  async (rows, pick) => {
    const id = choose(idsOf(rows, entity), pick)
    return id && send(entity, KINDS[entity].method, addressOf(entity, id), KINDS[entity].change(text))
  }
const remove =
  (entity: Entity): Step =>
  async (rows, pick) => {
    const id = choose(idsOf(rows, entity), pick)
    return id && call('DELETE', addressOf(entity, id))
  }
const CATEGORIES = {
  products: 'categories',
  posts: 'blog-categories',
  projects: 'project-categories',
  'faq-items': 'faq-categories',
} as const
/** Records move between categories, so that deletions unlink them. */
const move =
  (entity: keyof typeof CATEGORIES): Step =>
  async (rows, pick) => {
    const [id, category] = [idsOf(rows, entity), idsOf(rows, CATEGORIES[entity])].map((ids) =>
      choose(ids, pick),
    )
    const change = { categoryId: category ? Number(category) : null }
    return id && send(entity, KINDS[entity].method, addressOf(entity, id), change)
  }
const DRAFTED = ['products', 'posts', 'projects', 'landing-pages', 'reviews', 'districts', 'pages'] as const
const publishDraft =
  (entity: (typeof DRAFTED)[number], text: string): Step =>
  async (rows, pick) => {
    const id = choose(idsOf(rows, entity), pick)
    const draft = `/admin/drafts/${entity}/${id}`
    const kept = await call('PUT', draft, KINDS[entity].change(text))
    return kept.ok ? call('POST', `${draft}/publish`, { force: true }) : kept
  }
const price =
  (kopecks: number): Step =>
  async (rows, pick) =>
    call('PATCH', `/products/${choose(idsOf(rows, 'products'), pick)}/price`, { price: kopecks })
const bulkPrice =
  (percent: number): Step =>
  async () =>
    call('POST', '/products/bulk-price-update', {
      manufacturerId: topas(),
      priceChange: String(percent),
      changeType: 'percentage',
    })
/** A price whose hour comes at once. */
const plannedPrice =
  (kopecks: number): Step =>
  async (rows, pick) => {
    const address = `/products/${choose(idsOf(rows, 'products'), pick)}/price`
    const response = await call('PATCH', address, { price: kopecks, effectiveAt: '2099-12-01T00:00:00Z' })
    if (!response.ok) return response
    const { scheduledId } = await response.clone().json()
    const due = "update scheduled_prices set effective_at = now() - interval '1 second' where id = $1"
    await shop.database.pool.query(due, [scheduledId])
    await applyScheduledPrices(shop.database.db, scheduledId)
    return response
  }
let lastBatch = 'none'
const bulkAction =
  (action: object): Step =>
  async (rows, pick) => {
    const items = idsOf(rows, 'products').slice(pick % 5, (pick % 5) + 3)
    const body = { items: items.map((id) => ({ id: Number(id) })), action }
    const response = await call('POST', '/products/bulk-actions', body)
    if (response.ok) lastBatch = (await response.clone().json()).batchId ?? lastBatch
    return response
  }
const undoBulk: Step = () => call('POST', `/products/bulk-actions/${lastBatch}/undo`)
const untilState = (id: number, ...states: string[]) =>
  waitFor(async () => expect([...states, 'failed']).toContain((await look(id)).state))
/** A maker's list with other prices, and a model that is new. */
const importList =
  (rubles: number): Step =>
  async () => {
    const list = `Производитель;Модель;РРЦ\nТОПАС;Топас 4;${100_000 + rubles}\nТОПАС;Топас ${rubles} Новый;90000`
    const sheet = await (await sendList(list, 'прайс.csv')).json()
    const plan = {
      mapping: { 0: 'manufacturer', 1: 'name', 2: 'price' },
      manufacturerId: null,
      missing: 'keep',
    }
    await call('PUT', `${IMPORTS}/${sheet.id}`, plan)
    await untilState(sheet.id, 'checked')
    const response = await call('POST', `${IMPORTS}/${sheet.id}/apply`)
    if (response.ok) await untilState(sheet.id, 'applied')
    return response
  }
const restoreVersion =
  (entity: Entity, version: number): Step =>
  async (rows, pick) => {
    const id = choose(idsOf(rows, entity), pick)
    const present = Number(JSON.parse(rows[`${entity}/${id}`] ?? '{}').version ?? 1)
    return id && send(entity, 'POST', `/admin/versions/${entity}/${id}/${1 + (version % present)}/restore`)
  }
const findThrown = async (pick: number) => {
  const { rows } = await shop.database.pool.query(
    'select entity, entity_id as id from trash order by deleted_at',
  )
  const thrown = rows[pick % Math.max(rows.length, 1)]
  return thrown && `/admin/trash/${thrown.entity}/${thrown.id}`
}
const putBack: Step = async (_rows, pick) => {
  const address = await findThrown(pick)
  return address && call('POST', `${address}/restore`)
}
const purge: Step = async (_rows, pick) => {
  const address = await findThrown(pick)
  return address && callAsAdmin('DELETE', address)
}

const entity = fc.constantFrom(...ENTITIES)
const text = fc.string({ minLength: 1, maxLength: 12 })
const number = fc.nat(500)
const bulk = fc.constantFrom<object>(
  { published: false },
  { featured: true },
  { categoryId: null },
  { remove: true },
)

/** Steps as data, so that a failure prints them: a kind, its arguments, and what it picks. */
const step = fc.tuple(
  fc.oneof(
    fc.tuple(fc.constant('create' as const), entity),
    fc.tuple(fc.constant('change' as const), entity, text),
    fc.tuple(fc.constant('remove' as const), entity),
    fc.tuple(fc.constant('restoreVersion' as const), entity, number),
    fc.tuple(fc.constant('price' as const), number),
    fc.tuple(fc.constant('bulkPrice' as const), number),
    fc.tuple(fc.constant('plannedPrice' as const), number),
    fc.tuple(fc.constant('bulkAction' as const), bulk),
    fc.tuple(fc.constant('publishDraft' as const), fc.constantFrom(...DRAFTED), text),
    fc.tuple(fc.constant('importList' as const), number),
    fc.tuple(fc.constant('move' as const), fc.constantFrom('products', 'posts', 'projects', 'faq-items')),
    fc.tuple(fc.constantFrom('putBack' as const, 'purge' as const, 'undoBulk' as const)),
  ),
  number,
)
type Kind = (typeof step extends fc.Arbitrary<infer One> ? One : never)[0]

/** Runs first, so that each kind of write succeeds at least once. */
const EVERY_KIND: [Kind, number][] = [
  [['create', 'faq-items'], 0],
  [['change', 'posts', 'Иначе'], 0],
  [['remove', 'faq-items'], 0],
  [['putBack'], 0],
  [['restoreVersion', 'posts', 0], 0],
  [['price', 2], 0],
  [['bulkPrice', 30], 0],
  [['remove', 'faq-items'], 0],
  [['purge'], 0],
  [['plannedPrice', 3], 1],
  [['bulkAction', { remove: true }], 0],
  [['undoBulk'], 0],
  [['publishDraft', 'posts', 'Черновик'], 0],
  [['publishDraft', 'landing-pages', 'Черновик'], 0],
  [['publishDraft', 'reviews', 'Черновик'], 0],
  [['publishDraft', 'districts', 'Черновик'], 0],
  [['publishDraft', 'products', 'Черновик'], 0],
  [['publishDraft', 'projects', 'Черновик'], 0],
  [['publishDraft', 'pages', 'Черновик'], 0],
  [['importList', 7], 0],
  [['move', 'products'], 1],
  [['move', 'posts'], 0],
  [['move', 'projects'], 0],
  [['create', 'faq-items'], 0],
  [['move', 'faq-items'], 0],
]

function toStep(kind: Kind): Step {
  switch (kind[0]) {
    case 'create':
      return create(kind[1])
    case 'change':
      return change(kind[1], kind[2])
    case 'remove':
      return remove(kind[1])
    case 'restoreVersion':
      return restoreVersion(kind[1], kind[2])
    case 'price':
      return price(kind[1] * 100_000)
    case 'bulkPrice':
      return bulkPrice((kind[1] % 40) - 20)
    case 'plannedPrice':
      return plannedPrice(kind[1] * 100_000)
    case 'bulkAction':
      return bulkAction(kind[1])
    case 'publishDraft':
      return publishDraft(kind[1], kind[2])
    case 'importList':
      return importList(kind[1])
    case 'move':
      return move(kind[1])
    case 'putBack':
      return putBack
    case 'purge':
      return purge
    case 'undoBulk':
      return undoBulk
  }
}

/** What has to succeed at least once: each kind of write, a move and the draft of each kind of record. */
const nameOf = ([write, kind]: Kind) =>
  write === 'move' || write === 'publishDraft' ? `${write} ${String(kind)}` : write

/** Printed by a failure; set it to run the same sequences again. */
const SEED = Number(process.env.JOURNAL_SEED ?? Date.now() % 2 ** 31)

test(`any writes of staff, seed ${SEED}: the journal alone gives back the rows of every instant`, async () => {
  expect(admin.id).toBeGreaterThan(0)
  const answers = new Set<string>()
  const remembered: { instant: number; rows: Rows }[] = []
  const remember = async () => {
    const rows = await readRows(shop.database.pool)
    remembered.push({ instant: await readInstant(shop.database.pool), rows })
    return rows
  }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      remembered.length = 0
      let rows = await remember()
      for (const [kind, pick] of steps) {
        const response = await toStep(kind)(rows, pick)
        if (response) {
          expect(response.status, `${kind.join(' ')}: a fault is no answer`).toBeLessThan(500)
          if (response.ok) answers.add(nameOf(kind))
          rows = await remember()
        }
      }
      const entries = await readEntries(shop.database.pool)
      for (const { instant, rows: then } of remembered) {
        const found = rowsAt(entries, instant)
        // Vitest's own comparison is slow; it is only asked for its words.
        if (!isDeepStrictEqual(found, then)) expect(found).toEqual(then)
      }
    }),
    { seed: SEED, numRuns: 12, examples: [[EVERY_KIND]] },
  )
  const every = EVERY_KIND.map(([kind]) => nameOf(kind))
  expect(answers, 'every kind of write succeeded at least once').toEqual(new Set(every))
})
