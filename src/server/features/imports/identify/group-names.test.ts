import { expect, test } from 'vitest'
import { readUnknownGroup } from './group-names.ts'
import { createMakerNames } from './model-key.ts'
import { createGroups } from './price-groups.ts'

const maker = (series: string | null) => ({ series, isMaker: true })
const words = (series: string | null) => ({ series, isMaker: false })

test.each([
  ['ООО «Новый завод» (г. Тверь)', maker('Новый завод')],
  ['ООО Новый завод', maker('Новый завод')],
  ['Производитель: ООО "Эко-Лайн", г. Тверь, ул. Мира, 5', maker('Эко-Лайн')],
  ['Завод №1 в городе Тверь', maker(null)],
  ['Продукция ООО «Новый завод» на 2026 год', maker('Новый завод')],
  ['2. Новый завод', maker('Новый завод')],
  ['АСТРА', words('АСТРА')],
  ['3. Станции Эколайн (5 моделей)', words('Эколайн')],
  ['Станции глубокой биологической очистки «Эколайн»', words('Эколайн')],
  ['Станции глубокой биологической очистки EcoLine', words(null)],
  ['Станции очистки Новый Город Тверь 2026', words(null)],
  ['Станции глубокой биологической очистки сточных вод', null],
  ['Установки на 5 человек', null],
  ['Септики', null],
  ['Цены с НДС', null],
  ['Цены ООО «Новый завод» действуют с 01.02.2026', null],
  ['ООО «Новый завод», тел. 8 (495) 123-45-67', null],
  ['Заводская производительность', words('Заводская производительность')],
])('the row «%s» names %j', (text, expected) => {
  const found = readUnknownGroup(text)
  expect(found && { series: found.series, isMaker: found.isMaker }).toEqual(expected)
})

const makers = createMakerNames([
  { id: 1, name: 'Топас', slug: 'topas', aliases: [] },
  { id: 2, name: 'Эталон', slug: 'etalon', aliases: [] },
])
/** What a list of groups («= …») and models leads to; a model is `+` for one of the shop. */
function follow(...rows: string[]) {
  const groups = createGroups({ findSeries: () => null, makerOf: makers.findIn }, makers)
  for (const row of rows) {
    if (row.startsWith('= ')) groups.note(row.slice(2))
    else groups.noteRow(row.startsWith('+') ? 1 : undefined, makers.findIn(row))
  }
  const { makerId, doubtful } = groups.current()
  return { makerId, doubt: doubtful?.name ?? null }
}

test.each([
  ['a long row of a maker', ['= Топас', '+Топас 5', '= ООО «Новый завод» (г. Тверь)'], true],
  ['long words with a name', ['= Топас', '+Топас 5', '= Станции глубокой очистки Новый Город'], true],
  ['long words without one', ['= Топас', '+Топас 5', '= Станции глубокой очистки сточных вод'], false],
  ['a new maker, whose models name it', ['= Эталон', 'Эталон 5', 'Эталон 8', '= Новый'], true],
  ['a new maker, whose models do not', ['= Эталон', 'Эталон 5', 'Био 8', '= Новый'], false],
  ['a new maker without a model', ['= Эталон', '= Новый'], false],
  ['another maker that says so', ['= Эталон', 'Био 8', '= ООО «Новый завод»'], true],
  ['a series of it, then a maker', ['= Эталон', '= Био', 'Био 8', '= Компания Новый город'], true],
  ['its own company above all', ['= Эталон', '= ООО «Эталон-Пром-Плюс»'], false],
])('an unknown group is doubted: %s', (_name, rows, isDoubted) => {
  expect(follow(...rows).doubt !== null).toBe(isDoubted)
})

test('the doubt ends with a maker that the shop has', () => {
  const rows = ['= Топас', '+Топас 5', '= ООО «Новый завод»', 'Био 8', '= Эталон']
  expect(follow(...rows)).toEqual({ makerId: 2, doubt: null })
})
