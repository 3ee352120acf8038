import { Controller, type UseFormReturn } from 'react-hook-form'
import { WEEKDAY_NAMES, WEEKDAYS } from '../../../../domain/inquiry/lead-handling.ts'
import { FieldError } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'
import { SETTINGS_FIELDS, type SettingsValues } from './fields.ts'
import { OtherHoursNote } from './other-hours-note.tsx'

/** Working hours of each weekday; a day without the tick is a day off. */
export function HoursFields({ form }: { form: UseFormReturn<SettingsValues> }) {
  return (
    <fieldset className="settings__group">
      <legend>{SETTINGS_FIELDS.hours.label}</legend>
      <p className="settings__lead">
        По ним считается, когда перезвонить и когда напомнить. На сайте виден текст «Режим работы».
      </p>
      <OtherHoursNote text={form.watch('workingHours')} hours={form.watch('hours')} />
      {WEEKDAYS.map((day) => (
        <Controller
          key={day}
          control={form.control}
          name={`hours.${day}`}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <div className="settings__row settings__row--day">
              <label className="settings__day">
                <input
                  type="checkbox"
                  checked={value !== null}
                  onChange={({ target }) => onChange(target.checked ? ['09:00', '19:00'] : null)}
                />
                {WEEKDAY_NAMES[day]}
              </label>
              {value === null ? (
                // Keyed, so that it is exchanged whole: a page translator moves texts.
                <span key="closed" className="muted">
                  выходной
                </span>
              ) : (
                <span className="settings__hours">
                  <Input
                    type="time"
                    aria-label={`${WEEKDAY_NAMES[day]}: с`}
                    value={value[0]}
                    onChange={({ target }) => onChange([target.value, value[1]])}
                  />
                  –
                  <Input
                    type="time"
                    aria-label={`${WEEKDAY_NAMES[day]}: до`}
                    value={value[1]}
                    onChange={({ target }) => onChange([value[0], target.value])}
                  />
                </span>
              )}
              {error && (
                <div className="settings__wrong">
                  <FieldError>{error.message ?? 'Часы работы: с какого и до какого часа'}</FieldError>
                </div>
              )}
            </div>
          )}
        />
      ))}
    </fieldset>
  )
}
