import { call } from '@orpc/server'
import { describe, expect, test, vi } from 'vitest'
import { quietLog } from '../../../tests/support/log.ts'
import { recordChannels } from '../../../tests/support/recorded-channels.ts'
import type { CurrentUser } from '../../contract/session.ts'
import { createPublishedCatalogue } from '../catalogue/published-catalogue.service.ts'
import { connect } from '../db/database.ts'
import { createSecrets } from '../secrets.ts'
import { type ApiContext, api } from './implementer.ts'

const { db } = connect({ host: '/nonexistent' }, quietLog())
const staff = (role: 'manager' | 'admin') => ({ id: 5, username: 'anna', fullName: null, role })

/** The context of a call, with what was counted and how often cached content was dropped. */
function openContext(actor: CurrentUser | null) {
  const countCall = vi.fn<ApiContext['countCall']>()
  const contentChanged = vi.fn<ApiContext['contentChanged']>()
  const context: ApiContext = {
    ...{
      db,
      log: quietLog(),
      actor,
      address: '10.0.0.1',
      countableAddress: null,
      idempotencyKey: null,
      ifMatch: null,
      ifNoneMatch: null,
      describeConflict: async (conflict) => conflict,
      answerRepeat: async (_call, kept) => kept,
      countCall,
      contentChanged,
      catalogue: createPublishedCatalogue(db, { version: {} }),
    },
    ...{ uploads: { folder: '/nonexistent', inTurn: (work) => work() }, inSearchSlot: (work) => work() },
    inTextSearchSlot: (work) => work(),
    ...{
      photos: { folder: '/nonexistent', inTurn: (work) => work() },
      inquirySecret: null,
      backupPlaces: { dataDir: '/nonexistent' },
      secrets: createSecrets({ dataDir: '/nonexistent' }),
      channels: recordChannels([]),
      origin: 'http://shop.test',
      status: { read: async () => ({ checks: [] }), listErrors: async () => [] },
    },
    ...{ session: { secret: null, set: () => undefined }, setHeader: () => undefined },
  }
  return { context, countCall, contentChanged }
}

/** A failure of PostgreSQL as Drizzle passes it on. */
const violation = (constraint: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('violates'), { constraint }) })

const listProducts = api.products.list.handler(() => [])
const listUsers = api.adminUsers.list.handler(() => [])

describe('A call is counted', () => {
  const path = ['products', 'list']

  test('once where it lists, and as a search too where it looks for words', async () => {
    const { context, countCall } = openContext(null)
    await call(listProducts, { manufacturer: 'topas' }, { context, path })
    expect(countCall.mock.calls).toEqual([['products.list', expect.objectContaining({ access: 'anyone' })]])
    countCall.mockClear()
    await call(listProducts, { search: 'топас' }, { context, path })
    expect(countCall.mock.calls.slice(1)).toEqual([['products.list search', { perMinute: 600 }]])
  })

  test('not as a search where searches have no limit', async () => {
    const { context, countCall } = openContext(staff('manager'))
    const listInquiries = api.adminInquiries.list.handler(() => {
      throw new Error('counted')
    })
    await expect(call(listInquiries, { search: 'Иван' }, { context, path })).rejects.toThrow('counted')
    expect(countCall).toHaveBeenCalledTimes(1)
  })
})

describe('A call is refused', () => {
  test('to nobody known and to managers where only admins may, before it is counted', async () => {
    for (const [actor, kind, message] of [
      [null, 'UNAUTHORIZED', 'Войдите, чтобы продолжить'],
      [staff('manager'), 'FORBIDDEN', 'Недостаточно прав'],
    ] as const) {
      const { context, countCall } = openContext(actor)
      await expect(call(listUsers, undefined, { context })).rejects.toMatchObject({ kind, message })
      expect(countCall).not.toHaveBeenCalled()
    }
    expect(await call(listUsers, undefined, { context: openContext(staff('admin')).context })).toEqual([])
  })

  test('with characters that cannot be stored', async () => {
    await expect(
      call(listProducts, { search: 'то\0пас' }, { context: openContext(null).context }),
    ).rejects.toMatchObject({ kind: 'BAD_REQUEST', message: 'Запрос содержит недопустимые символы' })
  })
})

describe('A save', () => {
  const save = (error: Error) => {
    const { context, contentChanged } = openContext(staff('manager'))
    const update = api.adminProducts.update.handler(() => {
      throw error
    })
    return { saved: call(update, { key: 1, name: 'Топас 5' }, { context }), contentChanged }
  }

  test('that names a manufacturer who is gone says so', async () => {
    const { saved } = save(violation('products_manufacturer_id_manufacturers_id_fk'))
    await expect(saved).rejects.toMatchObject({ kind: 'BAD_REQUEST', message: 'Такого производителя нет' })
  })

  test('that failed drops the cached pages too, and says why as it is', async () => {
    const error = new Error('the connection is lost')
    const { saved, contentChanged } = save(error)
    await expect(saved).rejects.toBe(error)
    expect(contentChanged).toHaveBeenCalledTimes(1)
  })

  test('drops them, a read does not', async () => {
    const { context, contentChanged } = openContext(null)
    await call(listProducts, {}, { context })
    expect(contentChanged).not.toHaveBeenCalled()
  })
})
