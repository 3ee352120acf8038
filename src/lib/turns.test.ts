import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('so much runs at once, the rest in order, and what fails gives its turn on', async () => {
  const inTurn = createTurns(2)
  const begun: number[] = []
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const all = ends.map(({ promise }, number) =>
    inTurn(() => {
      begun.push(number)
      return promise
    }),
  )
  expect(begun).toEqual([0, 1])
  ends[1]?.reject(new Error('torn'))
  await expect(all[1]).rejects.toThrow('torn')
  expect(begun).toEqual([0, 1, 2])
  ends[0]?.resolve()
  await all[0]
  expect(begun).toEqual([0, 1, 2, 3])
  for (const { resolve } of ends) resolve()
  await Promise.allSettled(all)
  expect(await inTurn(async () => 'next')).toBe('next')
})
