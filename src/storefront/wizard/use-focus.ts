import { type RefObject, useEffect, useState } from 'react'

/** Where the focus goes once the step is drawn: its heading, the button that sends, or a field by its name. */
export type FocusGoal = 'heading' | 'send' | { field: string }

const selectorOf = (goal: FocusGoal) =>
  goal === 'heading' ? '.steps__t' : goal === 'send' ? '[type="submit"]' : `[name="${goal.field}"]`

/** Moves the focus inside a form after what it shows has changed. */
export function useFocus(form: RefObject<HTMLFormElement | null>): (goal: FocusGoal) => void {
  const [wanted, setWanted] = useState<{ goal: FocusGoal } | null>(null)

  useEffect(() => {
    if (wanted === null) return
    const target = form.current?.querySelector<HTMLElement>(selectorOf(wanted.goal))
    target?.focus()
    // On a phone the browser would stop with the new step below the middle of the screen.
    if (wanted.goal === 'heading') form.current?.scrollIntoView({ block: 'start' })
    // A field with a mistake is seen together with its question and the words below it.
    if (typeof wanted.goal === 'object') target?.scrollIntoView({ block: 'center' })
  }, [wanted, form])

  return (goal) => setWanted({ goal })
}
