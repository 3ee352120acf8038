import { figure } from '@septic-shop/station-drawing/core/lettering.ts'
import { inletText } from '@septic-shop/station-drawing/station/inlet-text.ts'
import { parseStationKey } from '@septic-shop/station-drawing/station/station-key.ts'
import { composeView } from '@septic-shop/station-drawing/views/station-view.ts'
import { describe, expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import { listExtras } from '../src/domain/price/price-extras.ts'
import { answers, products, texts } from './support/content-texts.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const readJson = async <T>(address: string): Promise<T> => (await shop.get(address)).json()
const listed = () => readJson<Product[]>('/api/products')
const documentOf = async (address: string) =>
  (await (await shop.get(address)).text()).replaceAll('\u00a0', ' ')

/** What people see of a page: the same words stand in its state and in its structured data. */
const pageOf = async (address: string) => withoutScripts(await documentOf(address))
const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '')

/** What a product's own page says besides the sum, as `offer.extras` and the note of its price. */
const saidBeside = async ({ slug }: { slug: string }) => {
  const { offer, notes } = await readJson<Product>(`/api/products/${slug}`)
  return `${offer?.extras ?? ''} ${notes?.price ?? ''}`
}

interface Selected {
  models: { slug: string; warnings: string[] }[]
}

/** Plots with water above 1.5 m: few and many people, a ditch, a field, nothing known. */
const highWater = ['up_to_3', '5', '6', '9'].flatMap((residents) =>
  ['drainage_ditch', 'filtration_field', ''].map(
    (outfall) =>
      `residents=${residents}&groundWater=high&pipeDepth=40&distanceToInstallation=5${outfall && `&waterDisposal=${outfall}`}`,
  ),
)

describe('What the selection never includes', () => {
  test('stands beside the price of every model that it proposes for high water', async () => {
    const bySlug = new Map((await listed()).map((product) => [product.slug, product]))
    const proposed = new Map<string, string>()
    for (const plot of highWater) {
      const { models } = await readJson<Selected>(`/api/selection?${plot}`)
      for (const { slug, warnings } of models) {
        proposed.set(slug, `${proposed.get(slug) ?? ''} ${warnings.join(' ')}`.replaceAll('\u00a0', ' '))
      }
    }
    let wells = 0
    for (const [slug, warnings] of proposed) {
      const product = bySlug.get(slug)
      const isMade = product?.body === 'low' || product?.discharge === 'pump'
      if (!product || product.price === null || !isMade) continue
      const said = await saidBeside(product)
      expect(warnings, slug).toContain('Плита и водопонижение в цену не входят')
      expect(said, slug).toMatch(/плит.*водопонижение.*отдельно/)
      if (!warnings.includes('Насосный колодец в цену не входит')) continue
      wells += 1
      expect(said, slug).toContain('насосный колодец')
    }
    expect(wells).toBeGreaterThan(2)
    expect(proposed.size).toBeGreaterThan(6)
  })

  test('stands on page, card and in structured data of every product, and no page says «под ключ»', async () => {
    for (const product of await listed()) {
      const page = await documentOf(`/product/${product.slug}`)
      const shown = withoutScripts(page)
      /** The price in the part of the page with this class. */
      const priceIn = (part: string) => new RegExp(`class="${part}"[\\s\\S]*?</p>`).exec(shown)?.[0] ?? ''
      const extras = product.price === null ? [] : listExtras(product.body, product.discharge)
      expect(page, product.slug).not.toMatch(/под ключ/i)
      expect(product.offer?.extras ?? '', product.slug).toBe(
        extras.length === 0 ? '' : `+\u00a0${extras.join(', ')} — считаем отдельно`,
      )
      if (extras.length === 0) continue
      const words = `+ ${extras.join(', ')} — считаем отдельно`
      expect(priceIn('buy__box'), product.slug).toContain(words)
      expect(page, product.slug).toMatch(/"@type":"Offer"[^}]*"description":"\+/)
      expect(priceIn('buybar'), product.slug).toContain('+ доплаты')
    }
  })

  test('stands beside the lowest price of the low body on the home page and in lists', async () => {
    for (const address of ['/', '/search?q=Евролос%20Грунт']) {
      expect(await pageOf(address), address).toContain(
        '+ насосный колодец, плита, водопонижение — считаем отдельно',
      )
    }
    const cards = (await pageOf('/catalog/eurolos')).match(/class="card__split">\+[^<]*/g) ?? []
    expect(cards.join()).toContain('+ насосный колодец, плита, водопонижение — считаем отдельно')
  })

  test('is listed in the answer about what a price includes', () => {
    const [answer] = answers.filter(({ question }) => question.startsWith('Что входит в цену'))
    const [, apart = ''] = `${answer?.answer}`.split('Отдельной строкой')
    for (const work of [...listExtras('low', 'gravity'), ...listExtras('septic', null)]) {
      expect(apart).toContain(work)
    }
  })
})

describe('A text of a product', () => {
  const high =
    /высок\p{L}* (?:\p{L}+ )?(?:уров\p{L}+ )?вод|вода весной|весенн\p{L}* (?:подъём\p{L}* )?вод|близк\p{L}* вод|воды? стоит в|в мокром|на мокром|сыр\p{L}+ участ|пойм/iu

  test('that advises it for high water names the slab, and of a low body the pump well and that both cost extra', () => {
    let found = 0
    for (const { name, body, shortDescription, description, features } of products) {
      const text = [shortDescription, description, ...features].join('\n')
      if (body !== 'low' && !high.test(text)) continue
      found += 1
      expect(text, name).toMatch(/плит|закреп|пригруж/)
      if (body === 'low') expect(text, name).toMatch(/насосн\p{L}+ колод/u)
      if (body === 'low') expect(`${description}`, name).toMatch(/отдельно/)
    }
    expect(found).toBeGreaterThan(12)
  })

  test('calls gravity no advantage of a body for high water without its limit', () => {
    for (const { name, body, shortDescription, features } of products) {
      if (body !== 'low') continue
      for (const said of [shortDescription, ...features]) {
        if (/самот/i.test(`${said}`)) expect(said, name).toMatch(/выше 1,5 м/)
      }
    }
  })

  test('states no other depth of the inlet than its limits', () => {
    let found = 0
    for (const { name, inletFrom, inletTo, shortDescription, description, features } of products) {
      const text = [shortDescription, description, ...features].join('\n')
      const ranges = [...text.matchAll(/(\d{2,3})(?:–| до )(\d{2,3}) см/g)]
      const limits = [...text.matchAll(/(?:труб|подключ)[^.\n]{0,40}глубин\p{L}* до (\d+) см/giu)]
      found += ranges.length + limits.length
      for (const [, from, to] of ranges) {
        expect([Number(from) * 10, Number(to) * 10], name).toEqual([inletFrom, inletTo])
      }
      for (const [, to] of limits) expect(Number(to) * 10, name).toBe(inletTo)
    }
    expect(found).toBeGreaterThan(20)
  })

  test('promises no full price', () => {
    for (const { name, text } of texts) {
      if (name.includes('legal')) continue
      expect(text, name).not.toMatch(/полн(?:ая|ую) цен|всё включено|цен\p{L}+ под ключ/iu)
    }
  })
})

test('a drawing prints the limits of the inlet, never the depth at which it is drawn', async () => {
  for (const { name, drawing } of await listed()) {
    const shape = drawing === null ? null : parseStationKey(drawing)
    if (!shape) continue
    for (const view of ['product', 'phone', 'card', 'plot', 'comparison', 'open-graph'] as const) {
      const words = composeView(view, shape).labels.map(({ lines }) => lines.join(' '))
      if (![shape.width, shape.height, shape.breadth].includes(shape.inletDepth)) {
        expect(words, `${name}, ${view}`).not.toContain(figure(shape.inletDepth))
      }
      const isMeasured = view === 'product' || view === 'phone' || view === 'plot'
      if (isMeasured && shape.width !== null && shape.height !== null) {
        expect(words, `${name}, ${view}`).toContain(inletText(shape.inletRange))
      }
    }
  }
})
