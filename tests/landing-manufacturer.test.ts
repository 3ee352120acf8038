import { expect, test } from 'vitest'
import type { LandingPage, ShownLandingPage } from '../src/contract/content/landing-pages.ts'
import { acceptSamples } from './support/accepted-samples.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
acceptSamples(shop)
const { call, callJson } = openCatalogueDesk(shop)

const show = (slug: string) => callJson<ShownLandingPage>(200, 'GET', `/landing-pages/${slug}`)
const stored = async (id: number) =>
  (await callJson<LandingPage[]>(200, 'GET', '/admin/landing-pages')).find((page) => page.id === id)
const put = (id: number, changes: object) => call('PUT', `/admin/landing-pages/${id}`, changes)

let made = 0
const make = (filter: object) =>
  callJson<LandingPage>(201, 'POST', '/admin/landing-pages', {
    title: 'Септики завода',
    slug: `septiki-zavoda-${++made}`,
    text: 'О заводе.',
    filter,
  })

/** A page that follows a manufacturer of the catalogue, which is renamed by the returned function. */
async function followMaker() {
  const { products } = await show((await make({ users: 5 })).slug)
  const [model] = products
  if (!model) throw new Error('no model')
  const page = await make({ manufacturer: model.manufacturerSlug })
  const { found } = await show(page.slug)
  expect(found).toBeGreaterThan(0)
  const rename = (slug: string) => callJson(200, 'PUT', `/manufacturers/${model.manufacturerId}`, { slug })
  return { page, found, makerId: model.manufacturerId, rename }
}

test("a manufacturer's restored version changes the pages that follow it, and restores only itself", async () => {
  const { page, found, makerId, rename } = await followMaker()
  const { version } = await callJson<{ version: number }>(200, 'PUT', `/manufacturers/${makerId}`, {
    slug: 'zavod-prezhniy',
  })
  await rename('zavod-drugoy')
  await callJson(200, 'POST', `/admin/versions/manufacturers/${makerId}/${version}/restore`)
  expect(await show(page.slug)).toMatchObject({ found, catalogue: '/catalog/zavod-prezhniy' })
  const { rows } = await shop.database.pool.query(
    `select action from journal where entity = 'landing-pages' and entity_id = $1 order by id`,
    [String(page.id)],
  )
  expect(rows.map((row) => row.action)).toEqual(['create', 'update', 'update', 'update'])
  const { rows: own } = await shop.database.pool.query(
    `select action from journal where entity = 'manufacturers' and entity_id = $1 order by id desc limit 1`,
    [String(makerId)],
  )
  expect(own).toEqual([{ action: 'restore' }])
})

test('a restored version names its manufacturer as it is called by now', async () => {
  const { page, found, rename } = await followMaker()
  await rename('zavod-tretiy')
  const restored = await callJson<LandingPage>(
    200,
    'POST',
    `/admin/versions/landing-pages/${page.id}/${page.version}/restore`,
  )
  expect(restored.filter).toEqual({ manufacturer: 'zavod-tretiy' })
  expect(await show(page.slug)).toMatchObject({ found, catalogue: '/catalog/zavod-tretiy' })
})

test('so does a page that comes back from the trash', async () => {
  const { page, found, rename } = await followMaker()
  await callJson(200, 'DELETE', `/admin/landing-pages/${page.id}`)
  await rename('zavod-chetvertyy')
  await callJson(200, 'POST', `/admin/trash/landing-pages/${page.id}/restore`)
  expect((await stored(page.id))?.filter).toEqual({ manufacturer: 'zavod-chetvertyy' })
  expect(await show(page.slug)).toMatchObject({ found })
})

test('who changes a page of a manufacturer that is gone keeps it, and chooses no such one anew', async () => {
  const maker = await callJson<{ id: number }>(201, 'POST', '/manufacturers', {
    name: 'Недолгий завод',
    slug: 'nedolgiy',
  })
  const { id, slug } = await make({ manufacturer: 'nedolgiy' })
  await callJson(204, 'DELETE', `/manufacturers/${maker.id}`)
  expect((await put(id, { filter: { manufacturer: 'nedolgiy', users: 5 } })).status).toBe(200)
  expect((await stored(id))?.filter).toEqual({ manufacturer: 'nedolgiy', users: 5 })
  expect(await show(slug)).toMatchObject({ found: 0 })
  await expectError(await put(id, { filter: { manufacturer: 'nikto' } }), 400, 'Такого производителя нет')
  expect((await put(id, { filter: { users: 5 } })).status).toBe(200)
  await expectError(await put(id, { filter: { manufacturer: 'nedolgiy' } }), 400, 'Такого производителя нет')
})

test('numbers of a characteristic are stored as the catalogue reads them, whatever is typed around them', async () => {
  await callJson(201, 'POST', '/admin/specs/parameters', {
    key: 'bowlVolume',
    name: 'Объём чаши',
    dataType: 'number',
    isFilterable: true,
  })
  const { filter } = await make({ spec: { bowlVolume: [' 1 500 ', '1,5', '2-4', '  ', '1500'] } })
  expect(filter).toEqual({ spec: { bowlVolume: ['1500', '1.5', '2-4'] } })
  expect((await make({ spec: { bowlVolume: '  ' } })).filter).toEqual({})
  for (const text of ['1e3', '0x10', '4-2', 'пять'])
    await expectError(
      await call('POST', '/admin/landing-pages', {
        title: 'Плохая',
        text: 'Текст',
        filter: { spec: { bowlVolume: text } },
      }),
      400,
      `У характеристики «Объём чаши» нет значения «${text}»`,
    )
})
