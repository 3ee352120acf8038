// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const code = vi.hoisted(() => ({ asked: 0, isAway: false, hangs: false }))
vi.mock('./start-outbox.ts', async (load) => {
  const original = await load<typeof import('./start-outbox.ts')>()
  const loadOutbox = async () => {
    code.asked += 1
    if (code.isAway) throw new TypeError('Failed to fetch dynamically imported module')
    if (code.hangs) return new Promise<never>(() => undefined)
    return original.loadOutbox()
  }
  return { ...original, loadOutbox }
})

/** Of the present document: each begins untouched. */
let fresh: typeof import('./use-outbox.ts')

/** Of the form that is shown. */
let prepare: () => Promise<unknown>

function Form() {
  const outbox = fresh.useOutbox()
  prepare = outbox.prepare
  return <p role="note">{outbox.outbox ? 'there' : 'not yet'}</p>
}

/** A page with a form that nobody has touched yet. */
async function openForm(waiting?: object) {
  vi.resetModules()
  if (waiting) localStorage.setItem('inquiry-unsent', JSON.stringify([waiting]))
  const { openStorefrontScreen } = await import('../../../../tests/support/storefront-screen.tsx')
  const { openCounter } = await import('../outbox/unsent.fixture.ts')
  fresh = await import('./use-outbox.ts')
  const { transport, calls } = openCounter()
  await openStorefrontScreen(Form, transport)
  return { calls, isThere: () => screen.getByRole('note').textContent === 'there' }
}

const touch = () => act(async () => void fireEvent.pointerDown(document.body))
const until = (isSo: () => unknown) => waitFor(() => expect(isSo()).toBeTruthy())

beforeEach(() => {
  cleanup()
  localStorage.clear()
  Object.assign(code, { asked: 0, isAway: false, hangs: false })
})

test('a form that is only looked at asks for no code of the queue; the first touch brings it', async () => {
  const { isThere } = await openForm()
  await vi.dynamicImportSettled()
  expect([code.asked, isThere()]).toEqual([0, false])
  await touch()
  await until(isThere)
})

test('what a former visit left unsent brings the code, and leaves, without a touch', async () => {
  const { press } = await import('../outbox/unsent.fixture.ts')
  const { calls, isThere } = await openForm({ ...press(), key: 'left', state: 'waiting', at: Date.now() })
  await until(isThere)
  await until(() => calls.length === 1)
  expect(calls).toMatchObject([{ key: 'left' }])
})

test('a touch without a connection is made good when there is one again', async () => {
  code.isAway = true
  const { isThere } = await openForm()
  await touch()
  await until(() => code.asked === 1)
  await act(async () => void dispatchEvent(new Event('online')))
  await until(() => code.asked === 2)
  expect(isThere()).toBe(false)
  code.isAway = false
  document.head.innerHTML = '<link rel="stylesheet">'
  await act(async () => void dispatchEvent(new Event('online')))
  await until(isThere)
  // The style sheet that had failed with the code is asked for again.
  expect(document.querySelectorAll('link')).toHaveLength(2)
  await act(async () => void dispatchEvent(new Event('online')))
  expect(code.asked).toBe(3)
})

test('a page that was left asks for nothing when there is a connection again', async () => {
  code.isAway = true
  await openForm()
  await touch()
  await until(() => code.asked === 1)
  cleanup()
  await act(async () => void dispatchEvent(new Event('online')))
  expect(code.asked).toBe(1)
})

test('a press waits five seconds for code that hangs on its way', async () => {
  await openForm()
  code.hangs = true
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ends: string[] = []
  prepare().then(
    () => ends.push('came'),
    () => ends.push('given up'),
  )
  await vi.advanceTimersByTimeAsync(4999)
  expect(ends).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ends).toEqual(['given up'])
})
