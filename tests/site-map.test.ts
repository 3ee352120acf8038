import { describe, expect, test } from 'vitest'
import { INDEXED, ORIGIN, openReader } from './support/indexed-pages.ts'
import { readHead } from './support/page-head.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { headOf } = openReader(shop)

describe('For robots', () => {
  const addresses = async () => {
    const response = await shop.get('/sitemap.xml')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/xml')
    return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  }

  test('robots.txt names the site map and keeps robots from the staff area', async () => {
    const text = await (await shop.get('/robots.txt')).text()
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    for (const path of ['/admin', '/api/', '/search']) expect(text).toContain(`Disallow: ${path}\n`)
    expect(text).not.toMatch(/Disallow: \/?\n/)
    // Filters and advertising make no other page of the same list.
    const ignored = /^Clean-param: (.+)$/m.exec(text)?.[1]?.split('&')
    expect(ignored).toEqual(
      expect.arrayContaining(['utm_source', 'yclid', 'gclid', 'users', 'price', 'sort', 'location']),
    )
  })

  test('every address of sitemap.xml is a page that names this very address', async () => {
    const listed = await addresses()
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed).toEqual(expect.arrayContaining(INDEXED.map(([address]) => new URL(address, ORIGIN).href)))
    for (const address of listed) {
      const { canonical, meta } = await headOf(new URL(address).pathname)
      expect(canonical).toEqual([address])
      expect(meta.has('robots'), address).toBe(false)
    }
  })

  test('sitemap.xml knows when a post was changed, and forgets a hidden one at once', async () => {
    const { pool } = shop.database
    const post = `${ORIGIN}/blog/topas-ili-evrolos`
    await pool.query(
      "update blog_posts set updated_at = '2026-03-01T10:00:00Z' where slug = 'topas-ili-evrolos'",
    )
    const xml = await (await shop.get('/sitemap.xml')).text()
    expect(xml).toContain(`<loc>${post}</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod>`)
    await pool.query("update blog_posts set published = false where slug = 'topas-ili-evrolos'")
    expect(await addresses()).not.toContain(post)
    await pool.query("update blog_posts set published = true where slug = 'topas-ili-evrolos'")
    expect(await addresses()).toContain(post)
  })

  test('a manufacturer whose models are all hidden is in no list for robots', async () => {
    const maker = `${ORIGIN}/catalog/bio-s`
    const publish = async (published: boolean) => {
      await shop.database.pool.query(
        `update products set published = ${published} where manufacturer_id = (select id from manufacturers where slug = 'bio-s')`,
      )
      shop.contentCache.invalidate()
    }
    const robots = async () => (await headOf('/catalog/bio-s')).meta.get('robots')
    expect([(await addresses()).includes(maker), await robots()]).toEqual([true, undefined])
    await publish(false)
    // The page stays for whoever has the link: it says that there are no models, and leads on.
    expect([(await addresses()).includes(maker), await robots()]).toEqual([false, 'noindex'])
    await publish(true)
    expect([(await addresses()).includes(maker), await robots()]).toEqual([true, undefined])
  })

  test.each([
    ['products', 'topas-5', '/product/topas-5'],
    ['faq_categories', 'montazh', '/faq/montazh'],
  ])('sitemap.xml knows when a row of %s was changed', async (table, slug, address) => {
    await shop.database.pool.query(
      `update ${table} set updated_at = '2099-03-02T10:00:00Z' where slug = '${slug}'`,
    )
    const xml = await (await shop.get('/sitemap.xml')).text()
    expect(xml).toContain(`<loc>${ORIGIN}${address}</loc><lastmod>2099-03-02T10:00:00.000Z</lastmod>`)
  })

  test('drafts are in no list', async () => {
    const draft = 'drenazh-vokrug-doma'
    expect((await addresses()).join(' ')).not.toContain(draft)
    expect(await (await shop.get('/blog/rss.xml')).text()).not.toContain(draft)
  })
})

test('the site map for people stands without the list of manufacturers', async () => {
  const { pool } = shop.database
  await pool.query('alter table manufacturers rename to manufacturers_away')
  shop.contentCache.invalidate()
  const response = await shop.get('/sitemap')
  await pool.query('alter table manufacturers_away rename to manufacturers')
  shop.contentCache.invalidate()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('no-store')
  const { links } = readHead(await response.text())
  expect(links).toEqual(expect.arrayContaining(['/catalog', '/about', '/faq', '/terms']))
  expect(links).not.toContain('/catalog/topas')
})
