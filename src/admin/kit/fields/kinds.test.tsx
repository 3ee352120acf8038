// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type FieldsOf, readFields, writeFields } from './field.ts'
import { date, money, number, toggle, unseen } from './kinds.tsx'
import { list, longText, text } from './text-kinds.tsx'
import { typedSchema } from './typed-schema.ts'

interface Brigade {
  name: string
  phone?: string | null | undefined
  rate: number
  towns?: string[] | undefined
  rank?: number | null | undefined
  since?: string | null | undefined
  isActive: boolean
}

const fields: FieldsOf<Brigade> = {
  name: text({ isRequired: true }),
  phone: longText({ rows: 2, isNull: true }),
  rate: money(),
  towns: list(',', {}),
  rank: unseen(7),
  since: date(),
  isActive: toggle({ initial: false }),
}
const stored = {
  id: 1,
  name: 'Первая',
  phone: null,
  rate: 150_000,
  towns: ['Чехов', 'Серпухов'],
  rank: 2,
  since: '2024-05-30T21:00:00.000Z',
}

test('a new record begins with what its fields say, or with what is given for it', () => {
  const values = { name: '', phone: null, rate: '', towns: '', rank: 7, since: '', isActive: false }
  expect(readFields(fields, undefined)).toEqual(values)
  expect(readFields(fields, undefined, { rank: 9, phone: undefined })).toEqual({
    ...values,
    rank: 9,
    phone: undefined,
  })
})

test('a stored one is typed in rubles, days of Moscow and in one text a list, and sent as it was', () => {
  const values = readFields(fields, stored)
  expect(values).toEqual({
    name: 'Первая',
    phone: null,
    rate: '1500',
    towns: 'Чехов, Серпухов',
    rank: 2,
    since: '2024-05-31',
    isActive: false,
  })
  expect(writeFields(fields, values)).toMatchObject({
    rate: 150_000,
    towns: ['Чехов', 'Серпухов'],
    since: '2024-05-31',
  })
  expect(writeFields(fields, { since: '' })).toEqual({ since: null })
  expect(readFields(fields, { since: 'вчера' })).toMatchObject({ since: '' })
  expect(writeFields(fields, { towns: ' Клин,, ' })).toEqual({ towns: ['Клин'] })
})

test('the contract judges what is sent, and says it at the field; what cannot be sent has words of its own', () => {
  const contract = z.object({
    name: z.string().min(1, 'Как она называется?'),
    rate: z.int('Сколько стоит?'),
    towns: z.array(z.string().max(5, 'Длинное название')),
  })
  const wrong = (rate: string) =>
    typedSchema(contract, fields)
      .safeParse({ name: '', rate, towns: 'Клин, Серпухов' })
      .error?.issues.map(({ path, message }) => [path, message])
  const other = [['name'], 'Как она называется?']
  const towns = [['towns'], 'Длинное название']
  expect(wrong('')).toEqual([other, [['rate'], 'Сколько стоит?'], towns])
  expect(wrong('много')).toEqual([other, [['rate'], 'Введите цену в целых рублях'], towns])
  expect(wrong('90')).toEqual([other, towns])
})

test('the compiler refuses a field that is missing, of another kind, or left out though it is required', () => {
  const { name: _, ...nameless } = fields
  // @ts-expect-error: no name
  const missing: FieldsOf<Brigade> = nameless
  // @ts-expect-error: a number for a text
  const mistyped: FieldsOf<Brigade> = { ...fields, name: number() }
  // @ts-expect-error: a text for a number
  const wrong: FieldsOf<Brigade> = { ...fields, rank: text() }
  // @ts-expect-error: the contract wants a name
  const left: FieldsOf<Brigade> = { ...fields, name: null }
  const without: FieldsOf<Brigade> = { ...fields, phone: null }
  expect([missing, mistyped, wrong, left, without]).toHaveLength(5)
})
