import type { Report } from '../../../contract/reports.ts'
import { Panel } from '../../../ui/panel.tsx'
import { formatChange, formatMinutes, formatShare } from './words.ts'

/** The four figures, with their change against the time before; without it while that is unknown. */
export function Figures({ report, earlier }: { report: Report; earlier: Report | undefined }) {
  const { totals, firstAnswer, lost } = report
  const then = earlier?.totals
  const answer = earlier?.firstAnswer.median
  const faster =
    firstAnswer.median === null || answer === null || answer === undefined
      ? null
      : formatChange(firstAnswer.median, answer)
  return (
    <dl className="report-figures">
      <Figure
        title="Запросов"
        value={totals.count.toLocaleString('ru-RU')}
        change={then ? formatChange(totals.count, then.count) : null}
        note={`${(totals.count / report.requests.length).toLocaleString('ru-RU', { maximumFractionDigits: 1 })} в день`}
      />
      <Figure
        title="До первого ответа"
        value={formatMinutes(firstAnswer.median)}
        change={faster === null ? null : `${faster} мин`}
        note={
          firstAnswer.worst === null
            ? 'ответов ещё не было'
            : `половина — быстрее; худший ${formatMinutes(firstAnswer.worst)}. Время идёт и ночью`
        }
      />
      <Figure
        title="Завершены"
        value={totals.completed.toLocaleString('ru-RU')}
        change={then ? formatChange(totals.completed, then.completed) : null}
        note={`${formatShare(totals.completed, totals.count)} запросов`}
      />
      <Figure
        title="Потеряны"
        value={totals.canceled.toLocaleString('ru-RU')}
        change={then ? formatChange(totals.canceled, then.canceled) : null}
        note={lost[0] ? `чаще всего — ${lost[0].reason.toLowerCase()}` : 'никто не отказался'}
      />
    </dl>
  )
}

function Figure({ title, value, change, note }: FigureProps) {
  return (
    <Panel className="report-figure">
      <dt>{title}</dt>
      <dd>
        <b className="num">{value}</b>
        {change !== null && (
          <span className="num nb">
            {change}
            <span className="vh"> к прошлому периоду</span>
          </span>
        )}
        <small>{note}</small>
      </dd>
    </Panel>
  )
}

interface FigureProps {
  title: string
  value: string
  /** Against the time before; null when there is none. */
  change: string | null
  note: string
}
