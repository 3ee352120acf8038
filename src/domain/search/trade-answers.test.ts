import { expect, test } from 'vitest'
import { applyFilters, fitFilters, parseFilters } from '../catalogue/filters.ts'
import { priceRangeOf } from '../catalogue/price-range.ts'
import { ANSWER_WORDS } from './answer-words.fixture.ts'
import { findTradeAnswers } from './trade-answers.ts'

const model = (name: string, price: number | null, users: number, installationPrice: number | null = 1) => ({
  name,
  price,
  users,
  installationPrice,
  maxResidents: null,
})
const topas = model('Топас 5', 22_292_000, 5)
const eco = model('Эко 5', 7_305_500, 5, null)
const larger = model('Топас 8', 26_000_000, 8)
const models = [topas, eco, model('Био-С 5', null, 5), larger]
const answersIn = (query: string, offered: Parameters<typeof findTradeAnswers>[1]) =>
  findTradeAnswers(query, offered, ANSWER_WORDS)
const answersTo = (query: string) => answersIn(query, models)
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test.each([
  ['монтаж', '/services#installation'],
  ['сколько стоит установка', '/services#installation'],
  ['кольца', '/#product-wizard'],
  ['бетонных колец', '/#product-wizard'],
  ['Выгребная яма', '/#product-wizard'],
  ['яма', '/#product-wizard'],
  ['вместо ямы', '/#product-wizard'],
  ['в яме', '/#product-wizard'],
  ['с ямой', '/#product-wizard'],
  ['чистка ям', '/#product-wizard'],
  ['выгреб', '/#product-wizard'],
  ['бетонные кольца и яма', '/#product-wizard'],
  ['кессон', '/services#well'],
  ['кесон', '/services#well'],
  ['слив в канаву', '/#product-wizard'],
  ['водоотведение', '/#product-wizard'],
  ['рассрочка', '/contact'],
  ['адрес', '/contact'],
  ['Ваш адрес?', '/contact'],
  ['контакты', '/contact'],
  ['телефон', '/contact'],
  ['номер телефона', '/contact'],
  ['как проехать', '/contact'],
  ['как к вам доехать', '/contact'],
  ['схема проезда', '/contact'],
  ['где вы находитесь', '/contact'],
  ['график работы', '/contact'],
  ['часы работы', '/contact'],
  ['режим работы офиса', '/contact'],
  ['реквизиты', '/contact'],
  ['гарантия', '/terms#warranty'],
  ['гарантийный ремонт', '/terms#warranty'],
  ['канализация для дома 150 м2', '/#product-wizard'],
  ['дом 120 кв. м', '/#product-wizard'],
  ['150 квадратов', '/#product-wizard'],
  ['дом 150 метров', '/#product-wizard'],
  ['200 квадратных метров', '/#product-wizard'],
  ['10х12', '/#product-wizard'],
  ['дом 10x12', '/#product-wizard'],
  ['дом 10 на 12', '/#product-wizard'],
  ['8×9', '/#product-wizard'],
  ['глина', '/#product-wizard'],
  ['в глине', '/#product-wizard'],
  ['суглинок', '/#product-wizard'],
  ['торф', '/#product-wizard'],
  ['песок', '/#product-wizard'],
  ['на песке', '/#product-wizard'],
  ['песчаный грунт', '/#product-wizard'],
  ['супесь', '/#product-wizard'],
  ['супесчаный', '/#product-wizard'],
  ['насыпной грунт', '/#product-wizard'],
  ['скала', '/#product-wizard'],
  ['камень', '/#product-wizard'],
  ['каменистый участок', '/#product-wizard'],
  ['до 250 тыс', '/catalog?price=0-250000&sort=price_asc'],
  ['септик до 250 000 рублей', '/catalog?price=0-250000&sort=price_asc'],
  ['до 250к', '/catalog?price=0-250000&sort=price_asc'],
  ['не дороже 250 тыс', '/catalog?price=0-250000&sort=price_asc'],
  ['не больше 250 тысяч', '/catalog?price=0-250000&sort=price_asc'],
  ['дешевле 250000', '/catalog?price=0-250000&sort=price_asc'],
  ['в пределах 250 тысяч', '/catalog?price=0-250000&sort=price_asc'],
  ['за 250 тысяч', '/catalog?price=0-250000&sort=price_asc'],
  ['бюджет 250 тысяч', '/catalog?price=0-250000&sort=price_asc'],
  ['бюджет: 250 000 руб', '/catalog?price=0-250000&sort=price_asc'],
  ['бюджет до 250 000', '/catalog?price=0-250000&sort=price_asc'],
])('«%s» leads to %s', (query, url) => {
  expect(answersTo(query).map((answer) => answer.url)).toEqual([url])
})

test.each([
  '',
  'адресный датчик',
  'контактор',
  'режим работы станции',
  'проезд техники',
  'негарантийный',
  'топас 5',
  'до 5 человек',
  'до 10',
  'ямайка',
  'за 5 дней',
  'база 250000',
  'не дороже',
  'топас 10 на 10 человек',
  'евролос 5 на 4',
  'труба 110х50',
  'до дороги 150 метров',
  'труба 60 метров',
  '20 метров',
  '1,2х2,3',
  '150 квартир',
  'глинтвейн',
  'пескобетон',
  'скалка',
  'каменщик',
  'ямал',
  'кастрат',
  'пастрами',
  'топас 8 лонг',
  'катастрофа',
])('«%s» has no answer of its own', (query) => {
  expect(answersTo(query)).toEqual([])
})

test('a soil leads to the questions and claims no answer to them', () => {
  expect(answersTo('глина')).toEqual([
    {
      title: 'Подбор для участка, где глина',
      url: '/#product-wizard',
      excerpt: 'Подбор спросит о грунте и покажет станции, которые подойдут участку.',
    },
  ])
})

test.each([
  ['суглинок', 'суглинок'],
  ['песок', 'песок'],
  ['супесь', 'супесь'],
  ['торф', 'торф'],
  ['насыпной', 'насыпной грунт'],
  ['плывун', 'плывун'],
  ['скала', 'скала или камень'],
])('«%s» is called as the wizard calls it: %s', (query, name) => {
  expect(answersTo(query).map(({ title }) => title)).toEqual([`Подбор для участка, где ${name}`])
})

test.each([
  ['юнилос астра 5', 'На 5 человек у нас Эко 5 за 73 055 ₽ без монтажа, Топас 5 за 222 920 ₽.'],
  ['Астру 8', 'На 8 человек у нас Топас 8 за 260 000 ₽.'],
  ['unilos 5', 'На 5 человек у нас Эко 5 за 73 055 ₽ без монтажа, Топас 5 за 222 920 ₽.'],
  ['астра', 'Подбор по шести вопросам покажет, что из нашего подойдёт вместо неё.'],
  ['астра 40', 'Подбор по шести вопросам покажет, что из нашего подойдёт вместо неё.'],
])('«%s» is a maker that we do not sell: %s', (query, excerpt) => {
  const [answer] = answersTo(query)
  expect(answer?.title).toBe('Юнилос Астру мы не продаём')
  expect(plain(answer?.excerpt)).toBe(excerpt)
})

test.each([
  ['биодека 5', 'Станцию «Биодека» мы не продаём', 'На 5 человек'],
  ['волгарь', 'Станцию «Волгарь» мы не продаём', 'Подбор'],
  ['kolo vesi 8', 'Станцию «Kolo Vesi» мы не продаём', 'На 8 человек'],
  ['генезис', 'Станцию «Генезис» мы не продаём', 'Подбор'],
  ['аэробокс', 'Станцию «Аэробокс» мы не продаём', 'Подбор'],
  ['эколос', 'Станцию «Эколос» мы не продаём', 'Подбор'],
  ['септик танк 5', 'Септик «Танк» мы не продаём', 'Подбор'],
  ['станция тверь 5', 'Станцию «Тверь» мы не продаём', 'Подбор'],
  ['тверь 0,75п', 'Станцию «Тверь» мы не продаём', 'Подбор'],
  ['станция тверь', 'Станцию «Тверь» мы не продаём', 'Подбор'],
])('«%s»: %s', (query, title, start) => {
  const [answer] = answersTo(query)
  expect(answer?.title).toBe(title)
  expect(plain(answer?.excerpt)?.startsWith(start)).toBe(true)
})

test.each([
  'доставка в тверь',
  'в тверь 150 км',
  'топас 5 в твери',
  'топас 5 в тверь 5 км',
  'тверь',
  'тверская область',
  'танкер',
  'тополь-эко 5',
  'евролос эко 5',
])('«%s» is no maker that we do not sell', (query) => expect(answersTo(query)).toEqual([]))

test('a maker in the catalogue is never called one that we do not sell', () => {
  const own = [{ ...model('Пять', 20_000_000, 5), manufacturerName: 'Биодека' }, model('Астра 5', 1, 5)]
  expect(answersIn('биодека 5', own)).toEqual([])
  expect(answersIn('юнилос астра 5', own)).toEqual([])
})

test('a sum says how many models cost no more, and that none do', () => {
  const titles = ['до 250000', 'до 30000'].map((query) => plain(answersTo(query)[0]?.title))
  expect(titles).toEqual(['До 250 000 ₽: 2 модели', 'До 30 000 ₽ моделей нет'])
})

test('an answer offers nothing that is sold no more, and no price of another year', () => {
  const answersOf = (query: string, offered: Parameters<typeof findTradeAnswers>[1]) =>
    answersIn(query, offered).map(({ title, excerpt }) => plain(`${title}. ${excerpt}`))
  const over = models.map((one) => (one === eco ? { ...one, offer: { isOver: true } } : one))
  expect(answersOf('астра 5', over)).toEqual([
    'Юнилос Астру мы не продаём. На 5 человек у нас Топас 5 за 222 920 ₽.',
  ])
  expect(answersOf('до 250000', over)).toEqual(['До 250 000 ₽: 2 модели. Среди них Топас 5 за 222 920 ₽.'])
  const outdated = models.map((one) => (one === topas ? { ...one, priceOutdated: true } : one))
  expect(answersOf('астра 5', outdated)[0]).toContain('у нас Эко 5 за 73 055 ₽ без монтажа.')
  expect(answersOf('астра 5', [{ ...topas, priceOutdated: true }, larger])[0]).toContain('Подбор по шести')
})

test('a price is named with what the body adds to it', () => {
  const extras = '+\u00a0поле фильтрации — считаем отдельно'
  const low = models.map((one) => (one.name === 'Эко 5' ? { ...one, offer: { extras } } : one))
  expect(plain(answersIn('до 100 тыс', low)[0]?.excerpt)).toBe(
    'Среди них Эко 5 за 73 055 ₽ без монтажа + поле фильтрации — считаем отдельно.',
  )
})

test.each([
  ['до 222 920', 'До 225 000 ₽: 2 модели', '0-225000'],
  ['до 221000', 'До 225 000 ₽: 2 модели', '0-225000'],
  ['до 255 001 руб', 'До 260 000 ₽: все модели с известной ценой', null],
])('«%s» counts what the linked list shows: %s', (query, title, price) => {
  const [answer] = answersTo(query)
  expect(plain(answer?.title)).toBe(title)
  expect(answer?.url).toBe(`/catalog?${price === null ? '' : `price=${price}&`}sort=price_asc`)
  const listed = parseFilters(new URLSearchParams(answer?.url.replace(/^.*\?/, '')))
  const shown = applyFilters(models, fitFilters(listed, priceRangeOf(models), []))
  expect(shown.length).toBe(Number(/: (\d+)/.exec(title)?.[1] ?? models.length))
})

test.each(['до 999999999', 'до 1000000000', 'до 1 000 000 000 000', 'до 1000000000 тыс'])(
  '«%s» is no sum that the catalogue filters by',
  (query) => expect(answersTo(query)).toEqual([]),
)

test('where nothing is sold for a sum, no model is offered', () => {
  const over = models.map((one) => ({ ...one, offer: { isOver: true } }))
  expect(answersIn('до 250000', over)[0]).toMatchObject({ url: '/catalog' })
})

test('what an answer promises is said in the words of staff, and without a title not at all', () => {
  const words = { ...ANSWER_WORDS, paymentTitle: 'Рассрочка на полгода', warrantyTitle: '' }
  expect(findTradeAnswers('септик в рассрочку', [], words)).toEqual([
    { title: 'Рассрочка на полгода', url: '/contact', excerpt: 'О рассрочке' },
  ])
  expect(findTradeAnswers('гарантия', [], words)).toEqual([])
})
