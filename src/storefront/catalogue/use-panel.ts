import { useEffect, useState } from 'react'

/** From here on the filters are open without asking; matches the width in catalogue.css. */
const WIDE = '(min-width: 64em)'

/** Whether the filters are shown; null on the server and at first, when the width alone decides in CSS. */
export function usePanel(): { open: boolean | null; toggle(): void } {
  const [open, setOpen] = useState<boolean | null>(null)

  useEffect(() => setOpen((known) => known ?? matchMedia(WIDE).matches), [])

  return { open, toggle: () => setOpen((known) => !known) }
}
