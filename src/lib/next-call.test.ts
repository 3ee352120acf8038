import { describe, expect, it } from 'vitest'
import { nextCall } from './next-call.ts'

describe('the next call', () => {
  const at = (moscow: string) => new Date(`2026-11-22T${moscow}:00+03:00`)
  const callAt = (hours: string, time: string) => nextCall(hours, at(time))?.replaceAll('\u00a0', ' ') ?? null

  it.each([
    ['00:10', 'сегодня с 9:00'],
    ['08:59', 'сегодня с 9:00'],
    ['09:00', 'сегодня до 19:00'],
    ['18:29', 'сегодня до 19:00'],
    ['18:30', 'сегодня до 19:00 или завтра с 9:00'],
    ['18:59', 'сегодня до 19:00 или завтра с 9:00'],
    ['19:00', 'завтра с 9:00'],
    ['23:59', 'завтра с 9:00'],
  ])('at %s in Moscow: %s', (time, expected) => {
    expect(callAt('9:00-19:00 без выходных', time)).toBe(expected)
    expect(callAt('9:00–19:00, без выходных', time)).toBe(expected)
  })

  it.each(['8:00-20:00 по будням', '9:00-19:00', 'всегда', '19:00-9:00 без выходных', ''])(
    'promises nothing by «%s»',
    (hours) => {
      expect(callAt(hours, '12:00')).toBeNull()
    },
  )

  it('knows «ежедневно» before and after', () => {
    expect(callAt('Ежедневно 8:30-20:00', '12:00')).toBe('сегодня до 20:00')
    expect(callAt('8:30-20:00 ежедневно', '21:00')).toBe('завтра с 8:30')
  })
})
