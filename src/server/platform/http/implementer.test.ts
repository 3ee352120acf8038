import { call } from '@orpc/server'
import { describe, expect, test, vi } from 'vitest'
import { captureLog, quietLog } from '../../../../tests/support/log.ts'
import { recordChannels } from '../../../../tests/support/recorded-channels.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { AppError } from '../../app-error.ts'
import { createPublishedCatalogue } from '../../features/catalogue/published-catalogue.service.ts'
import { toldInquiries } from '../../features/inquiries/reminders/told-inquiries.service.ts'
import { createSecrets } from '../../secrets.ts'
import { connect } from '../db/database.ts'
import { CallRepeated } from '../db/repeatable-call.ts'
import { VersionConflict } from '../db/versioned.ts'
import { createFolderStore } from '../files/folder-store.ts'
import type { ApiContext } from './api-context.ts'
import { api } from './implementer.ts'

const { db } = connect({ host: '/nonexistent' }, quietLog())
const staff = (role: 'manager' | 'admin') => ({ id: 5, username: 'anna', fullName: null, role })

/** The context of a call, with what was counted and how often cached content was dropped. */
function openContext(actor: CurrentUser | null, own: Partial<ApiContext> = {}) {
  const countCall = vi.fn<ApiContext['countCall']>()
  const contentChanged = vi.fn<ApiContext['contentChanged']>()
  const context: ApiContext = {
    db,
    log: quietLog(),
    actor,
    unsecured: null,
    address: '10.0.0.1',
    userAgent: null,
    countableAddress: null,
    idempotencyKey: null,
    ifMatch: null,
    ifNoneMatch: null,
    describeConflict: async (conflict) => conflict,
    answerRepeat: async (_call, kept) => kept,
    countCall,
    contentChanged,
    catalogue: createPublishedCatalogue(db, { version: {} }),
    robotsGate: {
      read: async () => ({ total: 0, done: 0, isClosed: false, items: [] }),
      readFor: async () => ({ total: 0, done: 0, isClosed: false, items: [] }),
      isClosed: async () => false,
    },
    uploads: { files: createFolderStore('/nonexistent'), inTurn: (work) => work() },
    searchProducts: async () => [],
    readSearchTexts: () => Promise.reject(new Error('no texts')),
    toldInquiries,
    accountMail: { isOn: async () => false, sendsNow: async () => false, queue: async () => undefined },
    device: { known: null, set: () => undefined },
    settingsChanged: async () => undefined,
    textsChanged: async () => undefined,
    renderMarkdown: async () => '',
    productsGone: async () => undefined,
    inSearchSlot: (work) => work(),
    inTextSearchSlot: (work) => work(),
    photos: { files: createFolderStore('/nonexistent'), inTurn: (work) => work() },
    inquirySecret: null,
    spoolPath: () => '/nonexistent/file',
    backupPlaces: { dataDir: '/nonexistent' },
    secrets: createSecrets({ dataDir: '/nonexistent' }),
    channels: recordChannels([]),
    origin: 'http://shop.test',
    notFoundCounter: { flush: async () => undefined },
    publicUrl: undefined,
    status: { read: async () => ({ checks: [] }), listErrors: async () => [] },
    session: { secret: null, set: () => undefined },
    setHeader: () => undefined,
    ...own,
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

  test('with the reason why its body was, also of one without any', async () => {
    const bodyRefusal = new AppError('CONTENT_TOO_LARGE', 'Слишком много')
    const { context } = openContext(null, { bodyRefusal })
    await expect(call(listProducts, {}, { context })).rejects.toBe(bodyRefusal)
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

describe('A call that may be sent several times', () => {
  const anna = staff('manager')
  const create = (own: Partial<ApiContext>, work: (context: ApiContext) => unknown, name = 'Топас') => {
    const { context } = openContext(anna, own)
    const handler = api.adminManufacturers.create.handler((given) => work(given.context) as never)
    return call(handler, { name, slug: 'topas' }, { context, path: ['adminManufacturers', 'create'] })
  }
  const maker = {
    id: 7,
    name: 'Топас',
    slug: 'topas',
    aliases: [],
    order: 1,
    version: 1,
    description: null,
    logoUrl: null,
    website: null,
    country: null,
    color: null,
    warrantyText: null,
  }
  const seen: ApiContext['repeatable'][] = []
  const note = ({ repeatable }: ApiContext) => {
    seen.push(repeatable)
    return maker
  }

  test('is known by who sends what under which key, and only with a key', async () => {
    seen.length = 0
    for (const [idempotencyKey, name] of [['a'], ['a'], ['b'], ['a', 'Ветер'], [null]] as const)
      await create({ idempotencyKey }, note, name)
    const [first, again, otherKey, otherInput, without] = seen
    expect(first).toEqual({
      actorId: 5,
      call: 'adminManufacturers.create',
      isClaimed: false,
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(again).toEqual(first)
    expect(new Set([first, otherKey, otherInput].map((one) => one?.key)).size).toBe(3)
    expect(without).toBeUndefined()
  })

  test('that was done before is answered from what is kept of it', async () => {
    const answerRepeat = vi.fn(async () => maker)
    const answer = await create({ idempotencyKey: 'a', answerRepeat }, () => {
      throw new CallRepeated({ id: 7 })
    })
    expect(answer).toMatchObject({ id: 7, name: 'Топас' })
    expect(answerRepeat).toHaveBeenCalledWith('adminManufacturers.create', { id: 7 })
  })

  test('is answered also where its answer cannot be kept, which is logged by its name', async () => {
    const { log, text } = captureLog()
    const done = create({ idempotencyKey: 'a', log }, ({ repeatable }) => {
      if (repeatable) repeatable.isClaimed = true
      return maker
    })
    expect(await done).toMatchObject({ id: 7 })
    expect(text()).toMatch(/adminManufacturers\.create.*ответ сделанного действия не сохранён/)
  })

  test('over an older version hears who changed the record', async () => {
    const conflict = new VersionConflict({ entity: 'manufacturers', id: 7, version: 1 })
    const described = new Error('Мария изменила')
    const describeConflict = async (one: unknown) => (one === conflict ? described : one) as never
    const failed = create({ describeConflict }, () => {
      throw conflict
    })
    await expect(failed).rejects.toBe(described)
  })
})
