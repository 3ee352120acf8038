import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { findWrong, SETTINGS_FIELDS, SETTINGS_TABS, type SettingsTab, type SettingsValues } from './fields.ts'

/** The open tab, named in the address (`?tab=requests`), so that a link and a reload lead to it. A failed save opens the tab with the first invalid field and focuses that. */
export function useOpenTab(form: UseFormReturn<SettingsValues>) {
  const [search] = useSearchParams()
  const [current, setCurrent] = useState(
    () => SETTINGS_TABS.find((tab) => tab === search.get('tab')) ?? 'general',
  )
  const open = (tab: SettingsTab) => {
    setCurrent(tab)
    // Past the router: its guard of unsaved changes would ask, and nothing is left.
    window.history.replaceState(window.history.state, '', `?tab=${tab}`)
  }
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
