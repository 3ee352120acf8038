import { useState } from 'react'
import { RecoveryCodes } from './recovery-codes.tsx'

/**
 * What stands over a part of the second step: the form that is open, and after it the recovery codes that it has brought. `onSecured`
 * follows these, where there are any.
 */
export function usePartDialogs<Form>(onSecured?: () => void) {
  const [open, setOpen] = useState<Form | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const close = () => setOpen(null)
  const closeCodes = () => {
    setCodes([])
    onSecured?.()
  }
  return {
    open,
    setOpen,
    close,
    /** Shows these codes in place of the form; without any, it is closed. */
    show(brought: readonly string[]) {
      close()
      setCodes(brought)
    },
    recoveryCodes: codes.length > 0 && <RecoveryCodes codes={codes} onClose={closeCodes} />,
  }
}
