import { expect, test } from 'vitest'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
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

test('the words of columns stand in the place of their texts, and a number has its note', () => {
  const product = createProduct({
    outlet: 450,
    needsElectricity: false,
    batchDischarge: 440,
    technicalSpecs: { 'Глубина подводящей трубы': 'Небольшая' },
    words: { 'Глубина подводящей трубы': 'до 600 мм', livingTypes: 'Постоянно, по выходным' },
    notes: { batchDischarge: 'В другом каталоге 210 л' },
  })
  const rows = toSpecSections(product).flatMap((group) => group.rows)
  expect(rows.map(({ label, value, note }) => [label, plain(value), note])).toEqual([
    ['Залповый сброс', '440 л', 'В другом каталоге 210 л'],
    ['Глубина подводящей трубы', 'до 600 мм', null],
    ['Глубина отводящей трубы', '450 мм', null],
    ['Нужно электричество', 'Нет', null],
    ['Проживание', 'Постоянно, по выходным', null],
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

test('parameters give names, units, headings and order; what staff keep out of the comparison is on the page', () => {
  const parameter = (key: string, place: number, more: object) => ({
    key,
    place,
    name: key,
    unit: null,
    group: null,
    isComparable: true,
    better: null,
    ...more,
  })
  const sections = read({
    batchDischarge: 250,
    weight: 120,
    specs: { batchDischarge: 250, noise: 38.5, weight: 120, lid: 'Сталь' },
    technicalSpecs: {
      noise: 38.5,
      lid: 'Сталь',
      'Цвет крышки': 'зелёный',
      'Отвод очищенной воды': 'Самотёком',
    },
    parameters: [
      parameter('noise', 0, { name: 'Шум', unit: 'дБ', group: 'Тишина', isComparable: false }),
      parameter('weight', 1, { name: 'Масса с крышкой', unit: 'кг', group: 'Корпус' }),
      parameter('batchDischarge', 2, { name: 'Залп', unit: 'л', group: 'Корпус' }),
      parameter('lid', 3, { name: 'Крышка' }),
    ],
  })
  expect(sections).toEqual([
    ['Корпус и монтаж', 'Отвод очищенной воды: Самотёком'],
    ['Тишина', 'Шум: 38,5 дБ'],
    ['Корпус', 'Масса с крышкой: 120 кг', 'Залп: 250 л'],
    ['Прочее', 'Крышка: Сталь', 'Цвет крышки: зелёный'],
  ])
})
