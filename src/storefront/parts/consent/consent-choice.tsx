import { Panel } from '../../../ui/panel.tsx'
import { useSettings } from '../../use-settings.ts'
import { ConsentButtons } from './consent-buttons.tsx'
import { storeConsent, useConsent } from './consent-state.ts'
import { countersOf } from './counters-of.ts'
import './consent.css'

const STATES = {
  allowed: 'Сейчас: вы разрешили счётчики.',
  refused: 'Сейчас: вы не разрешили счётчики, они выключены.',
  none: 'Сейчас: вы ещё не ответили, счётчики выключены.',
} as const

/** The present choice about counters with buttons to change it. Nothing on a site without counters. */
export function ConsentChoice() {
  const ids = useSettings()
  const answer = useConsent(ids)
  if (countersOf(ids).length === 0) return null
  return (
    <Panel className="consent-choice">
      <p role="status">{STATES[answer ?? 'none']}</p>
      <ConsentButtons
        {...(answer === null ? {} : { given: answer })}
        onChoose={(given) => storeConsent(given, ids)}
      />
    </Panel>
  )
}
