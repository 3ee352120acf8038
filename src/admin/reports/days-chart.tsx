import type { Report } from '../../contract/reports.ts'
import { formatDay } from './words.ts'

/** Height of the highest bar and width of a day, in units of the drawing. */
const HEIGHT = 100
const STEP = 10
const GAP = 3

/** Days of a report as bars, those completed in front; hidden from screen readers, which get the table beside it. */
export function DaysChart({ days, screens }: DaysChartProps) {
  const highest = Math.max(4, ...days.map(({ count }) => count))
  const toHeight = (count: number) => (count / highest) * HEIGHT
  return (
    <figure className={`report-days report-days--${screens}`} aria-hidden="true">
      <span className="report-days__top num">{highest}</span>
      <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="none">
        {days.map(({ date, count, completed }, index) => (
          <g key={date}>
            <title>{`${formatDay(date)}: ${count}, завершены ${completed}`}</title>
            <rect className="report-days__day" x={index * STEP} y={0} width={STEP} height={HEIGHT} />
            <rect
              className="report-days__came"
              x={index * STEP + GAP / 2}
              y={HEIGHT - toHeight(count)}
              width={STEP - GAP}
              height={toHeight(count)}
            />
            <rect
              className="report-days__done"
              x={index * STEP + GAP / 2}
              y={HEIGHT - toHeight(completed)}
              width={STEP - GAP}
              height={toHeight(completed)}
            />
          </g>
        ))}
      </svg>
      <figcaption>
        <span>{formatDay(days[0]?.date ?? '')}</span>
        <span>{formatDay(days.at(-1)?.date ?? '')}</span>
      </figcaption>
    </figure>
  )
}

interface DaysChartProps {
  days: Report['requests']
  /** Where it is shown: a phone has room for fewer days. */
  screens: 'wide' | 'narrow'
}
