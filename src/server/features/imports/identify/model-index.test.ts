import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createModelIndex } from './model-index.ts'
import { createMakerNames } from './model-key.ts'
import { createGroups } from './price-groups.ts'
import { findNamed, isService, readVariants } from './row-names.ts'

const makers = createMakerNames([
  { id: 1, name: 'Топас', slug: 'topas', aliases: ['Тополь-Эко'] },
  { id: 2, name: 'Евролос', slug: 'eurolos', aliases: ['evrolos'] },
])
const SERIES = ['Топас', 'Топас-С', 'Евролос Био', 'Евролос Про']
const ENDS = ['4', '4 Пр', '5', '5 Пр', '5 Лонг', '5 Лонг Пр', '15', '8 Лонг Пр Ус']
const models = SERIES.flatMap((modelLine, line) =>
  ENDS.map((end, at) => ({
    id: line * 100 + at,
    slug: `slug-${line}-${at}`,
    name: `${modelLine} ${end}`,
    model: `${modelLine} ${end}`,
    modelLine,
    variant: null,
    manufacturerId: modelLine.startsWith('Топас') ? 1 : 2,
    version: 1,
    published: true,
  })),
)
const index = createModelIndex(models, makers)
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name)

const toLatin = (text: string) =>
  [...text]
    .map((letter) => 'abvgdezijklmnoprstufhcy'[[...'абвгдезийклмнопрстуфхцы'].indexOf(letter)] ?? letter)
    .join('')
const spelling = fc.record({
  model: fc.constantFrom(...models),
  kind: fc.constantFrom('', 'Станция ', 'Септик ', 'Установка биологической очистки '),
  gap: fc.constantFrom(' ', '-', '_', '\u00a0', '  '),
  latin: fc.boolean(),
  upper: fc.boolean(),
  after: fc.constantFrom('', '.', ', самотёк', ' (стандарт)'),
})

test('a model in any letters, case and separators, with its kind before, is itself and no other', () => {
  fc.assert(
    fc.property(spelling, ({ model, kind, gap, latin, upper, after }) => {
      const spelled = model.name.replaceAll(/[ -]/g, gap).toLowerCase()
      const lettered = latin ? toLatin(spelled) : spelled
      const isVaried = /[А-Я][а-я]+$/.test(model.name) && after !== '.'
      const text = kind + (upper ? lettered.toUpperCase() : lettered) + (isVaried ? '' : after)
      expect(names(index.find(text, model.manufacturerId))).toEqual([model.name])
    }),
  )
})

test('the end of a name under a group is of its series or of none', () => {
  const bare = fc.tuple(
    fc.integer({ min: 1, max: 20 }),
    fc.constantFrom('', ' Пр', ' Лонг', ' Ус', ' Пр Лонг'),
  )
  fc.assert(
    fc.property(fc.constantFrom(...SERIES, 'Новая'), bare, (series, [size, end]) => {
      const groups = createGroups(index, makers)
      groups.note(`Станции ${series}`)
      const { makerId, ...around } = groups.current()
      const found = findNamed(index, size + end, makerId, { ...around, ownVariants: readVariants('') })
      const known = models.filter((one) => one.modelLine === series && one.name === `${series} ${size}${end}`)
      expect(names(found)).toEqual(
        end === ' Пр Лонг' ? names(index.find(`${series} ${size} Лонг Пр`, null)) : names(known),
      )
    }),
  )
})

test.each([
  ['Станции ТОПАС', 'Топас', 1],
  ['Серия «Топас-С»', 'Топас-С', 1],
  ['TOPAS-S', 'Топас-С', 1],
  ['Канализация для дома Топас с насосом', 'Топас', 1],
  ['Топас-С Люкс', 'Топас-С Люкс', 1],
  ['Тополь-Эко', null, 1],
  ['Юнилос Астра', 'Юнилос Астра', null],
  ['Топас и Топас-С', null, 1],
  ['Цены с НДС', null, null],
  ['Станции на 5 человек', null, null],
])('the group «%s» begins names with «%s»', (text, series, makerId) => {
  const groups = createGroups(index, makers)
  groups.note(text)
  expect(groups.current()).toMatchObject({ series, makerId })
})

test.each([
  ['Топаз 5', 'Топас 5'],
  ['Топас 5 для дачи', 'Топас 5'],
  ['Крышка для Топас-С 5 Пр', 'Топас-С 5 Пр'],
  ['Топас 15 Ус', null],
  ['Топас 77', null],
  ['Новая 5 Пр', null],
  ['Топас-Люкс 5 Пр', null],
  ['Насос С 5', null],
  ['Насос', null],
])('«%s» is like «%s»', (text, name) => {
  expect(index.findLike(text, 1)?.name ?? null).toBe(name)
})

test.each([
  [['Доставка до 50 км'], true],
  [['', 'Скидка 10%'], true],
  [['Шеф-монтаж'], true],
  [['Пуско-наладочные работы'], true],
  [['Установка станции'], true],
  [['Установка Топас 5'], false],
  [['Топас 5', 'Доставка и монтаж включены'], false],
  [['Монтажный комплект'], false],
  [['', ''], false],
])('%j is a service: %s', (texts, expected) => {
  expect(isService(texts)).toBe(expected)
})
