import { describe, expect, test } from 'vitest'
import seededSources from '../content/seed/sources.json' with { type: 'json' }
import { newProductSchema } from '../src/contract/catalogue/product-changes.ts'
import { readModelName } from '../src/domain/product/model-name.ts'
import { toStation } from '../src/domain/product/to-station.ts'
import { SLUG_PATTERN, toSlug } from '../src/lib/text/slug.ts'
import {
  readBlog,
  readCategories,
  readFaq,
  readManufacturers,
  readProducts,
  readProjects,
  readSettings,
  seedProductSchema,
} from '../src/server/features/seed/content.ts'

/** Phrases that express doubt about the shop's own numbers. */
const CONFESSIONS = [
  /иллюстратив|иллюстрация, построенная/,
  /прежн(?:его|ий) (?:прайс|калькулятор)|старом?у? прайс/,
  /одного продавца|в нашей таблице|другом каталоге|данным каталога/,
  /источники расходятся|источника нет|проверенного паспорта|не подтверждено паспортом/,
]

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[а-яёa-z0-9]/i.test(word)).length

describe('A product of the first content', () => {
  const given = { manufacturerSlug: 'topas', categorySlug: 'topas', name: 'Топас 5', slug: 'topas-5' }
  const marks = { featured: false, isNew: false, isPopular: false, technicalSpecs: {}, features: [] }

  test('knows every field of the contract: what it leaves out is unknown', () => {
    const product = seedProductSchema.parse({ ...given, ...marks, warranty: '5 лет' })
    expect(product).toMatchObject({ ...given, warranty: '5 лет', weight: null, installationPrice: null })
  })

  test('is refused with a name that the contract does not know, instead of losing it', () => {
    const { error } = seedProductSchema.safeParse({ ...given, ...marks, noSuchField: 5 })
    expect(error?.message).toContain('noSuchField')
  })
})

describe('The first content of a shop', () => {
  test('has three manufacturers, categories and at least 60 products that are told apart', async () => {
    const [manufacturers, categories, products] = await Promise.all([
      readManufacturers(),
      readCategories(),
      readProducts(),
    ])
    expect(manufacturers.map(({ slug }) => slug)).toEqual(['topas', 'eurolos', 'bio-s'])
    expect(manufacturers[0]?.description).toMatch(/гарантия 5 лет/)
    expect(categories.length).toBeGreaterThan(2)
    expect(products.length).toBeGreaterThanOrEqual(60)
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length)
    expect(new Set(products.map(({ description }) => description)).size).toBe(products.length)
    for (const { name, slug } of products) expect(slug).toBe(toSlug(name))
  })

  test('never claims to know what is not known', async () => {
    const products = await readProducts()
    expect(products.filter(({ price }) => price === null).length).toBeGreaterThan(1)
    for (const product of products) {
      if (product.price === null) expect(product.installationPrice).toBeNull()
      if (product.installationPrice !== null) expect(product.price).toBeGreaterThan(product.installationPrice)
      if (product.manufacturerSlug === 'bio-s') expect(product.description).toMatch(/предварительные данные/i)
    }
  })

  test('says what it says like a shop that knows its trade', async () => {
    const texts = JSON.stringify(
      await Promise.all([
        readProducts().then((products) => products.map(({ sources: _sources, ...product }) => product)),
        readCategories(),
        readManufacturers(),
        readFaq(),
        readBlog(),
      ]),
    )
    for (const confession of CONFESSIONS) expect(texts).not.toMatch(confession)
    expect(texts).not.toMatch(/на (?:[234]|[2-9][234]) человек(?!а)/)
    expect(texts).not.toMatch(/рышк[аи] (?:остаётся )?на уровне (?:земли|газона)/)
  })

  test('keeps where its numbers come from, for those who check them', async () => {
    const products = await readProducts()
    expect(Object.keys(seededSources.models).toSorted()).toEqual(products.map(({ slug }) => slug).toSorted())
    const sourcesOf = (wanted: string) => products.find(({ slug }) => slug === wanted)?.sources
    expect(sourcesOf('bio-s-5')?.productivity?.text).toMatch(/0,2 м³/)
    expect(sourcesOf('topas-15')?.price?.text).toMatch(/одного продавца/)
    const dated = products.filter(({ sources }) => sources.price?.outdated)
    expect(dated.map(({ name }) => name).toSorted()).toEqual(
      products
        .filter(({ sources }) => sources.price && sources.price.text !== 'Действующий прайс')
        .map(({ name }) => name)
        .toSorted(),
    )
    expect(dated).toHaveLength(8)
    expect(sourcesOf('evrolos-bio-5')?.batchDischarge?.otherValue).toBe(210)
    for (const { sources, warranty, slug } of products) {
      expect(Object.hasOwn(sources, 'warranty'), slug).toBe(warranty !== null)
      expect(newProductSchema.shape.sources.parse(sources), slug).toEqual(sources)
    }
  })

  test('names a source for every limit of a model that it knows', async () => {
    for (const { slug, sources, ...product } of await readProducts()) {
      const { inletFrom, inletTo, outlet, livingTypes } = product
      for (const [field, value] of Object.entries({ inletFrom, inletTo, outlet, livingTypes })) {
        expect(Object.hasOwn(sources, field), `${slug}: ${field}`).toBe(value !== null)
      }
    }
  })

  test('has a drawing for every product', async () => {
    for (const product of await readProducts()) expect(toStation(product), product.name).not.toBeNull()
  })

  test('says of every station what its name says', async () => {
    for (const { name, modelLine, body, discharge, variant } of await readProducts()) {
      const named = readModelName(name, modelLine)
      expect({ discharge, variant }, name).toEqual({ discharge: named.discharge, variant: named.variant })
      if (named.body !== null) expect(body, name).toBe(named.body)
    }
  })

  test('gives every manufacturer a colour of its own', async () => {
    const colors = (await readManufacturers()).map(({ color }) => color)
    for (const color of colors) expect(color).toMatch(/^#[0-9a-f]{6}$/)
    expect(new Set(colors).size).toBe(colors.length)
  })

  test('answers at least 25 questions in at least five categories', async () => {
    const { categories } = await readFaq()
    expect(categories.length).toBeGreaterThanOrEqual(5)
    const items = categories.flatMap((category) => category.items)
    expect(items.length).toBeGreaterThanOrEqual(25)
    for (const { question, answer } of items) expect(countWords(answer), question).toBeGreaterThanOrEqual(50)
  })

  test('has at least ten useful articles in four categories, and one draft', async () => {
    const { categories, posts } = await readBlog()
    expect(categories.length).toBeGreaterThanOrEqual(4)
    expect(posts.filter(({ published }) => published).length).toBeGreaterThanOrEqual(10)
    expect(posts.filter(({ published }) => !published)).toHaveLength(1)
    for (const { title, content } of posts) expect(countWords(content), title).toBeGreaterThanOrEqual(500)
  })

  test('shows 21 projects, six of them at length, the first in the six towns of the home page', async () => {
    const { projects } = await readProjects()
    expect(projects).toHaveLength(21)
    const towns = ['Пушкино', 'Ивантеевка', 'Фрязино', 'Королёв', 'Сергиев Посад', 'Лосино-Петровский']
    expect(projects.slice(0, 6).map(({ location }) => location)).toEqual(towns)
    for (const { title, description, challenges } of projects.slice(0, 6)) {
      expect(countWords(description), title).toBeGreaterThanOrEqual(140)
      expect(challenges.length).toBeGreaterThanOrEqual(3)
    }
  })

  test('has slugs that fit addresses, and no counter switched on', async () => {
    const [faq, blog, projects] = await Promise.all([readFaq(), readBlog(), readProjects()])
    const named = [faq.categories, blog.categories, blog.posts, projects.categories, projects.projects].flat()
    for (const { slug } of named) expect(slug).toMatch(SLUG_PATTERN)
    expect(await readSettings()).toMatchObject({
      yandexMetrikaId: '',
      googleAnalyticsId: '',
      workingHours: '9:00-19:00 без выходных',
    })
  })
})
