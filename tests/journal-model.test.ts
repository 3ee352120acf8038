import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ENTITIES, type Entity } from '../src/contract/records.ts'
import { openAccounts } from './support/accounts.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { type Rows, readEntries, readInstant, readRows, rowsAt } from './support/journal-rows.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, topas } = openCatalogueDesk(shop)
const { admin, call: callAsAdmin } = openAccounts(shop)

/** A picture of one point. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const toForm = (bytes: Buffer) => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'точка.png'))
  return form
}

let made = 0
const slug = () => `model-${++made}`

/** How records of each kind are made and changed through the API; settings are only changed. */
const KINDS: Record<
  Entity,
  { path: string; method: string; fresh?: () => object | FormData; change: (text: string) => object }
> = {
  products: {
    path: '/products',
    method: 'PATCH',
    fresh: () => ({ name: 'Станция', slug: slug(), manufacturerId: topas(), price: 90_000 }),
    change: (text) => ({ shortDescription: text, technicalSpecs: { Ряд: text } }),
  },
  categories: {
    path: '/categories',
    method: 'PUT',
    fresh: () => ({ name: 'Серия', slug: slug(), manufacturerId: topas() }),
    change: (text) => ({ description: text }),
  },
  manufacturers: {
    path: '/manufacturers',
    method: 'PUT',
    fresh: () => ({ name: 'Завод', slug: slug() }),
    change: (text) => ({ description: text, country: text }),
  },
  accessories: {
    path: '/admin/accessories',
    method: 'PUT',
    fresh: () => ({ name: 'Сигнализация', price: 490_000, manufacturerId: topas() }),
    change: (text) => ({ description: text, technicalSpecs: { Ряд: text } }),
  },
  'spec-categories': {
    path: '/admin/specs/categories',
    method: 'PUT',
    fresh: () => ({ name: 'Группа' }),
    change: (text) => ({ description: text }),
  },
  'spec-parameters': {
    path: '/admin/specs/parameters',
    method: 'PUT',
    fresh: () => ({ name: 'Параметр', key: slug(), dataType: 'string' }),
    change: (text) => ({ description: text, dataType: text.length % 2 === 0 ? 'string' : 'number' }),
  },
  posts: {
    path: '/blog/posts',
    method: 'PUT',
    fresh: () => ({ title: 'Как выбрать', slug: slug(), content: 'Длинный текст' }),
    change: (text) => ({ excerpt: text, published: text.length % 2 === 0 }),
  },
  'blog-categories': {
    path: '/blog/categories',
    method: 'PUT',
    fresh: () => ({ name: 'Советы', slug: slug() }),
    change: (text) => ({ description: text }),
  },
  projects: {
    path: '/admin/projects',
    method: 'PUT',
    fresh: () => ({ title: 'Дом', description: 'Текст' }),
    change: (text) => ({ location: text, challenges: [text] }),
  },
  'project-categories': {
    path: '/admin/projects/categories',
    method: 'PUT',
    fresh: () => ({ name: 'Дома' }),
    change: (text) => ({ description: text }),
  },
  'faq-items': {
    path: '/admin/faq/items',
    method: 'PUT',
    fresh: () => ({ question: 'Когда?', answer: 'Завтра' }),
    change: (text) => ({ answer: `Сегодня ${text}` }),
  },
  'faq-categories': {
    path: '/admin/faq/categories',
    method: 'PUT',
    fresh: () => ({ name: 'Сроки' }),
    change: (text) => ({ description: text }),
  },
  media: {
    path: '/admin/media',
    method: 'PATCH',
    fresh: () => toForm(PIXEL),
    change: (text) => ({ alt: text }),
  },
  settings: { path: '/admin/settings', method: 'PUT', change: (text) => ({ siteDescription: text }) },
}

/** A write, and where it finds what it is about: `pick` chooses among the records that there are. */
type Step = (rows: Rows, pick: number) => Promise<Response | undefined | ''>

const idsOf = (rows: Rows, entity: Entity) =>
  Object.keys(rows).flatMap((record) => (record.startsWith(`${entity}/`) ? [record.split('/')[1] ?? ''] : []))
const choose = (ids: readonly string[], pick: number) => ids[pick % Math.max(ids.length, 1)]
const addressOf = (entity: Entity, id: string) =>
  entity === 'settings' ? KINDS.settings.path : `${KINDS[entity].path}/${id}`
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
/** Records move between categories and makers, so that deletions unlink them. */
const move: Step = async (rows, pick) => {
  const [id, category] = [choose(idsOf(rows, 'products'), pick), choose(idsOf(rows, 'categories'), pick)]
  return id && call('PATCH', `/products/${id}`, { categoryId: category ? Number(category) : null })
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
const restoreVersion =
  (entity: Entity, version: number): Step =>
  async (rows, pick) => {
    const id = choose(idsOf(rows, entity), pick)
    const present = Number(rows[`${entity}/${id}`]?.version ?? 1)
    return id && send(entity, 'POST', `/admin/versions/${entity}/${id}/${1 + (version % present)}/restore`)
  }
const putBack: Step = async (_rows, pick) => {
  const { rows } = await shop.database.pool.query(
    'select entity, entity_id as id from trash order by deleted_at',
  )
  const thrown = rows[pick % Math.max(rows.length, 1)]
  return thrown && call('POST', `/admin/trash/${thrown.entity}/${thrown.id}/restore`)
}

const entity = fc.constantFrom(...ENTITIES)
const text = fc.string({ minLength: 1, maxLength: 12 })
const number = fc.nat(500)

/** Steps as data, so that a failure prints them: a kind, its arguments, and what it picks. */
const step = fc.tuple(
  fc.oneof(
    fc.tuple(fc.constant('create' as const), entity),
    fc.tuple(fc.constant('change' as const), entity, text),
    fc.tuple(fc.constant('remove' as const), entity),
    fc.tuple(fc.constant('restoreVersion' as const), entity, number),
    fc.tuple(fc.constant('price' as const), number),
    fc.tuple(fc.constant('bulkPrice' as const), number),
    fc.tuple(fc.constantFrom('move' as const, 'putBack' as const)),
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
  [['move'], 1],
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
    case 'move':
      return move
    case 'putBack':
      return putBack
  }
}

/** Printed by a failure; set it to run the same sequences again. */
const SEED = Number(process.env.JOURNAL_SEED ?? Date.now() % 2 ** 31)

test(`any writes of staff, seed ${SEED}: the journal alone gives back the rows of every instant`, async () => {
  expect(admin.id).toBeGreaterThan(0)
  const answers = new Map<string, number>()
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
          if (response.ok) answers.set(kind[0], (answers.get(kind[0]) ?? 0) + 1)
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
  expect([...answers.keys()].toSorted(), 'every kind of write succeeded at least once').toEqual(
    ['bulkPrice', 'change', 'create', 'move', 'price', 'putBack', 'remove', 'restoreVersion'].toSorted(),
  )
})
