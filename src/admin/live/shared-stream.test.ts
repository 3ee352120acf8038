// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowserStream } from '../../../tests/support/browser-stream.ts'
import { waitFor } from '../../../tests/support/wait-for.ts'
import { openSharedStream } from './shared-stream.ts'

/** Web Locks of one name: the first tab has it, the next one when it is given back. */
function createLocks() {
  let queue: Promise<unknown> = Promise.resolve()
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) {
      queue = queue.then(() => (signal.aborted ? undefined : hold()))
      return queue
    },
  }
}

let close: (() => void)[]
beforeEach(() => {
  ;[BrowserStream.opened, close] = [[], []]
  vi.stubGlobal('EventSource', BrowserStream)
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true })
})
afterEach(() => {
  for (const end of close) end()
  vi.unstubAllGlobals()
})

/** A tab whose page was read at this mark, with what it heard. */
function openTab(mark: string | null) {
  if (mark !== null) document.documentElement.dataset.events = mark
  const heard: string[] = []
  const end = openSharedStream({
    onEvent: ({ id }, isMissed) => heard.push(`${isMissed ? 'missed ' : ''}${id}`),
    onUnknown: () => heard.push('unknown'),
    onLost: () => heard.push('lost'),
    onBack: () => heard.push('back'),
    onSignedOut: () => heard.push('signed out'),
  })
  close.push(end)
  return { heard, close: end }
}

/** The stream that is open, once it is. */
async function untilOpen(): Promise<BrowserStream> {
  await waitFor(() => expect(BrowserStream.opened.filter(({ isClosed }) => !isClosed)).toHaveLength(1))
  const stream = BrowserStream.opened.at(-1)
  if (!stream) throw new Error('no stream')
  return stream
}
const change = (stream: BrowserStream, id: number) =>
  stream.tell('inquiry.changed', { id, version: 2 }, `9-server-${id}`)
const untilHeard = (tab: { heard: string[] }, last: string) =>
  waitFor(() => expect(tab.heard.at(-1)).toBe(last))

test('the first tab says how old its page is, and hears what it missed as such', async () => {
  const tab = openTab('7-server-3')
  const stream = await untilOpen()
  expect(stream.address).toBe('/api/admin/events?page=7-server-3')
  change(stream, 4)
  stream.tell('caught-up', { isComplete: true }, '9-server-4')
  change(stream, 5)
  await untilHeard(tab, '5')
  expect(tab.heard).toEqual(['missed 4', '5'])
})

test('a tab without a mark, and one whose mark the server does not know, is read anew', async () => {
  const tab = openTab(null)
  const stream = await untilOpen()
  expect(stream.address).toBe('/api/admin/events?page=')
  stream.tell('caught-up', { isComplete: false }, '9-server-4')
  await untilHeard(tab, 'unknown')
})

test.each([
  ['as old as what the stream has told is up to date', '8-server-4', ['5']],
  ['read before the last event is read anew', '8-server-3', ['unknown', '5']],
  ['of another server is read anew', '8-another-4', ['unknown', '5']],
  ['without a mark is read anew', null, ['unknown', '5']],
])('a second tab %s', async (_what, mark, heard) => {
  openTab('7-server-3')
  const stream = await untilOpen()
  change(stream, 4)
  stream.tell('caught-up', { isComplete: true }, '9-server-4')
  const second = openTab(mark)
  const question = new Promise((resolve) => {
    const listening = new BroadcastChannel('staff-events')
    listening.onmessage = ({ data }) => {
      if (data.kind !== 'leading') return
      listening.close()
      resolve(null)
    }
  })
  await question
  change(stream, 5)
  await untilHeard(second, '5')
  expect(second.heard).toEqual(heard)
  expect(BrowserStream.opened).toHaveLength(1)
})

test('the next tab goes on after the last event, or at its page when nobody has answered it', async () => {
  const first = openTab('7-server-3')
  const stream = await untilOpen()
  stream.tell('caught-up', { isComplete: true }, '9-server-3')
  const second = openTab('8-server-3')
  await waitFor(() => {
    change(stream, 4)
    expect(second.heard).toContain('4')
  })
  first.close()
  expect((await untilOpen()).address).toBe('/api/admin/events?lastEventId=9-server-4')
  const third = openTab('9-server-4')
  second.close()
  third.close()
  openTab('9-server-6')
  expect((await untilOpen()).address).toBe('/api/admin/events?page=9-server-6')
})

test('a tab that the browser kept for «back» is read anew', () => {
  const tab = openTab('7-server-3')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(tab.heard).toEqual([])
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(tab.heard).toEqual(['unknown'])
})
