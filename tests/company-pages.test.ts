import { describe, expect, test } from 'vitest'
import { openPages } from './support/page-document.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const read = openPages(shop)

/** The order of storefront.md, section 2. */
const SERVICES = [
  'Бурение скважины',
  'Водоснабжение загородного дома',
  'Монтаж отопления',
  'Отмостка фундамента',
  'Обустройство скважины',
  'Дренаж участка',
  'Монтаж септика',
  'Сервисное обслуживание',
  'Доставка оборудования',
  'Подготовка документов',
  'Консультация',
]

describe('«О компании»', () => {
  test('says how old the company is, what it holds to and with whom one speaks', async () => {
    const page = await read('/about')
    expect(page.texts('main h1')).toEqual(['О компании'])
    expect(page.text('main')).toContain('С 2016 года')
    expect(page.texts('.about__facts b')).toEqual(['7+ лет', '500+', '3', '8'])
    expect(page.texts('main h2')).toEqual([
      'История',
      'Официальный представитель трёх производителей',
      'Ценности',
      'Команда',
      'Расскажите об участке',
    ])
    expect(page.text('main')).toContain('Инженер по подбору')
  })

  test('leads on to the makes, the contact form and the wizard', async () => {
    const page = await read('/about')
    const links = page.links('main a').map((href, at) => [page.texts('main a')[at], href])
    expect(links).toEqual(
      expect.arrayContaining([
        ['Топас', '/catalog/topas'],
        ['Евролос', '/catalog/eurolos'],
        ['Био-С', '/catalog/bio-s'],
        ['Подобрать самому', '/#product-wizard'],
        ['Спросить инженера', '/contact'],
      ]),
    )
  })
})

describe('Services', () => {
  test('are eleven, each with a drawing, details and a way to ask', async () => {
    const page = await read('/services')
    expect(page.texts('main h1')).toEqual(['Услуги'])
    expect(page.texts('main h2')).toEqual(SERVICES)
    expect(page.texts('nav[aria-label="Услуги на этой странице"] a')).toEqual(SERVICES)
    expect(page.texts('.service')).toHaveLength(SERVICES.length)
    const ids = page.attributes('.service', 'id')
    expect(page.links('nav[aria-label="Услуги на этой странице"] a')).toEqual(ids.map((id) => `#${id}`))
    for (const id of ids) {
      expect(page.texts(`#${id} li`).length, id ?? '').toBeGreaterThanOrEqual(4)
      expect(page.links(`#${id} a`)).toEqual(['/contact'])
      const [picture = ''] = page.attributes(`#${id} img`, 'src')
      const drawing = await shop.get(picture ?? '')
      expect([drawing.status, drawing.headers.get('content-type')]).toEqual([
        200,
        'image/svg+xml; charset=utf-8',
      ])
    }
  })

  test('promise the guarantee of the contract, and no price', async () => {
    const page = await read('/services')
    expect(page.text('#installation')).toContain('гарантия на монтаж 12 месяцев')
    expect(page.text('.services')).not.toContain('₽')
  })
})

test('«Контакты» name phone, hours, chat, address, the legal entity and the services to ask about', async () => {
  const page = await read('/contact')
  expect(page.texts('main h1')).toEqual(['Контакты'])
  expect(page.links('.contact-ways__phone')).toEqual(['tel:+74950000000'])
  expect(page.texts('.contact-ways__phone')).toEqual(['+7 (495) 000-00-00'])
  // The DOM text as staff entered it; CSS shows dash and comma.
  expect(page.text('.contact-ways')).toContain('9:00-19:00 без выходных')
  expect(page.attributes('main [data-shown]', 'data-shown')).toContain('9:00–19:00, без выходных')
  expect(page.texts('main a[href="https://wa.me/74950000000"]')).toContain('WhatsApp')
  expect(page.text('main')).toContain('Реутов')
  expect(page.texts('main a[href^="https://yandex.ru/maps/"][target="_blank"]')).toEqual(['Открыть на карте'])
  expect(page.texts('.requisites dd')[0]).toContain('ООО')
  expect(page.texts('select[name="service"] option')).toEqual([
    'Не выбрана',
    'Монтаж',
    'Проектирование',
    'Обслуживание',
    'Ремонт',
    'Консультация',
  ])
})

test('Without scripts the contact form says to call or to write', async () => {
  const { text, links } = await read('/contact')
  const note = 'form[aria-label="Заявка"] .note--scriptless'
  expect(text(note)).toContain('Без JavaScript эта форма не отправляется.')
  expect(links(`${note} a`)).toContain('tel:+74950000000')
})

describe('The home page', () => {
  test('has its parts in the promised order, and the places that links lead to', async () => {
    const page = await read('/')
    expect(page.texts('h1')).toEqual(['Септик, который подходит вашему участку'])
    const parts = [
      'Три корпуса в одном масштабе',
      'Почему нам доверяют',
      'Услуги',
      'Наши работы',
      'О компании',
      'Где работаем',
      'Отзывы заказчиков',
      'Спросите инженера',
    ]
    expect(page.texts('main h2').filter((heading) => parts.includes(heading))).toEqual(parts)
    const places = ['product-wizard', 'catalog', 'projects', 'about', 'contact']
    expect(page.attributes('main [id]', 'id').filter((id) => places.includes(id ?? ''))).toEqual(places)
    expect(page.text('#catalog')).toBe('')
  })

  test('shows the drawn station and its price as the catalogue has them', async () => {
    const { price } = await (await shop.get('/api/products/topas-6')).json()
    const page = await read('/')
    expect(Number(page.text('.drawn-model .price').replace(/\D/g, ''))).toBe(price / 100)
    expect(page.links('.drawn-model a')).toEqual(['/product/topas-6'])
    expect(page.texts('.drawn-model a')).toEqual(['Подробнее о модели Топас 6'])
    const [plot = ''] = page.attributes('img[alt^="Разрез участка"]', 'src')
    expect((await shop.get(plot ?? '')).status).toBe(200)
    const media = page.attributes('link[rel="preload"][as="image"][href*="/plot"]', 'media')
    expect(media).toHaveLength(2)
    expect(media.every(Boolean)).toBe(true)
  })

  test('compares three bodies whose prices begin at real models', async () => {
    const products: { name: string; price: number | null }[] = await (await shop.get('/api/products')).json()
    const prices = (await read('/')).texts('.body-card .price')
    expect(prices).toHaveLength(3)
    for (const text of prices) {
      const [, rubles, name] = /^от ([\d ]+)₽ ?(.+), с установкой(?: \+ .+)?$/.exec(text) ?? []
      const product = products.find((one) => one.name === name)
      expect(product?.price, text).toBe(Number(rubles?.replace(/\D/g, '')) * 100)
    }
  })

  test('has four services, six works and the ways to all of them', async () => {
    const page = await read('/')
    expect(page.links('.home-services li a')).toEqual(Array(4).fill('/services'))
    expect(page.links('#projects article a')).toEqual([1, 2, 3, 4, 5, 6].map((id) => `/projects/${id}`))
    expect(page.texts('#projects a[href="/projects"]')).toEqual(['Все объекты'])
  })

  test('names its towns to who cannot see the map, and says a half star as a number', async () => {
    const page = await read('/')
    const names = [
      ...page.attributes('.district [role="img"]', 'aria-label'),
      ...page.texts('.district svg title'),
      ...page.attributes('.district img', 'alt'),
    ]
    expect(names.join()).toMatch(/восемь городов/)
    expect(page.texts('.towns li').map((town) => town.replace(/ около.*/, ''))).toEqual([
      'Мытищи',
      'Щёлково',
      'Балашиха',
      'Пушкино',
      'Ивантеевка',
      'Фрязино',
      'Ногинск',
      'Сергиев Посад',
    ])
    expect(page.texts('.review .stars')).toEqual(['Оценка 5 из 5', 'Оценка 5 из 5', 'Оценка 4,5 из 5'])
    expect(page.texts('.review time')).toEqual([
      expect.stringMatching(/^\d\d\.05\.2023$/),
      expect.stringMatching(/^\d\d\.06\.2023$/),
      expect.stringMatching(/^\d\d\.07\.2023$/),
    ])
  })

  test('says to who has no scripts whom to call, beside the first questions of the wizard', async () => {
    const page = await read('/')
    expect(page.text('#product-wizard')).toContain('Сколько человек живёт в доме?')
    expect(page.text('#product-wizard')).toContain('Без JavaScript расчёт не работает')
    expect(page.links('#product-wizard .note--scriptless a').join()).toMatch(/tel:\+7/)
  })
})

describe('Every page', () => {
  test('ends with services, manufacturers, legal texts and whose it is', async () => {
    const page = await read('/takoi-stranicy-net')
    expect(page.links('footer a')).toContain('/services')
    expect(page.texts('footer a')).toEqual(
      expect.arrayContaining([
        'Топас',
        'Евролос',
        'Био-С',
        'Политика конфиденциальности',
        'Договор оферты',
        'Карта сайта',
      ]),
    )
    expect(page.text('footer')).toMatch(/ИНН\s\d{10}/)
  })

  test('has icons that lead to pages, a search that is a form, and a call and a chat in its floating button', async () => {
    const page = await read('/takoi-stranicy-net')
    expect(page.links('header a')).toEqual(expect.arrayContaining(['/cart', '/compare']))
    expect(page.attributes('header search form', 'action')).toContain('/search')
    expect(page.links('.fab a').join()).toMatch(/tel:\+7\d{10}.*wa\.me\/7\d{10}/)
  })

  test('at a wrong address says so and leads on', async () => {
    const page = await read('/takoi-stranicy-net')
    expect([page.status, page.text('title')]).toEqual([404, 'Страница не найдена'])
    expect(page.links('main a')).toEqual(
      expect.arrayContaining([
        '/catalog/topas',
        '/catalog/eurolos',
        '/catalog/bio-s',
        '/services',
        '/contact',
        '/faq',
      ]),
    )
    expect(page.texts('main a[href="/catalog/topas"]')).toEqual(['Станции Топас'])
  })
})
