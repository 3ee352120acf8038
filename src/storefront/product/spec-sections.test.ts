import { expect, test } from 'vitest'
import { createProduct } from '../../contract/product.fixture.ts'
import { toSpecSections } from './spec-sections.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** [heading, 'label: value', …] of each section. */
function read(known: Parameters<typeof createProduct>[0]) {
  return toSpecSections(createProduct(known)).map(({ title, rows }) => [
    title,
    ...rows.map(({ label, value }) => plain(`${label}: ${value}`)),
  ])
}

test('a visitor reads columns and known characteristics under their headings, in Russian', () => {
  const sections = read({
    maxResidents: 6,
    productivity: 1.15,
    batchDischarge: 250,
    dimensions: '1150 × 1170 × 2550 мм',
    warranty: '5 лет',
    technicalSpecs: { bodyMaterial: 'Полипропилен', serviceInterval: 'Раз в 4–6 месяцев' },
  })
  expect(sections).toEqual([
    ['Производительность', 'Жильцов: до 6', 'Очищает: 1,15 м³/сут', 'Залповый сброс: 250 л'],
    ['Корпус и монтаж', 'Размеры: 1150 × 1170 × 2550 мм', 'Материал корпуса: Полипропилен'],
    ['Эксплуатация', 'Обслуживание: Раз в 4–6 месяцев', 'Гарантия: 5 лет'],
  ])
})

test('what technicalSpecs repeats is said once, and the column is right', () => {
  const sections = read({
    powerConsumption: '1,5 кВт·ч/сут',
    technicalSpecs: { powerConsumption: '1,6 кВт·ч/сут' },
  })
  expect(sections).toEqual([['Эксплуатация', 'Расход электричества: 1,5 кВт·ч/сут']])
})

test('a characteristic of the staff’s own keeps its name; yes and no are words, money is money', () => {
  const sections = read({
    technicalSpecs: {
      'Цвет крышки': 'зелёный',
      'Утеплённая крышка': true,
      'Второй люк': false,
      'Стоимость сервиса': 850000,
    },
  })
  expect(sections).toEqual([
    [
      'Прочее',
      'Цвет крышки: зелёный',
      'Утеплённая крышка: Да',
      'Второй люк: Нет',
      'Стоимость сервиса: 8 500 ₽',
    ],
  ])
})

test('what a model is made for is read from its columns, in the words that it always had', () => {
  const known = { inletFrom: 810, inletTo: 1400, outlet: 450, needsElectricity: false } as const
  const station = { discharge: 'pump', variant: 'long', outletPressure: true } as const
  expect(read({ ...known, ...station, livingTypes: ['permanent', 'weekend'] })).toEqual([
    [
      'Корпус и монтаж',
      'Глубина подводящей трубы: 810–1400 мм',
      'Глубина отводящей трубы: 450 мм',
      'Отвод очищенной воды: Принудительно, насосом',
      'Насос для очищенной воды: Да',
    ],
    ['Эксплуатация', 'Нужно электричество: Нет'],
    [
      'Модель',
      'Исполнение: Удлинённая горловина, принудительный выброс',
      'Проживание: Постоянно, по выходным',
    ],
  ])
})

test.each([
  [{ discharge: 'gravity' }, 'Самотёком, с доочисткой в грунте', 'Самотёком, с доочисткой в грунте'],
  [{ discharge: 'gravity' }, 'По проекту', 'По проекту'],
  [{ discharge: null }, 'Насосом', 'Насосом'],
  [{ discharge: 'pump' }, 'Самотёком', 'Принудительно, насосом'],
  [{ discharge: 'pump' }, ' ', 'Принудительно, насосом'],
] as const)('of %j a text «%s» is read as «%s»: it may say more, never otherwise', (station, text, shown) => {
  expect(read({ ...station, technicalSpecs: { 'Отвод очищенной воды': text } })).toEqual([
    ['Корпус и монтаж', `Отвод очищенной воды: ${shown}`],
  ])
})

test('a word about the inlet is read until its depth is known', () => {
  const technicalSpecs = { 'Глубина подводящей трубы': 'Небольшая' }
  expect(read({ technicalSpecs })).toEqual([['Корпус и монтаж', 'Глубина подводящей трубы: Небольшая']])
  expect(read({ technicalSpecs, inletTo: 600 })).toEqual([
    ['Корпус и монтаж', 'Глубина подводящей трубы: до 600 мм'],
  ])
})

test('pictures, unknown values and the parts of the price are no characteristics', () => {
  const sections = read({
    price: 225_270_00,
    technicalSpecs: { images: ['/assets/a.jpg'], winterization: null, warranty: ' ', installationCost: 3.5 },
  })
  expect(sections).toEqual([])
})

test.each([
  [{ length: 1150, width: 1170, height: 2550 }, 'Размеры: 1150 × 1170 × 2550 мм'],
  [{ diameter: 1400, height: 2100 }, 'Размеры: Ø 1400 × 2100 мм'],
  [{ weight: 215 }, 'Масса: 215 кг'],
])('sizes kept as numbers %o are written as %s', (known, row) => {
  expect(read(known)).toEqual([['Корпус и монтаж', row]])
})
