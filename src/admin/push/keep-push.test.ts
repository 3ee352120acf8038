import { afterEach, expect, test, vi } from 'vitest'
import { createStaffApi } from '../../api/staff.ts'
import { keepPush } from './keep-push.ts'

const ENDPOINT = 'https://push.example/1'
const keys = { p256dh: 'key', auth: 'secret' }

/** The calls of a page in a browser with this subscription, to a server that knows these. */
async function listCalls(own: string | null, known: { endpoints: string[]; ofSession: string[] }) {
  const calls: [string, unknown][] = []
  const subscription = own && { endpoint: own, toJSON: () => ({ endpoint: own, keys }) }
  const registration = { pushManager: { getSubscription: async () => subscription } }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
  const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
    calls.push([`${noun}.${verb}`, input])
    return verb === 'get' ? { enabled: true, publicKey: 'key', ...known } : { id: 1 }
  })
  await keepPush(api)
  return calls
}
afterEach(() => void vi.unstubAllGlobals())

const READ = ['push.get', undefined]

test('a subscription of a former session is taken over by the present one', async () => {
  expect(await listCalls(ENDPOINT, { endpoints: [ENDPOINT], ofSession: ['https://push.example/2'] })).toEqual(
    [READ, ['push.subscribe', { endpoint: ENDPOINT, keys }]],
  )
})

test('one that belongs to the present session is not written once more', async () => {
  expect(await listCalls(ENDPOINT, { endpoints: [ENDPOINT], ofSession: [ENDPOINT] })).toEqual([READ])
})

test('one that the server has ended is not made anew, and without one nobody is asked', async () => {
  expect(await listCalls(ENDPOINT, { endpoints: [], ofSession: [] })).toEqual([READ])
  expect(await listCalls(null, { endpoints: [], ofSession: [] })).toEqual([])
})
