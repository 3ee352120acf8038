import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countAnswersInTime } from '../../../domain/inquiry/answers-in-time.ts'
import { formatSource } from '../../../domain/inquiry/source-name.ts'
import { STAFF_INQUIRIES_PATH, STAFF_REPORTS_PATH } from '../../../domain/site/staff-paths.ts'
import { toMoscowDay } from '../../../lib/dates.ts'
import { days } from '../../../lib/duration.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Panel, PanelHead } from '../../../ui/panel.tsx'
import { reportQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import './week-figures.css'

/** Sources that are named. */
const MAX_SOURCES = 3

/** First and last day of the seven that end today, in Moscow. `now` in ms. */
export const weekOf = (now: number) => ({
  from: toMoscowDay(new Date(now - days(6))),
  to: toMoscowDay(new Date(now)),
})

/** The last seven days for the owner: inquiries, answers within the promise, results of the selection, sources. `now` in ms. */
export function WeekFigures({ now }: { now: number }) {
  const { from, to } = weekOf(now)
  // At midnight the former week stays until the next has come.
  const { data } = useQuery({ ...reportQuery(useApi(), { from, to }), placeholderData: keepPreviousData })
  if (!data) return null
  const { totals, wizard, bySource, firstAnswerAtWork } = data
  const { inTime, waited } = countAnswersInTime(data)
  const found = wizard?.count ?? 0
  return (
    <Panel as="section" className="week" aria-labelledby="week">
      <PanelHead id="week" title="За семь дней">
        <a href={`${STAFF_REPORTS_PATH}?from=${from}&to=${to}`}>Отчёт</a>
      </PanelHead>
      <dl className="week__figures">
        <div>
          <dt>{plural(totals.count, ['Запрос', 'Запроса', 'Запросов'])}</dt>
          <dd className="num week__count">{totals.count}</dd>
          <dd className="week__note">отвечено на {totals.answered}</dd>
        </div>
        <div>
          <dt>Ответили в срок</dt>
          <dd className="num week__count">
            {inTime}
            <small> из {waited}</small>
          </dd>
          <dd className="week__note">за {firstAnswerAtWork.goal} мин рабочего времени</dd>
        </div>
        <div>
          <dt>Из подбора</dt>
          <dd className="num week__count">{found}</dd>
          <dd className="week__note">
            <a href={`${STAFF_INQUIRIES_PATH}?wizard=1&from=${from}&to=${to}`}>посмотреть</a>
          </dd>
        </div>
        <div>
          <dt>Откуда</dt>
          {bySource.length === 0 && <dd className="week__note">запросов не было</dd>}
          {bySource.slice(0, MAX_SOURCES).map(({ source, count }) => (
            <dd key={source} className="week__source">
              <span>{formatSource(source)}</span> <b className="num">{count}</b>
            </dd>
          ))}
        </div>
      </dl>
    </Panel>
  )
}
