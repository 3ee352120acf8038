import net from 'node:net'
import pg from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { seconds } from '../src/lib/duration.ts'
import { listenForContentChanges } from '../src/server/platform/db/content-changes.ts'
import { quietLog } from './support/log.ts'
import { skipPauses } from './support/pauses.ts'
import { openShop } from './support/shop.ts'
import { openWire, type Wire } from './support/wire.ts'

const shop = openShop()
const log = quietLog()

let wire: Wire
beforeEach(async () => {
  wire = await openWire(shop.database.pool.options)
})
afterEach(() => {
  vi.useRealTimers()
  wire.close()
})

test('news come again after the link to the database has silently died', async () => {
  // The pool would leave timers of its own behind.
  const other = new pg.Client(shop.database.pool.options)
  await other.connect()
  onTestFinished(() => other.end())
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const onChange = vi.fn()
  const listening = listenForContentChanges(wire.options, log, onChange)
  await expect.poll(() => onChange.mock.calls.length).toBe(1)
  for (const link of wire.links) link.isDead = true
  // A heartbeat, and two more without an answer to it.
  vi.advanceTimersByTime(seconds(1.2))
  await expect.poll(() => onChange.mock.calls.length).toBe(2)
  await other.query('notify content_changed')
  await expect.poll(() => onChange.mock.calls.length).toBe(3)
  await listening.stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('after a link that gave no answer the next one is given more time: a slow database is not asked for all again and again', async () => {
  const warned = vi.spyOn(log, 'warn')
  onTestFinished(() => warned.mockRestore())
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const onChange = vi.fn()
  const listening = listenForContentChanges(wire.options, log, onChange)
  await expect.poll(() => onChange.mock.calls.length).toBe(1)
  for (const link of wire.links) link.isDead = true
  vi.advanceTimersByTime(seconds(1.2))
  expect(warned).toHaveBeenCalledTimes(1)
  await expect.poll(() => onChange.mock.calls.length).toBe(2)
  for (const link of wire.links) link.isDead = true
  vi.advanceTimersByTime(seconds(2))
  expect(warned).toHaveBeenCalledTimes(1)
  // A heartbeat, and five more without an answer to it.
  vi.advanceTimersByTime(seconds(0.4))
  expect(warned).toHaveBeenCalledTimes(2)
  await listening.stop()
})

test('an answer that comes a beat late is no dead link', async () => {
  const other = new pg.Client(shop.database.pool.options)
  await other.connect()
  onTestFinished(() => other.end())
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => queries.mockRestore())
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  wire.holdAt('select 1', 'write-late')
  const onChange = vi.fn()
  const listening = listenForContentChanges(wire.options, log, onChange)
  await expect.poll(() => onChange.mock.calls.length).toBe(1)
  const answers = () =>
    queries.mock.results.filter((_, at) => String(queries.mock.calls[at]?.[0]) === 'select 1')
  for (let beats = 1; beats <= 5; beats += 1) {
    // The first has its answer after the second.
    vi.advanceTimersByTime(seconds(beats === 1 ? 0.8 : 0.4))
    if (beats === 1) {
      await expect.poll(() => wire.isHolding()).toBe(true)
      await other.query("notify content_changed, 'write-late'")
    }
    await Promise.all(answers().map(({ value }) => value))
  }
  expect(answers()).toHaveLength(5)
  expect(wire.links.map(({ isOpen }) => isOpen)).toEqual([true])
  expect(onChange.mock.calls).toEqual([[], ['write-late']])
  await listening.stop()
})

test('news carry the id of their write, and nobody hears any after the stop', async () => {
  const keepAlive = vi.spyOn(net.Socket.prototype, 'setKeepAlive')
  const onChange = vi.fn()
  const listening = listenForContentChanges(wire.options, log, onChange)
  await expect.poll(() => onChange.mock.calls).toEqual([[]])
  expect(keepAlive).toHaveBeenCalledWith(true, expect.anything())
  keepAlive.mockRestore()
  await shop.database.pool.query("notify content_changed, 'write-1'")
  await expect.poll(() => onChange.mock.lastCall).toEqual(['write-1'])
  await listening.stop()
  await expect.poll(() => wire.links.filter(({ isOpen }) => isOpen)).toEqual([])
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('what a new link brings before it is told of is part of what was missed', async () => {
  const onChange = vi.fn()
  wire.holdAt('listen inquiry_changed', 'write-early')
  const listening = listenForContentChanges(wire.options, log, onChange)
  onTestFinished(() => listening.stop())
  await expect.poll(() => wire.isHolding()).toBe(true)
  await shop.database.pool.query("notify content_changed, 'write-early'")
  await expect.poll(() => onChange.mock.calls).toEqual([[]])
  await shop.database.pool.query("notify content_changed, 'write-later'")
  await expect.poll(() => onChange.mock.calls).toEqual([[], ['write-later']])
})

test('without a database it is tried again every second, and logged why', async () => {
  const ownLog = quietLog()
  const warn = vi.spyOn(ownLog, 'warn')
  const { lengths, restore } = skipPauses()
  onTestFinished(restore)
  const listening = listenForContentChanges({ host: '/nonexistent' }, ownLog, () => undefined)
  await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(2)
  // One pause after each try; the last one may still be under way.
  const paused = lengths.filter((length) => length === seconds(1)).length
  expect([0, 1]).toContain(warn.mock.calls.length - paused)
  await listening.stop()
  expect(warn).toHaveBeenCalledWith({ err: expect.objectContaining({ code: 'ENOENT' }) }, expect.any(String))
})

test('a link that died before it was of use is hung up, and the next one is tried', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  wire.dieAt('listen content_changed')
  const onChange = vi.fn()
  const listening = listenForContentChanges(wire.options, log, onChange)
  await expect.poll(() => wire.links[0]?.isDead).toBe(true)
  vi.advanceTimersByTime(wire.options.query_timeout)
  await expect.poll(() => wire.links[0]?.isOpen).toBe(false)
  wire.dieAt(null)
  await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0)
  await listening.stop()
})

test('without a word from the caller a question is not waited for longer than ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const { query_timeout: _own, ...options } = wire.options
  wire.dieAt('listen content_changed')
  const listening = listenForContentChanges(options, log, () => undefined)
  await expect.poll(() => wire.links[0]?.isDead).toBe(true)
  vi.advanceTimersByTime(seconds(10))
  await expect.poll(() => wire.links[0]?.isOpen).toBe(false)
  wire.dieAt(null)
  await listening.stop()
})
