import { describe, expect, test } from 'vitest'
import { findRecordField } from '../../../contract/records/record-fields.ts'
import { formatPercent, formatValue, toLines } from './change-values.ts'

const NOW = Date.parse('2026-11-24T09:00:00Z')

describe('A value as people read it', () => {
  test.each([
    ['products', 'price', 22_292_000, '222 920 ₽'],
    ['products', 'weight', 290, '290 кг'],
    ['products', 'productivity', 1.15, '1,15 м³/сут'],
    ['products', 'isPopular', true, 'Да'],
    ['products', 'body', 'cylinder', 'Круглый'],
    ['products', 'unpublishAt', '2026-12-31T20:59:00+00:00', '31 декабря в 23:59'],
    ['projects', 'completedAt', '2024-05-31T00:00:00.000Z', '31 мая 2024 г.'],
    ['products', 'categoryId', 5, '#5'],
    ['products', 'price', null, 'не было'],
    ['settings', 'leadHandling', 'both', 'На сайт и в мессенджер'],
    ['users', 'role', 'manager', 'Менеджер'],
    ['inquiries', 'status', 'processing', 'В обработке'],
  ])('%s.%s: %j is «%s»', (entity, name, value, expected) => {
    const field = findRecordField(entity, name)
    expect(field && formatValue(field, value, NOW).replaceAll('\u00a0', ' ')).toBe(expected)
  })

  test.each([
    [
      'settings',
      'hours',
      { fri: ['09:00', '19:00'], mon: ['09:00', '18:00'], sun: null },
      ['Понедельник: 09:00–18:00', 'Пятница: 09:00–19:00', 'Воскресенье: нет'],
    ],
    ['system', 'ids', [1234, 5], ['1234', '5']],
    ['settings', 'messengers', [{ kind: 'vk', value: 'septik' }], ['ВКонтакте, septik']],
    [
      'products',
      'technicalSpecs',
      { tankMaterial: 'Полипропилен', Цвет: true },
      ['Материал ёмкости: Полипропилен', 'Цвет: Да'],
    ],
    [
      'products',
      'sources',
      { price: { text: 'Прайс', date: '2026-11-20' } },
      ['Цена с установкой: Прайс, 2026-11-20'],
    ],
    ['products', 'livingTypes', ['weekend'], ['По выходным (дача)']],
    ['projects', 'challenges', [1234], ['1 234']],
  ])('%s.%s: %j line by line', (entity, name, value, expected) => {
    const field = findRecordField(entity, name)
    const lines = field && toLines(field, value)
    expect(lines?.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(expected)
  })

  test('what the program tells of a field of a record is that field, and of nothing else', () => {
    expect(findRecordField('system', 'products.price')).toBe(findRecordField('products', 'price'))
    for (const name of ['products.constructor', 'nothing.price', 'system.products.price.more', '.price'])
      expect(findRecordField('system', name)).toBeNull()
    expect(findRecordField('posts', 'products.price')).toBeNull()
  })

  test('a price has its change in percent, a new one none', () => {
    expect(formatPercent(22_292_000, 22_650_000)).toBe('+1,6\u00a0%')
    expect(formatPercent(100, 50)).toBe('−50\u00a0%')
    expect(formatPercent(null, 100)).toBeNull()
    expect(formatPercent(100_000_000, 100_000_001)).toBeNull()
  })

  test('a name that every object has is no field', () => {
    expect(findRecordField('products', 'constructor')).toBeNull()
    expect(findRecordField('toString', 'name')).toBeNull()
  })
})
