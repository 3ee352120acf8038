import { useEffect, useState } from 'react'
import type { NotFoundEntry } from '../../../contract/content/not-found.ts'
import type { Redirect } from '../../../contract/content/redirects.ts'
import { RecordForm } from '../../kit/record-form.tsx'
import { isTouch } from '../../kit/write/focus.ts'
import { useRedirect } from './queries.ts'
import { redirect } from './redirect.ts'

/**
 * Form that leads an address of the list elsewhere: of a new redirect, or of the one from there that leads to no page. Once open it stays
 * until it is closed, also when the address leaves the list meanwhile.
 */
export function NotFoundForm({ id, entries, onClose }: NotFoundFormProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const entry = entries?.find((one) => one.id === id)
  const former = useRedirect((chosen ? chosen.former?.id : entry?.redirectId) ?? null)
  if (chosen === null && entry && former !== undefined) setChosen({ path: entry.path, former })
  const isOpen = chosen !== null
  useEffect(() => {
    if (isOpen) focusTarget()
  }, [isOpen])
  if (chosen === null) return null
  return (
    <RecordForm
      declared={redirect}
      row={former ?? chosen.former ?? undefined}
      given={{ from: chosen.path }}
      onClose={onClose}
    />
  )
}

/** After the dialog has focused its first field, which is filled; like it, not on touch screens. */
function focusTarget() {
  if (isTouch()) return
  document.querySelector<HTMLElement>('dialog [name="to"]')?.focus()
}

interface Chosen {
  path: string
  /** The redirect from there as it was when the form was opened; null without. */
  former: Redirect | null
}

interface NotFoundFormProps {
  /** Id of the entry. */
  id: number
  /** Undefined while loading. */
  entries: readonly NotFoundEntry[] | undefined
  onClose: () => void
}
