import { useEffect, useRef, useState } from 'react'

/** From this width the panel is always open; must equal catalogue.css. */
const WIDE = '(min-width: 64em)'

/** Id of the results' heading, which is focused when the panel is closed. */
export const FOUND_ID = 'found'

/** State of the filter panel; `open` is null on the server and during hydration, when CSS decides by width. */
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
  /** Closes the panel and moves the focus to the results. */
  leave(): void
}
