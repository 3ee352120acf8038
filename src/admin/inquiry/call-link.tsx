import type { ReactNode } from 'react'
import type { Inquiry } from '../../contract/inquiries.ts'
import { LinkButton } from '../../ui/button.tsx'
import { toCall, useBeginCall } from './calls.ts'

/**
 * A link that calls a client. The call begins at once, with or without a network; beside it the request is taken and its outcome
 * asked for, in its sheet, which `onCall` opens where it is not open. With `look` a button, else a plain link; where no call can
 * begin, no button and plain text.
 */
export function CallLink({ inquiry, onCall, look, className, children }: CallLinkProps) {
  const begin = useBeginCall()
  const href = toCall(inquiry)
  if (href === null) return look ? null : <span className={className}>{children}</span>
  const link = {
    href,
    onClick: () => {
      begin(inquiry)
      // After the link has opened: what is shown then may take it away.
      if (onCall) setTimeout(onCall)
    },
  }
  if (!look) {
    return (
      <a className={className} {...link}>
        {children}
      </a>
    )
  }
  return (
    <LinkButton {...(className ? { className } : {})} variant={look} icon="phone" {...link}>
      {children}
    </LinkButton>
  )
}

interface CallLinkProps {
  /** Not called once it is merged into another one. */
  inquiry: Inquiry & { mergedInto?: number | null }
  onCall?: () => void
  look?: 'water' | 'line' | 'quiet'
  className?: string
  children?: ReactNode
}
