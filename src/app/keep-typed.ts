/** What a visitor may have typed into, ticked, pressed, opened or focused. */
const findAll = () => [...document.querySelectorAll('a, button, details, input, select, summary, textarea')]

/**
 * To be called before hydration. What it returns is for React's `onRecoverableError`: where a page's translator was faster than hydration,
 * React renders anew, and what was typed, ticked, pressed, opened and focused meanwhile goes over to the new elements.
 */
export function keepTyped(): (error: unknown) => void {
  const before = findAll()
  let focused: EventTarget | null = document.activeElement
  addEventListener('focusin', ({ target }) => {
    focused = target
  })
  return (error) => {
    reportError(error)
    // The early script forgets them when it has pressed them.
    const pressed = before.filter(({ ariaBusy }) => ariaBusy)
    import('./carry-over.ts').then(
      ({ carryOver }) => carryOver(before, findAll(), pressed, focused),
      () => undefined,
    )
  }
}
