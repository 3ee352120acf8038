import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { findWrong, SETTINGS_FIELDS, type SettingsTab, type SettingsValues } from './fields.ts'

/** The open tab. A failed save opens the tab with the first invalid field and focuses that. */
export function useOpenTab(form: UseFormReturn<SettingsValues>) {
  const [current, open] = useState<SettingsTab>('general')
  const { submitCount, errors } = form.formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt to save
  useEffect(() => {
    const wrong = submitCount > 0 ? findWrong(errors) : null
    if (!wrong) return
    open(SETTINGS_FIELDS[wrong].tab)
    const frame = requestAnimationFrame(() => form.setFocus(wrong))
    return () => cancelAnimationFrame(frame)
  }, [submitCount])
  return [current, open] as const
}
