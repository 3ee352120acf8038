import { useState } from 'react'

/**
 * What stands over a part of the second step: the form that is open, and after it the recovery codes that it has brought. `onSecured`
 * follows these, where there are any.
 */
export function usePartDialogs<Form>(onSecured?: () => void) {
  const [open, setOpen] = useState<Form | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const close = () => setOpen(null)
  return {
    open,
    setOpen,
    close,
    /** Shows these codes in place of the form; without any, it is closed. */
    show(brought: readonly string[]) {
      close()
      setCodes(brought)
    },
    /** Shown while there are any. */
    codes,
    closeCodes() {
      setCodes([])
      onSecured?.()
    },
  }
}
