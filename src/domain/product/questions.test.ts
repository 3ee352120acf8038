import { createStation } from '@septic-shop/plot/station.fixture.ts'
import { expect, test } from 'vitest'
import seeded from '../../../content/seed/faq.json' with { type: 'json' }
import { asksOfPump, suitsProduct } from './questions.ts'

const questions = seeded.categories.flatMap(({ items }) => items)
const installed = {
  price: 17_000_000,
  installationPrice: 3_500_000,
  needsElectricity: true,
  station: createStation(),
}
const pumped = { ...installed, station: createStation({ discharge: 'pump' }) }
const asked = (product: typeof installed | object) =>
  questions.filter((item) => suitsProduct(item, { ...installed, ...product }))

test('a station with its price split is asked about everything', () => {
  expect(asked({})).toEqual(questions)
  expect(asked({ needsElectricity: null })).toEqual(questions)
})

test.each([{ installationPrice: null }, { price: null, installationPrice: null }])(
  'a price without installation, %j, is never asked what installation includes',
  (prices) => {
    const left = asked(prices).map(({ question }) => question)
    expect(left).not.toContain('Что входит в цену «с установкой»?')
    expect(left).toContain('Как и когда платить?')
  },
)

const written = (question: string, answer: string) =>
  suitsProduct({ question, answer }, { ...installed, installationPrice: null })

test.each([
  'На карточке стоит цена «с установкой», отдельно монтаж не считаем.',
  'Зависит от грунта. Станция с установкой стоит от 150 000 ₽.',
  'От 150 тыс. руб. с установкой.',
  'Стоимость под ключ назовём после выезда.',
  'Обычный монтаж входит в цену.',
  'В цену уже входит установка.',
])('nor what installation costs, where the answer tells of a price that includes it: %s', (answer) => {
  expect(written('Сколько стоит монтаж?', answer)).toBe(false)
  expect(suitsProduct({ question: 'Сколько стоит монтаж?', answer }, installed)).toBe(true)
})

test.each([
  ['Сколько стоит монтаж?', 'От 35 000 ₽, точную сумму называет инженер.'],
  ['Когда лучше ставить?', 'С установкой не стоит тянуть до заморозков. Цены зимой те же.'],
  ['Сколько стоит доставка?', 'По области доставка входит в цену. Монтаж считаем отдельно.'],
])('a question that says nothing of a price with installation stays: %s %s', (question, answer) => {
  expect(written(question, answer)).toBe(true)
})

test('a septic tank without current is told nothing of compressors, cables and cut power', () => {
  const left = asked({ needsElectricity: false })
  expect(left.length).toBeGreaterThan(3)
  for (const { question, answer } of left)
    expect(`${question} ${answer}`).not.toMatch(/электричеств|компрессор|стабилизатор/i)
})

test('who buys a pump reads when it is needed', () => {
  const ofPump = (product: typeof installed) =>
    questions.filter((item) => asksOfPump(item, product)).map(({ question }) => question)
  expect(ofPump(pumped)).toContain('Когда нужен принудительный выброс («Пр»), а когда хватит самотёка?')
  expect(ofPump(installed)).toEqual([])
})
