import { ContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { generateDocument } from '../src/server/platform/http/documentation/api-document.ts'
import { ACCESS, calls } from './support/access-table.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()

test.each(calls)('$name is open to whom the access table says', ({ name, procedure }) => {
  expect(procedure).toBeInstanceOf(ContractProcedure)
  expect(procedure['~orpc'].meta.access).toBe(ACCESS[name])
})

test('the access table has no line of a call that is gone', () => {
  const names = new Set(calls.map(({ name }) => name))
  expect(Object.keys(ACCESS).filter((name) => !names.has(name))).toEqual([])
})

test('the document is OpenAPI 3.1 with every endpoint, and people can read it', async () => {
  const document = await generateDocument()
  expect(document.openapi).toMatch(/^3\.1/)
  const described = Object.values(document.paths ?? {}).flatMap((item) => Object.keys(item ?? {}))
  expect(described).toHaveLength(calls.length)
  const response = await shop.get('/api/openapi.json')
  expect((await response.json()).openapi).toBe(document.openapi)
  const page = await (await shop.get('/api/docs')).text()
  expect(page).toContain('POST /api/inquiries/contact')
  expect(page).not.toContain('<script')
})

test('an unknown call is a JSON 404 in Russian', async () => {
  const response = await shop.get('/api/nothing')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ message: 'Не найдено' })
})
