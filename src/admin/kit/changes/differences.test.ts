import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { compareLines, compareWords } from './differences.ts'

const marked = (before: string, after: string) =>
  compareWords(before, after)
    .map(({ text, is }) => (is === 'same' ? text : is === 'added' ? `+${text}+` : `-${text}-`))
    .join('')

describe('Two texts', () => {
  test.each([
    ['Станция для дома, самотёк.', 'Станция для бани, самотёк.', 'Станция для -дома-+бани+, самотёк.'],
    ['Станция для дома.', 'Станция для дома. Гарантия 5 лет.', 'Станция для дома. +Гарантия 5 лет.+'],
    ['', 'Новый текст', '+Новый текст+'],
  ])('«%s» and «%s» differ by whole words', (before, after, expected) =>
    expect(marked(before, after)).toBe(expected),
  )

  test('a long text is cut to what stands around a change, at whole words', () => {
    const long = 'Вода очищается и уходит самотёком. '.repeat(40)
    const pieces = compareWords(`${long}Дом. ${long}`, `${long}Баня. ${long}`)
    expect(pieces.map(({ is }) => is)).toEqual(['same', 'removed', 'added', 'same'])
    const [head, , , tail] = pieces
    expect(head?.text).toMatch(/^… \S/)
    expect(tail?.text).toMatch(/\s…$/)
    expect(head?.text.length).toBeLessThan(100)
  })

  test('two that have nothing in common are shown one after the other, however long', () => {
    const words = (of: string) => Array.from({ length: 30_000 }, (_, index) => `${of}${index}`).join(' ')
    // Each look at the clock finds it a hundredth of a second later: the comparison ends by it, not by its work.
    let now = 0
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 10
      return now
    })
    onTestFinished(() => clock.mockRestore())
    expect(compareWords(words('а'), words('б'))).toEqual([
      { text: words('а'), is: 'removed' },
      { text: words('б'), is: 'added' },
    ])
    expect(clock.mock.calls.length).toBeLessThan(50)
  })
})

test('of two lists only the lines that were removed and added are left', () =>
  expect(compareLines(['Дорого', 'Передумали'], ['Дорого', 'Не дозвонились'])).toEqual([
    { text: 'Передумали', is: 'removed' },
    { text: 'Не дозвонились', is: 'added' },
  ]))
