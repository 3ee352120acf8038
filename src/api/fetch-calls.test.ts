import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readConflict } from './conflict.ts'
import { ApiError } from './error.ts'
import { fetchTransport } from './fetch-transport.ts'
import { ifMatch } from './if-match.ts'
import { createStaffApi } from './staff.ts'

const fetched = vi.fn<typeof fetch>()
const api = createStaffApi(fetchTransport)
const sent = () => {
  const [address, { method, body, credentials } = {}] = fetched.mock.lastCall ?? []
  return { call: `${method} ${String(address)}`, body, credentials }
}

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json([]))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

describe('A call', () => {
  test('that reads has its parameters in the address, without those that nobody named', async () => {
    await api.products.list({ search: 'топас & ко', manufacturer: undefined })
    expect(sent()).toEqual({
      call: `GET /api/products?${new URLSearchParams({ search: 'топас & ко' })}`,
      body: undefined,
      credentials: 'include',
    })
    await api.products.list({})
    expect(sent().call).toBe('GET /api/products')
  })

  test('has what is part of the path there, whatever signs it contains', async () => {
    await api.faq.category({ slug: 'вода/грунт?' })
    expect(sent().call).toBe(`GET /api/faq/categories/${encodeURIComponent('вода/грунт?')}`)
  })

  test('that writes has the rest in its body, with what is cleared', async () => {
    await api.adminProducts.update({ key: 5, price: null })
    expect(sent()).toMatchObject({ call: 'PATCH /api/products/5', body: '{"price":null}' })
    await api.adminProducts.update({ key: 5 })
    expect(sent()).toMatchObject({ call: 'PATCH /api/products/5', body: '{}' })
    await api.session.logout()
    expect(sent()).toMatchObject({ call: 'POST /api/admin/logout', body: undefined })
  })

  test('without a response is said to have none; one that was called off is no error of the server', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(api.settings.get()).rejects.toEqual(new ApiError(0, 'нет связи с сервером', null))
    const given = new AbortController()
    given.abort()
    await expect(api.settings.get(undefined, { signal: given.signal })).rejects.toBeInstanceOf(TypeError)
  })

  test('that gives nothing back gives undefined', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }))
    expect(await api.adminBlogPosts.remove({ id: 5 })).toBeUndefined()
  })

  test('over a version names it; the answer to another version holds the present record and who changed it', async () => {
    const refusal = {
      message: 'Изменили',
      current: { id: 5, version: 8 },
      changedBy: 'Мария',
      changedAt: '2026-11-24',
    }
    fetched.mockResolvedValue(Response.json(refusal, { status: 409 }))
    const refused = await api.adminBlogPosts.remove({ id: 5 }, ifMatch(7)).catch((error: unknown) => error)
    const [, { headers } = {}] = fetched.mock.lastCall ?? []
    expect(headers).toMatchObject({ 'If-Match': '"7"' })
    const { message: _message, ...conflict } = refusal
    expect(readConflict(refused)).toEqual(conflict)
    expect(ifMatch(undefined)).toEqual({})
  })

  test('refused for anything else is no conflict of versions', () => {
    const isConflict = (status: number, body: string) =>
      readConflict(new ApiError(status, body, null)) !== null
    expect(isConflict(409, '{"message":"Такой slug уже используется"}')).toBe(false)
    expect(isConflict(409, '<html>')).toBe(false)
    expect(isConflict(400, '{"current":{"version":8}}')).toBe(false)
    expect(readConflict(new Error('нет'))).toBeNull()
  })
})
