import type { UseFormReturn } from 'react-hook-form'
import type { SettingsValues } from './fields/fields.ts'
import { NumberSetting } from './fields/number-setting.tsx'

/** Tab of how long the trash, the journal and backups are kept. */
export function StorageTab({ form }: { form: UseFormReturn<SettingsValues> }) {
  return (
    <div className="form settings__narrow">
      <div className="form__2">
        <NumberSetting form={form} name="trashDays" hint="Потом удалённое исчезает навсегда" />
        <NumberSetting form={form} name="journalRetentionYears" hint="Старые записи уходят целыми месяцами" />
      </div>
      <NumberSetting form={form} name="backupKeepDaily" hint="Копия делается каждую ночь" />
      <div className="form__2">
        <NumberSetting form={form} name="backupKeepWeekly" hint="По одной за каждую из последних недель" />
        <NumberSetting form={form} name="backupKeepMonthly" hint="По одной за каждый из последних месяцев" />
      </div>
    </div>
  )
}
