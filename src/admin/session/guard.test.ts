import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ALL_RIGHTS } from '../../../tests/support/narrowed.ts'
import { ApiError } from '../../api/error.ts'
import { createStaffApi } from '../../api/staff.ts'
import type { Endpoint } from '../../contract/access.ts'
import type { CurrentUser } from '../../contract/session.ts'
import { minutes } from '../../lib/duration.ts'
import { currentToast, dismissToast } from '../../ui/toast/toast-store.ts'
import { createQueryClient } from '../query-client.ts'
import { createGuard } from './guard.ts'
import { setTurnedAway } from './turned-away.ts'

vi.mock('./turned-away.ts', { spy: true })

const admin: CurrentUser = { id: 1, username: 'admin', fullName: 'Анна', role: 'admin' }
const manager: CurrentUser = { id: 2, username: 'olga', fullName: 'Ольга', role: 'manager' }
const unauthorized = new ApiError(401, '', 'Войдите, чтобы продолжить')
const offline = new ApiError(0, '', null)

/** Responses of the session call in order; the last one is repeated. */
function openArea(...answers: (CurrentUser | ApiError)[]) {
  let calls = 0
  const transport = async (name: readonly [string, string], _row: Endpoint): Promise<unknown> => {
    if (name.join('.') !== 'session.me') throw new Error(`unexpected ${name.join('.')}`)
    const answer = answers[Math.min(calls, answers.length - 1)]
    calls += 1
    if (answer instanceof Error) throw answer
    return { user: answer }
  }
  const queries = createQueryClient(() => undefined)
  const guard = createGuard(createStaffApi(transport), queries)
  const visit = (loader: ReturnType<typeof guard.requireRole>) => async (address: string) => {
    const request = new Request(`http://shop.test${address}`)
    try {
      // These loaders only use the argument's request.
      return (await Reflect.apply(loader, null, [{ request }])) === null ? 'open' : 'odd'
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown
      return `→ ${thrown.headers.get('location')}`
    }
  }
  return {
    calls: () => calls,
    queries,
    anyone: visit(guard.requireRole(['admin', 'manager'])),
    admins: visit(guard.requireRole(['admin'])),
    prices: visit(guard.requireRole(['admin', 'manager'], ['prices'])),
    signIn: visit(guard.requireAnonymous),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  dismissToast()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('A screen', () => {
  test('opens to a role that may', async () => {
    expect(await openArea(manager).anyone('/admin/prices')).toBe('open')
    expect(await openArea(admin).admins('/admin/users')).toBe('open')
  })

  test('of admins leads a manager to the start, where it is said', async () => {
    const told = vi.mocked(setTurnedAway).mockClear()
    expect(await openArea(manager).anyone('/admin/prices')).toBe('open')
    expect(told).not.toHaveBeenCalled()
    expect(await openArea(manager).admins('/admin/settings')).toBe('→ /admin')
    expect(told).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('leads an admin without the second step that is demanded to his profile, and to nothing else', async () => {
    const demanded = { ...admin, secondFactorDemanded: true as const }
    expect(await openArea(demanded).admins('/admin/users?edit=2')).toBe(
      '→ /admin/profile?next=%2Fadmin%2Fusers%3Fedit%3D2',
    )
    expect(await openArea(demanded).anyone('/admin')).toBe('→ /admin/profile')
    expect(await openArea(demanded).anyone('/admin/profile?next=%2Fadmin%2Fusers')).toBe('open')
    const turnedOn = openArea(demanded, admin)
    expect(await turnedOn.anyone('/admin/prices')).toBe('→ /admin/profile?next=%2Fadmin%2Fprices')
    vi.advanceTimersByTime(minutes(1))
    expect(await turnedOn.anyone('/admin/prices')).toBe('open')
  })

  test('of a closed part leads a narrowed manager to where it is said', async () => {
    const rights = { ...ALL_RIGHTS, prices: false }
    expect(await openArea({ ...manager, rights }).prices('/admin/prices')).toBe('→ /admin/closed')
    expect(await openArea({ ...manager, rights }).anyone('/admin/products')).toBe('open')
    expect(await openArea({ ...admin, rights }).prices('/admin/prices')).toBe('open')
    expect(await openArea(manager).prices('/admin/prices')).toBe('open')
  })

  test('leads somebody without a session to the sign-in, and back afterwards', async () => {
    expect(await openArea(unauthorized).anyone('/admin/prices?tab=bulk')).toBe(
      '→ /admin/login?next=%2Fadmin%2Fprices%3Ftab%3Dbulk',
    )
    expect(await openArea(unauthorized).anyone('/admin')).toBe('→ /admin/login')
  })

  test('says in the log that nobody could be recognised, unless it is a plain 401', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    await openArea(unauthorized).anyone('/admin')
    expect(log).not.toHaveBeenCalled()
    expect(await openArea(offline).anyone('/admin')).toBe('→ /admin/login')
    expect(log).toHaveBeenCalledExactlyOnceWith('Ошибка получения данных пользователя', offline)
  })

  test('asks nobody when the document says that the browser brought no session; once', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: { session: 'none' } } })
    const area = openArea(manager)
    expect(await area.anyone('/admin')).toBe('→ /admin/login')
    expect(area.calls()).toBe(0)
    expect(await area.anyone('/admin')).toBe('open')
  })
})

describe('Somebody who moves between screens', () => {
  test('is asked for anew after a minute, not before', async () => {
    const area = openArea(manager)
    await area.anyone('/admin')
    vi.advanceTimersByTime(minutes(1) - 1)
    await area.anyone('/admin/prices')
    expect(area.calls()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(await area.anyone('/admin/faq')).toBe('open')
    expect(area.calls()).toBe(2)
  })

  test('has the role that the server knows by now', async () => {
    const area = openArea(admin, { ...admin, role: 'manager' })
    expect(await area.admins('/admin/users')).toBe('open')
    vi.advanceTimersByTime(minutes(1))
    expect(await area.admins('/admin/users')).toBe('→ /admin')
  })

  test('learns that the session has ended', async () => {
    const area = openArea(manager, unauthorized)
    await area.anyone('/admin')
    vi.advanceTimersByTime(minutes(1))
    expect(await area.anyone('/admin/prices')).toBe('→ /admin/login?next=%2Fadmin%2Fprices')
    expect(currentToast()).toMatchObject({ title: 'Сессия закончилась', tone: 'bad' })
  })

  test('stays signed in when the server does not answer', async () => {
    const area = openArea(manager, offline)
    await area.anyone('/admin')
    vi.advanceTimersByTime(minutes(1))
    expect(await area.anyone('/admin/prices')).toBe('open')
    expect(currentToast()).toBeNull()
  })
})

describe('The sign-in page', () => {
  test('leads somebody signed in to where they were going', async () => {
    expect(await openArea(manager).signIn('/admin/login?next=/admin/prices')).toBe('→ /admin/prices')
    expect(await openArea(manager).signIn('/admin/login?next=https://evil.test/')).toBe('→ /admin')
  })

  test('opens to anybody else, and forgets what the last person saw', async () => {
    const area = openArea(unauthorized)
    area.queries.setQueryData(['inquiries'], ['Ирина'])
    expect(await area.signIn('/admin/login')).toBe('open')
    expect(area.queries.getQueryData(['inquiries'])).toBeUndefined()
    expect(area.queries.getQueryState(['session'])).toBeDefined()
  })
})
