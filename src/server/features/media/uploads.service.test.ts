import { afterEach, expect, test, vi } from 'vitest'
import { seconds } from '../../../lib/duration.ts'
import { describeMissing } from './uploads.service.ts'

afterEach(() => void vi.useRealTimers())

const gone = `${'0a'.repeat(16)}.jpg`
const silent = `${'0b'.repeat(16)}.jpg`
const present = `${'0c'.repeat(16)}.jpg`

test('what a store does not tell in time is not called missing, and all are asked at once', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  const find = (name: string) => {
    asked.push(name)
    if (name.endsWith(silent)) return new Promise<null>(() => undefined)
    return Promise.resolve(name.endsWith(present) ? { size: 1, modified: 0 } : null)
  }
  const described = describeMissing({ find }, `${silent} ${gone} ${present}`)
  expect(asked).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(seconds(2))
  expect(await described).toBe(`Файла картинки больше нет, загрузите её снова: ${gone}.`)
  expect(await describeMissing({ find: () => Promise.reject(new Error('away')) }, `${gone}`)).toBeNull()
})
