import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitUntil } from '../../../../tests/support/wait-for.ts'
import { hours, seconds } from '../../../lib/duration.ts'
import { watchStream } from './watched-stream.ts'

const SILENCE = seconds(10)
const CHUNK = Buffer.alloc(64 * 1024, 'x')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What a stream ends with. */
const endOf = (stream: PassThrough | ReturnType<typeof watchStream>) =>
  new Promise<string>((resolve) => {
    stream.on('end', () => resolve('end')).on('error', ({ message }) => resolve(message))
  })

test('a sender that is silent while it is waited for is given up', async () => {
  const body = new PassThrough()
  const watched = watchStream(body, SILENCE)
  const end = endOf(watched)
  watched.resume()
  body.write(CHUNK)
  await once(watched, 'data')
  await vi.advanceTimersByTimeAsync(SILENCE - 1)
  expect(watched.destroyed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await end).toBe(`no byte came within ${SILENCE} ms`)
  expect(body.destroyed).toBe(true)
})

test('a receiver may take any time, and gets every byte', async () => {
  const body = new PassThrough()
  const watched = watchStream(body, SILENCE)
  const sent = 40
  let left = sent
  const fill = () => {
    while (left > 0) {
      left -= 1
      if (!body.write(CHUNK)) {
        body.once('drain', fill)
        return
      }
    }
    body.end()
  }
  fill()
  let bytes = 0
  for await (const chunk of watched) {
    bytes += chunk.length
    await vi.advanceTimersByTimeAsync(hours(1))
  }
  expect(bytes).toBe(sent * CHUNK.length)
})

test('an answer that breaks off is told, and one that nobody wants any more is let go', async () => {
  const body = new PassThrough()
  const watched = watchStream(body, SILENCE)
  const end = endOf(watched)
  watched.resume()
  body.destroy()
  expect(await end).toBe('the answer broke off')
  const other = new PassThrough()
  watchStream(other, SILENCE).destroy()
  await waitUntil(() => other.destroyed)
  expect(vi.getTimerCount()).toBe(0)
})
