import { useEffect, useRef, useState } from 'react'

/** From here on the filters are open without asking; matches the width in catalogue.css. */
const WIDE = '(min-width: 64em)'

/** Where the found products begin: the keyboard goes there when the panel gives way to them. */
export const FOUND_ID = 'found'

/** Whether the filters are shown; null on the server and at first, when the width alone decides in CSS. */
export function usePanel(): PanelState {
  const [open, setOpen] = useState<boolean | null>(null)
  const leaving = useRef(false)

  useEffect(() => setOpen((known) => known ?? matchMedia(WIDE).matches), [])

  useEffect(() => {
    if (open !== false || !leaving.current) return
    leaving.current = false
    document.getElementById(FOUND_ID)?.focus()
  }, [open])

  return {
    open,
    toggle: () => setOpen((known) => !known),
    leave() {
      leaving.current = true
      setOpen(false)
    },
  }
}

export interface PanelState {
  open: boolean | null
  toggle(): void
  /** Shuts the panel and goes on to what was found. */
  leave(): void
}
