import { useMemo } from 'react'
import type { Report } from '../../../contract/reports.ts'
import { countAnswersInTime } from '../../../domain/inquiry/answers-in-time.ts'
import { countInquiries } from '../../../domain/inquiry/count-inquiries.ts'
import { BarChart } from './bar-chart.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { formatMinutes, formatShare } from './words.ts'

/** How long people waited for the first answer, in minutes of work, against what the settings promise. */
export function AnswersPanel({ report }: { report: Report }) {
  const { firstAnswerAtWork, totals } = report
  const { goal, times, median, worst } = firstAnswerAtWork
  const { inTime, timed, waited } = countAnswersInTime(report)
  const unanswered = totals.count - totals.answered
  const all = timed + unanswered
  const columns = useMemo(
    () =>
      times.map((time) => ({
        label: formatShort(time),
        title: `${formatRange(time)}: ${time.count}`,
        values: time.to !== null && time.to <= goal ? [time.count] : [0, time.count],
      })),
    [times, goal],
  )
  const line = useMemo(
    () => ({ after: times.findIndex(({ to }) => to === goal) + 1, label: `цель ${formatMinutes(goal)}` }),
    [times, goal],
  )
  return (
    <ChartPanel
      id="report-answers"
      title="До первого ответа"
      aside={<p className="report-aside">{countInquiries(timed)}</p>}
      note={
        timed > 0
          ? `Здесь рабочее время: ночь и выходные не в счёт. Обычно — ${formatMinutes(median)} (у половины быстрее), худший — ${formatMinutes(worst)}. Ответ — когда человек взял запрос, сменил статус или написал заметку.`
          : totals.answered > 0
            ? 'Ответы были только на запросы, внесённые сотрудниками: их время не считаем'
            : 'За эти дни ответов не было'
      }
      chart={
        <BarChart
          name={`Столбики: за сколько рабочего времени ответили. За ${formatMinutes(goal)} и быстрее — ${inTime} из ${waited}. Числа — в таблице рядом`}
          columns={columns}
          goal={line}
          isLabelled
        />
      }
      head={['Ответили за', 'Запросов', 'Доля']}
      rows={[
        ...times.map((time) => ({
          key: String(time.from),
          name: formatRange(time),
          values: [time.count, formatShare(time.count, all)],
        })),
        { key: 'none', name: 'ещё без ответа', values: [unanswered, formatShare(unanswered, all)] },
      ]}
    />
  )
}

type Time = Report['firstAnswerAtWork']['times'][number]

function formatRange({ from, to }: Time): string {
  if (to === null) return `дольше ${formatMinutes(from)}`
  return from === 0 ? `до ${formatMinutes(to)}` : `${formatBound(from, to)} – ${formatMinutes(to)}`
}

/** «5» in «5 – 15 мин», «30 мин» in «30 мин – 4 ч». */
const formatBound = (from: number, to: number) =>
  formatMinutes(from).replace(/\D+$/, '') === String(from) && to < 60 ? String(from) : formatMinutes(from)

/** Below a column: «5–15», «1–4 ч», «дольше». */
function formatShort({ from, to }: Time): string {
  if (to === null) return 'дольше'
  if (from === 0) return `до ${formatMinutes(to)}`
  if (from >= 60) return `${from / 60}–${to / 60} ч`
  return to <= 60 ? `${from}–${to}` : `до ${formatMinutes(to)}`
}
