import { expect, test } from 'vitest'
import { blocksOf } from './blocks.ts'
import { hasUnfinished, toRead, withoutUnfinished } from './drafted-values.ts'

const service = {
  title: 'Дренаж',
  drawing: 'drainage',
  description: 'Отводим воду.',
  details: ['Труба'],
  ask: 'Спросить',
}
const parts = blocksOf('services')
const stored = { 'start:title': 'Услуги', 'list:services': [{ ...service, title: 'Как было' }] }
const finishedOf = (changed: object) =>
  withoutUnfinished(parts, { changed: { ...changed }, stored, removed: new Map() })

test.each([
  ['a text that is filled', { 'start:title': 'Работы' }, { 'start:title': 'Работы' }],
  ['a text that is emptied is as it is stored', { 'start:title': ' ' }, { 'start:title': 'Услуги' }],
  ['rows that are filled', { 'list:services': [service] }, { 'list:services': [service] }],
  [
    'a row without one of its texts, and one without a choice',
    { 'list:services': [service, { ...service, ask: '' }, { ...service, drawing: '' }] },
    { 'list:services': [service] },
  ],
  [
    'empty lines',
    {
      'list:services': [
        { ...service, details: ['Труба', ' ', ''] },
        { ...service, details: [''] },
      ],
    },
    { 'list:services': [service] },
  ],
  [
    'what may be empty in a row',
    { 'list:services': [{ ...service, picture: '' }] },
    { 'list:services': [{ ...service, picture: '' }] },
  ],
  [
    'rows of which too few are filled',
    { 'list:services': [{ ...service, title: '' }] },
    { 'list:services': stored['list:services'] },
  ],
  ['a field that the page does not have', { 'start:other': '' }, { 'start:other': '' }],
])('what of the form is finished: %s', (_what, changed, finished) => {
  expect(finishedOf(changed)).toEqual(finished)
})

const drain = { ...service, title: 'Дренаж', description: 'Отводим воду.' }
const well = { ...service, title: 'Колодец', description: 'Копаем.' }
const pump = { ...service, title: 'Насос', description: 'Ставим.' }
const added = { ...service, title: 'Новая', description: '', details: ['Щебень'], ask: '' }
const blank = { title: '', drawing: '', description: '', details: [], ask: '' }

/** What of these rows the draft gets, which has three. */
const finishedAfter = (rows: readonly object[], removed: (typeof drain)[]) =>
  withoutUnfinished(parts, {
    changed: { 'list:services': rows },
    stored: { 'list:services': [drain, well, pump] },
    removed: new Map([['list:services', removed]]),
  })

test.each([
  ['an edited row', [drain, { ...well, title: '' }, pump], [drain, well, pump]],
  ['a row whose lines are all emptied', [drain, { ...well, details: [' ', ''] }, pump], [drain, well, pump]],
  ['a row of which nothing is left', [drain, blank, pump], [drain, well, pump]],
  [
    'an edited row beside one that is finished',
    [{ ...drain, title: 'Отвод воды' }, { ...well, description: '' }, pump],
    [{ ...drain, title: 'Отвод воды' }, well, pump],
  ],
  ['two edited rows', [{ ...drain, description: ' ' }, well, { ...pump, title: '' }], [drain, well, pump]],
  ['an added row', [drain, well, pump, added], [drain, well, pump]],
  ['an added row beside an edited one', [drain, well, { ...pump, title: '' }, added], [drain, well, pump]],
  ['a moved row', [pump, drain, { ...well, title: '' }], [pump, drain, well]],
  ['a row that took the place of a moved one', [{ ...well, title: '' }, drain, pump], [well, drain, pump]],
  ['a row above which one was removed', [{ ...well, title: '' }, pump], [well, pump]],
  ['a row below which one was removed', [drain, { ...well, description: '' }], [drain, well]],
  ['an added row after another was removed', [well, pump, blank], [well, pump]],
])('a row that is not finished is as it is stored: %s', (_what, rows, finished) => {
  expect(finishedAfter(rows, [])).toEqual({ 'list:services': finished })
})

test.each([
  ['a blank one in its place', [drain, well, blank], [pump], [drain, well]],
  ['one in its place that has something of it', [drain, well, { ...pump, title: '' }], [pump], [drain, well]],
  ['in the middle', [drain, blank, pump], [well], [drain, pump]],
  ['of two, a blank one in the place of the first', [blank, well], [drain, pump], [well]],
  ['edited before', [drain, well, blank], [{ ...pump, title: 'Насосы' }], [drain, well]],
  ['a row beside it is typed anew', [drain, { ...well, title: '' }, blank], [pump], [drain, well]],
  ['removed and saved long ago', [drain, blank, pump], [{ ...added, ask: 'Другое' }], [drain, well, pump]],
  ['added and removed again', [drain, blank, pump], [blank], [drain, well, pump]],
])('a row that was removed stays so: %s', (_what, rows, removed, finished) => {
  expect(finishedAfter(rows, removed)).toEqual({ 'list:services': finished })
})

test.each([
  ['a text that is filled', { 'start:title': 'Работы' }, false],
  ['a text that is emptied', { 'start:title': ' ' }, true],
  ['rows that are filled', { 'list:services': [drain, { ...well, picture: '' }] }, false],
  ['a row without one of its texts', { 'list:services': [drain, { ...well, ask: '' }] }, true],
  ['a row without lines', { 'list:services': [drain, { ...well, details: [' '] }] }, true],
  ['an empty line among others', { 'list:services': [{ ...drain, details: ['Труба', ''] }] }, false],
  ['no rows where some must be', { 'list:services': [] }, true],
  ['a field that the page does not have', { 'start:other': '' }, false],
])('whether something is left to fill: %s', (_what, changed, is) => {
  expect(hasUnfinished(parts, { ...changed })).toBe(is)
})

test('texts that the page can do without may be empty', () => {
  const lead = { changed: { 'start:lead': '' }, stored: {}, removed: new Map() }
  expect(withoutUnfinished(blocksOf('home'), lead)).toEqual({ 'start:lead': '' })
})

test('what is chosen in a row is read by its name, a choice that is gone as it is stored', () => {
  const rows = [service, { ...service, drawing: 'gone' }]
  expect(toRead(parts, { 'list:services': rows, 'start:title': 'drainage' })).toEqual({
    'list:services': [
      { ...service, drawing: 'Дренаж' },
      { ...service, drawing: 'gone' },
    ],
    'start:title': 'drainage',
  })
})
