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
