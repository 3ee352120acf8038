import { expect, test } from 'vitest'
import { z } from 'zod'
import { defaultMessage } from './default-messages.ts'

const saidOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: defaultMessage }).error?.issues.map(({ message }) => message)

test.each<[string, z.ZodType, unknown, string]>([
  ['a list for a text', z.string(), ['а'], 'Нужен текст'],
  ['nothing for a number', z.number(), undefined, 'Нужно число'],
  ['a broken number', z.int(), 1.5, 'Нужно целое число'],
  ['a word for yes or no', z.boolean(), 'ага', 'Нужно «да» или «нет»: true или false'],
  ['a number for a list', z.array(z.string()), 7, 'Нужен список'],
  ['a text for an object', z.object({}), 'а', 'Нужен объект с полями'],
  ['a long text', z.string().max(21), 'а'.repeat(22), 'Не длиннее 21 символа'],
  ['a short text', z.string().min(2), 'а', 'Не короче 2 символов'],
  ['a long list', z.array(z.int()).max(5), [1, 2, 3, 4, 5, 6], 'Не больше 5 элементов'],
  ['a large number', z.number().max(10), 11, 'Не больше 10'],
  ['a number that has to be more', z.number().positive(), 0, 'Должно быть больше 0'],
  ['another word', z.enum(['asc', 'desc']), 'up', 'Можно только: asc, desc'],
  ['a strange field', z.strictObject({}), { a: 1 }, 'Лишние поля: a'],
  ['no address', z.email(), 'а', 'Это не адрес электронной почты'],
  ['a shape of letters', z.string().regex(/^[a-z]+$/), 'Я', 'Неверный формат'],
  ['neither of two', z.union([z.string(), z.number()]), true, 'Неверное значение'],
])('%s', (_, schema, value, message) => {
  expect(saidOf(schema, value)).toEqual([message])
})
