import { describe, expect, test } from 'vitest'
import { openPages } from './support/page-document.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const read = openPages(shop)
type Page = Awaited<ReturnType<typeof read>>

const cardOf = (page: Page, name: string) =>
  page.texts('article')[page.texts('article h3').indexOf(name)] ?? ''
const linksOf = (page: Page, selector = 'main a') =>
  page.links(selector).map((href, at) => [page.texts(selector)[at], href])

describe('The catalogue', () => {
  test('has every product, with what one chooses by', async () => {
    const page = await read('/catalog')
    expect(page.texts('h1')).toEqual(['Септики и станции'])
    expect(page.text('main')).toContain('Найдено товаров: 73 из 73')
    expect(page.texts('article')).toHaveLength(73)
    for (const text of [
      'до 6',
      '1,15 м³/сут',
      'от 225 270 ₽ с установкой',
      'Станция 189 270 ₽ + монтаж 36 000 ₽',
    ])
      expect(cardOf(page, 'Топас 6')).toContain(text)
  })

  test('without prices says so, and has no slider', async () => {
    const page = await read('/catalog/bio-s')
    expect(page.text('main')).toContain('Найдено товаров: 5 из 5')
    expect(page.texts('article')[0]).toContain('Цена по запросу')
    expect(page.text('main')).toContain('У этих моделей цена по запросу')
    expect(page.attributes('input[type="range"]', 'name')).toEqual([])
  })

  test('says what to give up when filters leave nothing, and how to reset them', async () => {
    const page = await read('/catalog/bio-s?price=0-200000')
    expect(page.text('main')).toContain('По выбранным фильтрам ничего не найдено')
    expect(page.text('main')).toContain('снимите ограничение по цене')
    expect(linksOf(page)).toContainEqual(['Сбросить фильтры', '/catalog/bio-s'])
  })

  test('puts the stations for four first, and says what it shows', async () => {
    const page = await read('/catalog?users=4')
    expect(page.text('main')).toContain('Станции на 4 человека и больше, сначала ближайшие.')
    expect(page.texts('.found__group h2')).toEqual(['Ровно на 4 9', 'С запасом 60'])
    const exact = page.texts('.found__group:first-of-type article')
    const cards = page.texts('.found__group article')
    expect(cards).toHaveLength(69)
    expect(exact).toHaveLength(9)
    for (const card of exact) expect(card).toContain('до 4')
    expect(cards[9]).toContain('до 5')
    expect(cards.at(-1)).toContain('до 30')
    const byPrice = await read('/catalog?users=4&sort=price_asc')
    expect(byPrice.texts('.found__group')).toEqual([])
    expect(byPrice.text('main')).toContain('Станции на 4 человека и больше.')
  })

  test('in an order by price names the prices without installation', async () => {
    const page = await read('/catalog?sort=price_asc')
    expect(page.text('main')).toContain('Цены с пометкой «без монтажа» — только за станцию')
    expect(page.texts('article')[0]).toContain('от 59 565 ₽ без монтажа')
    expect((await read('/catalog/topas?sort=name_asc')).text('main')).not.toContain('Цены с пометкой')
  })

  test('of an address shows the filtered list', async () => {
    const page = await read('/catalog?users=20&sort=price_desc')
    expect(page.text('main')).toContain('Найдено товаров: 5 из 73')
    expect(page.texts('article')[0]).toContain('Евролос Грунт 25')
  })

  test('of a manufacturer without models has no filters and leads to all', async () => {
    const page = await read('/catalog/unilos')
    expect(page.status).toBe(200)
    expect(page.text('main')).toContain('По вашему запросу ничего не найдено')
    expect(page.text('main')).toContain('Моделей этого производителя сейчас нет в каталоге.')
    expect(page.texts('#filters')).toEqual([])
    expect(linksOf(page)).toContainEqual(['Показать все товары', '/catalog'])
    const none = await read('/catalog/nobody')
    expect([none.status, none.texts('h1')]).toEqual([404, ['Страница не найдена']])
  })
})

describe('The search', () => {
  test('finds a model by its sound first, and keeps the query in the field', async () => {
    const page = await read('/search?q=топас 5 пр')
    expect(page.texts('h1')).toEqual(['Результаты поиска «топас 5 пр»'])
    expect(page.texts('article')[0]).toContain('Топас 5 Пр')
    expect(page.text('main')).toMatch(/Найдено товаров: \d+/)
    expect(page.attributes('#page-q', 'value')).toEqual(['топас 5 пр'])
  })

  test('that finds nothing says so and leads on', async () => {
    const page = await read('/search?q=ъъъъъ')
    expect(page.text('main')).toContain('По запросу «ъъъъъ» ничего не найдено')
    expect(linksOf(page)).toContainEqual(['Весь каталог', '/catalog'])
  })

  test('of spaces is none, and suggests what can be asked for', async () => {
    const answer = await shop.get('/search?q=+++')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/search'])
    const page = await read('/search')
    expect(page.texts('h1')).toEqual(['Поиск'])
    const ideas = linksOf(page, '.search__ideas a')
    expect(ideas.map(([name]) => name)).toEqual(expect.arrayContaining(['Топас', 'на 5 человек']))
    const [, five = ''] = ideas.find(([name]) => name === 'на 5 человек') ?? []
    expect((await read(five ?? '')).texts('article')[0]).toContain('Топас 5')
  })
})

describe('The page of a product', () => {
  test('says what it is, what it costs and what the price consists of', async () => {
    const page = await read('/product/topas-6')
    expect(page.texts('nav[aria-label="Вы здесь"] li')).toEqual(['Главная', 'Каталог', 'Топас', 'Топас 6'])
    expect(page.texts('h1')).toEqual(['Топас 6'])
    const [picture = ''] = page.attributes(
      'img[alt^="Разрез станции Топас 6 в грунте: высота 2550 мм"]',
      'src',
    )
    expect((await shop.get(picture ?? '')).status).toBe(200)
    expect(page.text('.buy__box')).toContain('от 225 270 ₽ с установкой')
    expect(page.texts('.buy__box dd')).toEqual(['189 270 ₽', '36 000 ₽'])
    expect(page.texts('tr').filter((row) => row === 'Размеры1150 × 1170 × 2550 мм')).toHaveLength(1)
    expect(page.texts('tr')).toContain('Насос для очищенной водыНет')
    expect(page.texts('tr')).toContain('Материал корпусаПолипропилен')
    expect(page.texts('.similar article')).toHaveLength(3)
    expect(page.html).toMatch(/<noscript>.*?Позвоните нам.*?\+7/s)
  })

  test('without a price is offered on request, and search engines get neither product nor offer', async () => {
    const page = await read('/product/bio-s-5')
    expect(page.text('.buy__box')).toContain('Цена по запросу')
    const data = page.texts('script[type="application/ld+json"]').join()
    expect(data).toContain('"@type":"BreadcrumbList"')
    expect(data).not.toMatch(/"@type":"(?:Product|Offer)"/)
  })

  test('that does not exist says so and leads back to the catalogue', async () => {
    const page = await read('/product/net-takogo')
    expect([page.status, page.texts('h1')]).toEqual([404, ['Продукт не найден']])
    expect(page.text('main')).toContain('К сожалению, запрашиваемый продукт не существует или был удален.')
    expect(page.attributes('meta[name="robots"]', 'content')).toEqual(['noindex'])
    expect(linksOf(page)).toEqual([['Вернуться в каталог', '/catalog']])
  })

  test('leads to the comparison with those of the same size', async () => {
    const page = await read('/product/topas-6')
    const [, address = ''] = linksOf(page).find(([name]) => name === 'Сравнить четыре модели') ?? []
    const heads = (await read(address ?? '')).texts('thead th[scope="col"], thead th')
    expect(heads.filter((head) => head.includes('₽'))).toHaveLength(4)
    expect(heads.find((head) => head.includes('₽'))).toContain('Топас 6')
  })
})

describe('A comparison that was sent', () => {
  const models = (page: Page) => page.texts('thead th[scope="col"]')

  test('is there without scripts, and says what is left out', async () => {
    const page = await read('/compare?ids=3,45,9999')
    expect(models(page)).toHaveLength(2)
    expect(page.text('main')).toContain('Показаны 2 из 3')
    expect(page.texts('tr').find((row) => row.startsWith('Материал корпуса'))).toContain('Полипропилен')
  })

  test.each(['', 'abc', '999999'])('with the ids «%s» names nothing, and says so', async (ids) => {
    const page = await read(`/compare?ids=${ids}`)
    expect(page.text('main')).toContain('В ссылке нет ни одной модели')
  })
})

test.each(['/cart', '/compare'])(
  'Without scripts %s says that it needs them, and leads to the catalogue',
  async (address) => {
    const page = await read(address)
    expect(page.text('main')).toContain('нужен JavaScript')
    expect(linksOf(page)).toContainEqual(['в каталоге', '/catalog'])
  },
)

test('Without any price every page, answer and feed is there, and none says «0 ₽» or counts with what is no number', async () => {
  await shop.database.pool.query('update products set price = null, old_price = null')
  const listed = await (await shop.get('/sitemap.xml')).text()
  const listedPages = [...listed.matchAll(/<loc>http:\/\/shop\.test([^<]*)<\/loc>/g)]
  // Of what differs in its number or words only, one: of each series a size, of articles the last.
  const kindOf = (path: string) => path.replace(/(?<=\/product\/\D*)\d.*|(?<=\/blog\/).*/, '')
  const pages = new Map(listedPages.map(([, path = '']) => [kindOf(path), path])).values().toArray()
  expect(pages).toEqual(
    expect.arrayContaining(['/', '/catalog', expect.stringMatching(/^\/product\/topas-\d/)]),
  )
  const asked = [
    '/catalog?sort=price_asc',
    '/catalog?price=0-200000',
    '/search?q=топас',
    '/compare?ids=3,45',
    '/sitemap.xml',
    '/blog/rss.xml',
    '/api/products',
    '/api/catalogue?sort=price_asc',
    '/api/facets',
    '/api/catalogue/models',
    '/api/catalogue/selectable',
    '/api/manufacturers',
    '/api/projects',
    '/api/products?sort=price_desc',
    '/api/search?q=топас',
    '/api/products/topas-6',
    '/api/selection?residents=5',
    '/api/selection?residents=9&groundWater=high&pipeDepth=40',
  ]
  for (const address of [...pages, ...asked]) {
    const response = await shop.get(encodeURI(address))
    const text = (await response.text()).replaceAll(/&nbsp;|\u00a0/g, ' ')
    expect(response.status, address).toBe(200)
    expect(text, address).not.toMatch(/(?<![\d,.] ?)0 ₽|\bNaN\b|\bInfinity\b/)
  }
})
