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
  ['тел. 8 (495) 123-45-67, ООО «Новый завод»', null],
  ['Отдел продаж 8 (495) 123-45-67', null],
  ['Заводская производительность', words('Заводская производительность')],
])('the row «%s» names %j', (text, expected) => {
  const found = readUnknownGroup(text)
  expect(found && { series: found.series, isMaker: found.isMaker }).toEqual(expected)
})

test.each([
  'Гарантия производителя 5 лет',
  'Гарантия завода 3 года',
  'Гарантия от ООО «Новый завод»',
  'Самовывоз с завода',
  'Доставка с завода бесплатно',
  'Напрямую с завода',
  'Новинка от производителя!',
  'НОВИНКА ОТ ПРОИЗВОДИТЕЛЯ!',
  'Монтаж выполняет наша компания',
  'Монтаж силами компании',
  'Производитель оставляет за собой право вносить изменения в конструкцию',
  'Производитель «Эко» оставляет за собой право вносить изменения',
  'При заказе от 2 штук компания дарит насос',
  'Страна-производитель: Россия',
  'Производство: Россия',
  'Собственное производство',
  'Наш завод',
  'Модельный ряд завода',
  'Трубы, фитинги и тд',
])('the remark «%s» names no group', (text) => {
  expect(readUnknownGroup(text)).toBeNull()
})

test.each([
  ['Изготовитель: ООО «Новый завод»', maker('Новый завод')],
  ['Продукция ООО «Новый завод»', maker('Новый завод')],
  ['II. ООО «Новый завод»', maker('Новый завод')],
  ['Завод «Эколайн»', maker('Эколайн')],
  ['Завод-изготовитель: Эколайн', maker('Эколайн')],
  ['I. Станции Эколайн', words('Эколайн')],
  ['Очистные сооружения «Эколайн»', words('Эколайн')],
  ['Продукция Эколайн', words('Эколайн')],
  ['Топас «Люкс»', words('Топас Люкс')],
  ['Группа компаний «Эколайн»', maker('Эколайн')],
  ['Производство: Эколайн', maker('Эколайн')],
  ['Поставщик – Эколайн, г. Тверь', maker('Эколайн')],
  ['Продукция компании Эколайн', maker('Эколайн')],
  ['Станции производства компании Эколайн', maker('Эколайн')],
  ['Станции производства Эколайн', words('Эколайн')],
  ['Производство станций Эколайн', maker('Эколайн')],
  ['Завод пластиковых изделий Эколайн', maker('Завод Эколайн')],
  ['КОМПАНИЯ ЭКОЛАЙН', maker('ЭКОЛАЙН')],
  ['ООО  «ТД  Эколайн»', maker('Эколайн')],
  ['ТД Эколайн', maker('Эколайн')],
  ['ООО «Эко Монтаж», доставка бесплатно', maker('Эко Монтаж')],
  ['ООО «Заказ Сервис»', maker('Заказ Сервис')],
  ['Тверской завод пластиковых изделий', maker(null)],
  ['Другие производители', maker(null)],
])('words around the name are no part of it: «%s» names %j', (text, expected) => {
  const found = readUnknownGroup(text)
  expect(found && { series: found.series, isMaker: found.isMaker }).toEqual(expected)
})

test.each([
  ['ООО «Эко-Лайн» 170000 г. Тверь', maker('Эко-Лайн')],
  ['ООО «Новый завод», тел. 8 (495) 123-45-67', maker('Новый завод')],
  ['ООО «Новый завод», 8 (495) 123-45-67', maker('Новый завод')],
  ['ООО «Новый завод», ИНН 7701234567', maker('Новый завод')],
  ['ООО Эколайн, info@example.ru', maker('Эколайн')],
  ['Ёмкости Эколайн 10 000 л', words(null)],
  ['Ёмкости Эколайн 10 000-20 000 л', words(null)],
  ['Станции Эколайн 2025 - 2026', words(null)],
  ['Станции Эколайн 2025-2026', words(null)],
])('numbers and contacts hide no name: «%s» names %j', (text, expected) => {
  const found = readUnknownGroup(text)
  expect(found && { series: found.series, isMaker: found.isMaker }).toEqual(expected)
})

const makers = createMakerNames([
  { id: 1, name: 'Топас', slug: 'topas', aliases: [] },
  { id: 2, name: 'Эталон', slug: 'etalon', aliases: [] },
])
/** What a list of groups («= …») and models leads to; a model is `+` for one of the shop. */
function followed(...rows: string[]) {
  const groups = createGroups({ findSeries: () => null, makerOf: makers.findIn }, makers)
  for (const row of rows) {
    if (row.startsWith('= ')) groups.note(row.slice(2))
    else groups.noteRow(row.startsWith('+') ? 1 : undefined, makers.findIn(row))
  }
  return groups.current()
}
function follow(...rows: string[]) {
  const { makerId, doubtful } = followed(...rows)
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

test.each([
  [['= Эталон', 'Био 8', '= ООО «Новый завод»', '= Серия Люкс'], 'ООО «Новый завод»'],
  [['= Топас', '+Топас 5', '= ООО «Новый завод»', '= Серия Люкс'], 'ООО «Новый завод»'],
  [['= Топас', '+Топас 5', '= ООО «Новый завод»', '= ООО «Эко»'], 'ООО «Эко»'],
  [
    ['= Топас', '+Топас 5', '= ООО «Новый завод»', '= Станции глубокой очистки Новый Город'],
    'Станции глубокой очистки Новый Город',
  ],
])('the doubt of a maker goes on below its series: %j', (rows, doubt) => {
  const { doubtful } = followed(...rows)
  expect(doubtful).toMatchObject({ name: doubt, isMaker: true })
})
