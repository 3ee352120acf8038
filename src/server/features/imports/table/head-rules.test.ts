import { expect, test } from 'vitest'
import { IMPORT_FIELDS, importHead } from '../../../../contract/catalogue/import-fields.ts'
import { readHead } from './head-rules.ts'

const parameters = [{ key: 'noise', name: 'Шум', unit: null }]
const fieldOf = (head: string) => {
  const meaning = readHead(head, parameters)
  return meaning ? meaning.field : meaning
}

test.each([
  ['Артикул', 'model'],
  ['Модель', 'model'],
  ['Наименование', 'name'],
  ['Наименование\nоборудования', 'name'],
  ['Производитель', 'manufacturer'],
  ['Product name', 'name'],
  ['productivity_m3_day', 'productivity'],
  ['price_with_install_rub', 'price'],
  ['price_before_rub', 'oldPrice'],
  ['install_rub', 'installationPrice'],
  ['Brand', 'manufacturer'],
  ['Цена', 'price'],
  ['Цена, руб. с НДС', 'price'],
  ['РРЦ', 'price'],
  ['Розничная цена, ₽', 'price'],
  ['Цена с монтажом', 'price'],
  ['Стоимость «под ключ»', 'price'],
  ['Price', 'price'],
  ['Монтаж', 'installationPrice'],
  ['Стоимость монтажа', 'installationPrice'],
  ['Цена установки, руб.', 'installationPrice'],
  ['Старая цена', 'oldPrice'],
  ['Кол-во пользователей', 'users'],
  ['Кол-во чел.', 'users'],
  ['Количество проживающих', 'users'],
  ['Производительность, м3/сут', 'productivity'],
  ['Производит., м³/сут', 'productivity'],
  ['Залповый сброс, л', 'batchDischarge'],
  ['Залп', 'batchDischarge'],
  ['Габариты ДхШхВ', 'dimensions'],
  ['Размеры, мм', 'dimensions'],
  ['Длина, мм', 'length'],
  ['Ширина', 'width'],
  ['Высота (м)', 'height'],
  ['Диаметр', 'diameter'],
  ['Вес, кг', 'weight'],
  ['Масса', 'weight'],
  ['Гарантия', 'warranty'],
  ['Наличие', 'availability'],
  ['Шум, дБ', undefined],
  ['Шум', 'specs.noise'],
  ['Параметр: noise', 'specs.noise'],
  ['Характеристика: Материал', 'technicalSpecs.Материал'],
  ['№ п/п', null],
  ['Цена опт', null],
  ['Дилерская цена', null],
  ['Стоимость доставки', null],
  ['Производительность м3/сут', 'productivity'],
  ['Завод-производитель', 'manufacturer'],
  ['Объём переработки, м3/сут', 'productivity'],
  ['Цена с НДС, руб.', 'price'],
  ['Кол-во условных пользователей', 'users'],
  ['Цена без монтажа', 'priceWithoutInstallation'],
  ['Цена станции, руб.', 'priceWithoutInstallation'],
  ['Стоимость оборудования', 'priceWithoutInstallation'],
  ['Цена без доставки и монтажа', 'priceWithoutInstallation'],
  ['Цена станции с монтажом', 'price'],
  ['Цена без доставки', 'price'],
  ['Дилерская цена без монтажа', null],
  ['Цена без НДС', null],
  ['Цена (без учёта НДС)', null],
  ['Цена, евро', null],
  ['Price, EUR', null],
  ['Цена, $', null],
  ['Цена, у.е.', null],
  ['Евролос, цена', 'price'],
  ['Примечание', undefined],
  ['', undefined],
])('the head «%s» means %s', (head, field) => {
  expect(fieldOf(head)).toBe(field)
})

test('every head of the export, and every name of a field, means that field', () => {
  for (const field of Object.keys(IMPORT_FIELDS)) {
    expect([fieldOf(importHead(field)), fieldOf(field)]).toEqual([field, field])
  }
})

test.each([
  [['Цена 2025', 'Цена 2026', 'Цена'], 'Цена 2026'],
  [['Цена с 01.03.2026', 'Цена с 01.12.2025'], 'Цена с 01.03.2026'],
  [['Цена с 01.01.2027', 'Цена с 01.03.2026'], 'Цена с 01.03.2026'],
  [['Цена с 01.01.2027', 'Цена до 31.12.2026'], 'Цена до 31.12.2026'],
  [['Цена до 01.03.2026', 'Цена с 01.03.2026'], 'Цена с 01.03.2026'],
  [['Цена 2026', 'РРЦ 2025', 'Под ключ 2024'], 'Под ключ 2024'],
])('of the prices %j the one that holds in June 2026 is taken', (heads, taken) => {
  const now = new Date('2026-06-15T12:00:00Z')
  const rankOf = (head: string) => readHead(head, [], now)?.rank ?? 0
  expect(heads.toSorted((a, b) => rankOf(b) - rankOf(a))[0]).toBe(taken)
})
