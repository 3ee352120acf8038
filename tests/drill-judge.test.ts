import { describe, expect, test } from 'vitest'
import type { Outcome } from '../scripts/drill/ask.ts'
import {
  type Deed,
  type DrillResult,
  findFaults,
  findUnexpected,
  judge,
  RECOVERY_BAR_MS,
  storedKey,
} from '../scripts/drill/judge.ts'
import { describeEnd, describeResult, describeUntried } from '../scripts/drill/report.ts'
import { compareSoak } from '../scripts/drill/soak-judge.ts'

const deed = (key: string, isAcknowledged: boolean, work: Deed['work'] = 'заявки'): Deed => ({
  work,
  key,
  isAcknowledged,
  repeats: 0,
})
const storedOf = (...rows: [Deed, number][]) => new Map(rows.map(([one, count]) => [storedKey(one), count]))

const kept = deed('kept', true)
const lost = deed('lost', true)
const doubled = deed('doubled', true)
const unanswered = deed('unanswered', false)
const unansweredTwice = deed('unanswered-twice', false)

describe('The judge of a drill', () => {
  test.each<[string, Deed[], [Deed, number][], { lost: string[]; doubled: string[] }]>([
    ['what is stored once is right', [kept], [[kept, 1]], { lost: [], doubled: [] }],
    [
      'what was acknowledged and is not there is lost',
      [kept, lost],
      [[kept, 1]],
      { lost: ['lost'], doubled: [] },
    ],
    ['what is there twice is doubled', [doubled], [[doubled, 2]], { lost: [], doubled: ['doubled'] }],
    ['what was not answered need not be there', [kept, unanswered], [[kept, 1]], { lost: [], doubled: [] }],
    [
      'what was not answered may not be there twice',
      [kept, unansweredTwice],
      [
        [kept, 1],
        [unansweredTwice, 2],
      ],
      { lost: [], doubled: ['unanswered-twice'] },
    ],
  ])('says that %s', (_name, deeds, rows, expected) => {
    expect(judge(deeds, storedOf(...rows))).toMatchObject([{ tried: deeds.length, ...expected }])
  })

  test('counts each kind of work by itself, though keys are equal', () => {
    const inquiry = deed('1', true)
    const save = deed('1', true, 'правки')
    expect(judge([inquiry, save], storedOf([inquiry, 1]))).toMatchObject([
      { work: 'заявки', acknowledged: 1, lost: [] },
      { work: 'правки', acknowledged: 1, lost: ['1'] },
    ])
  })

  test('says what visitors saw but pages', () => {
    const seen = new Map<Outcome, number>([
      [200, 9],
      [503, 1],
      ['нет ответа', 2],
    ])
    expect(findUnexpected(seen)).toEqual(['посетитель увидел «503»', 'посетитель увидел «нет ответа»'])
    expect(findUnexpected(new Map([[200, 9]]))).toEqual([])
  })
})

const result = (own: Partial<DrillResult> = {}): DrillResult => ({
  name: 'kill -9 магазина',
  times: 2,
  judgements: judge([kept, unanswered], storedOf([kept, 1])),
  recoveries: [1200, 2300],
  seen: new Map<number | 'нет соединения', number>([
    ['нет соединения', 4],
    [200, 30],
  ]),
  ...own,
})

describe('The row about a drill', () => {
  test('says what was tried, what came of it, and what visitors saw', () => {
    expect(describeResult(result())).toEqual([
      'ок      kill -9 магазина, раз: 2; восстановление: медиана 2,3 с, худшее 2,3 с',
      '          заявки: попробовано 2, подтверждено 1, потеряно 0, удвоено 0',
      '          посетители видели: 200 — 30, нет соединения — 4',
    ])
  })

  test.each<[string, Partial<DrillResult>, RegExp]>([
    ['something lost', { judgements: judge([kept, lost], storedOf([kept, 1])) }, /потеряно 1 \(lost\)/],
    ['something doubled', { judgements: judge([doubled], storedOf([doubled, 2])) }, /удвоено 1 \(doubled\)/],
    ['a recovery above the bar', { recoveries: [10, RECOVERY_BAR_MS + 1] }, /восстановление 5001 мс/],
    ['something else that did not hold', { faults: ['заявке отказано: 429'] }, /заявке отказано: 429/],
    // A drill under which nothing was done proves nothing.
    ['nothing acknowledged', { judgements: judge([unanswered], new Map()) }, /ничего не подтверждено/],
    ['nothing tried', { judgements: [] }, /ничего не попробовано/],
  ])('is a fault with %s', (_name, own, fault) => {
    const found = result(own)
    expect(findFaults(found)).toEqual([expect.stringMatching(fault)])
    const lines = describeResult(found)
    expect(lines[0]).toMatch(/^ОШИБКА /)
    expect(lines.at(-1)).toMatch(fault)
  })

  test('holds without one', () => {
    expect(findFaults(result())).toEqual([])
    expect(findFaults(result({ recoveries: [RECOVERY_BAR_MS] }))).toEqual([])
  })

  test('of a drill that could not be tried says so, and counts nothing', () => {
    const line = describeUntried('отключение питания', 'нужен root')
    expect(line).toBe('—       отключение питания: не проверено: нужен root')
    expect(line).not.toMatch(/потеряно/)
  })
})

describe('The last line', () => {
  const held = { name: 'app', holds: true, wasTried: true }
  const failed = { name: 'disk', holds: false, wasTried: true }
  const untried = { name: 'power', holds: true, wasTried: false }
  test.each([
    [[held], 'Ничего не потеряно и не удвоено.'],
    [[held, failed, untried], 'Не всё выдержано: см. строки «ОШИБКА». Не проверено: power.'],
    [[held, untried], 'Проверено 1 из 2, и там ничего не потеряно и не удвоено. Не проверено: power.'],
    [[untried], 'Ничего не проверено. Не проверено: power.'],
  ])('claims nothing of what was not tried: %#', (outcomes, line) => {
    expect(describeEnd(outcomes)).toBe(line)
  })
})

describe('The judge of a soak', () => {
  const early = { heap: 100_000_000, handles: 40, files: 100, rows: new Map([['call_counts', 180]]) }

  test('takes what grows by a twentieth, small numbers by chance, and less', () => {
    const late = { heap: 105_000_000, handles: 42, files: 65, rows: new Map([['call_counts', 189]]) }
    expect(compareSoak(early, late).faults).toEqual([])
    const few = new Map([['call_counts', 1]])
    expect(
      compareSoak({ ...early, rows: few }, { ...early, rows: new Map([['call_counts', 4]]) }).faults,
    ).toEqual([])
  })

  test.each<[string, Partial<typeof early>, RegExp]>([
    ['the heap', { heap: 105_000_001 }, /^куча/],
    ['handles', { handles: 44 }, /^ожидания/],
    ['open files', { files: 106 }, /^открытые файлы/],
    ['rows', { rows: new Map([['call_counts', 600]]) }, /^строк в call_counts: 180 → 600/],
  ])('tells of %s that did not stay', (_name, own, fault) => {
    expect(compareSoak(early, { ...early, ...own }).faults).toEqual([expect.stringMatching(fault)])
  })
})
