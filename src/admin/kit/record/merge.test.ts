import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareEdits, isSameValue, mergeEdits, type Side } from './merge.ts'

interface Values {
  name: string | null
  price: string
  isNew: boolean
  rows: { id: number; text: string }[]
}
const base: Values = { name: 'Топас 5', price: '100', isNew: false, rows: [{ id: 1, text: 'Тихая' }] }

describe('Two edits of one record', () => {
  test('the order of keys within a value says nothing, that of rows does', () => {
    const hours = { mon: ['09:00', '19:00'], fri: null }
    expect(isSameValue(hours, { fri: null, mon: ['09:00', '19:00'] })).toBe(true)
    expect(isSameValue([hours], [{ fri: null, mon: ['19:00', '09:00'] }])).toBe(false)
  })

  test.each<[string, Partial<Values>, Partial<Values>, object, Partial<Values>]>([
    ['nothing was changed', {}, {}, { collisions: [], mine: [], theirs: [] }, {}],
    ['only I changed', { price: '120' }, {}, { mine: ['price'] }, { price: '120' }],
    ['only they changed', {}, { isNew: true }, { theirs: ['isNew'] }, { isNew: true }],
    [
      'each changed another field',
      { price: '120' },
      { isNew: true },
      { collisions: [], mine: ['price'], theirs: ['isNew'] },
      { price: '120', isNew: true },
    ],
    [
      'both changed one: mine, until one is chosen',
      { price: '120' },
      { price: '110' },
      { collisions: ['price'] },
      { price: '120' },
    ],
    [
      'both changed one to the same',
      { price: '120' },
      { price: '120' },
      { collisions: [], mine: [], theirs: [] },
      { price: '120' },
    ],
    [
      'I cleared what they changed',
      { name: '' },
      { name: 'Топас 6' },
      { collisions: ['name'] },
      { name: '' },
    ],
    ['rows differ only in their ids', { rows: [{ id: 9, text: 'Тихая' }] }, {}, { mine: [] }, {}],
    [
      'a row was added',
      { rows: [...base.rows, { id: 2, text: 'Новая' }] },
      {},
      { mine: ['rows'] },
      { rows: [...base.rows, { id: 2, text: 'Новая' }] },
    ],
  ])('%s', (_case, mine, theirs, compared, merged) => {
    const edits = [
      { ...base, ...mine },
      { ...base, ...theirs },
    ] as const
    expect(compareEdits(base, ...edits)).toMatchObject(compared)
    expect(mergeEdits(base, ...edits)).toEqual({ ...base, ...merged })
  })

  test('of which theirs was chosen for a field: theirs', () => {
    const choices = new Map([['price', 'theirs']] as const)
    const mine = { ...base, price: '120', name: 'Моё' }
    expect(mergeEdits(base, mine, { ...base, price: '110' }, { choices })).toEqual({ ...mine, price: '110' })
  })
})

describe('Fields that go together', () => {
  const from = { host: 'a', password: '', count: 1, note: '' }
  const group = { label: 'Сервер', names: ['host', 'password', 'count'], secrets: new Map() }
  const groups = [group]

  test('collide wherever both changed any of them, also where only the number of a secret tells', () => {
    const edits = [from, { ...from, password: 'мой', note: 'моё' }, { ...from, count: 2 }] as const
    expect(compareEdits(...edits, groups)).toEqual({ collisions: ['host'], mine: ['note'], theirs: [] })
    const choices = new Map([['host', 'theirs']] as const)
    expect(mergeEdits(...edits, { choices, groups })).toEqual({ ...from, count: 2, note: 'моё' })
    expect(mergeEdits(...edits, { groups })).toEqual(edits[1])
  })

  test('are one side alone while the other left them', () => {
    const edits = [from, { ...from, note: 'моё' }, { ...from, host: 'b', count: 2 }] as const
    expect(compareEdits(...edits, groups)).toEqual({ collisions: [], mine: ['note'], theirs: ['host'] })
    expect(mergeEdits(...edits, { groups })).toEqual({ ...edits[2], note: 'моё' })
  })
})

describe('Whatever was typed', () => {
  const value = fc.oneof(
    fc.constantFrom('', 'а', 'б', null, true, false),
    fc.string(),
    fc.integer(),
    fc.array(fc.record({ id: fc.nat(), text: fc.constantFrom('а', 'б') }), { maxLength: 2 }),
  )
  const names = ['a', 'b', 'c', 'd'] as const
  const edit = fc.record(Object.fromEntries(names.map((name) => [name, value])))
  const side = fc.constantFrom<Side>('mine', 'theirs')
  const choices = fc.array(fc.tuple(fc.constantFrom<string>(...names), side)).map((pairs) => new Map(pairs))

  test('nothing typed is lost, unless theirs was chosen for its field', () => {
    fc.assert(
      fc.property(edit, edit, edit, choices, (from, mine, theirs, chosen) => {
        const merged = mergeEdits(from, mine, theirs, { choices: chosen })
        const isTheirs = (name: string) =>
          chosen.get(name) === 'theirs' && !isSameValue(from[name], theirs[name])
        return names.every(
          (name) =>
            isSameValue(from[name], mine[name]) || isTheirs(name) || isSameValue(merged[name], mine[name]),
        )
      }),
    )
  })

  test('what I left alone is theirs', () => {
    fc.assert(
      fc.property(edit, edit, edit, choices, (from, mine, theirs, chosen) => {
        const merged = mergeEdits(from, mine, theirs, { choices: chosen })
        return names.every((name) => !isSameValue(from[name], mine[name]) || merged[name] === theirs[name])
      }),
    )
  })

  test('each field is in one group at most, and in none when all agree', () => {
    fc.assert(
      fc.property(edit, edit, edit, (from, mine, theirs) => {
        const groups = Object.values(compareEdits(from, mine, theirs)).flat()
        const isEqual = (name: string) => isSameValue(mine[name], theirs[name])
        return new Set(groups).size === groups.length && groups.every((name) => !isEqual(name))
      }),
    )
  })
})
