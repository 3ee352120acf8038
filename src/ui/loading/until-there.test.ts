// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { lazyModule } from './lazy-module.ts'

const part = { title: 'Результат' }
const load = vi.fn<() => Promise<typeof part>>()
const use = vi.fn<(module: typeof part | false) => void>()
/** Each test is a document that has loaded nothing yet. */
const untilThere = () => lazyModule('part', load).untilThere(use)
const lost = new TypeError('Failed to fetch dynamically imported module')
const settle = () => new Promise((resolve) => setTimeout(resolve))
async function goOnline() {
  dispatchEvent(new Event('online'))
  await settle()
}

beforeEach(() => {
  vi.resetAllMocks()
  load.mockResolvedValue(part)
})

test('code that could not be had is asked for again at each connection, until it is there', async () => {
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  const [ask] = untilThere()
  await ask()
  expect(use.mock.calls).toEqual([[false]])
  await goOnline()
  expect(use.mock.calls).toEqual([[false], [false]])
  await goOnline()
  expect(use.mock.calls).toEqual([[false], [false], [part]])
  await goOnline()
  expect([load.mock.calls.length, use.mock.calls.length]).toEqual([3, 3])
})

test('code that cannot be used is as good as lost: it is used again when there is a connection, and not loaded twice', async () => {
  use.mockImplementationOnce(() => {
    throw new Error('faulty')
  })
  const [ask] = untilThere()
  await ask()
  expect(use.mock.calls).toEqual([[part], [false]])
  await goOnline()
  expect(use.mock.calls).toEqual([[part], [false], [part]])
  expect(load).toHaveBeenCalledOnce()
})

test('who has given up is asked nothing, and does not ask', async () => {
  load.mockRejectedValueOnce(lost)
  const [ask, giveUp] = untilThere()
  await ask()
  giveUp()
  await goOnline()
  await ask()
  expect(use.mock.calls).toEqual([[false]])
  expect(load).toHaveBeenCalledOnce()
})

test.each([
  ['comes', () => Promise.resolve(part)],
  ['is lost', () => Promise.reject(lost)],
])('who gives up while code is under way hears nothing when it %s', async (_how, end) => {
  const isOnItsWay = Promise.withResolvers<void>()
  load.mockImplementationOnce(() => isOnItsWay.promise.then(end))
  const [ask, giveUp] = untilThere()
  const asked = ask()
  giveUp()
  isOnItsWay.resolve()
  await asked
  await goOnline()
  expect(use).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledOnce()
})
