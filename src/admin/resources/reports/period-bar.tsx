import { STAFF_REPORTS_PATH } from '../../../domain/site/staff-paths.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { ChipLinks } from '../../kit/form/chips.tsx'
import { PERIODS, type Period } from './period.ts'

const toHref = (period: string) => `${STAFF_REPORTS_PATH}?period=${period}`

/** Usual periods, each a link, and own days. */
export function PeriodBar({ period, chosen, onDay }: PeriodBarProps) {
  const days = [
    { name: 'from', label: 'С', max: period.to, min: undefined },
    { name: 'to', label: 'По', max: undefined, min: period.from },
  ] as const
  return (
    <div className="report-period">
      <ChipLinks
        label="Период"
        chips={PERIODS.map(({ key, label }) => ({ value: toHref(key), label }))}
        current={chosen === null ? null : toHref(chosen)}
      />
      {days.map(({ name, label, min, max }) => (
        <Field key={name} label={label}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={period[name]}
              min={min}
              max={max}
              onChange={({ target }) => target.value && onDay(name, target.value)}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

interface PeriodBarProps {
  period: Period
  /** Key of the usual period; null for own days. */
  chosen: string | null
  onDay: (name: 'from' | 'to', day: string) => void
}
