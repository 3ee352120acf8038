import { STAFF_REPORTS_PATH } from '../../../domain/site/staff-paths.ts'
import { ChipLinks } from '../../kit/form/chips.tsx'
import { DayField } from '../../kit/form/date-fields.tsx'
import { PERIODS, type Period } from './period.ts'

const toHref = (period: string) => `${STAFF_REPORTS_PATH}?period=${period}`

/** Usual periods, each a link, and own days. */
export function PeriodBar({ period, chosen, onDay }: PeriodBarProps) {
  const choose = (name: 'from' | 'to') => (day: string) => day && onDay(name, day)
  return (
    <div className="report-period">
      <ChipLinks
        label="Период"
        chips={PERIODS.map(({ key, label }) => ({ value: toHref(key), label }))}
        current={chosen === null ? null : toHref(chosen)}
      />
      <DayField label="С" value={period.from} max={period.to} onChange={choose('from')} />
      <DayField label="По" value={period.to} min={period.from} onChange={choose('to')} />
    </div>
  )
}

interface PeriodBarProps {
  period: Period
  /** Key of the usual period; null for own days. */
  chosen: string | null
  onDay: (name: 'from' | 'to', day: string) => void
}
