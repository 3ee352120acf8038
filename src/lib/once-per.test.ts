import { expect, test, vi } from 'vitest'
import { oncePer } from './once-per.ts'

test('it is made once for each key, for those who ask at the same time too', async () => {
  const make = vi.fn(async (key: { name: string }) => ({ of: key.name }))
  const get = oncePer(make)
  const one = { name: 'one' }
  const other = { name: 'other' }
  const [first, second] = await Promise.all([get(one), get(one)])
  expect(first).toBe(second)
  expect(await get(other)).toEqual({ of: 'other' })
  expect(make.mock.calls).toEqual([[one], [other]])
})

test('what failed is made anew by whoever asks next', async () => {
  const make = vi.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce('made')
  const get = oncePer<object, string>(make)
  const key = {}
  await expect(get(key)).rejects.toThrow('broken')
  expect(await get(key)).toBe('made')
})
