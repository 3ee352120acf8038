import { useEffect, useState } from 'react'
import type { NotFoundEntry } from '../../../contract/content/not-found.ts'
import type { Redirect } from '../../../contract/content/redirects.ts'
import { RecordForm } from '../../kit/record-form.tsx'
import { isTouch } from '../../kit/write/focus.ts'
import { redirect } from './redirect.ts'

/**
 * Form that leads an address of the list elsewhere: of a new redirect, or of the one from there that leads to no page. Once open it stays
 * until it is closed, also when the address leaves the list meanwhile.
 */
export function NotFoundForm({ id, entries, redirects, onClose }: NotFoundFormProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const entry = entries?.find((one) => one.id === id)
  if (chosen === null && entry && redirects) {
    setChosen({ path: entry.path, former: redirects.find(({ from }) => from === entry.path) })
  }
  const isOpen = chosen !== null
  useEffect(() => {
    if (isOpen) focusTarget()
  }, [isOpen])
  if (chosen === null) return null
  const { path, former } = chosen
  return (
    <RecordForm
      declared={redirect}
      row={former && (redirects?.find((one) => one.id === former.id) ?? former)}
      given={{ from: path }}
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
  /** The redirect from there as it was when the form was opened. */
  former: Redirect | undefined
}

interface NotFoundFormProps {
  /** Id of the entry. */
  id: number
  /** Undefined while loading. */
  entries: readonly NotFoundEntry[] | undefined
  /** All redirects; undefined while loading. */
  redirects: readonly Redirect[] | undefined
  onClose: () => void
}
