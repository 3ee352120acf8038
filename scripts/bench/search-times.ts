import { getTableColumns } from 'drizzle-orm'
import { products } from '../../src/server/features/catalogue/catalogue.table.ts'
import { toPlaces } from '../../src/server/features/search/place-words.ts'
import { searchProductIds } from '../../src/server/features/search/search.service.ts'
import type { Database } from '../../src/server/platform/db/database.ts'
import type { Report } from './report.ts'
import { withDatabase } from './servers.ts'
import { p95, time } from './times.ts'

const CATALOGUE = 5_000

/** Sample queries: names, wrong keyboard layouts, typos, purposes, nonsense. */
const queries = [
  'септики топас',
  'топас',
  'topas',
  'njgfc',
  'топас 5 пр',
  'евролос био5',
  'септека',
  'топас-с 8',
  'bio-s',
  'станция',
  'септик с насосом',
  'глубокая труба',
  'высокие грунтовые воды',
  'топаз',
  'ещзфы 5',
  'еврлос',
  'топас5пр',
  'купить септик топас 6 цена',
  'велосипед',
  'asdfqwer',
  'топас 8 лонг пр ус',
]

/** Adds variants of products to the catalogue in this data folder, and measures searches. */
export async function measureSearch(report: Report, dataDir: string): Promise<void> {
  await withDatabase(dataDir, async ({ db }) => {
    const value = await timeSearches(db)
    report.row({ what: 'search among 5 000 products: p95', value, unit: ' ms', digits: 1, atMost: 50 })
  })
}

async function timeSearches(db: Database): Promise<number> {
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...columns } = getTableColumns(products)
  const seeded = await db.select(columns).from(products)
  for (let made = seeded.length; made < CATALOGUE; ) {
    const batch = seeded.slice(0, CATALOGUE - made)
    await db.insert(products).values(
      batch.map((product, index) => ({
        ...product,
        slug: `${product.slug}-v${made + index}`,
        name: `${product.name} вариант ${made + index}`,
      })),
    )
    made += batch.length
  }
  const isPlace = toPlaces(['Московская область', 'Подмосковье'])
  const times: number[] = []
  for (let round = 0; round < 6; round += 1) {
    for (const query of queries) {
      const taken = await time(() => searchProductIds(db, query, isPlace))
      if (round > 0) times.push(taken)
    }
  }
  return p95(times)
}
