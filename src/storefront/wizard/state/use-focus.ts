import { type RefObject, useEffect, useState } from 'react'

/** Focus target after rendering a step: heading, submit button, or a field by name. */
export type FocusGoal = 'heading' | 'send' | { field: string }

const selectorOf = (goal: FocusGoal) =>
  goal === 'heading' ? '.steps__t' : goal === 'send' ? '[type="submit"]' : `[name="${goal.field}"]`

/** Moves the focus within a form after its content has changed. */
export function useFocus(form: RefObject<HTMLFormElement | null>): (goal: FocusGoal) => void {
  const [wanted, setWanted] = useState<{ goal: FocusGoal } | null>(null)

  useEffect(() => {
    if (wanted === null) return
    const target = form.current?.querySelector<HTMLElement>(selectorOf(wanted.goal))
    target?.focus()
    // On phones focusing alone would leave the new step below the middle of the screen.
    if (wanted.goal === 'heading') form.current?.scrollIntoView({ block: 'start' })
    // The message is centred: on phones a bar covers the end of the screen, and a question's message is below its options.
    if (typeof wanted.goal === 'object')
      form.current?.querySelector('.err')?.scrollIntoView({ block: 'center' })
  }, [wanted, form])

  return (goal) => setWanted({ goal })
}
