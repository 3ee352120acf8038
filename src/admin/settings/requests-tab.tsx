import './requests-tab.css'
import type { UseFormReturn } from 'react-hook-form'
import { LEAD_HANDLING, type LeadHandling } from '../../lib/lead-handling.ts'
import { SelectField, TextField } from '../form/fields.tsx'
import { SETTINGS_FIELDS, type SettingsValues } from './fields.ts'
import { HoursFields } from './hours-fields.tsx'
import { MessengerFields } from './messenger-fields.tsx'
import { LostReasonsField, PurposesField } from './request-lists.tsx'

const WAYS: Readonly<Record<LeadHandling, string>> = {
  messenger: 'В мессенджер: открывается чат с готовым текстом',
  site: 'На сайт: заявка сохраняется, чат не открывается',
  both: 'На сайт и в мессенджер: сохраняется, потом открывается чат',
}

const NUMBERS = {
  answerWithinMinutes: 'В рабочее время; не взятый дольше запрос краснеет, и о нём сообщают ещё раз',
  inquiriesPerHour: 'Следующие отмечаются как спам: они видны, но не звонят',
  inquiryRetentionYears: 'После последнего контакта имя, телефон и почта стираются',
} as const

/** Tab of how requests are taken and worked on. */
export function RequestsTab({ form }: { form: UseFormReturn<SettingsValues> }) {
  const { register, formState } = form
  const numberField = (name: keyof typeof NUMBERS) => (
    <TextField
      label={SETTINGS_FIELDS[name].label}
      hint={NUMBERS[name]}
      field={register(name, { setValueAs: (text: unknown) => (text === '' ? Number.NaN : Number(text)) })}
      error={formState.errors[name]?.message}
      inputMode="numeric"
      autoComplete="off"
      isRequired
    />
  )
  return (
    <div className="form settings__narrow">
      <SelectField
        label={SETTINGS_FIELDS.leadHandling.label}
        hint="Так отправляются подбор и форма на странице контактов. Заявки из корзины и с товара всегда приходят на сайт."
        field={register('leadHandling')}
        error={formState.errors.leadHandling?.message}
      >
        {LEAD_HANDLING.map((way) => (
          <option key={way} value={way}>
            {WAYS[way]}
          </option>
        ))}
      </SelectField>
      <MessengerFields form={form} />
      <HoursFields form={form} />
      <div className="form__2">
        {numberField('answerWithinMinutes')}
        {numberField('inquiriesPerHour')}
      </div>
      <LostReasonsField form={form} />
      <PurposesField form={form} />
      {numberField('inquiryRetentionYears')}
    </div>
  )
}
