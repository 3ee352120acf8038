import { describe, expect, test } from 'vitest'
import type { ChangeType, SkipReason } from '../../../../domain/price/bulk-price.ts'
import { formatDifference } from '../../../parts/product/difference.ts'
import {
  countPrices,
  describeChange,
  formatAction,
  formatLastBulk,
  formatScope,
  formatShare,
  formatUndone,
  type PreviewRow,
  remarkOf,
} from './price-text.ts'

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ')

/** A row of the preview; prices in rubles. */
function row(oldPrice: number | null, newPrice: number | null, more: Partial<PreviewRow> = {}): PreviewRow {
  const kopecks = (rubles: number | null) => (rubles === null ? null : Math.round(rubles * 100))
  return {
    id: 1,
    name: 'Топас 5',
    manufacturerName: 'Топас',
    modelLine: null,
    skipped: null,
    oldPrice: kopecks(oldPrice),
    newPrice: kopecks(newPrice),
    installationPrice: 3_500_000,
    difference: oldPrice === null || newPrice === null ? null : kopecks(newPrice - oldPrice),
    ...more,
  }
}
const skippedRow = (skipped: SkipReason, more: Partial<PreviewRow> = {}) =>
  row(178_000, null, { skipped, ...more })

describe('Before anything happens, a sentence says', () => {
  test.each([
    ['Топас', 'Топас-С', 'цены линейки', 'цены станций линейки', 'Топас-С'],
    ['Топас', null, 'цены производителя', 'цены станций производителя', 'Топас'],
    [null, null, 'все цены каталога', 'цены всех станций каталога', null],
  ])(
    'whose prices are meant: manufacturer %s, line %s',
    (manufacturer, modelLine, expected, ofStations, name) => {
      const whose = { manufacturer, modelLine }
      expect(formatScope({ ...whose, isStation: false })).toEqual({ text: expected, name })
      expect(formatScope({ ...whose, isStation: true })).toEqual({ text: ofStations, name })
    },
  )

  test.each<[string, ChangeType, string, string]>([
    ['5', 'percentage', 'выше на 5 %', 'Чтобы снизить, поставьте минус: −5. Новые цены округлим до рубля.'],
    [
      '+2,5',
      'percentage',
      'выше на 2,5 %',
      'Чтобы снизить, поставьте минус: −2,5. Новые цены округлим до рубля.',
    ],
    ['−3', 'percentage', 'ниже на 3 %', 'Чтобы повысить, уберите минус: 3. Новые цены округлим до рубля.'],
    ['-1500', 'fixed', 'ниже на 1 500 ₽', 'Чтобы повысить, уберите минус: 1 500.'],
    ['1 500', 'fixed', 'выше на 1 500 ₽', 'Чтобы снизить, поставьте минус: −1 500.'],
    ['0', 'fixed', 'такими же', 'Введите число больше или меньше нуля.'],
  ])('what «%s» (%s) does to them', (text, type, change, hint) => {
    const expected = describeChange({ text, type, roundTo: 1 })
    expect([plain(expected?.change), plain(expected?.hint)]).toEqual([change, hint])
  })

  test('and to what new prices are rounded', () => {
    expect(plain(describeChange({ text: '5', type: 'percentage', roundTo: 100 })?.hint)).toMatch(
      /округлим до 100 ₽\.$/,
    )
    expect(plain(describeChange({ text: '5', type: 'fixed', roundTo: 500 })?.hint)).toMatch(
      /округлим до 500 ₽\.$/,
    )
  })

  test.each(['', ' ', '-', 'пять', '5 процентов'])('nothing about «%s», which is no number', (text) => {
    expect(describeChange({ text, type: 'percentage', roundTo: 1 })).toBeNull()
    expect(formatAction(3, text, 'percentage')).toBeNull()
  })
})

test.each<[number, string, ChangeType, string]>([
  [34, '5', 'percentage', 'Повысить 34 цены на 5 %'],
  [1, '+2,5', 'percentage', 'Повысить 1 цену на 2,5 %'],
  [6, '-1500', 'fixed', 'Снизить 6 цен на 1 500 ₽'],
])('the confirmation of %d prices and «%s» (%s) asks «%s?»', (count, text, type, expected) => {
  expect(plain(formatAction(count, text, type))).toBe(expected)
})

test.each([
  [890_000, '+8 900 ₽'],
  [-890_000, '−8 900 ₽'],
  [0, '0 ₽'],
])('a difference of %d kopecks carries its sign', (kopecks, expected) => {
  expect(plain(formatDifference(kopecks))).toBe(expected)
})

test.each([
  [10_000_000, 10_500_000, '+5 %'],
  [22_040_000, 19_990_000, '−9,3 %'],
  [0, 100, null],
  [10_000_000, 10_000_100, null],
  [null, 100, null],
])('from %s to %d is a share of the old price', (from, to, expected) => {
  expect(plain(formatShare(from, to)) ?? null).toBe(expected)
})

describe('A row is marked', () => {
  test.each<[string, PreviewRow, string, boolean]>([
    ['without a price', skippedRow('noPrice', { oldPrice: null }), 'Нет цены — пропустим', false],
    ['below zero', skippedRow('belowZero'), 'Цена станет меньше нуля — пропустим', false],
    [
      'below installation',
      skippedRow('belowInstallation'),
      'Меньше цены монтажа (35 000 ₽) — пропустим',
      false,
    ],
    ['too dear', skippedRow('tooLarge'), 'Слишком большая цена — пропустим', false],
    ['unchanged', skippedRow('unchanged'), 'Цена не изменится', false],
    ['free', row(100, 0), 'Цена станет нулевой', true],
    ['more than doubled', row(100, 201), 'Дороже больше чем вдвое', true],
    ['less than half', row(100, 49), 'Дешевле больше чем вдвое', true],
    ['with kopecks', row(100, 100.5), 'В цене появятся копейки', true],
    ['the station alone', row(100, 105, { installationPrice: null }), 'Цена без монтажа', false],
  ])('%s', (_case, given, text, isWarning) => {
    const remark = remarkOf(given)
    expect([plain(remark?.text), remark?.isWarning]).toEqual([text, isWarning])
  })

  test('not at all when there is nothing to say', () => {
    expect(remarkOf(row(178_000, 186_900))).toBeNull()
    expect([remarkOf(row(100, 200)), remarkOf(row(100, 50))]).toEqual([null, null])
  })
})

test('prices are counted as people count them', () => {
  expect([1, 2, 5, 21].map(countPrices)).toEqual(['1 цену', '2 цены', '5 цен', '21 цену'])
  expect([1, 3, 17].map(formatLastBulk)).toEqual(['Изменена 1 цена.', 'Изменены 3 цены.', 'Изменено 17 цен.'])
})

test('what was taken back is counted, what was left is named', () => {
  const left = [
    { id: 1, name: 'Топас 5' },
    { id: 2, name: 'Топас 6' },
  ]
  expect(formatUndone({ restored: 17, left: [] })).toBe('Прежние цены возвращены: 17 товаров.')
  expect(formatUndone({ restored: 1, left })).toBe(
    'Прежняя цена возвращена: 1 товар. Эти цены с тех пор изменили, они остались как есть: Топас 5, Топас 6.',
  )
  expect(formatUndone({ restored: 0, left })).toMatch(/^Ни одна цена не изменена\./)
})
