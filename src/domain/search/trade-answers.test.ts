import { expect, test } from 'vitest'
import { findTradeAnswers } from './trade-answers.ts'

const model = (name: string, price: number | null, users: number, installationPrice: number | null = 1) => ({
  ...{ name, price, users, installationPrice, maxResidents: null },
})
const models = [
  model('Топас 5', 22_292_000, 5),
  model('Эко 5', 7_305_500, 5, null),
  model('Био-С 5', null, 5),
  model('Топас 8', 26_000_000, 8),
]
const answersTo = (query: string) => findTradeAnswers(query, models)
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test.each([
  ['монтаж', '/services#installation'],
  ['сколько стоит установка', '/services#installation'],
  ['кольца', '/#product-wizard'],
  ['бетонных колец', '/#product-wizard'],
  ['Выгребная яма', '/#product-wizard'],
  ['кессон', '/services#well'],
  ['кесон', '/services#well'],
  ['слив в канаву', '/#product-wizard'],
  ['водоотведение', '/#product-wizard'],
  ['рассрочка', '/contact'],
  ['канализация для дома 150 м2', '/#product-wizard'],
  ['дом 120 кв. м', '/#product-wizard'],
  ['глина', '/#product-wizard'],
  ['в глине', '/#product-wizard'],
  ['суглинок', '/#product-wizard'],
  ['торф', '/#product-wizard'],
  ['до 250 тыс', '/catalog?price=0-250000&sort=price_asc'],
  ['септик до 250 000 рублей', '/catalog?price=0-250000&sort=price_asc'],
  ['до 250к', '/catalog?price=0-250000&sort=price_asc'],
])('«%s» leads to %s', (query, url) => {
  expect(answersTo(query).map((answer) => answer.url)).toEqual([url])
})

test.each([
  '',
  'топас 5',
  'до 5 человек',
  'до 10',
  'ямайка',
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

test('a sum says how many models cost no more, and that none do', () => {
  const titles = ['до 250000', 'до 30000'].map((query) => plain(answersTo(query)[0]?.title))
  expect(titles).toEqual(['До 250 000 ₽: 2 модели', 'До 30 000 ₽ моделей нет'])
})
