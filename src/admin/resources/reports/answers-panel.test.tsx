// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../../tests/support/dom.ts'
import type { Report } from '../../../contract/reports.ts'
import { AnswersPanel } from './answers-panel.tsx'

const BY_HAND = 'Ответы были только на запросы, внесённые сотрудниками: их время не считаем'

const reportOf = (answered: number, timed: number): Report => ({
  from: '2026-11-16',
  to: '2026-11-22',
  requests: [],
  bySource: [],
  byPage: [],
  byProduct: [],
  byKind: [],
  byType: [],
  byPerson: [],
  lost: [],
  firstAnswer: { median: null, worst: null },
  firstAnswerAtWork: {
    median: timed > 0 ? 8 : null,
    worst: timed > 0 ? 8 : null,
    goal: 15,
    notDue: 0,
    times: [
      { from: 0, to: 15, count: timed },
      { from: 15, to: null, count: 0 },
    ],
  },
  totals: { count: 5, completed: 0, canceled: 0, answered },
})

test.each([
  ['no request is answered', 0, 0, 'За эти дни ответов не было'],
  ['only requests entered by hand are', 3, 0, BY_HAND],
  ['visitors were answered as well', 3, 1, /^Здесь рабочее время/],
])('where %s, just that is said of the time', (_, answered, timed, note) => {
  render(<AnswersPanel report={reportOf(answered, timed)} />)
  expect(screen.getByText(note).className).toBe('report-note')
})
