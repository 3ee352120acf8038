import { expect, test } from 'vitest'
import type { Samples } from '../src/contract/content/samples.ts'
import { openDesk } from './support/desk.ts'
import { readMigration } from './support/migrations.ts'
import { openPages } from './support/page-document.ts'
import { openShop } from './support/shop.ts'

const shop = openShop({ PUBLIC_URL: 'https://shop.example' })
const { callJson } = openDesk(shop)
const read = openPages(shop)
const migration = readMigration('_hidden_districts.sql')

interface Home {
  version: number
  blocks: { districts: { title: string; text: string } }
}
const readHome = () => callJson<Home>(200, 'GET', '/admin/pages/home')
async function update(): Promise<void> {
  await shop.database.pool.query(migration)
  shop.contentCache.invalidate()
}
const stateOfText = async () => {
  const { items } = await callJson<Samples>(200, 'GET', '/admin/samples')
  return items.find(({ key }) => key === 'districts-text')?.state
}

test('an update changes no home page whose office has a place', async () => {
  const before = await readHome()
  await update()
  expect(await readHome()).toEqual(before)
  expect((await read('/')).texts('.towns li')).toHaveLength(8)
})

test('districts that were hidden by an office without a place stay hidden, and are no sample again', async () => {
  await callJson(200, 'PUT', '/admin/pages/home', { blocks: { districts: { officePlace: '' } } })
  const before = await readHome()
  await update()
  const after = await readHome()
  expect(after.blocks.districts).toEqual({ ...before.blocks.districts, title: '' })
  expect(after.version).toBe(before.version + 1)
  expect((await read('/')).texts('main h2')).not.toContain(before.blocks.districts.title)
  expect((await read('/')).texts('.towns')).toEqual([])
  expect(await stateOfText()).toBe('removed')
  await update()
  expect((await readHome()).version).toBe(after.version)
})
