import type { ReactNode } from 'react'
import type { Inquiry } from '../../contract/inquiries.ts'
import { toCallAddress } from '../../lib/shown-phone.ts'
import { LinkButton } from '../../ui/button.tsx'
import { beginCall } from './calls.ts'

/**
 * A link that calls a client. The call begins at once, with or without a network; beside it the request is taken and its outcome
 * asked for, in its sheet, which `onCall` opens where it is not open. With `look` a button, else a plain link.
 */
export function CallLink({ inquiry, onCall, look, className, children }: CallLinkProps) {
  const link = {
    href: toCallAddress(inquiry),
    onClick: () => {
      beginCall(inquiry.id)
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
  inquiry: Inquiry
  onCall?: () => void
  look?: 'water' | 'line' | 'quiet'
  className?: string
  children?: ReactNode
}
