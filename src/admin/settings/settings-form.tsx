import { useId } from 'react'
import { useNavigate } from 'react-router'
import type { StaffSettings } from '../../contract/settings.ts'
import { STAFF_PATH } from '../../lib/staff-paths.ts'
import { FormFoot } from '../form/form-foot.tsx'
import { type FormTab, TabList } from '../form/tab-list.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useApi } from '../staff.ts'
import { useWrite } from '../write/use-write.ts'
import { AnalyticsTab } from './analytics-tab.tsx'
import { CompanyTab } from './company-tab.tsx'
import { SETTINGS_FIELDS, SETTINGS_LABELS, type SettingsTab, type SettingsValues } from './fields.ts'
import { GeneralTab } from './general-tab.tsx'
import { siteSettingsQuery } from './queries.ts'
import { RequestsTab } from './requests-tab.tsx'
import { SocialTab } from './social-tab.tsx'
import { useOpenTab } from './use-open-tab.ts'

/** One form in four tabs, validated and saved together. */
export function SettingsForm({ settings }: { settings: StaffSettings }) {
  const api = useApi()
  const formId = useId()
  const navigate = useNavigate()
  const { run } = useWrite({
    call: (values: SettingsValues) => api.adminSettings.update(values),
    success: { title: 'Успех', description: 'Настройки успешно сохранены' },
    failure: (reason) => `Не удалось сохранить настройки: ${reason}`,
    refresh: [siteSettingsQuery(api).queryKey],
  })
  const staffForm = useStaffForm<SettingsValues>({
    schema: async () => (await import('../../contract/settings.ts')).staffSettingsFormSchema,
    defaultValues: settings,
    save: run,
  })
  const { register, watch, formState } = staffForm.form
  const { errors, isDirty, isSubmitting } = formState
  const [current, open] = useOpenTab(staffForm.form)
  const props = { register, errors, values: watch() }
  const tabs: readonly FormTab<SettingsTab>[] = [
    { key: 'general', label: 'Основные', panel: <GeneralTab {...props} /> },
    { key: 'company', label: 'Компания', panel: <CompanyTab {...props} /> },
    { key: 'requests', label: 'Заявки', panel: <RequestsTab form={staffForm.form} /> },
    { key: 'analytics', label: 'Аналитика', panel: <AnalyticsTab {...props} /> },
    { key: 'social', label: 'Соцсети', panel: <SocialTab onOpenCompany={() => open('company')} /> },
  ]
  // «Соцсети» has no fields, but changes in other tabs can be saved from it.
  const isSavable = current !== 'social' || isDirty || isSubmitting
  const hasError = (tab: string) =>
    Object.entries(SETTINGS_FIELDS).some(([name, field]) => field.tab === tab && name in errors)
  return (
    <>
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
        <div className="savebar">
          <FormFoot
            staffForm={staffForm}
            formId={formId}
            labels={SETTINGS_LABELS}
            save="Сохранить"
            onCancel={() => void navigate(STAFF_PATH)}
          />
        </div>
      )}
    </>
  )
}
