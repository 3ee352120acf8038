import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { beginOwnWrite, unlessOwnWrite } from './own-writes.ts'

/** A pool that never connects, and a listener for notifications. */
function openProcess() {
  const pool = new pg.Pool()
  const onChange = vi.fn()
  return { pool, onChange, hear: unlessOwnWrite(pool, onChange) }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('what another process wrote is heard, also when it says no number', () => {
  const { onChange, hear } = openProcess()
  hear('somebody’s')
  hear('')
  hear()
  expect(onChange).toHaveBeenCalledTimes(3)
})

test('what this process has committed is passed over, once and not before it is known', async () => {
  const { pool, onChange, hear } = openProcess()
  const { id, end } = beginOwnWrite(pool)
  hear(id)
  await settled()
  expect(onChange).not.toHaveBeenCalled()
  end(true)
  await settled()
  expect(onChange).not.toHaveBeenCalled()
  hear(id)
  expect(onChange).toHaveBeenCalledOnce()
})

test('a write whose end nobody knows is heard, and so is one through another pool', async () => {
  const { pool, onChange, hear } = openProcess()
  const lost = beginOwnWrite(pool)
  lost.end(false)
  hear(lost.id)
  await settled()
  expect(onChange).toHaveBeenCalledOnce()
  hear(beginOwnWrite(new pg.Pool()).id)
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('a write heard before its end is passed on once that stays unknown', async () => {
  const { pool, onChange, hear } = openProcess()
  const { id, end } = beginOwnWrite(pool)
  hear(id)
  await settled()
  expect(onChange).not.toHaveBeenCalled()
  end(false)
  await settled()
  expect(onChange).toHaveBeenCalledOnce()
})

test('a thousand failed writes push out none that still goes on', async () => {
  const { pool, onChange, hear } = openProcess()
  const { id, end } = beginOwnWrite(pool)
  for (let count = 0; count < 1000; count += 1) beginOwnWrite(pool).end(false)
  end(true)
  hear(id)
  await settled()
  expect(onChange).not.toHaveBeenCalled()
})

test('a thousand writes at once are known, of more the first is heard twice', async () => {
  const { pool, onChange, hear } = openProcess()
  const writes = Array.from({ length: 1001 }, () => beginOwnWrite(pool))
  for (const { end } of writes) end(true)
  for (const place of [1, 1000]) hear(writes[place]?.id)
  await settled()
  expect(onChange).not.toHaveBeenCalled()
  hear(writes[0]?.id)
  expect(onChange).toHaveBeenCalledOnce()
})
