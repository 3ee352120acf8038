import './inquiries-tab.css'
import type { UseFormReturn } from 'react-hook-form'
import { LEAD_HANDLING, type LeadHandling } from '../../../domain/inquiry/lead-handling.ts'
import { Note } from '../../../ui/note.tsx'
import { SelectField, SwitchField } from '../../kit/form/fields.tsx'
import { SETTINGS_FIELDS, type SettingsValues } from './fields/fields.ts'
import { HoursFields } from './fields/hours-fields.tsx'
import { MessengerFields } from './fields/messenger-fields.tsx'
import { NumberSetting } from './fields/number-setting.tsx'
import { LostReasonsField, PurposesField } from './inquiry-lists.tsx'

const WAYS: Readonly<Record<LeadHandling, string>> = {
  messenger: 'В мессенджер: открывается чат с готовым текстом',
  site: 'На сайт: заявка сохраняется, чат не открывается',
  both: 'На сайт и в мессенджер: сохраняется, потом открывается чат',
}

/** Tab of how inquiries are taken and worked on. */
export function InquiriesTab({ form }: { form: UseFormReturn<SettingsValues> }) {
  const { register, formState } = form
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
      {form.watch('leadHandling') === 'messenger' && (
        <Note tone="warn">
          <p>
            Кто не отправил сообщение в чате, тот потерян: имя, телефон и ответы не сохраняются. «На сайт и в
            мессенджер» открывает тот же чат и ничего не теряет.
          </p>
        </Note>
      )}
      <MessengerFields form={form} />
      <HoursFields form={form} />
      <div className="form__2">
        <NumberSetting
          form={form}
          name="answerWithinMinutes"
          hint="В рабочее время; не взятый дольше запрос краснеет, и о нём сообщают ещё раз"
        />
        <NumberSetting
          form={form}
          name="inquiriesPerHour"
          hint="Следующие отмечаются как спам, но звонят; когда их втрое больше, о них скажет только утренняя сводка"
        />
      </div>
      <SwitchField
        label={SETTINGS_FIELDS.copyToClient.label}
        hint="Кто указал почту, получит письмо с номером заявки, тем, о чём она, и расчётом, если был подбор. Нужна включённая почта в «Каналах»"
        field={register('copyToClient')}
      />
      <LostReasonsField form={form} />
      <PurposesField form={form} />
      <NumberSetting
        form={form}
        name="inquiryRetentionYears"
        hint="После последнего контакта имя, телефон и почта стираются"
      />
    </div>
  )
}
