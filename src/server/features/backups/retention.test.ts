import fc from 'fast-check'
import { expect, test } from 'vitest'
import { days } from '../../../lib/duration.ts'
import { chooseExpired } from './retention.ts'

const at = (time: string) => ({ madeAt: new Date(time) })
const KEEP = { daily: 7, weekly: 4, monthly: 12 }

test('of a year of nights seven days, four weeks and twelve months stay', () => {
  let kept: { madeAt: Date }[] = []
  for (let night = 0; night < 400; night += 1) {
    kept.push({ madeAt: new Date(Date.UTC(2025, 9, 20, 1) + days(night)) })
    const expired = new Set(chooseExpired(kept, KEEP))
    kept = kept.filter((one) => !expired.has(one))
  }
  expect(kept.map(({ madeAt }) => madeAt.toISOString().slice(0, 10))).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-08',
    '2026-11-15',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
  ])
})

test('a day is one of Moscow', () => {
  const [evening, night] = [at('2026-11-23T20:30:00Z'), at('2026-11-23T21:30:00Z')]
  expect(chooseExpired([evening, night], { daily: 2, weekly: 0, monthly: 0 })).toEqual([])
  const morning = at('2026-11-24T05:00:00Z')
  expect(chooseExpired([night, morning], { daily: 2, weekly: 0, monthly: 0 })).toEqual([night])
})

const backups = fc.array(
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    .map((madeAt) => ({ madeAt })),
)
const keep = fc.record({ daily: fc.nat(10), weekly: fc.nat(10), monthly: fc.nat(10) })

test('the newest always stays, never more than asked for, and a second look takes nothing more', () => {
  fc.assert(
    fc.property(backups, keep, (all, rule) => {
      const expired = new Set(chooseExpired(all, rule))
      const kept = all.filter((one) => !expired.has(one))
      expect(kept.length).toBeLessThanOrEqual(Math.max(1, rule.daily + rule.weekly + rule.monthly))
      const newest = Math.max(...all.map(({ madeAt }) => madeAt.getTime()))
      if (all.length > 0) expect(kept.map(({ madeAt }) => madeAt.getTime())).toContain(newest)
      expect(chooseExpired(kept, rule)).toEqual([])
    }),
  )
})
