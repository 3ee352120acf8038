// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import type { Report } from '../../../contract/reports.ts'
import { ReportPanels } from './report-panels.tsx'

const outcome = { completed: 0, canceled: 0 }
const reportOf = (other: number, selected: number): Report => ({
  from: '2026-11-16',
  to: '2026-11-22',
  requests: [{ date: '2026-11-16', count: 9, completed: 0 }],
  bySource: [],
  byPage: [],
  byProduct: [],
  byPerson: [],
  lost: [],
  byType: [],
  byKind: [
    { type: 'other', wizard: true, count: selected, ...outcome },
    { type: 'other', wizard: false, count: other - selected, ...outcome },
    { type: 'repair', wizard: true, count: 1, ...outcome },
    { type: 'repair', wizard: false, count: 1, ...outcome },
  ].filter(({ count }) => count > 0) as Report['byKind'],
  wizard: { count: selected + 1, ...outcome },
  firstAnswer: { median: null, worst: null },
  firstAnswerAtWork: { median: null, worst: null, goal: 15, notDue: 0, times: [] },
  totals: { count: other + 2, answered: 0, ...outcome },
})

test.each([
  ['both', 7, 5, ['Подбор 5 type=other&wizard=1', 'Другое 2 type=other&wizard=0', 'Ремонт 2 type=repair']],
  ['all', 5, 5, ['Подбор 5 type=other&wizard=1', 'Ремонт 2 type=repair']],
  ['none', 7, 0, ['Другое 7 type=other&wizard=0', 'Ремонт 2 type=repair']],
])(
  'what was asked for names the selection as the list does: %s from it',
  async (_which, other, selected, rows) => {
    await openStaffScreen(() => <ReportPanels report={reportOf(other, selected)} earlier={undefined} />)
    const table = screen.getByRole('region', { name: 'О чём просят' })
    const shown = within(table)
      .getAllByRole('link')
      .map((link) => {
        const cells = [...(link.closest('tr')?.cells ?? [])].map(({ textContent }) => textContent)
        const { type, wizard } = Object.fromEntries(
          new URL(link.getAttribute('href') ?? '', 'http://x').searchParams,
        )
        return `${cells[0]} ${cells[2]} type=${type}${wizard === undefined ? '' : `&wizard=${wizard}`}`
      })
    expect(shown).toEqual(rows)
  },
)
