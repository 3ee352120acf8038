import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router'
import {
  findWrong,
  SETTINGS_FIELDS,
  SETTINGS_TABS,
  type SettingsTab,
  type SettingsValues,
} from './fields/fields.ts'

/**
 * The open tab, named in the address (`?tab=requests`), so that a link and a reload lead to it. It belongs to the screen: a form that
 * is opened anew stays at its tab, and a link to the screen opens the tab that it names.
 */
export function useOpenTab() {
  const { key, search } = useLocation()
  const [chosen, setChosen] = useState<{ at: string; tab: SettingsTab } | null>(null)
  const current = chosen?.at === key ? chosen.tab : toTab(search)
  const open = (tab: SettingsTab) => {
    setChosen({ at: key, tab })
    // Past the router: nothing is left, and the history of the browser stays as it is.
    window.history.replaceState(window.history.state, '', `?tab=${tab}`)
  }
  return [current, open] as const
}

const toTab = (search: string): SettingsTab =>
  SETTINGS_TABS.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? 'general'

/** A failed save opens the tab with the first invalid field and focuses that. */
export function useShownFault(form: UseFormReturn<SettingsValues>, open: (tab: SettingsTab) => void) {
  const { submitCount, errors } = form.formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt to save
  useEffect(() => {
    const wrong = submitCount > 0 ? findWrong(errors) : null
    if (!wrong) return
    open(SETTINGS_FIELDS[wrong].tab)
    const frame = requestAnimationFrame(() => form.setFocus(wrong))
    return () => cancelAnimationFrame(frame)
  }, [submitCount])
}
