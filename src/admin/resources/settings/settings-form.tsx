import { useId } from 'react'
import { useNavigate } from 'react-router'
import type { StaffSettings } from '../../../contract/settings.ts'
import { STAFF_PATH } from '../../../domain/site/staff-paths.ts'
import { Panel } from '../../../ui/panel.tsx'
import { closeUnlessTyped } from '../../kit/form/form-dialog.tsx'
import { SaveBar } from '../../kit/form/save-bar.tsx'
import { type FormTab, TabList } from '../../kit/form/tab-list.tsx'
import { useStaffForm } from '../../kit/form/use-staff-form.ts'
import { History } from '../../kit/history/history.tsx'
import { RecordNotes } from '../../kit/record/record-notes.tsx'
import { usePresence } from '../../kit/record/use-presence.ts'
import type { Seen } from '../../kit/write/in-turn.ts'
import { shownByForm } from '../../kit/write/stale.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'
import { AnalyticsTab } from './analytics-tab.tsx'
import { CompanyTab } from './company-tab.tsx'
import {
  SETTINGS_FIELDS,
  SETTINGS_LABELS,
  type SettingsTab,
  type SettingsValues,
  toSettingsValues,
} from './fields/fields.ts'
import { siteSettingsQuery } from './fields/queries.ts'
import { GeneralTab } from './general-tab.tsx'
import { InquiriesTab } from './inquiries-tab.tsx'
import { SocialTab } from './social-tab.tsx'
import { StorageTab } from './storage-tab.tsx'
import { useShownFault } from './use-open-tab.ts'

/** One form in tabs, validated and saved together. */
export function SettingsForm({ settings, tab: current, onTab: open, onRestored }: SettingsFormProps) {
  const api = useApi()
  const formId = useId()
  const navigate = useNavigate()
  const { run } = useWrite({
    call: ({ values }: { values: SettingsValues; seen: Seen | undefined }, options) =>
      api.adminSettings.update(values, options),
    record: ({ seen }) => seen,
    success: { title: 'Успех', description: 'Настройки успешно сохранены' },
    failure: (reason) => `Не удалось сохранить настройки: ${reason}`,
    refresh: [siteSettingsQuery(api).queryKey],
    onStale: shownByForm,
  })
  const staffForm = useStaffForm<SettingsValues, StaffSettings>({
    schema: async () => (await import('../../../contract/settings.ts')).staffSettingsFormSchema,
    defaultValues: toSettingsValues(settings),
    record: { entity: 'settings', id: 1, row: settings, toValues: (row = settings) => toSettingsValues(row) },
    save: (values, _changed, _base, seen) => run({ values, seen }),
  })
  const others = usePresence(staffForm.record)
  const { register, watch, formState } = staffForm.form
  const { errors, isDirty, isSubmitting } = formState
  useShownFault(staffForm.form, open)
  const props = { register, errors, values: watch() }
  const tabs: readonly FormTab<SettingsTab>[] = [
    { key: 'general', label: 'Основные', panel: <GeneralTab {...props} form={staffForm.form} /> },
    { key: 'company', label: 'Компания', panel: <CompanyTab {...props} /> },
    { key: 'requests', label: 'Заявки', panel: <InquiriesTab form={staffForm.form} /> },
    { key: 'storage', label: 'Хранение', panel: <StorageTab form={staffForm.form} /> },
    { key: 'analytics', label: 'Аналитика', panel: <AnalyticsTab {...props} /> },
    { key: 'social', label: 'Соцсети', panel: <SocialTab form={staffForm.form} /> },
    {
      key: 'history',
      label: 'История',
      panel: current === 'history' && (
        <Panel>
          <History entity="settings" id={1} onRestored={() => closeUnlessTyped(isDirty, onRestored)} />
        </Panel>
      ),
    },
  ]
  // «История» has no fields, but changes in other tabs can be saved from it.
  const isSavable = current !== 'history' || isDirty || isSubmitting
  const hasError = (tab: string) =>
    Object.entries(SETTINGS_FIELDS).some(([name, field]) => field.tab === tab && name in errors)
  return (
    <>
      <RecordNotes of={staffForm} />
      <form className="settings" id={formId} {...staffForm.props}>
        <TabList
          label="Части настроек"
          tabs={tabs.map((tab) => ({ ...tab, hasError: hasError(tab.key) }))}
          current={current}
          onChoose={open}
          isSegmented
        />
      </form>
      {isSavable && (
        <SaveBar
          staffForm={staffForm}
          formId={formId}
          labels={SETTINGS_LABELS}
          save="Сохранить"
          others={others}
          onCancel={() => void navigate(STAFF_PATH)}
        />
      )}
    </>
  )
}

interface SettingsFormProps {
  settings: StaffSettings
  tab: SettingsTab
  onTab: (tab: SettingsTab) => void
  /** Opens the form anew after a version was restored. */
  onRestored: () => void
}
